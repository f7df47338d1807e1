"""The moves of The Vigil as numbers."""

from __future__ import annotations

LIGHT = 0
WAIT = 1
COINS = 2
CARD = 3
CARDS = 10  # + the card to seal


def seal(card: int) -> int:
    """Lay a card of the hand down."""
    return CARDS + card


def is_seal(move: int) -> bool:
    """Whether a move lays a card down."""
    return move >= CARDS


def card_of(move: int) -> int:
    """The card that a sealing speaks of."""
    return move - CARDS
