"""Who runs a table: the worker that took it last, for as long as that worker lives."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from manoir.store.rows import TableRow
from manoir.store.table_store import TableStore
from manoir.store.trouble import Trouble
from manoir.tables.table import TableStopped
from manoir.tables.verdict import Denied

TRIES = 5  # each failure is another worker's success


class Elsewhere(TableStopped):
    """Another worker runs the table."""

    def __init__(self, worker: str) -> None:
        super().__init__(worker)
        self.worker = worker


def new_worker() -> str:
    """A name that no worker has had before: what an earlier one held is never mistaken for one's own."""
    return secrets.token_hex(6)


async def _nobody(_: str) -> bool:
    return False


@dataclass(slots=True, eq=False)
class Leases:
    """The leases of one worker; a house of a single process takes whatever it finds."""

    store: TableStore
    me: str = field(default_factory=new_worker)
    lives: Callable[[str], Awaitable[bool]] = _nobody  # whether another worker is there

    async def take(self, id: str) -> TableRow:
        """Take a table for this worker; Elsewhere if another one that lives has it, Denied if there is none."""
        for _ in range(TRIES):
            row = await self.store.table(id)
            if row is None:
                raise Denied("deleted" if await self.store.deleted_of([id]) else "no-table")
            if row.owner not in (None, self.me) and await self.lives(row.owner):
                raise Elsewhere(row.owner)
            if await self.store.take_table(id, row.fence, self.me):
                taken = await self.store.table(id)  # whoever had it may have saved until the moment it was taken
                if taken is not None and taken.fence == row.fence + 1:
                    return taken
        raise Trouble("the table went from hand to hand")
