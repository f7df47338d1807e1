"""A table taken up where its journal ends: replayed from its start, or from its latest snapshot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from manoir.kernel.event import Tell
from manoir.kernel.fate import StackedFate
from manoir.kernel.laws import seen_by
from manoir.kernel.play import Play
from manoir.kernel.record import Stage, stage_of
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput
from manoir.store.rows import SnapshotRow
from manoir.tables.game.changes import TAIL, redo
from manoir.tables.game.dice import fate_of
from manoir.tables.game.journal import AnswerEntry, Damaged, JournalEntry, StartEntry
from manoir.tables.game.journal_log import follow, header_of_start
from manoir.tables.table import Table

SNAPSHOT_EVERY = 200


class Snapshot(msgspec.Struct):
    """A position in notation, and what cannot be had from the journal without replaying it."""

    position: str
    number: int  # of the last event
    epochs: list[int]
    opened: list[tuple[int, str]]


def drawn(journal: Sequence[JournalEntry]) -> int:
    """How many picks the table's fate has given."""
    return sum(len(entry.picks) for entry in journal if isinstance(entry, (StartEntry, AnswerEntry)))


def resumed(title: Title, journal: Sequence[JournalEntry], key: bytes, snapshot: SnapshotRow | None) -> Play:
    """The game of a journal; Damaged if it leads to none, WrongInput if its rules are gone."""
    first = journal[0]
    assert isinstance(first, StartEntry)
    header = header_of_start(first)
    fate = fate_of(key, header.fair, header.seats, drawn(journal))
    play = Play(stage_of(title, header, "journal"), header, fate, TAIL)
    rest = journal
    if snapshot is not None:
        try:
            shot = msgspec.json.decode(snapshot.body, type=Snapshot)
            state = state_at(play.stage, shot.position)
        except (msgspec.MsgspecError, WrongInput):  # damaged: the journal has it all, and takes a little longer
            return resumed(title, journal, key, None)
        follow(play.history, journal[: snapshot.number + 1])
        play.take_up(state, shot.number, shot.epochs, set(shot.opened))
        rest = journal[snapshot.number + 1 :]
    for number, entry in enumerate(rest, len(journal) - len(rest)):
        try:
            redo(play, entry)
        except Exception as wrong:  # whatever the rules make of moves and picks that were never theirs
            why = f"entry {number} of the journal leads nowhere: {type(wrong).__name__}: {wrong}"
            raise Damaged(why, list(journal[:number])) from wrong
    return play


def state_at(stage: Stage, position: str) -> Any:
    """The state of a position in notation that waits for an answer, so that nothing more happens in it by itself."""
    state = stage.notation.read(position)
    tell = Tell()
    stage.title.game.settle(state, StackedFate([]), tell)
    if tell.events:
        raise AssertionError("a position that waits told something")
    return state


def snapshot_due(table: Table) -> bool:
    """Whether the tail has grown long; best just after a pick, for a snapshot remembers nothing that can be undone."""
    play = table.play_now()
    tail = table.written - 1 - table.snapshot
    return tail >= 2 * SNAPSHOT_EVERY or (tail >= SNAPSHOT_EVERY and not play.past)


def snapshot_of(table: Table) -> SnapshotRow | None:
    """A snapshot of a table, or None if its notation does not lead back to the very same position from every chair."""
    play = table.play_now()
    game, notation = play.game, play.notation
    position = notation.write(play.state)
    try:
        again = state_at(play.stage, position)
    except Exception:  # whatever a notation cannot do, the whole journal can
        return None
    if notation.position(again) != notation.position(play.state):
        return None
    for seat in range(-1, play.seats):
        if seen_by(game, notation, again, seat) != seen_by(game, notation, play.state, seat):
            return None
    shot = Snapshot(position, play.number, play.epochs, sorted(play.opened))
    return SnapshotRow(table.id, table.written - 1, msgspec.json.encode(shot).decode())
