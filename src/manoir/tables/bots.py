"""Bots as a table sees them: something that answers, out of the event loop."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from typing import Any, Protocol

from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.game import Ask
from manoir.kernel.reason import Comparison
from manoir.kernel.record import Stage
from manoir.kernel.title import Title
from manoir.tables.play import Play


class Answers(Protocol):
    """What a bot must be able to do."""

    def answer(self, view: Any, ask: Ask, moves: Any, budget: Any) -> Any:
        """One of the moves, within so many milliseconds."""
        ...


SeatsBots = Callable[[str, Title, Fate], Answers]
"""Makes a bot of a name; handed in, so that tables know no bot."""

Compares = Callable[[Title, Any, Ask, Any, int], Comparison]
"""(title, view, ask, moves, milliseconds) -> the two best moves; handed in alike."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything is taken when the question is put, for the table goes on while it thinks."""

    table: str
    bot: str
    stage: Stage  # the game, its edition and its options
    seat: int
    view: Any
    ask: Ask
    moves: Any
    budget: int  # milliseconds
    within: int | None = None  # milliseconds after which an answer comes too late, however it waited; None: it may wait
    caller: str = ""  # on whose behalf: callers have the same share of what thinks

    @property
    def title(self) -> Title:
        return self.stage.title

    @classmethod
    def put(
        cls, table: str, play: Play, ask: Ask, bot: str, budget: int, within: int | None = None, caller: str = ""
    ) -> Question:
        """The question that an open ask puts to a bot."""
        seat = int(ask.seat)
        view, moves = play.game.view(play.state, seat), play.game.moves(play.state, seat)
        return cls(table, bot, play.stage, seat, view, ask, moves, budget, within, caller)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot would answer in a race, and when: so long after its seat was first asked about the same matter."""

    move: int
    pause: int = 0  # milliseconds
    matter: int = 0


class Thinks(Protocol):
    """Where bots think."""

    names: tuple[str, ...]
    thoughtless: tuple[str, ...]  # those of them that answer without a thought

    def usual(self, bot: str, title: Title) -> int:
        """Milliseconds that a bot needs for an answer, by who it is and no more; 0: it does not think."""
        ...

    async def think(self, question: Question) -> int:
        """A move; may fail, and is late with a TimeoutError."""
        ...

    async def consider(self, question: Question) -> Thought:
        """In a race: a move, and when the bot would make it; nothing is waited for here."""
        ...

    async def compare(self, question: Question) -> Comparison:
        """The best move and the next best, for a person who asks for advice; may fail."""
        ...

    def answer(self, question: Question) -> int:
        """The move of a bot that does not think, here and now; may fail."""
        ...

    def first_sight(self, question: Question) -> int:
        """What a bot plays that has not thought it through, here and now; may fail."""
        ...

    def forget(self, table: str) -> None:
        """A table was let go: what its bots remember of it may go as well."""
        ...

    def close(self) -> None:
        """Wait for no thought."""
        ...


MOST_CHAIRS = 1000  # bots kept, each with what it remembers of its game; the longest unused is forgotten first


class ThreadThinks:
    """Bots that think in threads, for those whose thoughts are short; each stays with its chair of a table."""

    thoughtless: tuple[str, ...] = ()

    def __init__(
        self,
        names: tuple[str, ...],
        seat: SeatsBots,
        instinct: SeatsBots | None = None,
        usual: Callable[[str, Title], int] = lambda _, __: 0,
        compares: Compares | None = None,
    ) -> None:
        self.names = names
        self.seat = seat
        self.instinct = instinct or seat
        self.usual = usual
        self.compares = compares
        self.pool = ThreadPoolExecutor(max_workers=4, thread_name_prefix="bot")
        self.seeds = random.Random(secrets.randbits(128))  # the system's own takes longer than many an answer
        self.sitting: dict[tuple[str, int, str], Answers] = {}
        self.lock = Lock()

    async def think(self, question: Question) -> int:
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.answer, question)

    async def consider(self, question: Question) -> Thought:
        return Thought(await self.think(question))

    async def compare(self, question: Question) -> Comparison:
        """Where nobody compares, what the bot would play."""
        if self.compares is None:
            return Comparison(await self.think(question))
        asked = (question.title, question.view, question.ask, question.moves, question.budget)
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.compares, *asked)

    def answer(self, question: Question) -> int:
        """A move, thought of here and now."""
        return _answered(self.player(question), question)

    def first_sight(self, question: Question) -> int:
        player = self.instinct(question.bot, question.title, FastFate(self.seeds.getrandbits(60)))
        return _answered(player, question)

    def player(self, question: Question) -> Answers:
        """The bot of a chair: the same from question to question, for it may remember what it met."""
        chair = (question.table, question.seat, question.bot)
        with self.lock:
            player = self.sitting.pop(chair, None)
            if player is None:
                player = self.seat(question.bot, question.title, FastFate(self.seeds.getrandbits(60)))
            self.sitting[chair] = player
            if len(self.sitting) > MOST_CHAIRS:
                del self.sitting[next(iter(self.sitting))]
        return player

    def forget(self, table: str) -> None:
        with self.lock:
            for chair in [chair for chair in self.sitting if chair[0].partition(" ")[0] == table]:
                del self.sitting[chair]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def _answered(player: Answers, question: Question) -> int:
    return int(player.answer(question.view, question.ask, question.moves, question.budget))
