"""A house whose time is simulated: hours of live tables in a moment, one after the other in one thread.

The tables are the real ones, with their mail, clocks and bots. Only the loop's clock is another, which leaps to the
next timer whenever nothing is left to do, and the store is in memory.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Mapping
from selectors import DefaultSelector
from typing import Any, TypeVar

from manoir.bots.bot_process import Chairs
from manoir.bots.registry import BOTS, bot_named
from manoir.bots.request import TableTexts, request
from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.question import Question, Thought
from manoir.kernel.title import Title
from manoir.store.memory import MemoryStore
from manoir.tables.house import House
from manoir.tables.lobby import Lobby

T = TypeVar("T")


class Leaping(DefaultSelector):
    """Waits for nothing: what it was to wait for has passed."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(0)
        if not found and timeout is None:
            raise RuntimeError("nothing will ever happen again")
        if not found and timeout is not None and timeout > 0:
            self.now += timeout
        return found


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own; what would be a thread's work is done at once."""

    def __init__(self) -> None:
        self.leaping = Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as wrong:
            done.set_exception(wrong)
        return done


def simulate(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, by its own clock."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(work)


class SimulatedThinks:
    """The house's own bots, told what their processes are told, line by line, who take no time to think."""

    names = BOTS
    thoughtless = ("random",)

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed
        self.texts = TableTexts()
        self.chairs = Chairs()

    async def think(self, question: Question) -> int:
        return self.answer(question)

    async def consider(self, question: Question) -> Thought:
        stage, view, ask = question.stage, question.view, question.ask
        table = self.texts.of(stage)
        chair = f"{stage.title.name} {question.table} {question.seat} {question.bot}"
        line = request(question.bot, stage, table, view, ask, question.moves, question.budget, chair, self.seed)
        told = self.chairs.answer(json.loads(line))
        return Thought(int(told["move"]), int(told["pause"]), int(told["matter"]))

    def answer(self, question: Question) -> int:
        fate = FastFate(self.seed)
        bot = bot_named(question.bot, question.title, fate)
        return int(bot.answer(question.view, question.ask, question.moves, question.budget))

    def forget(self, table: str) -> None:
        """A simulated evening is short."""

    def close(self) -> None:
        """Nothing goes on."""


def simulated_lobby(
    store: MemoryStore, thinks: Any = None, titles: Mapping[str, Title] = TITLES, **means: Any
) -> Lobby:
    """A house in the loop that runs now; the same store again is the same house, later."""
    ticks = asyncio.get_running_loop().time
    house = House(store, titles, thinks or SimulatedThinks(), now=ticks, ticks=ticks, **means)  # type: ignore[arg-type]
    return Lobby(house)


async def settled(true: Callable[[], bool], step: float = 0.1, seconds: float = 36_000.0) -> None:
    """Wait until something is so, a step at a time."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not true():
        assert loop.time() < end, "it did not come"
        await asyncio.sleep(step)
