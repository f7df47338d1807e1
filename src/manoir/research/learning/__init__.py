"""How nets teach themselves a game: self-play on batches, one net for all numbers of seats. Needs PyTorch and NumPy."""
