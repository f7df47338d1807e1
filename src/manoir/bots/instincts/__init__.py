"""One file of instincts a game."""
