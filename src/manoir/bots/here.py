"""Bots that think in this very thread: where there is no other (a browser's tab), or where thoughts are short."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from manoir.bots.delays import pace_of
from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.game import Ask
from manoir.kernel.plain import Named, Plain
from manoir.kernel.question import PastGame, Question, Thought
from manoir.kernel.reason import Comparison
from manoir.kernel.title import Title

T = TypeVar("T")


class Answers(Protocol):
    """What a bot must be able to do."""

    def answer(self, view: Any, ask: Ask, moves: Any, budget: Any) -> Any:
        """One of the moves, within so many milliseconds."""
        ...


SeatsBots = Callable[[str, Title, Fate], Answers]
"""Makes a bot of a name."""

Compares = Callable[[Title, Any, Ask, Any, int], Comparison]
"""(title, view, ask, moves, milliseconds) -> the two best moves."""

Reviewer = Callable[[str, str, int], dict[str, Plain]]
"""(table, log, milliseconds) -> how far the review of a finished game has come."""

MOST_CHAIRS = 1000  # bots kept, each with what it remembers of its game; the longest unused is forgotten first


class HereThinks:
    """Each bot stays with its chair of a table."""

    def __init__(
        self,
        names: tuple[str, ...],
        seat: SeatsBots,
        instinct: SeatsBots | None = None,
        usual: Callable[[str, Title], int] = lambda _, __: 0,
        compares: Compares | None = None,
        thoughtless: tuple[str, ...] = (),
        reviewer: Reviewer | None = None,
    ) -> None:
        self.names = names
        self.seat = seat
        self.instinct = instinct or seat
        self.usual = usual
        self.compares = compares
        self.thoughtless = thoughtless
        self.reviewer = reviewer
        self.seeds = random.Random(secrets.randbits(128))  # the system's own takes longer than many an answer
        self.sitting: dict[tuple[str, int, str], Answers] = {}

    async def run(self, work: Callable[..., T], *asked: Any) -> T:
        """Think; whoever has something to say at this moment is heard first."""
        await asyncio.sleep(0)
        return work(*asked)

    async def think(self, question: Question) -> int:
        return await self.run(_answered, self.player(question), question)

    async def consider(self, question: Question) -> Thought:
        bot: Any = self.player(question)
        pace = pace_of(bot, question.view, question.ask, question.moves)
        return Thought(await self.think(question), int(pace.pause), int(pace.matter))

    async def compare(self, question: Question) -> Comparison:
        """Where nobody compares, what the bot would play."""
        if self.compares is None:
            return Comparison(await self.think(question))
        asked = (question.title, question.view, question.ask, question.moves, question.budget)
        return await self.run(self.compares, *asked)

    async def review(self, game: PastGame) -> Named:
        """Fails where nobody looks games over."""
        if self.reviewer is None:
            raise NotImplementedError("nobody looks games over here")
        return await self.run(self.reviewer, game.table, game.log, game.milliseconds)

    def answer(self, question: Question) -> int:
        """A move, thought of here and now."""
        return _answered(self.player(question), question)

    def first_sight(self, question: Question) -> int:
        return _answered(self.instinct(question.bot, question.title, self._fate()), question)

    def player(self, question: Question) -> Answers:
        """The bot of a chair: the same from question to question, for it may remember what it met."""
        chair = (question.table, question.seat, question.bot)
        player = self.sitting.pop(chair, None) or self.seat(question.bot, question.title, self._fate())
        self.sitting[chair] = player
        if len(self.sitting) > MOST_CHAIRS:
            del self.sitting[next(iter(self.sitting))]
        return player

    def forget(self, table: str) -> None:
        for chair in [chair for chair in self.sitting if chair[0].partition(" ")[0] == table]:
            del self.sitting[chair]

    def close(self) -> None:
        """Nothing goes on."""

    def _fate(self) -> Fate:
        return FastFate(self.seeds.getrandbits(60))


def _answered(player: Answers, question: Question) -> int:
    return int(player.answer(question.view, question.ask, question.moves, question.budget))
