"""`manoir serve`: open the house to people."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from manoir.cli.banner import show, taken, welcome

if TYPE_CHECKING:  # the web framework is imported when the house opens, not when the command line is read
    from manoir.server.settings import ServerSettings


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    redis: str | None = None,
    workers: int | None = None,
    origins: str | None = None,
    names: str | None = None,
    log_level: str | None = None,
    open: bool = False,
    check: bool = False,
) -> None:
    """Open the house: tables, sockets and the page, until interrupted.

    Every setting can also be given as a variable MANOIR_... of the environment; a flag wins over it.

    Parameters
    ----------
    host
        The address to listen on (127.0.0.1; 0.0.0.0 for the local network).
    port
        The port to listen on (8080).
    database
        Where games are kept, as a URL of SQLAlchemy (sqlite+aiosqlite:///manoir.db, or postgresql+asyncpg://...).
    redis
        Where the workers of a house find each other, on this machine and on others (redis://localhost:6379/0).
    workers
        How many processes serve on this machine (1; more need PostgreSQL and Redis).
    origins
        Other origins whose pages may open sockets, separated by commas.
    names
        Other names under which the house may be asked, separated by commas (manoir.example.org; * for any).
    log_level
        How much is logged: debug, info, warning or error.
    open
        Open the page in a browser.
    check
        Test database, migrations and assets, say what is wrong, and stop.
    """
    from manoir.server.loop import run
    from manoir.server.settings import from_environment

    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "database": database,
        "redis": redis,
        "workers": workers,
        "origins": origins,
        "names": names,
        "log_level": log_level,
    }
    settings = from_environment(os.environ)
    settings = replace(settings, **{key: value for key, value in given.items() if value is not None})
    if check:
        if code := run(_check(settings)):
            sys.exit(code)
    else:
        open_house(settings, open)


def open_house(settings: ServerSettings, open: bool, command: str = "manoir serve") -> None:
    """Open a house until it is interrupted; `command` is the one that whoever opens it would type again."""
    from manoir.server.loop import run

    if code := run(_serve(settings, open, command)):
        sys.exit(code)


async def _check(settings: ServerSettings) -> int:
    from manoir.server.check import check_house

    found = await check_house(settings)
    for line in found:
        print(f"{'ok   ' if line.good else 'WRONG'}  {line.what}: {line.words}")
    return 0 if all(line.good for line in found) else 1


async def _serve(settings: ServerSettings, open: bool, command: str) -> int:
    from manoir.server.cluster.supervisor import check_workers
    from manoir.server.logs import set_up_logs
    from manoir.store.engine import sqlite_file
    from manoir.store.files import held_alone
    from manoir.store.migrate import migrate
    from manoir.store.trouble import Trouble

    check_workers(settings)
    set_up_logs(settings.log_level)
    if why := taken(settings.host, settings.port, command):
        print(why, file=sys.stderr)
        return 1
    with ExitStack() as stack:
        try:
            stack.enter_context(held_alone(sqlite_file(settings.database)))
            await migrate(settings.database)
        except Trouble as trouble:
            print(f"manoir: the database cannot be used: {trouble}", file=sys.stderr)
            return 2
        return await _opened(settings, open, command)


async def _opened(settings: ServerSettings, open: bool, command: str) -> int:
    """Open a house whose database is ready, until it is closed."""
    from manoir.server.app import build, open_router
    from manoir.server.cluster.bus import check_redis
    from manoir.server.cluster.supervisor import Supervisor
    from manoir.server.run import server_of
    from manoir.store.trouble import Trouble
    from manoir.tables.leases import new_worker

    try:
        if settings.redis:
            await check_redis(settings.redis)
    except Trouble as trouble:
        print(f"manoir: Redis cannot be used: {trouble}", file=sys.stderr)
        return 2
    if settings.workers > 1:
        try:
            crew = Supervisor(settings)
        except OSError as trouble:
            print(f"manoir: {settings.host}:{settings.port} cannot be used: {trouble.strerror}", file=sys.stderr)
            return 1
        _say_open(crew.settings, open, command)
        return await crew.run()
    router = open_router(settings, new_worker()) if settings.redis else None
    server = server_of(build(settings, router=router), settings, router)
    _say_open(settings, open, command)
    # uvicorn closes in peace and then raises the signal again, when all is well.
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, lambda *_: None)
    await server.serve()
    return 0 if server.started else 1


def _say_open(settings: ServerSettings, open: bool, command: str) -> None:
    """Say where the house is found, and what is not in it."""
    from manoir.cli.arguments import say_left_out
    from manoir.server.addresses import addresses

    address = f"http://{'localhost' if settings.host in ('0.0.0.0', '127.0.0.1') else settings.host}:{settings.port}/"
    near, code = addresses(settings.host, settings.port), open or sys.stdout.isatty()
    say_left_out()
    for line in welcome(address, near, host=settings.host, code=code, command=command):
        print(line, flush=True)
    if open:
        asyncio.get_running_loop().call_later(0.5, show, address)
