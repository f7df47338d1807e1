"""What a table sends to those who listen to it; the server turns each into a message of the wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from manoir.tables.seen import EventSeen, Scene, TableSeen


@dataclass(frozen=True, slots=True)
class Moment:
    """Something happened: the events, then the scene they end in."""

    events: list[EventSeen]
    scene: Scene


@dataclass(frozen=True, slots=True)
class Around:
    """The table around the game changed: seats, settings, presence, proposals."""

    table: TableSeen
    chair: int | None


@dataclass(frozen=True, slots=True)
class Greeting:
    """The first frame after a hello, and after a start: everything that is needed to go on."""

    table: TableSeen
    chair: int | None
    host: bool
    confirm: bool
    fresh: bool  # the events do not go on from the number that was named: forget what was shown
    events: list[EventSeen]
    scene: Scene | None  # null in the antechamber


@dataclass(frozen=True, slots=True)
class Emoted:
    """A seat made a face."""

    seat: int
    emote: str


@dataclass(frozen=True, slots=True)
class Dismissed:
    """The last frame: why the table will send no more."""

    reason: Literal["taken over", "closed", "removed", "trouble", "shutting down", "not watched"]


Frame = Moment | Around | Greeting | Emoted | Dismissed


class Listener(Protocol):
    """Somebody's device. Sending never waits: a device that is too slow is let go."""

    def send(self, frame: Frame) -> None:
        """Pass a frame on."""
        ...
