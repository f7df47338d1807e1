"""Bots kept out of the event loop: each thinks in a process of a small pool, has a deadline, and cannot stop a table.

A thought that hangs ends with its process, and the next request gets a new one. Where an answer has its moment
(`within`), those who wait for one process share the time that is left, and whoever's moment has passed is not sent.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import cast

from manoir.bots.registry import BOTS
from manoir.bots.request import TableTexts, request
from manoir.bots.turns import TooMany, Turns
from manoir.kernel.plain import Named, Plain, canonical
from manoir.kernel.question import PastGame, Question, Thought
from manoir.kernel.reason import Comparison

LATE = "late"
DIED = "died"
FAILED = "failed"
STEP = 60.0  # seconds that one step of a review may take beyond its time, on a slow machine and uncompiled


class NoAnswer(Exception):
    """A bot did not answer: `because` is late, died or failed."""

    def __init__(self, because: str, detail: str = "") -> None:
        super().__init__(f"{because}: {detail}" if detail else because)
        self.because = because


def _thought_of(told: Named) -> Thought:
    """An answer as its process said it."""
    compared = told.get("comparison")
    comparison = None if compared is None else Comparison(*compared)
    return Thought(int(told["move"]), int(told["pause"]), int(told["matter"]), int(told["simulations"]), comparison)


class BotProcess:
    """One process, which thinks about one thing at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def ready(self) -> bool:
        """Whether the process has come so far that it can be asked; it says so in a line of its own."""
        assert self.process.stdout is not None
        return bool(await self.process.stdout.readline())

    async def ask(self, line: bytes) -> Named:
        """Send a request and wait for its answer."""
        answer = await self.exchange(line)
        if not answer:
            raise NoAnswer(DIED)
        told = json.loads(answer)
        if "error" in told:
            raise NoAnswer(FAILED, told["error"])
        return cast("Named", told)

    async def exchange(self, line: bytes) -> bytes:
        """A line to the process, and the line that comes back."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line)
            await self.process.stdin.drain()
            return await self.process.stdout.readline()
        except (BrokenPipeError, ConnectionResetError) as broken:
            raise NoAnswer(DIED) from broken

    def drop(self) -> None:
        """End the process without waiting for it."""
        self.process._transport.close()  # type: ignore[attr-defined]  # kills it too; there is no public way

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class BotProcesses:
    """A pool of processes in which the bots of a house think; a table's chair keeps to one of them while it lives."""

    def __init__(
        self,
        size: int = 2,
        names: tuple[str, ...] = BOTS,
        seed: int | None = None,
        grace: float = 5.0,
        module: str = "manoir.bots.bot_process",
    ) -> None:
        self.names = names
        self.module = module
        self.size = size
        self.grace = grace  # seconds beyond its budget after which a thought is late
        self.seed = secrets.randbits(40) if seed is None else seed
        self.pool: list[BotProcess | None] = [None] * size
        self.begun: list[BotProcess | None] = [None] * size  # processes that are not ready yet
        self.starting: list[asyncio.Task[BotProcess] | None] = [None] * size
        self.turns = [Turns() for _ in range(size)]
        self.thinking: set[asyncio.Task[Named]] = set()  # also of those for whom nobody waits any more
        self.texts = TableTexts()
        self.replaced = 0  # processes that had to be ended or were found dead

    async def think(self, question: Question) -> int:
        """The answer, once the bot's own pace (a race has one) lets it be heard."""
        now = asyncio.get_running_loop().time
        begun = now()
        thought = await self.consider(question)
        await asyncio.sleep(max(0.0, thought.pause / 1000 - (now() - begun)))
        return thought.move

    async def consider(self, question: Question) -> Thought:
        """The answer of a bot, or NoAnswer when it is later than its budget and the grace.

        Each chair of a table keeps its bot. With `within` it thinks no longer than until then, however long it had to
        wait. Callers have the same share of a process, however many tables they have, and so have a caller's tables.
        """
        now = asyncio.get_running_loop().time
        begun = now()
        stage, ask, bot, within = question.stage, question.ask, question.bot, question.within
        chair = f"{stage.title.name} {question.table} {int(ask.seat)} {bot}"
        number = sum(chair.encode()) % self.size
        turns = self.turns[number]
        try:
            async with asyncio.timeout(None if within is None else within / 1000):
                await turns.come(question.caller, question.table)
        except (TimeoutError, TooMany):
            raise NoAnswer(LATE) from None
        held = True
        try:
            worker = self.pool[number] or await self.started(number)
            await asyncio.sleep(0)  # those who are asked at the same moment come first, and count
            left = question.budget if within is None else within - (now() - begun) * 1000
            if left < 1 and within is not None:
                raise NoAnswer(LATE)
            budget = question.budget
            if budget > 0:  # 0 is no limit, and a share is never that
                budget = max(1, min(budget, int(left / turns.share())))
            line = request(
                bot, stage, self.texts.of(stage), question.view, ask, question.moves, budget, chair, self.seed
            )
            thought = self._sent(number, worker, line, budget / 1000 + self.grace)
            held = False
        finally:
            if held:
                turns.go()
        return _thought_of(await asyncio.shield(thought))

    async def review(self, game: PastGame) -> Named:
        """A review gone on with for a while: a turn like any other, always in the same process, which remembers it."""
        number = sum(game.table.encode()) % self.size
        turns = self.turns[number]
        try:
            await turns.come(game.caller, f"{game.table} review")
        except TooMany:
            raise NoAnswer(LATE) from None
        held = True
        try:
            worker = self.pool[number] or await self.started(number)
            told: dict[str, Plain] = {"id": 0, "table": game.table, "log": game.log, "milliseconds": game.milliseconds}
            sent = self._sent(number, worker, canonical(told) + b"\n", game.milliseconds / 1000 + STEP)
            held = False
        finally:
            if held:
                turns.go()
        return await asyncio.shield(sent)

    def _sent(self, number: int, worker: BotProcess, line: bytes, seconds: float) -> asyncio.Task[Named]:
        """A request on its way; the turn is over once it is answered.

        Whoever waits may go meanwhile: a thought is let run out, for to end its process would cost the others.
        """
        thought = asyncio.create_task(self.asked(number, worker, line, seconds))
        thought.add_done_callback(lambda thought: self._thought(self.turns[number], thought))
        self.thinking.add(thought)
        return thought

    def _thought(self, turns: Turns, thought: asyncio.Task[Named]) -> None:
        """A process has done with a request."""
        self.thinking.discard(thought)
        turns.go()
        if not thought.cancelled():
            thought.exception()  # known to whoever waits, if anybody does

    async def asked(self, number: int, worker: BotProcess, line: bytes, seconds: float) -> Named:
        """What a process says to a request; one that hangs is ended."""
        try:
            async with asyncio.timeout(seconds):
                return await worker.ask(line)
        except TimeoutError:
            await self.drop(number)
            raise NoAnswer(LATE) from None
        except NoAnswer as none:
            if none.because == DIED:
                await self.drop(number)
            raise
        except asyncio.CancelledError:  # the answer, when it came, would be somebody else's
            await self.drop(number)
            raise

    async def started(self, number: int) -> BotProcess:
        """A new process in a place of the pool; one that is on its way goes on if nobody waits for it any more.

        On a slow machine a process may take longer to start than a bot may think: it would never get there otherwise.
        """
        task = self.starting[number]
        if task is None:
            task = self.starting[number] = asyncio.create_task(self.start(number))
        return await asyncio.shield(task)

    async def start(self, number: int) -> BotProcess:
        """Start a process and wait until it is ready; only then has it its place."""
        worker = await self.begin()
        self.begun[number] = worker
        try:
            if not await worker.ready():
                self.replaced += 1
                raise NoAnswer(DIED)
        finally:
            self.starting[number] = self.begun[number] = None
        self.pool[number] = worker
        return worker

    async def begin(self) -> BotProcess:
        """A process, which may not be ready yet."""
        command = [sys.executable, "-m", self.module]
        return BotProcess(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=2**20))

    async def drop(self, number: int) -> None:
        """End a process; the next request starts another."""
        worker = self.pool[number]
        self.pool[number] = None
        self.replaced += 1
        if worker is not None:
            await worker.end()

    def end(self) -> None:
        """End all processes without waiting for them."""
        for worker in self.sent_away():
            worker.drop()

    async def close(self) -> None:
        """End all processes."""
        for worker in self.sent_away():
            await worker.end()

    def sent_away(self) -> list[BotProcess]:
        """All workers, who have no place here any more."""
        found = [worker for worker in self.pool + self.begun if worker is not None]
        self.pool = [None] * self.size
        return found
