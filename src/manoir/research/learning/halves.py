"""Two halves of all games, played by many processes: while the net looks at one half, the other is stepped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from manoir.games import title_of
from manoir.research.batch import Batch
from manoir.research.spaces import Spaces, spaces_for

HALVES = 2
PATIENCE = 300.0  # seconds without an answer after which the processes count as lost
STOP = -1


@dataclass(frozen=True, slots=True)
class Stretch:
    """The rows of a half that are tables of one size."""

    seats: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Division:
    """Which process plays which rows: `units` of so many games, sorted by size."""

    game: str
    sizes: tuple[int, ...]
    games: int  # of a unit
    units: tuple[int, ...]  # the seats of each
    owners: tuple[int, ...]  # the process of each
    seed: int
    stagger: int  # the most answers by chance before anybody learns, so that games are not all as far

    @property
    def rows(self) -> int:
        """Games of a half."""
        return self.games * len(self.units)

    @property
    def processes(self) -> int:
        return self.owners[-1] + 1

    def stretches(self) -> list[Stretch]:
        """The rows of each size."""
        found = []
        for seats in self.sizes:
            own = [number for number, size in enumerate(self.units) if size == seats]
            found.append(Stretch(seats, own[0] * self.games, (own[-1] + 1) * self.games))
        return found


def plan_of(game: str, sizes: Sequence[int], processes: int, games: int, seed: int, stagger: int) -> Division:
    """As many units as there are processes, or one a size where there are fewer of those."""
    count = max(processes, len(sizes))
    units = tuple(sizes[number * len(sizes) // count] for number in range(count))
    owners = tuple(number * min(processes, count) // count for number in range(count))
    return Division(game, tuple(sizes), games, units, owners, seed, stagger)


class SharedArrays:
    """The arrays of both halves in one piece of shared memory."""

    def __init__(self, plan: Division, tables: Sequence[Spaces], name: str | None = None) -> None:
        most = plan.sizes[-1]
        rows = plan.rows
        shapes: list[tuple[str, tuple[int, ...], DTypeLike]] = [
            ("seats", (rows,), np.int64),
            ("over", (rows,), np.bool_),
            ("rewards", (rows, most), np.float32),
            ("actions", (rows,), np.int64),
        ]
        for stretch, spaces in zip(plan.stretches(), tables, strict=True):
            count = stretch.last - stretch.first
            shapes.append((f"cells {stretch.seats}", (count, spaces.size), np.int16))
            shapes.append((f"masks {stretch.seats}", (count, len(spaces.moves)), np.bool_))
        ends = [0]
        for _, shape, kind in shapes * HALVES:
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            ends.append(ends[-1] + (size + 4095) // 4096 * 4096)  # whole pages, which a GPU can read by itself
        self.memory = SharedMemory(name=name, create=name is None, size=ends[-1])
        self.size = ends[-1]
        self.halves: list[dict[str, NDArray[Any]]] = []
        for half in range(HALVES):
            starts = ends[half * len(shapes) :]
            self.halves.append(
                {
                    called: np.ndarray(shape, kind, self.memory.buf, start)
                    for (called, shape, kind), start in zip(shapes, starts, strict=False)
                }
            )

    def close(self, last: bool) -> None:
        """Give the memory back; whoever made it ends it."""
        self.halves = []
        self.memory.close()
        if last:
            self.memory.unlink()


class Halves:
    """Processes that play, and what they show: `wait` for a half, write its actions, and let it `go`."""

    def __init__(self, plan: Division) -> None:
        self.plan = plan
        self.tables = [spaces_for(title_of(plan.game), seats) for seats in plan.sizes]
        self.board = SharedArrays(plan, self.tables)
        context = get_context("spawn")
        self.done = [context.Semaphore(0) for _ in range(HALVES)]
        self.begin = [[context.Semaphore(0) for _ in range(HALVES)] for _ in range(plan.processes)]
        self.workers = []
        for number in range(plan.processes):
            given = (plan, self.board.memory.name, number, self.begin[number], self.done)
            worker = context.Process(target=play, args=given, daemon=True)
            worker.start()
            self.workers.append(worker)

    def wait(self, half: int) -> dict[str, NDArray[Any]]:
        """The arrays of a half once all of its games show a question."""
        for _ in self.workers:
            if not self.done[half].acquire(timeout=PATIENCE):
                raise RuntimeError("a process that plays was lost")
        return self.board.halves[half]

    def go(self, half: int) -> None:
        """Play the actions of a half."""
        for begin in self.begin:
            begin[half].release()

    def close(self) -> None:
        """End the processes."""
        for half in range(HALVES):
            self.board.halves[half]["actions"][:] = STOP
            self.go(half)
        for worker in self.workers:
            worker.join(10)
            if worker.is_alive():
                worker.terminate()
        self.board.close(True)


def play(plan: Division, memory: str, number: int, begin: Any, done: Any) -> None:
    """One process: its units of both halves, in turn."""
    tables = [spaces_for(title_of(plan.game), seats) for seats in plan.sizes]
    board = SharedArrays(plan, tables, memory)
    units = [at for at, owner in enumerate(plan.owners) if owner == number]
    rng = np.random.default_rng(plan.seed + number)
    batches = []
    for half in range(HALVES):
        for unit in units:
            seed = plan.seed * 1_000_003 + HALVES * unit + half
            batch = Batch(plan.game, plan.games, plan.units[unit], seed)
            for _ in range(int(rng.integers(0, plan.stagger + 1))):
                batch.step((rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(1))
            batches.append((half, unit, batch))
            show(plan, board, half, unit, batch)
        done[half].release()
    while True:
        for half in range(HALVES):
            begin[half].acquire()
            actions = board.halves[half]["actions"]
            for of, unit, batch in batches:
                if of != half:
                    continue
                given = actions[unit * plan.games : (unit + 1) * plan.games]
                if given[0] == STOP:
                    board.close(False)
                    return
                batch.step(given)
                show(plan, board, half, unit, batch)
            done[half].release()


def show(plan: Division, board: SharedArrays, half: int, unit: int, batch: Batch) -> None:
    """Copy what a batch shows to where the net looks."""
    arrays = board.halves[half]
    seats = plan.units[unit]
    first, last = unit * plan.games, (unit + 1) * plan.games
    arrays["seats"][first:last] = batch.seats
    arrays["over"][first:last] = batch.over
    arrays["rewards"][first:last, :seats] = batch.rewards
    own = first - plan.units.index(seats) * plan.games
    arrays[f"cells {seats}"][own : own + plan.games] = batch.observations
    arrays[f"masks {seats}"][own : own + plan.games] = batch.masks
