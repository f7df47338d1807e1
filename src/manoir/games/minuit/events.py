"""What people at a table of Minuit notice, in the past tense. Spaces count from 1, as on the board."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.kernel.event import Seat


@dataclass(frozen=True, slots=True)
class Began:
    """The game began; this seat is the bravest."""

    first: Seat


@dataclass(frozen=True, slots=True)
class Chose:
    """A player took a colour."""

    seat: Seat
    colour: str


@dataclass(frozen=True, slots=True)
class Placed:
    """A player put a figure on the gallery."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """A player rolled a number."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class RolledGhost:
    """A player rolled a ghost."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Lost:
    """The number was lost: the player has no figure on the gallery."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A figure walked along the gallery; forced when its player had no other move and was not asked."""

    seat: Seat
    start: int
    space: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Stayed:
    """A player left their last figure where it stands."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class Hid:
    """A figure slipped into a room, which will cost it that many fright points, or take them off."""

    seat: Seat
    start: int
    room: str
    fright: int


@dataclass(frozen=True, slots=True)
class HugoClimbed:
    """Hugo moved and is still on the stairs, on the step of that worth."""

    step: int


@dataclass(frozen=True, slots=True)
class HugoWalked:
    """Hugo moved and stands on the gallery; start is None when he came off the stairs."""

    start: int | None
    space: int


@dataclass(frozen=True, slots=True)
class Captured:
    """Hugo caught everybody on one space; they went on one step, or into the cellar (None), at that cost each."""

    space: int
    seats: tuple[Seat, ...]
    step: int | None
    fright: int


@dataclass(frozen=True, slots=True)
class RoomsFull:
    """Every open room was taken: those left on the gallery went into the cellar, at that cost each."""

    seats: tuple[Seat, ...]
    fright: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round was counted: its points and the running totals, by seat."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CameOut:
    """A figure came out of its room, onto the space before the door."""

    seat: Seat
    room: str
    space: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """A captured figure came back on the gallery; step is None for one from the cellar."""

    seat: Seat
    step: int | None
    space: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Hugo stands before the cellar again and this seat rolls first."""

    round: int
    first: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """The last round was counted; the fewest fright points win."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
