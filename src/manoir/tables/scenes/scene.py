"""What a chair has before it: the parts from which every message of the wire is made. Seats count from 1 here."""

from __future__ import annotations

from typing import Literal

import msgspec

from manoir.kernel.account import Turn
from manoir.kernel.plain import Plain
from manoir.tables.archive.origin import GoneSeen
from manoir.tables.document import SeatKind, Settings, Stage

StuckKind = Literal["rules-gone", "damaged"]
"""Begun under rules that this house no longer has; or its journal was damaged on the disk."""

What = Literal["undo", "pause", "resume", "seat"]
"""What may be wished for."""


class AskSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open question; everything in it is public."""

    id: str  # cite it in an answer; it never comes again
    seat: int
    kind: str  # the game's word for what is asked
    opens: int = 0  # milliseconds until answers are taken; 0: now
    due: int | None = None  # milliseconds left on the clock; null: no clock


class MoveSeen(msgspec.Struct, frozen=True):
    """Something that I may answer: its text in notation, and the same as named data."""

    text: str
    data: dict[str, Plain]


class EventSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """One numbered event as my chair may read it; `{"event": "?"}` where all of it is withheld."""

    number: int
    moment: int  # the entry of the log that told it
    event: dict[str, Plain]
    once: tuple[str, ...] = ()  # fields that people must remember alone: to be shown now, and not written down


class End(msgspec.Struct, frozen=True):
    """How a game ended, with everything revealed."""

    winners: list[int]
    scores: list[int]
    truth: Plain  # the whole last position


class SceneSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a chair has before it at one moment: a board is a function of this and of the events that led here."""

    moment: int  # entries of the log so far, the set-up being 0
    number: int  # of the last event: say it when you come back
    now: int  # the server's clock in milliseconds, to reckon `reveal`, `opens` and `due` from
    view: Plain  # what of it is not as the welcome's `board` says
    asks: list[AskSeen]
    moves: list[MoveSeen] = []  # mine; empty unless I am asked
    theirs: list[MoveSeen] = []  # to a spectator: of whoever is asked alone, where everybody knows them
    back: str | None = None  # the ask whose sealed answer I may still take back
    reveal: int | None = None  # milliseconds from `now` until this may be shown: a race starts for everybody at once
    end: End | None = None


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    here: bool  # its person's device is connected
    away: bool  # a person for whom the stand-in plays
    host: bool
    shared: bool  # a person who gave a share of the dice
    until: int | None  # the server's clock until which it is kept for its person, while a bot plays; null: it is not
    left: bool  # its person got up: a bot plays, and until the seat is given away they may take it back
    bot_at: int | None  # the server's clock when a bot begins to play for a person who is not here; null: none will
    throws: bool = False  # its device throws dice by hand: the others wait for it, ten seconds at most
    die: int | None = None  # the event whose die is in that hand now


class ProposalSeen(msgspec.Struct, frozen=True):
    """A wish that waits for the others' agreement."""

    id: int
    what: What
    by: int | None  # null: a host who sits nowhere
    moment: int | None  # where an undo would go back to
    agreed: list[int]
    waiting: list[int]
    seat: int | None  # that would be given to somebody
    name: str  # whom it would be given to


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
    code: str | None  # four letters to type in place of the table's link, while it is open
    stage: Stage
    paused: bool
    seats: list[SeatSeen]
    watching: int
    hosted: bool  # the host sits at none of the seats
    proposal: ProposalSeen | None
    one_screen: bool  # one device holds several of the seats
    rematch: str | None
    fork: bool  # it starts from a position, not from a set-up
    fair: FairSeen | None  # null: a game that began before dice were sealed
    hints: bool  # whether a seat may ask for one
    stuck: StuckKind | None  # why it cannot go on, if so: any seat may close it, and then download its log
    gone: GoneSeen | None = None  # the package without which it cannot go on


class MomentSeen(msgspec.Struct, frozen=True):
    """One moment of a game looked at again, as a chair saw it."""

    moment: int
    seat: int | None  # who answered; null: the set-up
    move: str | None  # the answer, where this chair may know it
    events: list[dict[str, Plain]]
    view: Plain
    said: list[dict[str, str]] = []  # its events in sentences, by language, where the game is no longer installed


class GainSeen(msgspec.Struct, frozen=True):
    """Points that a seat came by or lost, in the order in which it happened."""

    seat: int
    source: str  # a word of the game
    points: int
    round: int | None  # where the game counts by rounds


class TurningSeen(msgspec.Struct, frozen=True):
    """The moment at which a game turned."""

    moment: int
    seat: int  # the winner whose step it was
    how: Turn
    lead: int  # points ahead of the best of the others from then on; below zero: it was not won on points


class EndingSeen(msgspec.Struct, frozen=True):
    """A finished game in numbers: the same on every device."""

    game: str
    seats: list[str]
    when: int  # milliseconds of the server's clock
    winners: list[int]
    gains: list[GainSeen] = []
    luck: list[dict[str, Plain]] = []  # of each seat, in the game's own named numbers
    turning: TurningSeen | None = None
