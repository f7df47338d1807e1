"""The model of a game that `manoir new-game` copies: whole, small and playable as it stands."""
