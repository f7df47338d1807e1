"""Le Fantôme de Minuit (Wolfgang Kramer, Ravensburger 1989): a dice chase round a gallery, 2 to 8 players."""
