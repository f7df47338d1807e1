# The card in the hall.

minuit-card-line = Hide before Hugo reaches the top of the stairs.
minuit-card-short = Midnight Ghost
