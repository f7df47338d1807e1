"""What is kept of a table besides its journal: its settings, its seats, its powers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from manoir.kernel.plain import Plain

SeatKind = Literal["open", "person", "bot"]
Stage = Literal["antechamber", "playing", "over", "closed"]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=86_400)]
ClockKind = Literal["none", "relaxed", "lively"] | Seconds
CLOCKS = {"relaxed": 120, "lively": 20}  # seconds for each ask


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """What a host chooses; game, edition and options only before the start."""

    clock: ClockKind = "none"  # or a number of seconds for each ask
    listed: bool = False
    spectators: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0  # seconds by which spectators see it later
    grace: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 60  # seconds until a bot plays for one who left
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0  # milliseconds that a bot takes at the least
    stand_in: str = "greedy"  # the bot that plays for one who left
    bot_time: Annotated[int, msgspec.Meta(ge=50, le=500)] = 100  # percent of their usual time that bots take in a race
    claim_time: Annotated[int, msgspec.Meta(ge=5, le=600)] = 30  # seconds to show, in one go, what was called in a race
    keep: Annotated[int, msgspec.Meta(ge=60, le=86_400)] = 600  # seconds that a seat waits for whom a bot plays for
    credit: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0  # milliseconds by which a slow line is made up for in a race


class Place(msgspec.Struct):
    """A seat at a table."""

    kind: SeatKind = "open"  # who plays there now
    name: str = ""
    bot: str | None = None  # plays there, or played there last: stands in for the person
    hash: str | None = None  # of the secret that holds it; its person may come back by it while a bot plays
    away: bool = False  # a person whom the stand-in plays for until they return
    missed: bool = False  # a person who is not here, as everybody was told; nobody plays for them yet
    confirm: bool = False  # a personal setting: ask before a move is sent
    share: str | None = None  # what its person gave towards the dice
    since: float | None = None  # when a bot began to play in the place of its person
    left: bool = False  # its person got up of their own accord
    bot_name: str = ""  # what its bot is called, where that is not the name of the seat
    guest: str | None = None  # the hash of a link that was given out; whoever follows it sits here
    guest_name: str = ""

    @property
    def free(self) -> bool:
        """Whether anybody may sit down there."""
        return self.kind == "open" and self.hash is None and self.guest is None

    @property
    def called(self) -> str:
        """The name that everybody reads: a person's as long as they may expect the seat to be theirs."""
        if self.kind == "open" and self.guest is not None:
            return self.guest_name
        nobodys = self.kind == "bot" and (self.hash is None or self.left)
        return self.bot_name if nobodys and self.bot_name else self.name

    def anew(self) -> Place:
        """The same person or bot, at another table."""
        if self.hash is not None and not self.left:
            return Place("person", self.name, self.bot, self.hash, bot_name=self.bot_name)
        return Place(self.kind, self.called, self.bot)


class TableDocument(msgspec.Struct):
    """The document of a table."""

    game: str
    host: str  # the hash of the secret that has the host's powers
    places: list[Place]
    edition: str | None = None  # a shipped edition; None is the usual one
    options: dict[str, Plain] = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    stage: Stage = "antechamber"
    paused: bool = False
    position: str | None = None  # where a fork starts
    brought: dict[str, Plain] | None = None  # the whole edition, where it is not one of the house
    one_screen: bool = False  # one device holds several seats, and is passed from hand to hand
    rematch: str | None = None  # the table where the same people play again
    unwanted: list[int] = []  # the seats that wish an unfinished game deleted
    source: tuple[str, int] | None = None  # the finished game and the moment from which a fork starts
    package: str = ""  # that has the game, should it be uninstalled
    title: dict[str, str] = {}  # what the game is called, by language, likewise


_decoder = msgspec.json.Decoder(TableDocument)


def write_document(document: TableDocument) -> str:
    """The document as it is stored."""
    return msgspec.json.encode(document).decode()


def read_document(text: str) -> TableDocument:
    """The document as it was stored."""
    return _decoder.decode(text)
