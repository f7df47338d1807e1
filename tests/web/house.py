"""The house that the browser tests visit: the real server with its own bots, and the toy's hidden cards beside them."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from live import UNLIMITED
from manoir.bots.comparison import compared
from manoir.bots.here import Answers
from manoir.bots.registry import BOTS, bot_named
from manoir.bots.simple import RandomBot
from manoir.bots.threads import ThreadThinks
from manoir.coach.depth import Depth
from manoir.coach.slices import Slices
from manoir.games import TITLES
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask
from manoir.kernel.question import Question, Thought
from manoir.kernel.reason import Comparison
from manoir.kernel.title import Title
from manoir.server.app import build
from manoir.server.run import server_of
from manoir.server.settings import ServerSettings
from manoir.store.migrate import migrate
from manoir.store.store import Store
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from toy import VIGIL
from toy.drawn import drawn_in
from toy.mended import MENDED_ALONE


def bot(name: str, title: Title, fate: Fate) -> Answers:
    """Quick bots by every name, for these tests are about the page."""
    if title.name == "vigil" or name == "random":
        return RandomBot(fate)
    return bot_named(name if title.name == "booo" else "greedy", title, fate)


QUICK = Depth(games=40, search=60, glances=10, looks=20, trials=80, openly=20)


class Hurried(ThreadThinks):
    """Bots that speak in a race as soon as they have thought: nobody's eye follows them here."""

    async def consider(self, question: Question) -> Thought:
        return Thought(await self.think(question))


def advised(title: Title, view: Any, ask: Ask, moves: Any, _: int) -> Comparison:
    """Quick advice: what is good is no matter here."""
    return compared(title, view, ask, moves, 150)


async def serve(port: int, folder: str, assets: str, toy: Title | None = VIGIL, names: str = "") -> None:
    """Open the house until it is told to close."""
    database = f"sqlite+aiosqlite:///{folder}/house.db"
    await migrate(database)
    settings = ServerSettings(
        port=port, database=database, assets=assets, names=names, log_level="warning", **UNLIMITED
    )
    thinks = Hurried(BOTS, bot, compares=advised, reviewer=Slices(QUICK).go_on)
    titles = {**TITLES, "vigil": toy} if toy else TITLES
    house = House(Store(database), titles, thinks, missing=1.0)
    await server_of(build(settings, Lobby(house)), settings).serve()


if __name__ == "__main__":
    toy: Title | None = MENDED_ALONE if "mended" in sys.argv[4:] else VIGIL
    if "bare" in sys.argv[4:]:
        toy = None
    if "drawn" in sys.argv[4:]:
        toy = drawn_in(Path(sys.argv[2]) / "package")
    asyncio.run(serve(int(sys.argv[1]), *sys.argv[2:4], toy, "manoir.test" if "named" in sys.argv[4:] else ""))
