"""Bots of a tab: those that look ahead think in a worker of their own, so that nobody waits for them."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, Protocol

from manoir.bots.bot_processes import DIED, BotProcess, BotProcesses, NoAnswer
from manoir.bots.delays import ON_THE_WAY
from manoir.bots.runner import PackedThinks
from manoir.kernel.levels import LEVELS
from manoir.kernel.plain import Named
from manoir.kernel.question import PastGame, Question, Thought
from manoir.kernel.title import Title

MOST: Final = 8_000  # milliseconds that a bot may think in a tab, on however slow a phone
SLOWER: Final = 2.5  # times what was measured that the slowest questions of a game take


class Mind(Protocol):
    """A worker of the browser in which a second Python thinks."""

    def ready(self) -> Awaitable[str]:
        """Wait until it can be asked, and hear how quick it is (`Minds.paces`); fails where it cannot be had."""
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
        self.paces: dict[str, float] = {}  # milliseconds a simulation, by game

    async def ready(self) -> bool:
        try:
            self.paces = json.loads(await self.mind.ready())
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
        self.paces: dict[str, float] = {}  # of this device, once a worker has stood

    async def begin(self) -> BotWorker:
        return BotWorker(self.open_mind())

    async def start(self, number: int) -> BotProcess:
        worker = await super().start(number)
        assert isinstance(worker, BotWorker)
        self.paces = worker.paces
        return worker


def needed(bot: str, title: Title, pace: float) -> int:
    """Milliseconds that a level needs for its simulations where each takes `pace`: public, whatever is in its hand."""
    skill = title.character.skills[LEVELS.index(bot)]
    return min(MOST, ON_THE_WAY + round(SLOWER * skill.simulations * pace))


class TabThinks(PackedThinks):
    """Levels look ahead as far as they were calibrated, and take the time which that needs on this device.

    Until the worker stands, bots think beside the tables: somebody may wait.
    """

    @property
    def standing(self) -> bool:
        return self.workers.pool[0] is not None

    def usual(self, bot: str, title: Title) -> int:
        assert isinstance(self.workers, BotWorkers)
        pace = self.workers.paces.get(title.name)
        return super().usual(bot, title) if pace is None or bot not in LEVELS else needed(bot, title, pace)

    async def think(self, question: Question) -> int:
        question = replace(question, budget=MOST if question.within is None else question.within)
        return await (super().think(question) if self.standing else self.threads.think(question))

    async def review(self, game: PastGame) -> Named:
        return await (super().review(game) if self.standing else self.threads.review(game))

    async def consider(self, question: Question) -> Thought:
        return await (super().consider(question) if self.standing else self.threads.consider(question))
