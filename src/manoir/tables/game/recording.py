"""What becomes of a change at a table: it is stored, and only then told."""

from __future__ import annotations

from manoir.store.rows import EntryRow, TableRow
from manoir.tables.document import write_document
from manoir.tables.game.changes import change_seat
from manoir.tables.game.journal import Change, JournalEntry, SeatEntry, write_entry
from manoir.tables.scenes.telling import tell_around, tell_moment
from manoir.tables.table import Table


def table_row(table: Table) -> TableRow:
    """The table as the store keeps it."""
    document, now = table.document, table.house.now()
    doc, listed = write_document(document), document.settings.listed
    return TableRow(
        table.id, document.game, document.stage, listed, doc, table.key, table.created, now, fence=table.fence
    )


def entry_row(table: Table, entry: JournalEntry) -> EntryRow:
    """The next entry of the journal."""
    return EntryRow(table.id, table.written, write_entry(entry))


async def save(table: Table) -> None:
    """Store the document, then tell everybody."""
    await table.house.store.save_table(table_row(table))
    tell_around(table)


async def record(table: Table, entry: JournalEntry, before: int) -> None:
    """Store an entry, and only then tell what came after event number `before`."""
    await table.house.store.append(entry_row(table, entry))
    table.written += 1
    table.house.recorded += 1
    tell_moment(table, before)


async def record_seat(table: Table, seat: int, change: Change, who: str, to: str = "") -> None:
    """Keep what changed about a seat; in a running game it is stored in the journal too, and then told to everybody."""
    play = table.play
    if play is None or table.document.stage != "playing":
        await save(table)
        return
    minutes = table.document.settings.keep // 60 if change in ("replaced", "away") else 0
    before = play.number
    entry = change_seat(play, SeatEntry(seat, change, who, to, minutes))
    await table.house.store.save_table(table_row(table), entry_row(table, entry))
    table.written += 1
    tell_around(table)
    tell_moment(table, before)
