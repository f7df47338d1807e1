# The card in the hall.

booo-card-line = See the way before the others do, then shout.
booo-card-short = Booo!
