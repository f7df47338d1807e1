"""The line of play: the entries of a game's log as they stand, and how answers, undos and take-backs change them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace

from manoir.kernel.log import Entry, Header, Log, log_of
from manoir.tables.game.journal import AnswerEntry, JournalEntry, StartEntry, TakeBackEntry, UndoEntry


class History:
    """The entries of a log, each with the ask that it answered. Needs no rules."""

    __slots__ = ("answers", "asks", "entries")

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.asks: list[str] = []
        self.answers: dict[tuple[int, str], str] = {}  # every ask ever answered, by seat and name, with the move

    def name(self, ask: str) -> None:
        """Say which ask the last entry answered; the set-up answered none."""
        entry = self.entries[-1]
        self.asks.append(ask)
        if entry.seat is not None and entry.move is not None:
            self.answers[entry.seat, ask] = entry.move

    def cut(self, kept: int) -> None:
        """Undo: only the first entries stay."""
        del self.entries[kept:], self.asks[kept:]

    def drop(self, seat: int, ask: str) -> None:
        """Take back: one entry goes, and those after it move up; a digest no longer fits the position after them."""
        at = self.place_of(seat, ask)
        later = [replace(entry, number=entry.number - 1, digest=None) for entry in self.entries[at + 1 :]]
        self.entries[at:] = later
        del self.asks[at]

    def place_of(self, seat: int, ask: str) -> int:
        """The number of the entry that answered an ask of a seat."""
        return next(n for n in range(len(self.asks) - 1, 0, -1) if self.asks[n] == ask and self.entries[n].seat == seat)

    def follow(self, journal: Iterable[JournalEntry]) -> None:
        """The line that a journal leads to."""
        for entry in journal:
            number = len(self.entries)
            if isinstance(entry, StartEntry):
                self.entries.append(Entry(number, None, None, entry.picks, entry.position, entry.digest))
                self.name("")
            elif isinstance(entry, AnswerEntry):
                self.entries.append(Entry(number, entry.seat, entry.move, entry.picks, None, entry.digest))
                self.name(entry.ask)
            elif isinstance(entry, UndoEntry):
                self.cut(entry.kept)
            elif isinstance(entry, TakeBackEntry):
                self.drop(entry.seat, entry.ask)


def header_of_start(first: StartEntry) -> Header:
    """The header of the log that a journal begins."""
    lines = (first.header, {"n": 0, "picks": list(first.picks)})
    return log_of("".join(json.dumps(line) + "\n" for line in lines), "journal").header


def log_of_journal(journal: Sequence[JournalEntry]) -> Log:
    """The log that a journal leads to."""
    first = journal[0]
    if not isinstance(first, StartEntry):
        raise AssertionError("a journal begins with a start")
    log = Log(header_of_start(first))
    History(log.entries).follow(journal)
    return log
