"""What a chair is shown of a game and of its table."""
