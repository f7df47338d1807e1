"""What HTTP requests and responses carry. Seats count from 1; secrets are told once, to the one who holds them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from manoir.kernel.choice import ChoiceKind
from manoir.kernel.plain import Plain
from manoir.kernel.puzzles import How
from manoir.protocol.review_types import EstimateSeen
from manoir.tables.archive.origin import GoneSeen
from manoir.tables.document import Settings
from manoir.tables.people.transfers import Stage as TransferStage
from manoir.tables.scenes.scene import MomentSeen, MoveSeen, TableSeen

Name = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=12)]
BODY_BYTES = 65_536
"""No request is longer."""

Options = Annotated[dict[Name, Plain], msgspec.Meta(max_length=40)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request: a key that nothing reads is most often a known one, misspelt."""


class OpenSeat(_Body, frozen=True, tag="open", tag_field="kind"):
    """Anybody who has the table's link may sit here."""


class MySeat(_Body, frozen=True, tag="me", tag_field="kind"):
    """I sit here; several times for one device that passes from hand to hand."""

    name: Name


class BotSeat(_Body, frozen=True, tag="bot", tag_field="kind"):
    """A bot sits here."""

    bot: Name
    name: Name = ""


class NamedSeat(_Body, frozen=True, tag="name", tag_field="kind"):
    """Whoever sits here has another name."""

    name: Name


class CreateTable(_Body, frozen=True):
    """A new table: game, seats, and what is chosen already."""

    game: Name
    seats: Annotated[list[OpenSeat | MySeat | BotSeat], msgspec.Meta(min_length=1, max_length=12)]
    edition: Name | None = None
    options: Options = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    start: bool = False  # at once, if no seat is open


class ChangeOptions(_Body, frozen=True):
    """Another edition, other options, before the start: what is not named stays, null is what is usual."""

    edition: Name | None = None
    options: Options = {}


class Share(_Body, frozen=True):
    """My share of the dice, with the commitment that I have seen: given once, before the start."""

    commitment: Name
    share: Name  # 16 to 64 letters, digits, hyphens or underscores, drawn at random


class SitDown(_Body, frozen=True):
    """Take an open seat: this one, or the first."""

    name: Name
    seat: SeatNumber | None = None
    share: Share | None = None


class Invite(_Body, frozen=True):
    """A secret link for one seat."""

    name: Name = ""


class HandOver(_Body, frozen=True):
    """The seat whose person becomes the host."""

    seat: SeatNumber


class Pause(_Body, frozen=True):
    """Stop the game, or let it go on."""

    paused: bool


class Fork(_Body, frozen=True):
    """From which moment to play on."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class GamesAsked(_Body, frozen=True):
    """The games that a device remembers, by the ids of their tables."""

    tables: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=100)]


class GameDeleted(msgspec.Struct, frozen=True):
    """What became of my wish to delete a game for everybody."""

    deleted: bool
    waiting: list[int]  # the seats whose people have not wished it yet


class OfferTransfer(_Body, frozen=True):
    """This device wishes to give its seats and its list of games to another."""

    key: Name  # its public key: 64 hexadecimal digits


class ClaimTransfer(_Body, frozen=True):
    """This device asks for what another holds."""

    code: Name  # as the other one shows it
    key: Name
    device: Name  # what the other one is told about it


class GiveTransfer(_Body, frozen=True):
    """What was sealed for the other device; the house cannot read it."""

    sealed: Annotated[str, msgspec.Meta(min_length=1, max_length=400_000, pattern="^[A-Za-z0-9+/=]+$")]


class TransferOffered(msgspec.Struct, frozen=True):
    """A code for the other device to type, and a ticket to go on with."""

    code: str
    ticket: str
    until: int  # the house's clock in milliseconds


class TransferClaimed(msgspec.Struct, frozen=True):
    """A ticket to fetch it with, and the public key of the device that gives."""

    ticket: str
    key: str
    until: int


class TransferSeen(msgspec.Struct, frozen=True):
    """How far a transfer has come, for either of its devices."""

    stage: TransferStage
    device: str  # that asks
    key: str
    until: int


class TransferTaken(msgspec.Struct, frozen=True):
    """What was sealed for me; told once."""

    sealed: str


class Held(msgspec.Struct, frozen=True):
    """A seat and the secret that holds it."""

    seat: int
    secret: str


class Created(msgspec.Struct, frozen=True):
    """A new table, the secret of its host, and the seats that are mine."""

    table: TableSeen
    host: str
    held: list[Held]


class TableName(msgspec.Struct, frozen=True):
    """Where to go."""

    table: str


class Listed(msgspec.Struct, frozen=True):
    """A table that its host chose to show."""

    table: str
    game: str
    stage: str
    seats: int
    open: int
    names: list[str]


class Moments(msgspec.Struct, frozen=True):
    """A part of a game looked at again."""

    game: str
    seats: list[str]
    total: int  # moments of the whole game
    over: bool
    winners: list[int]  # of a finished game, as far as it is known
    board: dict[str, Plain]  # what a view is wherever it does not say otherwise
    moments: list[MomentSeen]
    gone: GoneSeen | None = None  # the package of the game, where it is no longer installed here


class EditionSeen(msgspec.Struct, frozen=True):
    """A box of a game."""

    id: str
    name: str
    low: int  # players
    high: int


class OptionSeen(msgspec.Struct, frozen=True):
    """Something that a table may decide before it starts."""

    name: str
    clause: str  # the rule behind it
    kind: ChoiceKind
    values: list[Plain]  # on offer
    usual: dict[str, Plain]  # what holds when nobody decides, by number of seats; null: chance, or the box
    span: list[int] | None  # the least and the most whole number that may be typed instead


class GameSeen(msgspec.Struct, frozen=True):
    """A game of the house, as it stands in the hall."""

    game: str
    package: str  # that brought it
    title: dict[str, str]
    short: dict[str, str]  # the title where there is little room
    line: dict[str, str]
    pitch: dict[str, str]  # what its card says
    minutes: int
    solo: bool  # there is something for one person alone
    race: bool  # the first answer counts
    open: bool  # nothing is hidden
    picture: str | None  # the address of its picture; null: the page has one, or draws the name
    board: str | None  # the address of its board, a module; null: the page has one, or lists what is seen
    authors: str
    publisher: str
    rules: int
    aim: Literal["most", "fewest"]
    editions: list[EditionSeen]
    options: list[OptionSeen]
    bots: list[str]


class NoteSeen(msgspec.Struct, frozen=True):
    """What people ask about a rule, and the answer."""

    question: dict[str, str]
    answer: dict[str, str]


class ClauseSeen(msgspec.Struct, frozen=True):
    """A rule in the words that a player reads."""

    name: str
    words: dict[str, str]
    ruling: bool
    notes: list[NoteSeen]


class ChapterSeen(msgspec.Struct, frozen=True):
    """A part of a rulebook."""

    id: str
    title: dict[str, str]
    clauses: list[ClauseSeen]


class RulebookSeen(msgspec.Struct, frozen=True):
    """A rulebook in reading order: the aim, for whom it is, then the chapters."""

    game: str
    title: dict[str, str]
    aim: dict[str, str]
    low: int  # players, with the usual edition
    high: int
    age: int | None  # the youngest; null: not printed
    chapters: list[ChapterSeen]


class PuzzleAnswers(_Body, frozen=True):
    """Everything that was answered to a puzzle so far, from the start: the house remembers none of it."""

    answers: Annotated[list[Name], msgspec.Meta(max_length=1000)]


class RefusalSeen(msgspec.Struct, frozen=True):
    """Why the last answer to a puzzle could not be taken."""

    reason: str  # a clause
    words: dict[str, str]


class QuestionSeen(msgspec.Struct, frozen=True):
    """A moment of a game that is over: whose question it was, who sat there, and what that seat was told before it."""

    seat: int
    kind: str  # the game's word for what is asked
    names: list[str]
    told: list[dict[str, Plain]]


class WeighedSeen(msgspec.Struct, frozen=True):
    """One answer as two long searches weighed it."""

    text: str
    data: dict[str, Plain]
    share: float  # of the victory, from 0 to 1
    cost: EstimateSeen  # beside the best


class JudgedSeen(msgspec.Struct, frozen=True):
    """What is said of an answer to a moment: told to whoever has answered, and to nobody before."""

    how: How
    given: MoveSeen
    answers: list[WeighedSeen]  # all that were weighed, the best first
    reasons: list[dict[str, Plain]]  # what speaks for the best; facts whose words are `<game>-why-...`
    missed: int  # how often lower levels answered otherwise,
    tries: int  # of so many tries; 0: none was asked


class LadderSeen(msgspec.Struct, frozen=True):
    """Puzzles of one rating, rung by rung: `<rating>-1` is the first."""

    rating: str
    rungs: int | None  # null: without end


class PracticeSeen(msgspec.Struct, frozen=True):
    """A moment of a game that was looked over, to be tried again."""

    entry: int
    seat: int


class PracticesSeen(msgspec.Struct, frozen=True):
    """What of a game may be tried again, and how far its review has come; `total` 0: nobody asked for one."""

    game: str
    done: int
    total: int
    moments: list[PracticeSeen] | None  # once the review is made


class PuzzleSeen(msgspec.Struct, frozen=True):
    """A puzzle for one, as far as it has come."""

    name: str
    rating: str
    points: int
    view: Plain
    moves: list[MoveSeen]
    events: list[dict[str, Plain]]  # what the last answer led to
    over: bool
    refused: RefusalSeen | None
    solution: list[dict[str, Plain]]  # a shortest way as events, once it is over
    asked: QuestionSeen | None  # where it is a moment of a game
    judged: JudgedSeen | None  # of such a moment, once it was answered


class PuzzleHint(msgspec.Struct, frozen=True):
    """What leads on in a puzzle for one, and why."""

    move: str
    reasons: list[dict[str, Plain]]  # facts by name; their words are `<game>-why-...`


class Health(msgspec.Struct, frozen=True):
    """Whether the house stands."""

    ok: bool
    tables: int
    sockets: int
    database: bool
    trouble: str | None = None  # why nothing can be written to it


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not granted."""

    reason: str  # a clause, or `house:...`
    words: dict[str, str]
    detail: str | None = None
