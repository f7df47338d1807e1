"""The log that a journal leads to. Needs no rules."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from manoir.kernel.history import History
from manoir.kernel.log import Entry, Header, Log, log_of
from manoir.tables.game.journal import AnswerEntry, JournalEntry, StartEntry, TakeBackEntry, UndoEntry


def follow(history: History, journal: Iterable[JournalEntry]) -> None:
    """Let a history go where a journal leads."""
    for entry in journal:
        number = len(history.entries)
        if isinstance(entry, StartEntry):
            history.add(Entry(number, None, None, entry.picks, entry.position, entry.digest), "")
        elif isinstance(entry, AnswerEntry):
            history.add(Entry(number, entry.seat, entry.move, entry.picks, None, entry.digest), entry.ask)
        elif isinstance(entry, UndoEntry):
            history.cut(entry.kept)
        elif isinstance(entry, TakeBackEntry):
            history.drop(entry.seat, entry.ask)


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
    follow(History(log.entries), journal)
    return log
