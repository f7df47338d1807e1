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
    credit: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0  # milliseconds by which a slow line is made up for in a race


class Place(msgspec.Struct):
    """A seat at a table."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None
    hash: str | None = None  # of the secret that holds it
    away: bool = False  # a person whom the stand-in plays for until they return
    confirm: bool = False  # a personal setting: ask before a move is sent
    share: str | None = None  # what its person gave towards the dice


class Kept(msgspec.Struct):
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
    rematch: str | None = None  # the table where the same people play again


_decoder = msgspec.json.Decoder(Kept)


def write_kept(kept: Kept) -> str:
    """The document as it is stored."""
    return msgspec.json.encode(kept).decode()


def read_kept(text: str) -> Kept:
    """The document as it was stored."""
    return _decoder.decode(text)
