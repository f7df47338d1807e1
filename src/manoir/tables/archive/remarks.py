"""What the house told beside a game, by the moment at which it stands: a journal has it, a log has not."""

from __future__ import annotations

from collections.abc import Sequence

from manoir.kernel.event import Seat
from manoir.kernel.history import History
from manoir.kernel.notices import HintGiven, Lapsed, Notice, SeatChanged, TakenBack, Undone
from manoir.store.rows import EntryRow
from manoir.tables.game.journal import (
    AnswerEntry,
    Damaged,
    HintEntry,
    JournalEntry,
    SeatEntry,
    TakeBackEntry,
    UndoEntry,
    read_journal,
)
from manoir.tables.game.journal_log import follow

Remarks = dict[int, list[Notice]]


def remarks_in(rows: Sequence[EntryRow]) -> Remarks:
    """What was told beside the game of a stored journal; nothing where it is gone, or cannot be read."""
    if not rows:
        return {}
    try:
        return remarks_of(read_journal(rows))
    except Damaged:
        return {}


def remarks_of(journal: Sequence[JournalEntry]) -> Remarks:
    """What was told beside a game, with the line of play as it stands now.

    What an undo takes out of the game takes its hints and lapses with it. What happened to a seat is not undone.
    """
    found: list[tuple[int, Notice]] = []
    line = History([])
    for entry in journal:
        at = line.place_of(entry.seat, entry.ask) if isinstance(entry, TakeBackEntry) else None
        follow(line, [entry])
        now = len(line.entries) - 1
        if isinstance(entry, UndoEntry):
            stays = [(moment, told) for moment, told in found if moment <= now or isinstance(told, SeatChanged)]
            found = [(min(moment, now), told) for moment, told in stays]
            found.append((now, Undone(now)))
        elif isinstance(entry, TakeBackEntry) and at is not None:
            found = [(moment - (moment >= at), told) for moment, told in found]
            found.append((now, TakenBack(Seat(entry.seat))))
        elif isinstance(entry, AnswerEntry) and entry.lapse is not None:
            found.append((now, Lapsed(Seat(entry.seat), entry.lapse)))
        elif isinstance(entry, HintEntry):
            found.append((now, HintGiven(Seat(entry.seat))))
        elif isinstance(entry, SeatEntry):
            found.append((now, SeatChanged(Seat(entry.seat), entry.change, entry.who, entry.to, entry.minutes)))
    remarks: Remarks = {}
    for moment, told in found:
        remarks.setdefault(moment, []).append(told)
    return remarks
