"""The house that the browser tests visit: the real server with its own bots, and the toy's hidden cards beside them."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace

from manoir.bots.simple import RandomBot
from manoir.bots.table import BOTS, bot_named
from manoir.games import TITLES
from manoir.kernel.fate import Fate
from manoir.kernel.title import Title
from manoir.server.app import build
from manoir.server.run import server_of
from manoir.server.settings import Settings
from manoir.store.migrate import migrate
from manoir.store.store import Store
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.thinking import Answers, ThreadThinks
from toy import VIGIL
from toy.mended import MENDED_ALONE


def bot(name: str, title: Title, fate: Fate) -> Answers:
    """Quick bots by every name, for these tests are about the page; in a race each takes its own time."""
    if title.name == "vigil" or name == "random":
        return RandomBot(fate)
    return bot_named(name if title.name == "booo" else "greedy", title, fate)


async def serve(port: int, folder: str, assets: str, toy: Title = VIGIL) -> None:
    """Open the house until it is told to close."""
    database = f"sqlite+aiosqlite:///{folder}/house.db"
    await migrate(database)
    settings = replace(Settings(), port=port, database=database, assets=assets, requests=0, log_level="warning")
    house = House(Store(database), {**TITLES, "vigil": toy}, ThreadThinks(BOTS, bot))
    await server_of(build(settings, Lobby(house)), settings).serve()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), *sys.argv[2:4], MENDED_ALONE if "mended" in sys.argv[4:] else VIGIL))
