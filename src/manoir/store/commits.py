"""How writes that belong to one commit are kept: by SQLAlchemy, or for SQLite by a thread of our own in few steps."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import chain, groupby
from typing import Any, Protocol

from sqlalchemy import insert
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.expression import UpdateBase

from manoir.store import schema
from manoir.store.engine import set_up_sqlite
from manoir.store.faults import FAULTS, told
from manoir.store.files import OpenedFiles
from manoir.store.rows import EntryRow
from manoir.store.trouble import Trouble, Twice, WriteLost

AT_ONCE = 64  # rows that one step of SQLite inserts at the most
APPEND = insert(schema.entries)
ENTRY = EntryRow._fields


@dataclass(slots=True)
class Write:
    """One statement and its values."""

    statement: UpdateBase
    values: dict[str, Any]
    must: bool = False  # if it changes no row, nothing of this commit is kept: WriteLost


Kept = Write | EntryRow
"""What is kept: an entry of a journal, which nearly all of it is, goes as it is."""


class Commits(Protocol):
    """Keeps writes together or not at all."""

    async def commit(self, writes: Sequence[Kept]) -> None:
        """Return when they are on the disk; Trouble, and nothing kept, if that cannot be."""
        ...

    def close(self) -> None:
        """Let the database go."""
        ...


class EngineCommits:
    """By SQLAlchemy, on any database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def commit(self, writes: Sequence[Kept]) -> None:
        try:
            async with self.engine.begin() as connection:
                await _execute(connection, writes)
        except IntegrityError as wrong:
            raise Twice(told(wrong)) from wrong
        except FAULTS as wrong:
            raise Trouble(told(wrong)) from wrong

    def close(self) -> None:
        """Its engine is the store's."""


class SQLiteCommits:
    """By one thread that has SQLite to itself.

    Each step of SQLite lets the interpreter go and has to win it back from a busy loop. Statement by statement a commit
    of twenty entries took 20 ms, of which the disk had 0.2; as one errand to a thread, in some six steps, it takes one.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.files = OpenedFiles(path)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, writes: Sequence[Kept]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)

    def close(self) -> None:
        self._thread.submit(self._close)
        self._thread.shutdown()

    def _commit(self, writes: Sequence[Kept]) -> None:
        try:
            connection = self._connection = self._connection or self._opened()
            try:
                if len(writes) <= AT_ONCE and all(type(write) is EntryRow for write in writes):
                    _append_here(connection, writes)  # one step of SQLite is a commit of its own
                else:
                    _transact_here(connection, writes)
                self.files.check()
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError as wrong:
            raise Twice(told(wrong)) from wrong
        except (sqlite3.Error, OSError) as wrong:
            raise Trouble(told(wrong)) from wrong

    def _opened(self) -> sqlite3.Connection:
        """A connection that syncs what it commits, or none at all: one that could not be set up is not used."""
        connection = sqlite3.connect(self.path, isolation_level=None, cached_statements=256)
        try:
            set_up_sqlite(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _alike(writes: Sequence[Kept]) -> list[list[Any]]:
    """The writes in their order, neighbours of one statement together."""
    return [list(alike) for _, alike in groupby(writes, key=_kind)]


def _kind(write: Kept) -> tuple[int, bool]:
    return (0, False) if isinstance(write, EntryRow) else (id(write.statement), write.must)


async def _execute(connection: AsyncConnection, writes: Sequence[Kept]) -> None:
    for alike in _alike(writes):
        if isinstance(alike[0], EntryRow):
            await connection.execute(APPEND, [entry._asdict() for entry in alike])
            continue
        if not alike[0].must:
            await connection.execute(alike[0].statement, [write.values for write in alike])
            continue
        for write in alike:  # one by one: a call with many values does not say which of them found no row
            _found((await connection.execute(write.statement, write.values)).rowcount)


def _transact_here(connection: sqlite3.Connection, writes: Sequence[Kept]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for alike in _alike(writes):
        _execute_here(connection, alike)
    connection.execute("COMMIT")


def _execute_here(connection: sqlite3.Connection, alike: list[Any]) -> None:
    if isinstance(alike[0], EntryRow):
        for start in range(0, len(alike), AT_ONCE):
            _append_here(connection, alike[start : start + AT_ONCE])
        return
    text, fixed = _sql(alike[0].statement, tuple(alike[0].values))
    for write in alike:
        cursor = connection.execute(text, {**fixed, **write.values})
        if write.must:
            _found(cursor.rowcount)


def _append_here(connection: sqlite3.Connection, entries: Sequence[Any]) -> None:
    connection.execute(_insert(len(entries)), list(chain.from_iterable(entries)))


def _found(rows: int) -> None:
    if rows != 1:
        raise WriteLost("another worker holds the table")


@cache
def _sql(statement: UpdateBase, names: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """A statement as SQLite reads it, and the values that are its own."""
    compiled = statement.compile(dialect=SQLiteDialect(paramstyle="named"), column_keys=names)
    return str(compiled), {name: value for name, value in compiled.params.items() if name not in names}


@cache
def _insert(rows: int) -> str:
    row = f"({', '.join('?' * len(ENTRY))})"
    return f"INSERT INTO {schema.entries.name} ({', '.join(ENTRY)}) VALUES {', '.join([row] * rows)}"
