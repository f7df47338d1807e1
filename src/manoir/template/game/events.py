"""What people at a table of Lueur notice, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.kernel.event import Seat, Secret


@dataclass(frozen=True, slots=True)
class Hid:
    """A player closed a hand; how many candles are in it only they know."""

    seat: Seat
    candles: Secret | int


@dataclass(frozen=True, slots=True)
class Showed:
    """A hand was opened."""

    seat: Seat
    candles: int


@dataclass(frozen=True, slots=True)
class Blew:
    """The wind blew, and everybody scored so much, by seat."""

    strength: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The last round was over; the most points win."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
