"""Bids as numbers: the higher bid is the greater number, and a number higher is the next bid up."""

from __future__ import annotations

from manoir_menteur.options import Options


def bid_of(table: Options, quantity: int, face: int) -> int:
    """The bid that at least so many dice show a face (bid.higher: by quantity, then by face)."""
    return (quantity - 1) * table.faces + table.order.index(face)


def quantity_of(table: Options, bid: int) -> int:
    """How many dice a bid speaks of."""
    return bid // table.faces + 1


def face_of(table: Options, bid: int) -> int:
    """The face that a bid speaks of."""
    return table.order[bid % table.faces]


def counting(table: Options, hand: list[int] | tuple[int, ...], face: int) -> int:
    """How many dice of a hand count for a face: its own, and jokers (joker.counts)."""
    count = 0
    for die in hand:
        if die in (face, table.wild):  # NO_JOKER is a face that no die shows
            count += 1
    return count
