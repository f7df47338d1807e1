"""What the house itself tells a table, numbered like the events of the game and named `house:...` on the wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from manoir.kernel.event import Seat, plain_event
from manoir.kernel.plain import Plain


class Notice:
    """An event of the house, not of a game."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Lapsed(Notice):
    """A seat did not answer in time, or its bot failed: what silence means was played for it."""

    seat: Seat
    because: str  # clock or bot


@dataclass(frozen=True, slots=True)
class Undone(Notice):
    """The game went back to that moment, as agreed."""

    moment: int


@dataclass(frozen=True, slots=True)
class TakenBack(Notice):
    """A seat took its sealed answer back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HintGiven(Notice):
    """A seat asked for a hint."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatChanged(Notice):
    """A seat was given to somebody or something else, its person is not here, or became the host."""

    seat: Seat
    change: str
    who: str  # whose it was, by name: the seat itself may have another name by now
    to: str  # whose it will be
    minutes: int  # for how long it is kept for its person


def plain_told(event: Any) -> dict[str, Plain]:
    """An event of the game or of the house as named data; the house's are marked."""
    data = plain_event(event)
    if isinstance(event, Notice):
        data["event"] = f"house:{data['event']}"
    return data
