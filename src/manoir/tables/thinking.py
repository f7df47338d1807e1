"""Bots as a table sees them: something that answers, out of the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, Protocol

from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.game import Ask
from manoir.kernel.title import Box, Title


class Answers(Protocol):
    """What a bot must be able to do."""

    def answer(self, view: Any, ask: Ask, moves: Any, budget: Any) -> Any:
        """One of the moves, within so many milliseconds."""
        ...


class Thinks(Protocol):
    """Where bots think: in threads of this process, or elsewhere."""

    names: tuple[str, ...]

    async def think(
        self,
        bot: str,
        title: Title,
        view: Any,
        ask: Ask,
        moves: Any,
        budget: int,
        *,
        box: Box | None = None,
        chair: str = "",
    ) -> int:
        """The answer of a bot of that name; may fail, may come too late. A chair's name keeps one bot to it."""
        ...


class ThreadThinks:
    """Bots that think in threads: enough while their thoughts are short."""

    def __init__(
        self,
        names: tuple[str, ...],
        seat: Callable[[str, Title, Fate], Answers],
        pool: Executor | None = None,
    ) -> None:
        self.names = names
        self.seat = seat
        self.pool = pool or ThreadPoolExecutor(max_workers=4, thread_name_prefix="bot")

    async def think(
        self,
        bot: str,
        title: Title,
        view: Any,
        ask: Ask,
        moves: Any,
        budget: int,
        *,
        box: Box | None = None,
        chair: str = "",
    ) -> int:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, self._answer, bot, title, view, ask, moves, budget)

    def _answer(self, bot: str, title: Title, view: Any, ask: Ask, moves: Any, budget: int) -> int:
        player = self.seat(bot, title, FastFate(secrets.randbits(60)))
        return int(player.answer(view, ask, moves, budget))

    def close(self) -> None:
        """Wait for no thought."""
        self.pool.shutdown(wait=False, cancel_futures=True)
