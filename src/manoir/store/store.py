"""The store in a database: everything that tables ask of it (`table_store.py`), and nothing of how it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.sql import Select, bindparam

from manoir.store import schema
from manoir.store.codes import KeptCodes, freed
from manoir.store.commits import EngineCommits, SQLiteCommits, Write
from manoir.store.engine import open_engine, sqlite_file
from manoir.store.faults import FAULTS, told
from manoir.store.reviews import KeptReviews
from manoir.store.rows import OPEN, EntryRow, FinishedHead, FinishedRow, SnapshotRow, TableRow
from manoir.store.transfers import KeptTransfers
from manoir.store.trouble import Trouble, WriteLost
from manoir.store.writer import Writer

# Made once: the writer groups neighbours by statement, and SQLAlchemy compiles each only once.
ADD_TABLE = insert(schema.tables)
SAVE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"), schema.tables.c.fence == bindparam("held"))
    .values(stage=bindparam("stage"), listed=bindparam("listed"), doc=bindparam("doc"), touched=bindparam("touched"))
)
TAKE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"), schema.tables.c.fence == bindparam("seen"))
    .values(owner=bindparam("owner"), fence=schema.tables.c.fence + 1)
)
LET_TABLE_GO = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"), schema.tables.c.fence == bindparam("held"))
    .values(owner=None)
)
LET_ALL_GO = update(schema.tables).where(schema.tables.c.owner == bindparam("whose")).values(owner=None)
TOUCH = update(schema.tables).where(schema.tables.c.id == bindparam("which")).values(touched=bindparam("touched"))
DROP_TABLE = delete(schema.tables).where(schema.tables.c.id == bindparam("which"))
DROP_SNAPSHOT = delete(schema.snapshots).where(schema.snapshots.c.table_id == bindparam("which"))
ADD_SNAPSHOT = insert(schema.snapshots)
DROP_FINISHED = delete(schema.finished).where(schema.finished.c.id == bindparam("which"))
ADD_FINISHED = insert(schema.finished)
LOOK = (
    update(schema.finished)
    .where(schema.finished.c.id == bindparam("which"), schema.finished.c.looked.is_not(None))
    .values(looked=bindparam("looked"))
)
SAVE_PLAYED = (
    update(schema.finished)
    .where(
        schema.finished.c.id == bindparam("which"),
        func.coalesce(schema.finished.c.played, "") == bindparam("seen"),
    )
    .values(log=bindparam("log"), played=bindparam("played"))
)
FORGET_DELETED = delete(schema.deleted).where(schema.deleted.c.id == bindparam("which"))
ADD_DELETED = insert(schema.deleted)
DROP_DELETED = delete(schema.deleted).where(schema.deleted.c.at < bindparam("before"))
BEAT = update(schema.heartbeat).where(schema.heartbeat.c.id == 1).values(at=bindparam("at"))


BEATS = 1.0  # seconds between two heartbeats at the least
SLOW = 5.0  # seconds after which a database does not answer


class Store:
    """Tables, journals and finished games of one house."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self._beaten = 0.0  # when it was last tried whether anything can be written,
        self._beat: asyncio.Future[str | None] | None = None  # and what came of it
        file = sqlite_file(url)
        self.writer = Writer(EngineCommits(self.engine) if file is None else SQLiteCommits(file))
        self.codes = KeptCodes(self.writer, self._rows)
        self.transfers = KeptTransfers(self.writer, self._rows)
        self.reviews = KeptReviews(self.writer, self._rows)

    @property
    def commits(self) -> int:
        """How often something was kept."""
        return self.writer.commits

    @property
    def writes(self) -> int:
        """How many statements did it."""
        return self.writer.writes

    async def open(self) -> None:
        """Begin to write; call from the loop that the store will live in."""
        self.writer.start()

    async def close(self) -> None:
        """Write what has arrived, then let the database go."""
        await self.writer.stop()
        await self.engine.dispose()

    async def add_table(self, row: TableRow) -> None:
        """Keep a new table."""
        await self.writer.write(Write(ADD_TABLE, {name: getattr(row, name) for name in TableRow.__slots__}))

    async def save_table(self, row: TableRow, *entries: EntryRow) -> None:
        """Keep what changed of a table, together with entries of its journal; WriteLost if another worker holds it.

        A table that is over has no code any more.
        """
        values = {"which": row.id, "stage": row.stage, "listed": row.listed, "doc": row.doc, "touched": row.touched}
        save = Write(SAVE_TABLE, {**values, "held": row.fence}, must=True)
        gone = () if row.stage in OPEN else (freed("table", row.id),)
        await self.writer.write(save, *entries, *gone)

    async def take_table(self, id: str, seen: int, owner: str) -> bool:
        """Give a table to a worker; False if another took it since its fence was seen."""
        try:
            await self.writer.write(Write(TAKE_TABLE, {"which": id, "seen": seen, "owner": owner}, must=True))
        except WriteLost:
            return False
        return True

    async def let_table_go(self, id: str, held: int) -> None:
        """Note that nobody runs a table any more; nothing, if another worker has taken it."""
        await self.writer.write(Write(LET_TABLE_GO, {"which": id, "held": held}))

    async def let_all_go(self, owner: str) -> None:
        """Note that a worker runs no table any more."""
        await self.writer.write(Write(LET_ALL_GO, {"whose": owner}))

    async def held(self, owner: str) -> dict[str, int]:
        """The tables of a worker, each with its fence."""
        columns = schema.tables.c
        rows = await self._rows(select(columns.id, columns.fence).where(columns.owner == owner))
        return {row["id"]: row["fence"] for row in rows}

    def append(self, entry: EntryRow) -> Awaitable[None]:
        """Keep an entry of a journal; Twice if another holds its number."""
        return self.writer.write(entry)

    async def touch(self, ids: Sequence[str], now: float) -> None:
        """Note that tables are in use."""
        if ids:
            await self.writer.write(*(Write(TOUCH, {"which": id, "touched": now}) for id in ids))

    async def drop_table(self, id: str) -> None:
        """Forget a table, its journal, its snapshot and its code."""
        await self.writer.write(Write(DROP_TABLE, {"which": id}), freed("table", id))

    async def save_snapshot(self, row: SnapshotRow) -> None:
        """Keep a table's latest snapshot in place of the one before."""
        values = {"table_id": row.table_id, "number": row.number, "body": row.body}
        await self.writer.write(Write(DROP_SNAPSHOT, {"which": row.table_id}), Write(ADD_SNAPSHOT, values))

    async def finish(self, row: FinishedRow) -> None:
        """Keep a finished game; the same one twice is kept once."""
        values = {name: getattr(row, name) for name in FinishedRow.__slots__}
        await self.writer.write(Write(DROP_FINISHED, {"which": row.id}), Write(ADD_FINISHED, values))

    async def drop_finished(self, id: str) -> None:
        """Forget a finished game."""
        await self.writer.write(Write(DROP_FINISHED, {"which": id}))

    async def save_played(self, row: FinishedRow, seen: str | None) -> bool:
        """Keep another log and another `played` of a finished game; False if somebody changed it since it was seen."""
        values = {"which": row.id, "seen": seen or "", "log": row.log, "played": row.played}
        try:
            await self.writer.write(Write(SAVE_PLAYED, values, must=True))
        except WriteLost:
            return False
        return True

    async def delete_game(self, id: str, copies: Sequence[str], now: float) -> None:
        """Forget a game for ever, its table and every copy, and note only that there was one."""
        ids = [id, *copies]
        await self.writer.write(
            Write(DROP_TABLE, {"which": id}),
            freed("table", id),
            *(Write(DROP_FINISHED, {"which": one}) for one in ids),
            *(Write(FORGET_DELETED, {"which": one}) for one in ids),
            *(Write(ADD_DELETED, {"id": one, "at": now}) for one in ids),
        )

    async def drop_deleted(self, before: float) -> None:
        """Forget that games were deleted before then."""
        await self.writer.write(Write(DROP_DELETED, {"before": before}))

    async def look(self, id: str, now: float) -> None:
        """Note that somebody looks at a game that was brought."""
        await self.writer.write(Write(LOOK, {"which": id, "looked": now}))

    async def trouble(self, now: float) -> str | None:
        """Why nothing can be kept, found out by writing; whoever asks within a second is told the same."""
        if self._beat is None or now - self._beaten >= BEATS:
            self._beaten = now
            self._beat = asyncio.ensure_future(self._written(now))
        return await asyncio.shield(self._beat)

    async def _written(self, now: float) -> str | None:
        try:
            async with asyncio.timeout(SLOW):
                await self.writer.write(Write(BEAT, {"at": now}, must=True))
        except TimeoutError:
            return f"nothing was written within {SLOW:.0f} seconds"
        except Trouble as trouble:
            return str(trouble)
        return None

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        if "\0" in id:
            return None  # PostgreSQL knows no such text
        rows = await self._rows(select(schema.tables).where(schema.tables.c.id == id))
        return TableRow(**rows[0]) if rows else None

    async def journal(self, id: str) -> list[EntryRow]:
        """A table's journal, in order."""
        columns = schema.entries.c
        query = select(columns.table_id, columns.number, columns.body).where(columns.table_id == id)
        return [EntryRow(**row) for row in await self._rows(query.order_by(columns.number))]

    async def snapshot(self, id: str) -> SnapshotRow | None:
        """A table's latest snapshot."""
        rows = await self._rows(select(schema.snapshots).where(schema.snapshots.c.table_id == id))
        return SnapshotRow(**rows[0]) if rows else None

    async def listed(self, limit: int) -> list[TableRow]:
        """The tables that their hosts chose to show, the latest first."""
        columns = schema.tables.c
        query = select(schema.tables).where(columns.listed, columns.stage.in_(OPEN))
        return [TableRow(**row) for row in await self._rows(query.order_by(columns.touched.desc()).limit(limit))]

    async def untouched(self, stage: str, since: float, limit: int = 500) -> list[str]:
        """The ids of tables of a stage that nobody has touched since then."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.stage == stage, columns.touched < since).limit(limit)
        return [row["id"] for row in await self._rows(query)]

    async def finished(self, id: str) -> FinishedRow | None:
        """A finished game by the id of its table."""
        if "\0" in id:
            return None
        rows = await self._rows(select(schema.finished).where(schema.finished.c.id == id))
        return FinishedRow(**rows[0]) if rows else None

    async def tables_of(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of some tables that there are."""
        rows = await self._rows(select(schema.tables).where(schema.tables.c.id.in_(_texts(ids))))
        return [TableRow(**row) for row in rows]

    async def heads_of(self, ids: Sequence[str]) -> list[FinishedHead]:
        """Those of some finished games that there are, without their logs."""
        columns = schema.finished.c
        query = select(columns.id, columns.game, columns.ended, columns.played)
        return [FinishedHead(**row) for row in await self._rows(query.where(columns.id.in_(_texts(ids))))]

    async def deleted_of(self, ids: Sequence[str]) -> set[str]:
        """Those of some games that were deleted by those who played them."""
        columns = schema.deleted.c
        return {row["id"] for row in await self._rows(select(columns.id).where(columns.id.in_(_texts(ids))))}

    async def finished_ids(self, before: float | None = None) -> list[str]:
        """The ids of finished games, the oldest first; with a time, of those that ended before it."""
        columns = schema.finished.c
        query = select(columns.id).order_by(columns.ended, columns.id)
        rows = await self._rows(query if before is None else query.where(columns.ended < before))
        return [row["id"] for row in rows]

    async def unlooked_ids(self, before: float) -> list[str]:
        """The ids of games that were brought, and that nobody has looked at since then."""
        columns = schema.finished.c
        return [row["id"] for row in await self._rows(select(columns.id).where(columns.looked < before))]

    async def _rows(self, query: Select[Any]) -> list[dict[str, Any]]:
        try:
            async with self.engine.connect() as connection:
                return [dict(row) for row in (await connection.execute(query)).mappings()]
        except FAULTS as wrong:
            raise Trouble(told(wrong)) from wrong


def _texts(ids: Sequence[str]) -> list[str]:
    """Ids that a database can be asked for: PostgreSQL knows no text with a zero in it."""
    return [id for id in ids if "\0" not in id]
