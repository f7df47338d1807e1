"""A batch that is played by several processes, each of which copies its part into shared memory once a step."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from manoir.kernel.plain import Plain
from manoir.research.arrays import action_a_game
from manoir.research.batch import MOST, Batch
from manoir.research.refused import BadAction, refused
from manoir.research.whole import whole

COPIED = ("observations", "masks", "seats", "rewards", "over", "final_seats", "seeds")  # after every step
ENDS = "finals"  # only where a game ended
ANSWER = 600  # seconds that a process may take over one step before it counts as lost


class SharedBatch:
    """The games of one Batch, seed by seed the same, divided among processes; arrays are live until `close`."""

    def __init__(
        self,
        title: str,
        games: int,
        seats: int,
        seed: int = 0,
        *,
        processes: int = 2,
        choices: Mapping[str, Plain] | None = None,
        edition: str | None = None,
        reward: str = "victory",
    ) -> None:
        games = whole(games, "games", 1, MOST)
        processes = whole(processes, "processes", 1, games)  # one game each, at the least
        how: dict[str, Any] = {
            "choices": dict(choices) if choices is not None else None,
            "edition": edition,
            "reward": reward,
        }
        pattern = Batch(title, 1, seats, seed, **how)  # refuses what does not fit, here
        self.games = games
        self.spaces = pattern.spaces
        shapes = {name: (getattr(pattern, name).shape[1:], getattr(pattern, name).dtype) for name in (*COPIED, ENDS)}
        self.memory: list[SharedMemory] = []
        self.arrays: dict[str, NDArray[Any]] = {}
        places: dict[str, str] = {}
        for name, (tail, kind) in shapes.items():
            held = SharedMemory(create=True, size=max(1, games * int(np.prod(tail, dtype=int)) * kind.itemsize))
            self.memory.append(held)
            places[name] = held.name
            self.arrays[name] = np.ndarray((games, *tail), kind, held.buf)
        orders = SharedMemory(create=True, size=games * 8)
        self.memory.append(orders)
        self.actions: NDArray[np.int64] = np.ndarray((games,), np.int64, orders.buf)
        context = get_context("spawn")
        self.pipes: list[Any] = []
        self.workers: list[Any] = []
        self.bounds = [games * number // processes for number in range(processes + 1)]
        for first, last in pairwise(self.bounds):
            here, there = context.Pipe()
            table = (title, seats, seed, how)
            worker = context.Process(
                target=_work, args=(there, table, (first, last, games), places, orders.name), daemon=True
            )
            worker.start()
            there.close()
            self.pipes.append(here)
            self.workers.append(worker)
        self._gather()

    def __getattr__(self, name: str) -> NDArray[Any]:
        """`observations`, `masks`, `seats`, `rewards`, `over`, `finals`, `final_seats`, `seeds`, as Batch has them."""
        arrays = self.__dict__.get("arrays", {})
        if name in arrays:
            found: NDArray[Any] = arrays[name]
            return found
        raise AttributeError(name)

    def step(self, actions: ArrayLike) -> None:
        """One action a game; if one of them is not offered, nothing is played in any process."""
        given = action_a_game(actions, self.games)
        masks = self.arrays["masks"]
        known = (given >= 0) & (given < masks.shape[1])
        legal = known & masks[np.arange(self.games), np.where(known, given, 0)]
        if not legal.all():
            raise self._refused(int(np.argmin(legal)), given)
        self.actions[:] = given
        for number in range(len(self.pipes)):
            self._send(number, None)
        self._gather()

    def _refused(self, row: int, given: NDArray[Any]) -> BadAction:
        """What the process that plays a game says of an action there."""
        number = bisect(self.bounds, row) - 1
        self._send(number, (row - self.bounds[number], int(given[row])))
        where = f"game {row} of the batch, seat {int(self.arrays['seats'][row]) + 1}"
        return BadAction(where, *self._heard(number))

    def _gather(self) -> None:
        for number in range(len(self.pipes)):
            self._heard(number)

    def _send(self, number: int, what: Any) -> None:
        try:
            self.pipes[number].send(what)
        except OSError:
            raise RuntimeError(f"process {number} of the batch was lost") from None

    def _heard(self, number: int) -> Any:
        try:
            if self.pipes[number].poll(ANSWER):
                return self.pipes[number].recv()
        except (EOFError, OSError):
            pass
        raise RuntimeError(f"process {number} of the batch was lost")

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone."""
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join(30)
        self.arrays = {}
        del self.actions
        for held in self.memory:
            held.close()
            held.unlink()
        self.memory = []

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _work(pipe: Any, table: Any, part: tuple[int, int, int], places: dict[str, str], orders: str) -> None:
    """A process: its part of the games, copied after each step; ends when nobody is at the other end."""
    title, seats, seed, how = table
    first, last, games = part
    batch = Batch(title, last - first, seats, seed, first=first, **how)
    held = {name: SharedMemory(name=place) for name, place in places.items()}
    given = SharedMemory(name=orders)
    actions: NDArray[np.int64] = np.ndarray((games,), np.int64, given.buf)[first:last]
    whole: dict[str, NDArray[Any]] = {}
    for name in (*COPIED, ENDS):
        array: NDArray[Any] = getattr(batch, name)
        whole[name] = np.ndarray((games, *array.shape[1:]), array.dtype, held[name].buf)[first:last]
    answer: Any = True
    moved = True
    while True:
        if moved:
            for name in COPIED:
                whole[name][:] = getattr(batch, name)
            whole[ENDS][batch.over] = batch.finals[batch.over]
        try:
            pipe.send(answer)
            asked = pipe.recv()
        except (EOFError, OSError):
            return
        moved = asked is None
        if moved:
            batch.step(actions)
            answer = True
        else:
            row, action = asked
            no = refused(batch.spaces, batch.state(row), int(batch.seats[row]), action, "")
            answer = no.found, no.expected, no.clause
