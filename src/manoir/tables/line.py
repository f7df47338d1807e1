"""The line of play: the entries of a game's log as they stand, and how answers, undos and take-backs change them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace

from manoir.kernel.log import Entry, Header, Log, log_of
from manoir.tables.journal import Answered, JournalEntry, Started, TookBack, Undid


class Line:
    """The entries of a log, each with the ask that it answered. Needs no rules."""

    __slots__ = ("answers", "asks", "entries")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.asks: list[str] = []
        self.answers: dict[tuple[int, str], str] = {}  # every ask ever answered, by seat and name, with the move

    def start(self, picks: tuple[int, ...], position: str | None, digest: str) -> None:
        """Entry 0: the set-up."""
        self.entries.append(Entry(0, None, None, picks, position, digest))
        self.asks.append("")

    def add(self, seat: int, ask: str, move: str, picks: tuple[int, ...], digest: str | None) -> None:
        """An answer."""
        self.entries.append(Entry(len(self.entries), seat, move, picks, None, digest))
        self.asks.append(ask)
        self.answers[seat, ask] = move

    def cut(self, kept: int) -> None:
        """Undo: only the first entries stay."""
        del self.entries[kept:], self.asks[kept:]

    def drop(self, seat: int, ask: str) -> None:
        """Take back: one entry goes, and those after it move up; a digest no longer fits the position after them."""
        at = next(n for n in range(len(self.asks) - 1, 0, -1) if self.asks[n] == ask and self.entries[n].seat == seat)
        later = [replace(entry, number=entry.number - 1, digest=None) for entry in self.entries[at + 1 :]]
        self.entries[at:] = later
        del self.asks[at]

    def follow(self, journal: Iterable[JournalEntry]) -> None:
        """The line that a journal leads to."""
        for entry in journal:
            if isinstance(entry, Started):
                self.start(entry.picks, entry.position, entry.digest)
            elif isinstance(entry, Answered):
                self.add(entry.seat, entry.ask, entry.move, entry.picks, entry.digest)
            elif isinstance(entry, Undid):
                self.cut(entry.kept)
            elif isinstance(entry, TookBack):
                self.drop(entry.seat, entry.ask)


def header_of_start(first: Started) -> Header:
    """The header of the log that a journal begins."""
    lines = (first.header, {"n": 0, "picks": list(first.picks)})
    return log_of("".join(json.dumps(line) + "\n" for line in lines), "journal").header


def log_of_journal(journal: Sequence[JournalEntry]) -> Log:
    """The log that a journal leads to."""
    first = journal[0]
    if not isinstance(first, Started):
        raise AssertionError("a journal begins with a start")
    line = Line()
    line.follow(journal)
    return Log(header_of_start(first), line.entries)
