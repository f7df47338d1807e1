"""Transfers between devices as the database keeps them: a document each, until its time is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.sql import Select, bindparam

from manoir.store.commits import Write
from manoir.store.schema import transfers
from manoir.store.trouble import WriteLost
from manoir.store.writer import Writer

ADD = insert(transfers)
SAVE = (
    update(transfers)
    .where(transfers.c.id == bindparam("which"), transfers.c.doc == bindparam("seen"))
    .values(doc=bindparam("doc"))
)
DROP_OLD = delete(transfers).where(transfers.c.until <= bindparam("now"))

Rows = Callable[[Select[Any]], Awaitable[list[dict[str, Any]]]]


class KeptTransfers:
    """The transfers of a house."""

    def __init__(self, writer: Writer, rows: Rows) -> None:
        self.writer = writer
        self._rows = rows

    async def add(self, id: str, doc: str, until: float) -> None:
        """Keep a new transfer."""
        await self.writer.write(Write(ADD, {"id": id, "doc": doc, "until": until}))

    async def find(self, id: str, now: float) -> tuple[str, float] | None:
        """The document of a transfer and when its time is over; None if it is."""
        if "\0" in id:
            return None  # PostgreSQL knows no such text
        wanted = (transfers.c.id == id, transfers.c.until > now)
        rows = await self._rows(select(transfers.c.doc, transfers.c.until).where(*wanted))
        return (rows[0]["doc"], rows[0]["until"]) if rows else None

    async def save(self, id: str, seen: str, doc: str) -> bool:
        """Keep what became of a transfer; False if somebody changed it since it was seen."""
        try:
            await self.writer.write(Write(SAVE, {"which": id, "seen": seen, "doc": doc}, must=True))
        except WriteLost:
            return False
        return True

    async def drop_old(self, now: float) -> None:
        """Forget transfers whose time is over."""
        await self.writer.write(Write(DROP_OLD, {"now": now}))
