"""What people at a table of Booo! notice, in the past tense. Rooms, walls and colours are named as in notation."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.kernel.event import Seat


@dataclass(frozen=True, slots=True)
class Began:
    """The castle was laid; this seat is first player and the route was named."""

    first: Seat
    route: int
    tiles: tuple[int, ...]
    room: str  # the ghost's


@dataclass(frozen=True, slots=True)
class VisitorPlaced:
    """The first player turned a visitor, and it went to the room that its coat of arms and portrait name."""

    first: Seat
    visitor: int
    room: str
    coat: str
    portrait: str
    left: int  # visitors still in the pile


@dataclass(frozen=True, slots=True)
class Called:
    """A player called "Booo", and the colour in which their path starts."""

    seat: Seat
    colour: str


@dataclass(frozen=True, slots=True)
class Crossed:
    """The ghost was taken through a wall, out of a room or a corridor (None) into another."""

    seat: Seat
    wall: str
    colour: str
    start: str | None
    room: str | None
    near: str  # the room that the wall is nearest to
    side: str  # above, below, left or right of it, as people see the castle


@dataclass(frozen=True, slots=True)
class Dropped:
    """The ghost was taken down a trapdoor."""

    seat: Seat
    start: str
    room: str


@dataclass(frozen=True, slots=True)
class Turned:
    """The ghost changed colour in a room with a transition."""

    seat: Seat
    room: str
    colour: str


@dataclass(frozen=True, slots=True)
class Failed:
    """A claim ended without a path; the ghost is back in its room and everybody searches again."""

    seat: Seat
    reason: str  # wrong-wall, own-wall or stopped
    clause: str
    colour: str  # the wrong one, or the one that the path was in
    path: str  # the one that the path was in
    room: str


@dataclass(frozen=True, slots=True)
class Took:
    """A path was right: the player took the visitor and a wall token, from the supply (None) or from its owner."""

    seat: Seat
    visitor: int
    room: str
    colour: str
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class HandRaised:
    """A player put a hand up: they see no way."""

    seat: Seat
    hands: int
    needed: int


@dataclass(frozen=True, slots=True)
class HandLowered:
    """A player took a hand down."""

    seat: Seat
    hands: int
    needed: int


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The search ended without a path: the visitor left the game and the ghost took its place."""

    visitor: int
    room: str
    reason: str  # hands, or bound: the table's limit on answers


@dataclass(frozen=True, slots=True)
class Ended:
    """The game ended."""

    reason: str  # walls, visitors or pile
    totals: tuple[int, ...]  # walls and visitors added up, by seat
    winners: tuple[Seat, ...]
