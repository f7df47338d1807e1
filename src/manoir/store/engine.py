"""How a database is opened."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from manoir.kernel.wrong import WrongInput, shown

DRIVERS = {"sqlite": "aiosqlite"}  # by engine; another engine is one row here and one branch in `open_engine`


def open_engine(url: str) -> AsyncEngine:
    """The engine of a database URL, set up to lose nothing; WrongInput if the URL cannot be used."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise WrongInput("database", shown(url), "a URL such as sqlite+aiosqlite:///manoir.db") from None
    name, _, driver = parsed.drivername.partition("+")
    if DRIVERS.get(name) != driver:
        known = ", ".join(f"{name}+{driver}" for name, driver in DRIVERS.items())
        raise WrongInput("database", shown(parsed.drivername), f"one of {known}")
    engine = create_async_engine(parsed)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
