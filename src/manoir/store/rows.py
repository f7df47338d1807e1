"""What goes into the store and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

OPEN = ("antechamber", "playing")  # stages of a table that people may come to


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what is known of it besides its journal."""

    id: str
    game: str
    stage: str
    listed: bool
    doc: str
    key: bytes
    created: float
    touched: float
    owner: str | None = None  # the worker that runs it
    fence: int = 0  # how often a worker has taken it: whoever knows an older number may not save


class EntryRow(NamedTuple):
    """One entry of a table's journal: the very row that goes into the database."""

    table_id: str
    number: int
    body: str


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A table's position after a journal entry, so that a long game need not be replayed from its start."""

    table_id: str
    number: int
    body: str


@dataclass(frozen=True, slots=True)
class FinishedRow:
    """A finished game, kept after its table is gone."""

    id: str
    game: str
    ended: float
    log: str
    told: str
    looked: float | None = None  # a game that was brought: when somebody last looked at it
    played: str | None = None  # who played, how it ended and who wishes it gone, as tables/played.py writes it


@dataclass(frozen=True, slots=True)
class FinishedHead:
    """A finished game without its log: what a list of games needs of it."""

    id: str
    game: str
    ended: float
    played: str | None


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """The review of a finished game, made or on its way; it goes with its game."""

    id: str
    done: int
    total: int
    at: float  # when it last came further
    body: str = ""  # empty as long as it is being made
