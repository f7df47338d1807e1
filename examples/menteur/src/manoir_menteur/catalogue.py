"""Every move that a table of Le Menteur can offer."""

from __future__ import annotations

from manoir_menteur.moves import EXACT, LIAR, bidding
from manoir_menteur.options import Options

VERSION = 1


def catalogue(table: Options) -> list[int]:
    """Liar, exact where it is played, and every bid from the lowest to the highest."""
    calls = [LIAR, EXACT] if table.exact else [LIAR]
    return calls + [bidding(bid) for bid in range(most_bids(table))]


def most_bids(table: Options) -> int:
    """How many bids there are while nobody has lost a die (bid.most)."""
    return table.seats * table.dice * table.faces
