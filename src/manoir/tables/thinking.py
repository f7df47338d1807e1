"""Bots as a table sees them: something that answers, out of the event loop."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.game import Ask
from manoir.kernel.title import Box, Title
from manoir.tables.play import Play


class Answers(Protocol):
    """What a bot must be able to do."""

    def answer(self, view: Any, ask: Ask, moves: Any, budget: Any) -> Any:
        """One of the moves, within so many milliseconds."""
        ...


SeatsBots = Callable[[str, Title, Fate], Answers]
"""Makes a bot of a name; handed in, so that tables know no bot."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything is taken when the question is put, for the table goes on while it thinks."""

    table: str
    bot: str
    title: Title
    seat: int
    view: Any
    ask: Ask
    moves: Any
    box: Box  # the edition that is played, for those who think in a process of their own
    budget: int  # milliseconds

    @classmethod
    def put(cls, table: str, play: Play, ask: Ask, bot: str, budget: int) -> Question:
        """The question that an open ask puts to a bot."""
        seat = int(ask.seat)
        view, moves = play.game.view(play.state, seat), play.game.moves(play.state, seat)
        return cls(table, bot, play.stage.title, seat, view, ask, moves, play.stage.box, budget)


class Thinks(Protocol):
    """Where bots think."""

    names: tuple[str, ...]
    thoughtless: tuple[str, ...]  # those of them that answer without a thought

    async def think(self, question: Question) -> int:
        """A move; may fail, may come too late. Cancelled when it is too late."""
        ...

    def answer(self, question: Question) -> int:
        """The move of a bot that does not think, here and now; may fail."""
        ...

    def close(self) -> None:
        """Wait for no thought."""
        ...


class ThreadThinks:
    """Bots that think in threads: for those whose thoughts are short."""

    thoughtless: tuple[str, ...] = ()

    def __init__(self, names: tuple[str, ...], seat: SeatsBots) -> None:
        self.names = names
        self.seat = seat
        self.pool = ThreadPoolExecutor(max_workers=4, thread_name_prefix="bot")
        self.seeds = random.Random(secrets.randbits(128))  # the system's own takes longer than many an answer

    async def think(self, question: Question) -> int:
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.answer, question)

    def answer(self, question: Question) -> int:
        """A move, thought of here and now."""
        player = self.seat(question.bot, question.title, FastFate(self.seeds.getrandbits(60)))
        return int(player.answer(question.view, question.ask, question.moves, question.budget))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
