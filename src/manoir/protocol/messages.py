"""Every message of the socket: what a device says, and what it is told. `docs/reference/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from manoir.kernel.plain import Plain
from manoir.tables.messages import PROTOCOL, Message, TableTold

__all__ = ["PROTOCOL"]  # the number of all of them together

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
    protocol: EventNumber = 1  # that I speak


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


class Return(_Said, frozen=True, tag="return", kw_only=True):
    """Take back my seat, where a bot plays for me."""

    id: RequestId | None = None


class Emote(_Said, frozen=True, tag="emote", kw_only=True):
    """Make a face at everybody."""

    emote: Short
    id: RequestId | None = None


class Throws(_Said, frozen=True, tag="throws", kw_only=True):
    """Whether dice of mine wait on this device until I throw them; not kept: said after every welcome."""

    by_hand: bool
    id: RequestId | None = None


class Hold(_Said, frozen=True, tag="hold", kw_only=True):
    """The die that an event told is in my hand."""

    event: EventNumber
    id: RequestId | None = None


class Throw(_Said, frozen=True, tag="throw", kw_only=True):
    """The die that an event told has left my hand."""

    event: EventNumber
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


Said = (
    Hello | Answer | TakeBack | Propose | Agree | Return | Emote | Throws | Hold | Throw | Hint | Prefer | Ping | Echo
)


class Answered(Message, frozen=True, tag="answered"):
    """What became of my answer. `taken`: it is stored. The others change nothing."""

    ask: str
    verdict: Literal["taken", "too late", "not asked", "refused"]
    reason: str | None  # a clause such as `minuit:move.own`, or `house:...`
    words: dict[str, str] | None  # the reason, by language
    detail: str | None
    wait: int | None  # milliseconds until the ask takes answers
    again: bool  # the same answer had been taken before
    id: int | None


class Done(Message, frozen=True, tag="done"):
    """What I asked for was done, or now waits for the others' consent."""

    id: int | None


class HintTold(Message, frozen=True, tag="hinted"):
    """A move in notation, how it compares with the next best, and what speaks for it by what my seat knows."""

    move: str
    other: str | None  # the next best
    verdict: Literal["only", "even", "better"]
    gain: int  # how much better, about: points, or chances in a hundred
    unit: Literal["points", "chances"]
    trials: int  # that this rests on
    reasons: list[dict[str, Plain]]  # facts by name, the strongest first; words are in `<game>-help.ftl`
    then: dict[str, Plain] | None  # what I answered next most often in the trials of the move: so a fact, too
    apart: dict[str, Plain] | None  # in what those trials came off better, most surely
    id: int | None


class DeniedWish(Message, frozen=True, tag="denied"):
    """What I asked for, or sent, cannot be done."""

    reason: str
    words: dict[str, str]
    detail: str | None
    id: int | None


class Pong(Message, frozen=True, tag="pong"):
    """I am here."""

    now: int  # the server's clock in milliseconds
    id: int | None


class Probe(Message, frozen=True, tag="probe"):
    """Send this number back at once as an `echo`; only where the table makes up for delays."""

    probe: int


class Bye(Message, frozen=True, tag="bye"):
    """The last message: why the socket closes. After `trouble` or `shutting down`, come back."""

    reason: str
    words: dict[str, str]


Told = TableTold | Answered | Done | HintTold | DeniedWish | Pong | Probe | Bye
