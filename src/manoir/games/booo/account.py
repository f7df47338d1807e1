"""A finished game of Booo! in numbers: visitors and walls, and how sharp each eye was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from manoir.kernel.account import Account, Gain, Happening, events_of
from manoir.kernel.plain import Plain


def gains(told: Iterable[tuple[int, Happening]]) -> Iterator[Gain]:
    """win.visitor, win.wall: a visitor and a wall for a path, the wall from the supply or from whoever had it."""
    for moment, one in told:
        if one["event"] == "Took":
            yield Gain(moment, one["seat"], "visitors", 1)
            if one["owner"] is None:
                yield Gain(moment, one["seat"], "walls", 1)
            elif one["owner"] != one["seat"]:
                yield Gain(moment, one["seat"], "taken", 1)
                yield Gain(moment, one["owner"], "lost", -1)


def luck(told: Sequence[Happening], seat: int) -> dict[str, Plain]:
    """How often a seat called, was right, and took the ghost through a wall: not luck, but all there is to tell."""
    names = {"calls": "Called", "right": "Took", "walls": "Crossed"}
    return {name: len(events_of(told, event, seat)) for name, event in names.items()}


ACCOUNT = Account(gains, luck)
