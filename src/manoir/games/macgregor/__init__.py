"""Le Trésor du Fantôme des Mac Gregor (Dominique Ehrhard, Ravensburger 2005): a pursuit for 2 to 6 players."""
