# La carte du hall.

minuit-card-line = Cachez-vous avant que Hugo n’arrive en haut de l’escalier.
minuit-card-short = Minuit
