"""How each game is drawn in a terminal: one file a game, from its view as plain data."""
