"""A finished game of Minuit in numbers: fright by round and by place, and how the dice fell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from manoir.kernel.account import Account, Gain, Happening, events_of
from manoir.kernel.plain import Plain


def gains(told: Iterable[tuple[int, Happening]]) -> Iterator[Gain]:
    """score.haunted, score.bonus, score.step, score.cellar: a figure costs what its place does, from when it is there.

    A room that costs nothing is a line too: somebody was safe there.
    """
    round = 1
    for moment, one in told:
        kind = one["event"]
        if kind == "RoundBegan":
            round = one["round"]
        elif kind == "Hid":
            yield Gain(moment, one["seat"], one["room"], one["fright"], round)
        elif kind == "Captured":
            for seat in one["seats"]:
                yield Gain(moment, seat, "cellar" if one["step"] is None else "stairs", one["fright"], round)
        elif kind == "RoomsFull":
            for seat in one["seats"]:
                yield Gain(moment, seat, "cellar", one["fright"], round)


def luck(told: Sequence[Happening], seat: int) -> dict[str, Plain]:
    """How often a seat rolled, how many were ghosts, and what the numbers came to together."""
    numbers = [one["number"] for one in events_of(told, "Rolled", seat)]
    ghosts = len(events_of(told, "RolledGhost", seat))
    return {"rolls": len(numbers) + ghosts, "ghosts": ghosts, "spaces": sum(numbers)}


ACCOUNT = Account(gains, luck, fewest=True)
