# The card in the hall.

chasseurs-card-line = One card for you, the rest next door. Mind the goblins.
chasseurs-card-short = Treasure Hunter
