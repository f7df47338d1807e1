"""Bots of this server: those that look ahead think in processes of their own, which are told what their seat knows."""

from __future__ import annotations

from manoir.bots.workers import Workers
from manoir.tables.thinking import Question, ThreadThinks


class PackedThinks:
    """Sends a bot's process the packed view of its seat and public facts, never a log.

    The quick ones have threads; one that does not think at all answers at once, which is cheaper than to send for it.
    """

    def __init__(
        self, threads: ThreadThinks, quick: tuple[str, ...], workers: Workers, thoughtless: tuple[str, ...] = ()
    ) -> None:
        self.names = threads.names
        self.threads = threads
        self.quick = quick
        self.workers = workers
        self.thoughtless = thoughtless

    def answer(self, question: Question) -> int:
        return self.threads.answer(question)

    async def think(self, question: Question) -> int:
        if question.bot in self.thoughtless:
            return self.answer(question)
        if question.bot in self.quick:
            return await self.threads.think(question)
        return await self.workers.think(
            question.bot,
            question.title,
            question.view,
            question.ask,
            question.moves,
            question.budget,
            box=question.box,
            chair=question.table,
        )

    def close(self) -> None:
        self.threads.close()
        self.workers.end()
