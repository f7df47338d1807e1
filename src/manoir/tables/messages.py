"""What a table tells those who listen to it, as it goes over the wire. `docs/reference/protocol.md` explains them."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from manoir.kernel.plain import Plain
from manoir.tables.scenes.scene import EventSeen, SceneSeen, TableSeen, What

PROTOCOL = 2
"""Raised when a message changes so that an older client would misread it."""


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """What a device is told."""


class Welcome(Message, frozen=True, tag="welcome", kw_only=True):
    """The answer to a hello, and what everybody is told at the start and when the host changes."""

    protocol: int = PROTOCOL
    table: TableSeen
    chair: int | None  # my seat; null: a spectator
    host: bool
    confirm: bool
    fresh: bool  # true: forget what you had; false: the events go on from the number you named
    board: dict[str, Plain]  # what a view is wherever it does not say otherwise; empty in the antechamber
    events: list[EventSeen]
    scene: SceneSeen | None  # null in the antechamber, or until a delayed spectator may see something


class Happened(Message, frozen=True, tag="moment"):
    """Something happened: the events (none: only clocks changed), then the scene they end in."""

    events: list[EventSeen]
    scene: SceneSeen


class Around(Message, frozen=True, tag="table"):
    """Seats, settings, presence or a proposal changed."""

    table: TableSeen
    chair: int | None  # my seat may have moved up


class Emoted(Message, frozen=True, tag="emoted"):
    """A seat made a face."""

    seat: int
    emote: str


class InHand(Message, frozen=True, tag="in-hand"):
    """The die of an event is in a seat's hand: do not show it before `thrown`, or ten seconds."""

    seat: int
    event: int


class Thrown(Message, frozen=True, tag="thrown"):
    """The die of an event has left a seat's hand."""

    seat: int
    event: int


class Declined(Message, frozen=True, tag="declined"):
    """A proposal is over: a seat said no (null: nobody answered in time)."""

    what: What
    by: int | None  # whose wish it was; null: a host who sits nowhere
    seat: int | None


class Dismissed(msgspec.Struct, frozen=True):
    """Not a message: why the table will send no more, for whoever says goodbye."""

    reason: Literal["taken over", "closed", "removed", "trouble", "shutting down", "not watched", "deleted"]


TableTold = Welcome | Happened | Around | Emoted | InHand | Thrown | Declined


class Listener(Protocol):
    """Somebody's device. Sending never waits: a device that is too slow is let go."""

    def send(self, message: TableTold | Dismissed) -> None:
        """Pass a message on."""
        ...
