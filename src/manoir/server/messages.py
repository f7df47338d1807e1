"""Every message of the socket: what a device says, and what it is told. `docs/reference/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from manoir.kernel.plain import Plain
from manoir.tables.seen import EventSeen, Scene, TableSeen

PROTOCOL = 1
"""Raised when a message changes so that an older client would misread it."""

Short = Annotated[str, msgspec.Meta(max_length=200)]
RequestId = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
EventNumber = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """What a device says."""


class Hello(_Said, frozen=True, tag="hello", kw_only=True):
    """The first message: which table, by which secret link, and the number of the last event I have."""

    table: Short
    secret: Short | None = None  # none: a spectator
    have: EventNumber | None = None


class Answer(_Said, frozen=True, tag="answer", kw_only=True):
    """My answer to an ask, as text in notation or as named data. May be sent again: it is taken once."""

    ask: Short
    move: Short | dict[Short, Plain]
    id: RequestId | None = None


class TakeBack(_Said, frozen=True, tag="take-back", kw_only=True):
    """Take back my sealed answer to an ask (the scene's `back`)."""

    ask: Short
    id: RequestId | None = None


class Propose(_Said, frozen=True, tag="propose", kw_only=True):
    """Wish for something that needs everybody's consent; an undo goes back before my last answer, or to a moment."""

    what: Literal["undo", "pause", "resume"]
    moment: EventNumber | None = None
    id: RequestId | None = None


class Agree(_Said, frozen=True, tag="agree", kw_only=True):
    """Consent to a proposal, or not."""

    proposal: EventNumber
    yes: bool
    id: RequestId | None = None


class Emote(_Said, frozen=True, tag="emote", kw_only=True):
    """Make a face at everybody."""

    emote: Short
    id: RequestId | None = None


class Hint(_Said, frozen=True, tag="hint", kw_only=True):
    """Ask what a bot would do; everybody is told that I asked."""

    id: RequestId | None = None


class Prefer(_Said, frozen=True, tag="prefer", kw_only=True):
    """A personal setting that follows my seat: whether the page asks before it sends a move."""

    confirm: bool
    id: RequestId | None = None


class Ping(_Said, frozen=True, tag="ping", kw_only=True):
    """Are you there? Also says which events I have."""

    have: EventNumber | None = None
    id: RequestId | None = None


class Echo(_Said, frozen=True, tag="echo", kw_only=True):
    """The answer to a probe, at once: how long my line takes."""

    probe: EventNumber
    id: RequestId | None = None


Said = Hello | Answer | TakeBack | Propose | Agree | Emote | Hint | Prefer | Ping | Echo


class _Told(msgspec.Struct, frozen=True, tag_field="type"):
    """What a device is told."""


class Welcome(_Told, frozen=True, tag="welcome"):
    """The answer to a hello, and what everybody is told at the start and when the host changes."""

    protocol: int
    table: TableSeen
    chair: int | None  # my seat; null: a spectator
    host: bool
    confirm: bool
    fresh: bool  # true: forget what you had; false: the events go on from the number you named
    events: list[EventSeen]
    scene: Scene | None  # null in the antechamber, or until a delayed spectator may see something


class Happened(_Told, frozen=True, tag="moment"):
    """Something happened: the events (none: only clocks changed), then the scene they end in."""

    events: list[EventSeen]
    scene: Scene


class Around(_Told, frozen=True, tag="table"):
    """Seats, settings, presence or a proposal changed."""

    table: TableSeen
    chair: int | None  # my seat may have moved up


class Answered(_Told, frozen=True, tag="answered"):
    """What became of my answer. `taken`: it is stored. The others change nothing."""

    ask: str
    verdict: Literal["taken", "too late", "not asked", "refused"]
    reason: str | None  # a clause such as `minuit:move.own`, or `house:...`
    words: dict[str, str] | None  # the reason, by language
    detail: str | None
    wait: int | None  # milliseconds until the ask takes answers
    again: bool  # the same answer had been taken before
    id: int | None


class Done(_Told, frozen=True, tag="done"):
    """What I asked for was done, or now waits for the others' consent."""

    id: int | None


class HintTold(_Told, frozen=True, tag="hinted"):
    """What a bot would answer, in notation."""

    move: str
    id: int | None


class Denied(_Told, frozen=True, tag="denied"):
    """What I asked for, or sent, cannot be done."""

    reason: str
    words: dict[str, str]
    detail: str | None
    id: int | None


class Emoted(_Told, frozen=True, tag="emoted"):
    """A seat made a face."""

    seat: int
    emote: str


class Pong(_Told, frozen=True, tag="pong"):
    """I am here."""

    now: int  # the server's clock in milliseconds
    id: int | None


class Probe(_Told, frozen=True, tag="probe"):
    """Send this number back at once as an `echo`; only where the table makes up for delays."""

    probe: int


class Bye(_Told, frozen=True, tag="bye"):
    """The last message: why the socket closes. After `trouble` or `shutting down`, come back."""

    reason: str
    words: dict[str, str]


Told = Welcome | Happened | Around | Answered | Done | HintTold | Denied | Emoted | Pong | Probe | Bye
