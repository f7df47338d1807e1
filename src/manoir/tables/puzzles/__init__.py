"""What one person is asked alone: puzzles of a game, and questions of games that are over."""
