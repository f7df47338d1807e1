# The card in the hall.

macgregor-card-line = You need keys. The ghost just walks through walls.
macgregor-card-short = Mac Gregor
