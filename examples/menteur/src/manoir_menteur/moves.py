"""The moves of Le Menteur as numbers."""

from __future__ import annotations

LIAR = 0
EXACT = 1
BIDS = 2  # + the bid


def bidding(bid: int) -> int:
    """Make a bid."""
    return BIDS + bid


def is_bid(move: int) -> bool:
    """Whether a move is a bid."""
    return move >= BIDS


def bid_in(move: int) -> int:
    """The bid that a move makes."""
    return move - BIDS
