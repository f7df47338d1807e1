"""What a table sends to those who listen to it; the server turns each into a message of the wire."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from manoir.tables.seen import EventSeen, Scene, TableSeen


class Moment(msgspec.Struct, frozen=True):
    """Something happened: the events, then the scene they end in."""

    events: list[EventSeen]
    scene: Scene


class Around(msgspec.Struct, frozen=True):
    """The table around the game changed: seats, settings, presence, proposals."""

    table: TableSeen
    chair: int | None


class Greeting(msgspec.Struct, frozen=True):
    """The first frame after a hello, and after a start: everything that is needed to go on."""

    table: TableSeen
    chair: int | None
    host: bool
    confirm: bool
    fresh: bool  # the events do not go on from the number that was named: forget what was shown
    events: list[EventSeen]
    scene: Scene | None  # null in the antechamber


class Emoted(msgspec.Struct, frozen=True):
    """A seat made a face."""

    seat: int
    emote: str


class Dismissed(msgspec.Struct, frozen=True):
    """The last frame: why the table will send no more."""

    reason: Literal["taken over", "closed", "removed", "trouble", "shutting down", "not watched"]


Frame = Moment | Around | Greeting | Emoted | Dismissed


class Listener(Protocol):
    """Somebody's device. Sending never waits: a device that is too slow is let go."""

    def send(self, frame: Frame) -> None:
        """Pass a frame on."""
        ...
