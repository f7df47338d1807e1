"""Bots of a server: those that look ahead think in processes of their own, which are told what their seat knows."""

from __future__ import annotations

from dataclasses import replace

from manoir.bots.bot_processes import LATE, BotProcesses, NoAnswer
from manoir.bots.comparison import ADVISER
from manoir.bots.here import HereThinks
from manoir.kernel.plain import Named
from manoir.kernel.question import PastGame, Question, Thought
from manoir.kernel.reason import Comparison
from manoir.kernel.title import Title


class PackedThinks:
    """Sends a bot's process the packed view of its seat and public facts; the log of a game only once it is over.

    The quick ones have threads; one that does not think at all answers at once, which is cheaper than to send for it.
    """

    def __init__(
        self, threads: HereThinks, quick: tuple[str, ...], workers: BotProcesses, thoughtless: tuple[str, ...] = ()
    ) -> None:
        self.names = threads.names
        self.threads = threads
        self.quick = quick
        self.workers = workers
        self.thoughtless = thoughtless

    def usual(self, bot: str, title: Title) -> int:
        return self.threads.usual(bot, title)

    def answer(self, question: Question) -> int:
        return self.threads.answer(question)

    def first_sight(self, question: Question) -> int:
        return self.threads.first_sight(question)

    async def think(self, question: Question) -> int:
        if question.bot in self.thoughtless:
            return self.answer(question)
        if question.bot in self.quick:
            return await self.threads.think(question)
        try:
            return await self.workers.think(question)
        except NoAnswer as none:
            if none.because == LATE:
                raise TimeoutError from none
            raise

    async def consider(self, question: Question) -> Thought:
        """In a race every bot has a pace of its own, which its process knows."""
        return await self.workers.consider(question)

    async def compare(self, question: Question) -> Comparison:
        thought = await self.workers.consider(replace(question, bot=ADVISER))
        assert thought.comparison is not None  # an adviser's process gives one, or fails
        return thought.comparison

    async def review(self, game: PastGame) -> Named:
        return await self.workers.review(game)

    def forget(self, table: str) -> None:
        self.threads.forget(table)  # a process keeps few chairs, and forgets the longest unused by itself

    def close(self) -> None:
        self.threads.close()
        self.workers.end()
