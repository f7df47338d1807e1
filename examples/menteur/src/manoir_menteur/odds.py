"""How likely a bid is, from one's own dice and the number of those under other cups."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from manoir_menteur.bids import counting, face_of, quantity_of
from manoir_menteur.options import NO_JOKER, Options

Hand = tuple[int, ...]


def held(table: Options, hand: Hand, bid: int) -> int:
    """How many of one's own dice count for a bid."""
    return counting(table, hand, face_of(table, bid))


def missing(table: Options, hand: Hand, bid: int) -> int:
    """How many more of them a bid needs under other cups; none, or fewer, if one's own are enough."""
    return quantity_of(table, bid) - held(table, hand, bid)


def holds(table: Options, hand: Hand, hidden: int, bid: int) -> float:
    """The chance that a bid is true, with so many dice under other cups."""
    return at_least(missing(table, hand, bid), hidden, _sides(table, bid), table.faces)


def is_exact(table: Options, hand: Hand, hidden: int, bid: int) -> float:
    """The chance that a bid is right to the die."""
    return exactly(missing(table, hand, bid), hidden, _sides(table, bid), table.faces)


def _sides(table: Options, bid: int) -> int:
    """How many faces of a die count for a bid."""
    return 1 if table.wild in (NO_JOKER, face_of(table, bid)) else 2


@lru_cache(maxsize=4096)
def at_least(need: int, dice: int, sides: int, faces: int) -> float:
    """The chance that so many dice of a number of them show one of some faces."""
    return 1.0 if need <= 0 else sum(exactly(count, dice, sides, faces) for count in range(need, dice + 1))


@lru_cache(maxsize=4096)
def exactly(need: int, dice: int, sides: int, faces: int) -> float:
    """The chance that just so many do."""
    if not 0 <= need <= dice:
        return 0.0
    chance = sides / faces
    return float(comb(dice, need) * chance**need * (1 - chance) ** (dice - need))
