"""Bots that think in processes of their own: a compiled search holds the interpreter, and no table waits for it."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context

from manoir.kernel.title import Title
from manoir.tables.study import Errand, Missing, settle_in, think
from manoir.tables.thinking import Question, SeatsBots, ThreadThinks

Means = tuple[Callable[[str], Title], SeatsBots]


class Worker:
    """One process, and how far it follows each table."""

    def __init__(self, means: Means) -> None:
        self.means = means
        self.pool: ProcessPoolExecutor | None = None
        self.known: dict[str, tuple[tuple[int, ...], int]] = {}

    async def think(self, question: Question) -> int:
        """Send a question with whatever the process does not have yet."""
        try:
            return await self._send(self._errand(question))
        except Missing:  # it was begun anew, or has forgotten the table
            self.known.pop(question.table, None)
            return await self._send(self._errand(question))

    def _errand(self, question: Question) -> Errand:
        play = question.play
        line, count = tuple(play.epochs), len(play.log.entries)
        followed, start = self.known.get(question.table, (line, 0))
        if followed != line:
            start = 0
        self.known[question.table] = (line, count)
        entries = tuple(play.log.entries[start:count])
        seed = secrets.randbits(60)
        return Errand(
            question.table, line, play.log.header, start, entries, question.bot, question.seat, question.budget, seed
        )

    async def _send(self, errand: Errand) -> int:
        if self.pool is None:
            # Spawned, not forked: the event loop and its threads must not be copied.
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), settle_in, self.means)
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, errand)
        except (BrokenProcessPool, asyncio.CancelledError):
            if self.pool is pool:  # the first to notice ends it, for all who wait there
                self.end()
            raise

    def end(self) -> None:
        """End the process, whatever it thinks of; the next question begins another."""
        pool, self.pool = self.pool, None
        self.known.clear()
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class ProcessThinks:
    """Bots in processes, each table always in the same one; the quick ones in threads."""

    def __init__(
        self,
        names: tuple[str, ...],
        title_of: Callable[[str], Title],
        seat: SeatsBots,
        quick: tuple[str, ...] = (),
        workers: int | None = None,
    ) -> None:
        self.names = names
        self.quick = quick
        self.threads = ThreadThinks(names, seat)
        self.workers = [Worker((title_of, seat)) for _ in range(workers or os.cpu_count() or 1)]

    async def think(self, question: Question) -> int:
        if question.bot in self.quick:
            return await self.threads.think(question)
        worker = self.workers[sha256(question.table.encode()).digest()[0] % len(self.workers)]
        try:
            return await worker.think(question)
        except BrokenProcessPool:  # somebody else's thought took the process down: once more in the next
            return await worker.think(question)

    def close(self) -> None:
        self.threads.close()
        for worker in self.workers:
            worker.end()
