"""Bots kept out of the event loop: each thinks in a process of a small pool, has a deadline, and cannot stop a table.

A thought that is late ends with its process, and the next request gets a new one. What a table plays then is the lapse
of the ask: `answer_or_lapse` does that and says why.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from time import monotonic
from typing import Any

from manoir.bots.parcel import pack
from manoir.bots.table import BOTS
from manoir.bots.venue import UnknownEdition, Venues
from manoir.kernel.game import Ask
from manoir.kernel.plain import canonical
from manoir.kernel.title import Box, GameAny, Title

LATE = "late"
DIED = "died"
FAILED = "failed"


class NoAnswer(Exception):
    """A bot did not answer: `because` is late, died or failed."""

    def __init__(self, because: str, detail: str = "") -> None:
        super().__init__(f"{because}: {detail}" if detail else because)
        self.because = because


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's answer, and how many milliseconds it wants to take over it; 0 leaves that to the table."""

    move: int
    pause: int


@dataclass(frozen=True, slots=True)
class Answered:
    """What a table plays for a bot's seat; `lapsed` says why, when the bot itself gave no answer."""

    move: int
    lapsed: str | None = None


def request(
    bot: str, title: Title, venue: str, view: Any, ask: Ask, moves: Any, budget: int, chair: str, seed: int
) -> bytes:
    """All that a bot's process is told, as one line: the same line for any two worlds that look alike to the seat."""
    told = {
        "bot": bot,
        "game": title.name,
        "rules": title.game.version,
        "venue": venue,
        "view": pack(view).decode(),
        "ask": [int(ask.id), int(ask.seat), ask.kind, int(ask.after)],
        "moves": [int(move) for move in moves],
        "budget": budget,
        "chair": chair,
        "seed": seed,
        "id": 0,
    }
    return canonical(told) + b"\n"


class Worker:
    """One process, which thinks about one thing at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def ready(self) -> bool:
        """Whether the process has come so far that it can be asked; it says so in a line of its own."""
        assert self.process.stdout is not None
        return bool(await self.process.stdout.readline())

    async def ask(self, line: bytes) -> Thought:
        """Send a request and wait for its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line)
            await self.process.stdin.drain()
            answer = await self.process.stdout.readline()
        except (BrokenPipeError, ConnectionResetError) as broken:
            raise NoAnswer(DIED) from broken
        if not answer:
            raise NoAnswer(DIED)
        told = json.loads(answer)
        if "error" in told:
            raise NoAnswer(FAILED, told["error"])
        return Thought(int(told["move"]), int(told["pause"]))

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Workers:
    """A pool of processes in which the bots of a house think; a table's chair keeps to one of them while it lives."""

    def __init__(
        self, size: int = 2, names: tuple[str, ...] = BOTS, seed: int | None = None, grace: float = 5.0
    ) -> None:
        self.names = names
        self.size = size
        self.grace = grace  # seconds beyond its budget after which a thought is late
        self.seed = secrets.randbits(40) if seed is None else seed
        self.pool: list[Worker | None] = [None] * size
        self.begun: list[Worker | None] = [None] * size  # processes that are not ready yet
        self.starting: list[asyncio.Task[Worker] | None] = [None] * size
        self.locks = [asyncio.Lock() for _ in range(size)]
        self.venues = Venues()
        self.replaced = 0  # processes that had to be ended or were found dead

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
        """The answer, once the bot's own pace (a race has one) lets it be heard."""
        begun = monotonic()
        thought = await self.consider(bot, title, view, ask, moves, budget, box=box, chair=chair)
        await asyncio.sleep(max(0.0, thought.pause / 1000 - (monotonic() - begun)))
        return thought.move

    async def consider(
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
    ) -> Thought:
        """The answer of a bot of that name, or NoAnswer when it is later than its budget and the grace.

        An edition that is not shipped is known by its box; a chair's name (its table's, say) keeps one bot to it.
        """
        chair = f"{title.name} {chair} {int(ask.seat)} {bot}"
        try:
            venue = self.venues.of(title, view, box)
        except UnknownEdition as unknown:
            raise NoAnswer(FAILED, str(unknown)) from None
        line = request(bot, title, venue, view, ask, moves, budget, chair, self.seed)
        number = sum(chair.encode()) % self.size
        async with self.locks[number]:
            worker = self.pool[number] or await self.started(number)
            try:
                async with asyncio.timeout(budget / 1000 + self.grace):
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

    async def started(self, number: int) -> Worker:
        """A new process in a place of the pool; one that is on its way goes on if nobody waits for it any more.

        On a slow machine a process may take longer to start than a bot may think: it would never get there otherwise.
        """
        task = self.starting[number]
        if task is None:
            task = self.starting[number] = asyncio.create_task(self.start(number))
        return await asyncio.shield(task)

    async def start(self, number: int) -> Worker:
        """Start a process and wait until it is ready; only then has it its place."""
        command = [sys.executable, "-m", "manoir.bots.worker"]
        worker = Worker(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=2**20))
        self.begun[number] = worker
        try:
            if not await worker.ready():
                self.replaced += 1
                raise NoAnswer(DIED)
        finally:
            self.starting[number] = self.begun[number] = None
        self.pool[number] = worker
        return worker

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
            worker.process._transport.close()  # type: ignore[attr-defined]  # kills it too; there is no public way

    async def close(self) -> None:
        """End all processes."""
        for worker in self.sent_away():
            await worker.end()

    def sent_away(self) -> list[Worker]:
        """All workers, who have no place here any more."""
        found = [worker for worker in self.pool + self.begun if worker is not None]
        self.pool = [None] * self.size
        return found


async def answer_or_lapse(workers: Workers, bot: str, title: Title, state: Any, ask: Ask, budget: int) -> Answered:
    """A bot's answer for a seat of a table; if there is none, what silence means, and why."""
    game: GameAny = title.game
    moves = game.moves(state, ask.seat)
    lapse = int(game.lapse(state, ask.seat))
    try:
        move = await workers.think(bot, title, game.view(state, ask.seat), ask, moves, budget)
    except NoAnswer as none:
        return Answered(lapse, none.because)
    return Answered(move) if move in [int(one) for one in moves] else Answered(lapse, FAILED)
