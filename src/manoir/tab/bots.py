"""Bots of a tab: those that look ahead think in a worker of their own, so that nobody waits for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from manoir.bots.bot_processes import DIED, BotProcess, BotProcesses, NoAnswer
from manoir.bots.runner import PackedThinks
from manoir.kernel.plain import Named
from manoir.kernel.question import PastGame, Question, Thought


class Mind(Protocol):
    """A worker of the browser in which a second Python thinks."""

    def ready(self) -> Awaitable[object]:
        """Wait until it can be asked; fails where it cannot be had."""
        ...

    def ask(self, line: str) -> Awaitable[str]:
        """Hand it a request and wait for its answer."""
        ...

    def end(self) -> object:
        """End it, whatever it is doing."""
        ...


class BotWorker(BotProcess):
    """One such worker, spoken to like a process."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    async def ready(self) -> bool:
        try:
            await self.mind.ready()
        except Exception:  # of the browser: no memory for a second Python, or it was ended
            return False
        return True

    async def exchange(self, line: bytes) -> bytes:
        try:
            return (await self.mind.ask(line.decode())).encode()
        except Exception as broken:
            raise NoAnswer(DIED) from broken

    async def end(self) -> None:
        self.drop()

    def drop(self) -> None:
        self.mind.end()


class BotWorkers(BotProcesses):
    """The workers of a tab: one, for a phone has few cores."""

    def __init__(self, open_mind: Callable[[], Mind]) -> None:
        super().__init__(size=1)
        self.open_mind = open_mind

    async def begin(self) -> BotWorker:
        return BotWorker(self.open_mind())


class TabThinks(PackedThinks):
    """Until the worker stands, bots think beside the tables: as strong as ever, but somebody may wait."""

    @property
    def standing(self) -> bool:
        return self.workers.pool[0] is not None

    async def think(self, question: Question) -> int:
        return await (super().think(question) if self.standing else self.threads.think(question))

    async def review(self, game: PastGame) -> Named:
        return await (super().review(game) if self.standing else self.threads.review(game))

    async def consider(self, question: Question) -> Thought:
        return await (super().consider(question) if self.standing else self.threads.consider(question))
