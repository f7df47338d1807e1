"""A table's journal: what is stored, in the order in which it happened. The game's log follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from manoir.kernel.plain import Plain
from manoir.store.rows import EntryRow


class StartEntry(msgspec.Struct, frozen=True, tag="started", tag_field="kind", omit_defaults=True):
    """Entry 0: the header of the log, and the set-up or the position from which it starts."""

    header: dict[str, Plain]
    picks: tuple[int, ...]
    digest: str
    position: str | None = None


class AnswerEntry(msgspec.Struct, frozen=True, tag="answered", tag_field="kind", omit_defaults=True):
    """An answer that was taken."""

    seat: int  # from 0
    ask: str  # as the wire names it
    move: str  # in notation
    picks: tuple[int, ...] = ()
    digest: str | None = None
    lapse: str | None = None  # why it was played for the seat: clock or bot


class UndoEntry(msgspec.Struct, frozen=True, tag="undid", tag_field="kind"):
    """The game went back, as agreed: that many entries of its log are left."""

    kept: int


class TakeBackEntry(msgspec.Struct, frozen=True, tag="took-back", tag_field="kind"):
    """A sealed answer was taken back by its seat."""

    seat: int
    ask: str


class HintEntry(msgspec.Struct, frozen=True, tag="hinted", tag_field="kind"):
    """A seat asked what a bot would do."""

    seat: int


Change = Literal["missed", "replaced", "bot", "away", "back", "left", "given", "sat", "host"]


class SeatEntry(msgspec.Struct, frozen=True, tag="seat", tag_field="kind", omit_defaults=True):
    """A seat was given to somebody or something else, its person is not here, or became the host."""

    seat: int
    change: Change
    who: str  # whose it was, by name
    to: str = ""  # whose it will be
    minutes: int = 0  # for how long it is kept for its person


JournalEntry = StartEntry | AnswerEntry | UndoEntry | TakeBackEntry | HintEntry | SeatEntry

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(JournalEntry)


def write_entry(entry: JournalEntry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


class Damaged(Exception):
    """A journal that does not lead to a game; says at which entry, and keeps what can be read before it."""

    def __init__(self, why: str, readable: list[JournalEntry]) -> None:
        super().__init__(why)
        self.readable = readable


def read_journal(rows: Sequence[EntryRow]) -> list[JournalEntry]:
    """All entries of a table, or Damaged where one is missing or cannot be read."""
    journal: list[JournalEntry] = []
    for due, row in enumerate(rows):
        if row.number != due:
            raise Damaged(f"entry {due} of the journal is missing", journal)
        try:
            journal.append(read_entry(row.body))
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError) as wrong:
            raise Damaged(f"entry {due} of the journal cannot be read: {wrong}", journal) from None
    if not journal or not isinstance(journal[0], StartEntry):
        raise Damaged("the journal does not begin with a start", [])
    return journal


def read_entry(text: str) -> JournalEntry:
    """An entry as it was stored."""
    entry: JournalEntry = _decoder.decode(text)
    return entry
