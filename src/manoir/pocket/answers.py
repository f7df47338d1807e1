"""What the house answers to everybody alike, written down: the hall and the rulebooks need no Python."""

from __future__ import annotations

import asyncio

from manoir.games import TITLES
from manoir.protocol.answer import answer
from manoir.store.memory import MemoryStore
from manoir.tab.house import here
from manoir.tables.house import House
from manoir.tables.lobby import Lobby


def answers() -> dict[str, bytes]:
    """The answers by the path of their file."""
    return asyncio.run(_answers())


async def _answers() -> dict[str, bytes]:
    lobby = Lobby(House(MemoryStore(), TITLES, here()))
    asked = ["games", *(f"games/{game}/rulebook" for game in TITLES)]
    found = {}
    for path in asked:
        reply = await answer(lobby, "GET", f"/api/{path}")
        assert reply.status == 200, path
        found[f"api/{path}.json"] = reply.body
    return found
