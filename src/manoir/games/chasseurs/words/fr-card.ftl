# La carte du hall.

chasseurs-card-line = Une carte pour vous, le reste au voisin. Gare aux gobelins.
chasseurs-card-short = Chasseurs
