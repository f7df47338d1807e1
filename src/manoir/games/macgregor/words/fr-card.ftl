# La carte du hall.

macgregor-card-line = Il vous faut des clefs. Le fantôme, lui, passe par les murs.
macgregor-card-short = Mac Gregor
