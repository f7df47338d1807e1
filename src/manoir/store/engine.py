"""How a database is opened."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from manoir.kernel.wrong import WrongInput, quoted

DRIVERS = {"sqlite": "aiosqlite", "postgresql": "asyncpg"}  # another engine is one row here and one branch below
CONNECTING = 10.0  # seconds until a database that does not answer is trouble
PASSWORD = re.compile(r"//[^/]*@")


def database_url(url: str) -> URL:
    """A database URL, read; WrongInput, which never shows a password, if it cannot be used."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # a port that is no number is a ValueError
        found = quoted(PASSWORD.sub("//...@", url))
        raise WrongInput("database", found, "a URL such as sqlite+aiosqlite:///manoir.db") from None
    name, _, driver = parsed.drivername.partition("+")
    if DRIVERS.get(name) != driver:
        known = ", ".join(f"{name}+{driver}" for name, driver in DRIVERS.items())
        raise WrongInput("database", quoted(parsed.drivername), f"one of {known}")
    if name == "sqlite" and parsed.query:  # its file could not be watched, nor kept from a second house
        raise WrongInput("database", quoted(url), "a URL of SQLite that ends with its file")
    return parsed


def open_engine(url: str) -> AsyncEngine:
    """The engine of a database URL, set up to lose nothing; WrongInput if the URL cannot be used."""
    parsed = database_url(url)
    if parsed.get_backend_name() == "postgresql":
        return _postgresql(parsed)
    engine = create_async_engine(parsed)
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def sqlite_file(url: str) -> str | None:
    """The file of an SQLite database; None for one in memory, which only its own connection knows, and for others."""
    parsed = database_url(url)
    name = parsed.database or ":memory:"
    return name if parsed.get_backend_name() == "sqlite" and name != ":memory:" else None


def _postgresql(url: URL) -> AsyncEngine:
    # A server whose default is otherwise would acknowledge what is not on the disk.
    durable = {"synchronous_commit": "on", "application_name": "manoir"}
    try:
        return create_async_engine(url, connect_args={"timeout": CONNECTING, "server_settings": durable})
    except ModuleNotFoundError:
        raise WrongInput(
            "database", "PostgreSQL without its driver", "the extra `scale`: pip install 'manoir[scale]'"
        ) from None


def set_up_sqlite(connection: Any, _record: object = None) -> None:
    """What every connection to SQLite needs."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
