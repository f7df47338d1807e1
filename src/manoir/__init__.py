"""Manoir: a house with four haunted games in it, to play and to study."""

__version__ = "0.1.0"
