"""What people make of a castle beside the game: solving, building, puzzles. None of it is a rule."""
