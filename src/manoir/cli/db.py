"""`manoir db`: what a house keeps, brought up to date, taken down, carried elsewhere."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from manoir.store.store import Store

T = TypeVar("T")


def up(version: str = "head", *, database: str | None = None) -> None:
    """Bring the database up to this program, or to a version.

    Parameters
    ----------
    version: which one; without it, the one that this program needs
    database: its URL; without it MANOIR_DATABASE, or sqlite+aiosqlite:///manoir.db
    """
    _migrate(database, version)


def down(version: str, *, database: str | None = None) -> None:
    """Take the database down to an older version, or to nothing (`base`).

    Parameters
    ----------
    version: which one; `base` forgets everything
    database: its URL; without it MANOIR_DATABASE, or sqlite+aiosqlite:///manoir.db
    """
    _migrate(database, version)


def export(file: Path, *, database: str | None = None) -> None:
    """Write every finished game to a file, one a line.

    Parameters
    ----------
    file: where to
    database: its URL; without it MANOIR_DATABASE, or sqlite+aiosqlite:///manoir.db
    """
    from manoir.tables.archive.bundle import export_games

    count = _with_store(database, lambda store: export_games(store, file))
    print(f"{count} games written to {file}")


def bring(file: Path, *, database: str | None = None) -> None:
    """Keep the finished games of a file, every one checked before the first is kept.

    Parameters
    ----------
    file: what `manoir db export` wrote
    database: its URL; without it MANOIR_DATABASE, or sqlite+aiosqlite:///manoir.db
    """
    from manoir.games import TITLES
    from manoir.tables.archive.bundle import import_games

    carried = _with_store(database, lambda store: import_games(store, TITLES, file))
    gone = f", {carried.deleted} were deleted here by those who played them" if carried.deleted else ""
    print(f"{carried.kept} games kept, {carried.known} were known already{gone}")


def move(source: str, target: str) -> None:
    """Carry a whole house to another, empty database: tables with their journals, finished games. Close it first.

    Parameters
    ----------
    source: the URL of the database that holds the house
    target: the URL of the empty one, such as postgresql+asyncpg://manoir@localhost/manoir
    """
    from manoir.store.move import move as carry

    counts = _no_trouble(lambda: carry(source, target))
    print(", ".join(f"{count} {name}" for name, count in counts.items()) + ": carried over, read back and compared")


def _url(database: str | None) -> str:
    from manoir.server.settings import from_environment

    return database or from_environment(os.environ).database


def _migrate(database: str | None, version: str) -> None:
    from manoir.store.migrate import migrate

    found = _no_trouble(lambda: migrate(_url(database), version))
    print(f"the database is at {found or 'nothing'}")


def _with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    from manoir.store.migrate import migrate
    from manoir.store.store import Store

    async def opened() -> T:
        await migrate(_url(database))
        store = Store(_url(database))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return _no_trouble(opened)


def _no_trouble(work: Callable[[], Awaitable[T]]) -> T:
    """Run it; trouble with the database is told in one line."""
    from manoir.store.trouble import Trouble

    async def alone() -> T:
        return await work()

    try:
        return asyncio.run(alone())
    except Trouble as trouble:
        print(f"manoir: the database cannot be used: {trouble}", file=sys.stderr)
        sys.exit(2)
