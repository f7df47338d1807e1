"""What is worth measuring over many games of a kind: one file a game."""
