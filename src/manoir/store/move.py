"""A whole house carried from one database to another, read back and compared before it is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from hashlib import sha256
from typing import Any

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from manoir.kernel.wrong import WrongInput, quoted
from manoir.store import schema
from manoir.store.engine import database_url, open_engine
from manoir.store.faults import FAULTS, told
from manoir.store.migrate import head, migrate
from manoir.store.trouble import Trouble

AT_ONCE = 1000  # rows
# A heartbeat is the database's own, codes are drawn anew when their tables are taken up, and a transfer lasts minutes.
ORDER = (schema.tables, schema.entries, schema.snapshots, schema.finished, schema.deleted)
LEFT = {"row", "owner"}  # rows are counted anew in the same order, and nobody runs a table in a house that is moved

Row = dict[str, Any]


async def move(source: str, target: str) -> dict[str, int]:
    """Copy everything into an empty database, all of it or nothing; returns the rows of each table."""
    if database_url(source) == database_url(target):
        raise WrongInput("to", quoted(database_url(target).render_as_string()), "another database")
    found = await migrate(source, None)
    if found != head():
        raise WrongInput("from", f"a database at {found or 'nothing'}", f"one at {head()}, as after `manoir db up`")
    await migrate(target)
    here, there = open_engine(source), open_engine(target)
    try:
        async with here.connect() as reading, there.begin() as writing:
            await _one_moment(reading)
            await _must_be_empty(writing)
            return {table.name: await _carry(table, reading, writing) for table in ORDER}
    except FAULTS as wrong:
        raise Trouble(told(wrong)) from wrong
    finally:
        await here.dispose()
        await there.dispose()


async def _one_moment(reading: AsyncConnection) -> None:
    """Read everything as it stood when the first row was read."""
    if reading.dialect.name == "postgresql":
        await reading.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    else:
        await reading.exec_driver_sql("BEGIN")  # SQLite's driver begins only before it writes


async def _must_be_empty(writing: AsyncConnection) -> None:
    for table in ORDER:
        count = (await writing.execute(select(func.count()).select_from(table))).scalar_one()
        if count:
            raise WrongInput("to", f"{count} rows in its {table.name}", "an empty database")


async def _carry(table: Table, reading: AsyncConnection, writing: AsyncConnection) -> int:
    """Copy one table in the order in which its rows came, and compare what arrived with what was sent."""
    sent, count = 0, 0
    async for rows in _read(table, reading):
        await writing.execute(insert(table), rows)
        sent, count = (sent + _sum(rows)) % 2**256, count + len(rows)
    arrived = 0
    async for rows in _read(table, writing):
        arrived = (arrived + _sum(rows)) % 2**256
    if arrived != sent:
        raise Trouble(f"the {table.name} arrived otherwise than they were sent; nothing was kept")
    return count


async def _read(table: Table, connection: AsyncConnection) -> AsyncIterator[list[Row]]:
    columns = [column for column in table.columns if column.name not in LEFT]
    result = await connection.stream(select(*columns).order_by(*table.primary_key.columns))
    async for part in result.mappings().partitions(AT_ONCE):
        yield [dict(row) for row in part]


def _sum(rows: Iterable[Row]) -> int:
    """A sum of digests: the same for the same rows in any order, for databases sort text each in their own way."""
    return sum(int.from_bytes(sha256(repr(sorted(row.items())).encode()).digest(), "big") for row in rows)
