# The card in the hall.

menteur-card-short = Liar’s Dice
menteur-card-line = Say how many there are. Somebody may believe you.
