"""What a chair has before it: the parts from which every message of the wire is made. Seats count from 1 here."""

from __future__ import annotations

from typing import Literal

import msgspec

from manoir.kernel.plain import Plain
from manoir.tables.kept import SeatKind, Settings, Stage


class AskSeen(msgspec.Struct, frozen=True):
    """An open question; everything in it is public."""

    id: str  # cite it in an answer; it never comes again
    seat: int
    kind: str  # the game's word for what is asked
    opens: int  # milliseconds until answers are taken; 0: now
    due: int | None  # milliseconds left on the clock; null: no clock


class MoveSeen(msgspec.Struct, frozen=True):
    """Something that I may answer: its text in notation, and the same as named data."""

    text: str
    data: dict[str, Plain]


class EventSeen(msgspec.Struct, frozen=True):
    """One numbered event as my chair may read it; `{"event": "?"}` where all of it is withheld."""

    number: int
    moment: int  # the entry of the log that told it
    event: dict[str, Plain]


class End(msgspec.Struct, frozen=True):
    """How a game ended, with everything revealed."""

    winners: list[int]
    scores: list[int]
    truth: Plain  # the whole last position


class Scene(msgspec.Struct, frozen=True):
    """All that a chair has before it at one moment: a board is a function of this and of the events that led here."""

    chair: int | None  # my seat; null: a spectator
    moment: int  # entries of the log so far, the set-up being 0
    number: int  # of the last event: say it when you come back
    view: Plain
    asks: list[AskSeen]
    moves: list[MoveSeen]  # mine; empty unless I am asked
    back: str | None = None  # the ask whose sealed answer I may still take back
    now: int = 0  # the server's clock in milliseconds, to reckon `reveal`, `opens` and `due` from
    reveal: int | None = None  # milliseconds from `now` until this may be shown: a race starts for everybody at once
    end: End | None = None


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    here: bool  # a person whose device is connected
    away: bool  # a person for whom the stand-in plays
    host: bool
    shared: bool  # a person who gave a share of the dice


class ProposalSeen(msgspec.Struct, frozen=True):
    """A wish that waits for the others' agreement."""

    id: int
    what: Literal["undo", "pause", "resume"]
    by: int
    moment: int | None  # where an undo would go back to
    agreed: list[int]
    waiting: list[int]


class FairSeen(msgspec.Struct, frozen=True):
    """What the dice of a table follow from, as far as it may be known before the end."""

    commitment: str  # SHA-256 of the secret, which the log of the finished game reveals
    shares: list[str] | None  # of every seat, in order; null before the start


class TableSeen(msgspec.Struct, frozen=True):
    """A table as everybody sees it: the antechamber is a function of this."""

    id: str
    game: str
    edition: str
    options: dict[str, Plain]
    settings: Settings
    stage: Stage
    paused: bool
    seats: list[SeatSeen]
    watching: int
    hosted: bool  # the host sits at none of the seats
    proposal: ProposalSeen | None
    rematch: str | None
    fork: bool  # it starts from a position, not from a set-up
    fair: FairSeen | None  # null: a game that began before dice were sealed
    stuck: bool  # begun under rules that this house no longer has: any seat may close it, and then download its log


class MomentSeen(msgspec.Struct, frozen=True):
    """One moment of a game looked at again, as a chair saw it."""

    moment: int
    seat: int | None  # who answered; null: the set-up
    move: str | None  # the answer, where this chair may know it
    events: list[dict[str, Plain]]
    view: Plain
