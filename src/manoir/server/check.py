"""`manoir serve --check`: whether a house could open here, line by line."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from manoir.kernel.wrong import WrongInput
from manoir.server.cluster.bus import check_redis
from manoir.server.cluster.supervisor import check_workers
from manoir.server.pages import Pages
from manoir.server.settings import ServerSettings
from manoir.store.engine import database_url
from manoir.store.integrity import integrity
from manoir.store.migrate import head, migrate
from manoir.store.trouble import Trouble


@dataclass(frozen=True, slots=True)
class CheckLine:
    """One thing that was looked at."""

    what: str
    good: bool
    words: str


async def check_house(settings: ServerSettings) -> list[CheckLine]:
    """Everything that a server needs, looked at without changing anything."""
    found = [await check_database(settings), _assets(settings), _limits(settings)]
    return [*found, await _workers(settings)] if settings.redis or settings.workers != 1 else found


async def check_database(settings: ServerSettings) -> CheckLine:
    """Whether the database can be used, and is at the version of this program."""
    try:
        parsed = database_url(settings.database)
        file = parsed.database
        if parsed.get_backend_name() == "sqlite" and file and file != ":memory:" and not Path(file).exists():
            folder = Path(file).resolve().parent
            good = folder.is_dir() and os.access(folder, os.W_OK)
            words = "does not exist yet; `manoir serve` makes it" if good else f"{folder} cannot be written to"
            return CheckLine("database", good, words)
        current = await migrate(settings.database, None)
    except (WrongInput, Trouble) as wrong:
        return CheckLine("database", False, str(wrong))
    if current == head():
        fault = await integrity(settings.database)
        return CheckLine("database", fault is None, fault or f"at version {current}, sound by its own check")
    if current is None:
        return CheckLine("database", True, "empty; `manoir serve` sets it up")
    return CheckLine(
        "database", False, f"at version {current}, this house needs {head()}: `manoir db up` brings it there"
    )


async def _workers(settings: ServerSettings) -> CheckLine:
    try:
        check_workers(settings)
        await check_redis(settings.redis)
    except (WrongInput, Trouble) as wrong:
        return CheckLine("workers", False, str(wrong))
    return CheckLine("workers", True, f"{settings.workers}, which meet at a Redis that answers")


def _assets(settings: ServerSettings) -> CheckLine:
    pages = Pages(Path(settings.assets))
    if not pages.built:
        return CheckLine("assets", False, f"no page in {settings.assets}: `make web` builds it")
    return CheckLine("assets", True, f"{len(pages.assets)} files")


def _limits(settings: ServerSettings) -> CheckLine:
    wrong = [name for name in ("port", "tables", "sockets", "message_bytes") if getattr(settings, name) < 1]
    return CheckLine("limits", not wrong, f"below 1: {', '.join(wrong)}" if wrong else "sound")
