"""The house of one tab: requests and conversations, without a server between it and the page."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from manoir.bots.bot_processes import NoAnswer
from manoir.bots.comparison import compared
from manoir.bots.delays import usual
from manoir.bots.here import HereThinks
from manoir.bots.registry import BOTS, by_simulations, instinct_named
from manoir.coach.slices import Slices
from manoir.games import TITLES
from manoir.protocol import reasons
from manoir.protocol.answer import answer
from manoir.protocol.conversation import Conversation
from manoir.protocol.rate_limit import RateLimit
from manoir.protocol.routes import ROUTES
from manoir.store.memory import MemoryStore
from manoir.tab.bots import BotWorkers, Mind, TabThinks
from manoir.tab.kept_rows import Written, keeper, read
from manoir.tab.one_file import ONE_FILE
from manoir.tables.house import House
from manoir.tables.lobby import DAY, Limits, Lobby

log = logging.getLogger("manoir.tab")

SWEEP = 60.0  # seconds between sweeps
LONG = 3650 * DAY
LIMITS = Limits(antechamber=LONG, playing=LONG, over=LONG, finished=LONG, brought=LONG)
"""What is kept on a device is its owner's: they delete it, the house does not."""

FILE_NAME = re.compile(r'filename="(.+)"')
SENTENCES = Path(__file__).with_name("said.json")  # of the house, made when the folder was
QUICK = ("greedy",)
THOUGHTLESS = ("random",)


def here() -> HereThinks:
    """The bots of a house, in this thread."""
    return HereThinks(BOTS, by_simulations, instinct_named, usual, compared, THOUGHTLESS, Slices().go_on)


class TabHouse:
    """What the page sends comes in here; each conversation is known by a number that the page gave it."""

    def __init__(self, store: MemoryStore, open_mind: Callable[[], Mind]) -> None:
        self.bots = BotWorkers(open_mind)
        self.lobby = Lobby(House(store, TITLES, TabThinks(here(), QUICK, self.bots, THOUGHTLESS)), LIMITS)
        self.lines: dict[int, asyncio.Queue[bytes | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self._go_on(self._sweep())
        self._go_on(self._wake())

    async def ask(self, method: str, target: str, secret: str | None, body: str) -> list[Any]:
        """The answer to a request: its status, its kind, its text and the name that it has as a file."""
        reply = await answer(self.lobby, method, target, secret, body.encode(), routes=[*ROUTES, *ONE_FILE])
        named = FILE_NAME.search(reply.headers.get("content-disposition", ""))
        return [reply.status, reply.kind, reply.body.decode(), named[1] if named else ""]

    def dial(self, line: int, told: Callable[[str], object], gone: Callable[[], object]) -> None:
        """A conversation begins."""
        heard = self.lines[line] = asyncio.Queue[bytes | None]()
        self._go_on(self._talk(heard, told, gone))

    def say(self, line: int, data: str) -> None:
        """The page says something."""
        if line in self.lines:
            self.lines[line].put_nowait(data.encode())

    def hang_up(self, line: int) -> None:
        """The page is gone from a table."""
        if line in self.lines:
            self.lines.pop(line).put_nowait(None)

    async def close(self) -> None:
        """Let every table finish what it is doing."""
        for task in self.tasks:
            task.cancel()
        await self.lobby.close()
        self.lobby.house.thinks.close()

    async def _talk(
        self, heard: asyncio.Queue[bytes | None], told: Callable[[str], object], gone: Callable[[], object]
    ) -> None:

        def out(data: bytes) -> None:
            told(data.decode())

        conversation = Conversation(self.lobby, out, lambda: heard.put_nowait(None), RateLimit(0, 0))
        try:
            while (data := await heard.get()) is not None:
                await conversation.hear(data)
        finally:
            await conversation.leave()
            gone()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.lobby.sweep()
            except Exception as wrong:
                log.error("sweep", exc_info=wrong)

    async def _wake(self) -> None:
        """The bots' worker starts when the house stands: whoever plays soon will need it."""
        with suppress(NoAnswer):
            await self.bots.started(0)

    def _go_on(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def opened(
    kept: Iterable[Iterable[str]], keep: Callable[[Written], Awaitable[object]], open_mind: Callable[[], Mind]
) -> TabHouse:
    """The house of this tab, with all that was kept."""
    if SENTENCES.is_file():
        reasons.SAID.update(json.loads(SENTENCES.read_text(encoding="utf-8")))
    store = MemoryStore(keeper(keep))
    store.recall(read(kept))
    return TabHouse(store, open_mind)
