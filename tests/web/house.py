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


def bot(name: str, title: Title, fate: Fate) -> Answers:
    """The house's own bots; the toy has none, so chance plays there."""
    return RandomBot(fate) if title.name == "vigil" else bot_named(name, title, fate)


async def serve(port: int, folder: str, assets: str) -> None:
    """Open the house until it is told to close."""
    database = f"sqlite+aiosqlite:///{folder}/house.db"
    await migrate(database)
    settings = replace(Settings(), port=port, database=database, assets=assets, requests=0, log_level="warning")
    house = House(Store(database), {**TITLES, "vigil": VIGIL}, ThreadThinks(BOTS, bot))
    await server_of(build(settings, Lobby(house)), settings).serve()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), sys.argv[2], sys.argv[3]))
