"""The moves of Le Menteur as numbers."""

from __future__ import annotations

from typing import Final

LIAR: Final = 0
EXACT: Final = 1
BIDS: Final = 2  # + the bid


def bidding(bid: int) -> int:
    """Make a bid."""
    return BIDS + bid


def is_bid(move: int) -> bool:
    """Whether a move is a bid."""
    return move >= BIDS


def bid_in(move: int) -> int:
    """The bid that a move makes."""
    return move - BIDS
