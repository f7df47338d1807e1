"""How a finished game is told in numbers: where points came from, what chance did, and the moment at which it turned.

All of it is read from what was told, so that it needs no rules and is the same on every device.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from manoir.kernel.plain import Named, Plain

Happening = Named
"""A told event in full, as the wire has it: its name under `event`, seats from 1."""

Turn = Literal["ahead", "leap", "end"]
"""The winner came from behind; led all along and made the largest step; or was behind until the last answer."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that a seat came by or lost at one moment; a source is a word of the game."""

    moment: int
    seat: int  # from 1
    source: str
    points: int
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Turning:
    """The moment at which a game turned, and the winner whose step it was."""

    moment: int
    seat: int
    how: Turn
    lead: int  # points ahead of the best of the others from that moment on


@dataclass(frozen=True, slots=True)
class Account:
    """What a game says of a finished game of its own."""

    gains: Callable[[Iterable[tuple[int, Happening]]], Iterator[Gain]]  # of all that was told, each with its moment
    luck: Callable[[Sequence[Happening], int], dict[str, Plain]]  # what chance did to a seat, in named numbers
    fewest: bool = False  # the fewest points win


def events_of(happenings: Sequence[Happening], name: str, seat: int) -> list[Happening]:
    """The events of one name that speak of one seat."""
    return [one for one in happenings if one["event"] == name and one.get("seat") == seat]


def turning_of(gains: Sequence[Gain], winners: Sequence[int], seats: int, last: int, *, fewest: bool) -> Turning | None:
    """The moment from which the winners were never behind again; where they never were, their largest step ahead.

    Of several winners the one who is best off at a moment counts. None where all win, or nobody ever led.
    """
    others = [seat for seat in range(1, seats + 1) if seat not in winners]
    if not winners or not others:
        return None
    sign = -1 if fewest else 1
    points = [0] * (seats + 1)
    leads: list[tuple[int, int, int]] = []  # moment, who is the best of the winners, points ahead
    for place, gain in enumerate(gains):
        points[gain.seat] += sign * gain.points
        if place + 1 < len(gains) and gains[place + 1].moment == gain.moment:
            continue
        best = max(winners, key=lambda seat: points[seat])
        leads.append((gain.moment, best, points[best] - max(points[seat] for seat in others)))
    behind = [place for place, (_, _, lead) in enumerate(leads) if lead < 0]
    if behind:
        place = behind[-1] + 1
        if place == len(leads):
            return Turning(last, leads[-1][1], "end", leads[-1][2])
        moment, seat, lead = leads[place]
        return Turning(moment, seat, "ahead", lead)
    steps = [now[2] - before[2] for before, now in zip([(0, 0, 0), *leads], leads, strict=False)]
    if not steps or max(steps) <= 0:
        return None
    moment, seat, lead = leads[steps.index(max(steps))]
    return Turning(moment, seat, "leap", lead)
