"""What everybody at a table is told."""

from __future__ import annotations

from manoir.tables.clocks.open_asks import follow_clock
from manoir.tables.messages import Around
from manoir.tables.scenes.per_chair import Scenes
from manoir.tables.scenes.public import table_seen
from manoir.tables.table import Table


def tell_around(table: Table) -> None:
    """The table around the game changed."""
    seen = table_seen(table)
    table.audience.everyone(lambda chair: Around(seen, None if chair.seat is None else chair.seat + 1))


def tell_moment(table: Table, before: int) -> None:
    """Something happened in the game, after event number `before`."""
    follow_clock(table)
    new = table.play_now().since(before) or []
    scenes = Scenes(table, new)
    table.audience.moment(scenes.happened, table.document.settings.delay)
    for one in new:
        one.sent = None  # it was for those who are here; a thousand of them are half a megabyte
