"""A house as a browser's tab has it, without a server: `tab.py GAME` plays a whole game and looks at it again."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

from simulated import simulate

from manoir.bots.comparison import compared
from manoir.bots.delays import usual
from manoir.bots.here import HereThinks
from manoir.bots.registry import BOTS, bot_named, instinct_named
from manoir.coach.depth import Depth
from manoir.coach.slices import Slices
from manoir.games import TITLES
from manoir.protocol.answer import answer
from manoir.protocol.conversation import Conversation
from manoir.protocol.rate_limit import RateLimit
from manoir.store.memory import MemoryStore
from manoir.store.shelves import Change
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.messages import PROTOCOL

SHALLOW = Depth(games=4, search=2, glances=2, looks=2, trials=2, openly=2)
SERVERS = ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite")


class Tab:
    """One house in one thread; what it keeps is all that a later one needs."""

    def __init__(self, kept: list[Change]) -> None:
        async def keep(changes: list[Change]) -> None:
            kept.extend(changes)

        store = MemoryStore(keep)
        store.recall(kept)
        ticks = asyncio.get_running_loop().time
        thinks = HereThinks(BOTS, bot_named, instinct_named, usual, compared, ("random",), Slices(SHALLOW).go_on)
        self.lobby = Lobby(House(store, TITLES, thinks, now=ticks, ticks=ticks))

    async def ask(self, method: str, target: str, body: Any = None, wanted: int = 200) -> Any:
        """The answer to a request, which must have that status."""
        raw = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        reply = await answer(self.lobby, method, target, None, raw)
        assert reply.status == wanted, (target, reply)
        return json.loads(reply.body) if reply.kind == "application/json" else reply.body


class Page:
    """A person at the screen, who answers at random."""

    def __init__(self, tab: Tab) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.conversation = Conversation(
            tab.lobby, lambda data: self.told.put_nowait(json.loads(data)), lambda: None, RateLimit(0, 0)
        )
        self.scene: dict[str, Any] = {}
        self.chair = 0
        self.rng = random.Random(7)

    async def say(self, **message: Any) -> None:
        await self.conversation.hear(json.dumps(message).encode())

    async def hear(self) -> dict[str, Any]:
        message = await asyncio.wait_for(self.told.get(), 36_000)
        self.chair = message.get("chair") or self.chair
        self.scene = message.get("scene") or self.scene
        return message

    async def play(self) -> int:
        """Play to the end; returns how many answers were taken."""
        taken = 0
        while not self.scene.get("end"):
            await asyncio.sleep(2.0)  # as a person does, while the bots of a race look as well
            while not self.told.empty():
                await self.hear()
            asks = [one for one in self.scene.get("asks", ()) if one["seat"] == self.chair]
            if not asks or not self.scene.get("moves"):
                continue
            await self.say(type="answer", ask=asks[0]["id"], move=self.rng.choice(self.scene["moves"])["text"])
            while (message := await self.hear())["type"] != "answered":
                pass
            taken += message["verdict"] == "taken"
        return taken


async def evening(game: str) -> str:
    """A game with bots, then everything that can be asked about it, there and in a house that was opened later."""
    kept: list[Change] = []
    tab, title = Tab(kept), TITLES[game]
    low, high = title.box().players
    bots = [{"kind": "bot", "bot": bot} for bot in ("greedy", "guest", "random")]
    if title.race is not None:
        bots = [{"kind": "bot", "bot": bot} for bot in ("greedy", "child", "regular")]
    seats = [{"kind": "me", "name": "Ada"}, *bots[: max(low, min(4, high)) - 1]]
    wish = {"game": game, "seats": seats, "options": dict(title.short), "start": True}
    made = await tab.ask("POST", "/api/tables", wish, 201)
    id = made["table"]["id"]
    page = Page(tab)
    await page.say(type="hello", protocol=PROTOCOL, table=id, secret=made["held"][0]["secret"])
    taken = await page.play()
    assert taken > 0
    log = await tab.ask("GET", f"/api/tables/{id}/log")
    for chair in ("1", "public", "all"):
        seen = await tab.ask("GET", f"/api/tables/{id}/moments?chair={chair}&from=1&count=2")
        assert [moment["moment"] for moment in seen["moments"]] == [1, 2]
    ending = await tab.ask("GET", f"/api/tables/{id}/ending")
    while (seen := await tab.ask("POST", f"/api/tables/{id}/review"))["review"] is None:
        await asyncio.sleep(1.0)
    assert seen["done"] == seen["total"]
    assert (await tab.ask("POST", f"/api/tables/{id}/fork", {"moment": 1}, 201))["table"]["fork"]
    brought = (await tab.ask("POST", "/api/logs", log, 201))["table"]
    assert await tab.ask("GET", f"/api/tables/{brought}/log") == log
    assert game in [one["game"] for one in await tab.ask("GET", "/api/games")]
    await tab.ask("GET", f"/api/games/{game}/rulebook")
    await tab.lobby.close()
    later = Tab(kept)
    assert await later.ask("GET", f"/api/tables/{id}/log") == log
    assert await later.ask("GET", f"/api/tables/{id}/ending") == ending
    assert await later.ask("GET", f"/api/tables/{id}/review") == seen
    assert (await later.ask("GET", f"/api/tables/{id}"))["stage"] == "over"
    await later.lobby.close()
    return f"{taken} answers, {len(kept)} changes kept"


if __name__ == "__main__":
    print(simulate(evening(sys.argv[1])))
    there = [name for name in SERVERS if name in sys.modules]
    assert not there, there
