"""What people at a table of Le Menteur notice, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.kernel.event import Seat, Secret


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began, with so many dice in play."""

    round: int
    first: Seat
    dice: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """A player rolled under a cup, where only they may look."""

    seat: Seat
    dice: Secret | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """A player said that at least so many dice show a face."""

    seat: Seat
    quantity: int
    face: int


@dataclass(frozen=True, slots=True)
class CalledLiar:
    """A player did not believe the bid of another."""

    seat: Seat
    other: Seat
    quantity: int
    face: int


@dataclass(frozen=True, slots=True)
class CalledExact:
    """A player said that the bid of another was right to the die."""

    seat: Seat
    other: Seat
    quantity: int
    face: int


@dataclass(frozen=True, slots=True)
class Showed:
    """A player lifted the cup."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """The dice that count for the bid were counted."""

    count: int
    quantity: int
    face: int


@dataclass(frozen=True, slots=True)
class Lost:
    """A player lost a die, and has so many left."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game was over; `totals` are the dice that each has left."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
