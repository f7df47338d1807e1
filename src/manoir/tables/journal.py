"""A table's journal: what is stored, in the order in which it happened. The game's log follows from it."""

from __future__ import annotations

from typing import Any

import msgspec

from manoir.kernel.plain import Plain


class Started(msgspec.Struct, frozen=True, tag="started", tag_field="kind", omit_defaults=True):
    """Entry 0: the header of the log, and the set-up or the position from which it starts."""

    header: dict[str, Plain]
    picks: tuple[int, ...]
    digest: str
    position: str | None = None


class Answered(msgspec.Struct, frozen=True, tag="answered", tag_field="kind", omit_defaults=True):
    """An answer that was taken."""

    seat: int  # from 0
    ask: str  # as the wire names it
    move: str  # in notation
    picks: tuple[int, ...] = ()
    digest: str | None = None
    lapse: str | None = None  # why it was played for the seat: its clock, its bot, the leaver


class Undid(msgspec.Struct, frozen=True, tag="undid", tag_field="kind"):
    """The game went back, as agreed: that many entries of its log are left."""

    kept: int


class TookBack(msgspec.Struct, frozen=True, tag="took-back", tag_field="kind"):
    """A sealed answer was taken back by its seat."""

    seat: int
    ask: str


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="kind"):
    """A seat asked what a bot would do."""

    seat: int


JournalEntry = Started | Answered | Undid | TookBack | Hinted

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(JournalEntry)


def write_entry(entry: JournalEntry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> JournalEntry:
    """An entry as it was stored."""
    entry: JournalEntry = _decoder.decode(text)
    return entry
