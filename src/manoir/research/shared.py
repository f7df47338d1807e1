"""A batch that is played by several processes, each of which copies its part into shared memory once a step."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, shown
from manoir.research.batch import Batch

COPIED = ("observations", "masks", "seats", "rewards", "over", "finals", "final_seats", "seeds")
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
        reward: str = "victory",
    ) -> None:
        if not 1 <= processes <= games:
            raise WrongInput("processes", shown(processes), f"a whole number from 1 to {games}, one game each")
        pattern = Batch(title, 1, seats, seed, choices=choices, reward=reward)  # refuses what does not fit, here
        self.games = games
        self.spaces = pattern.spaces
        shapes = {name: (getattr(pattern, name).shape[1:], getattr(pattern, name).dtype) for name in COPIED}
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
        bounds = [games * number // processes for number in range(processes + 1)]
        for first, last in pairwise(bounds):
            here, there = context.Pipe()
            how = (title, seats, seed, dict(choices) if choices is not None else None, reward)
            worker = context.Process(
                target=_work, args=(there, how, (first, last, games), places, orders.name), daemon=True
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
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise WrongInput("actions", f"an array of {given.dtype}", "whole numbers")
        if given.shape != (self.games,):
            raise WrongInput("actions", f"the shape {given.shape}", f"({self.games},): one action a game")
        masks = self.arrays["masks"]
        known = (given >= 0) & (given < masks.shape[1])
        legal = known & masks[np.arange(self.games), np.where(known, given, 0)]
        if not legal.all():
            row = int(np.argmin(legal))
            seat = int(self.arrays["seats"][row]) + 1
            found = f"action {int(given[row])}" + (f", {self.spaces.text(int(given[row]))}" if known[row] else "")
            raise WrongInput(f"game {row} of the batch, seat {seat}", found, "an action of the mask")
        self.actions[:] = given
        for pipe in self.pipes:
            pipe.send(True)
        self._gather()

    def _gather(self) -> None:
        for number, pipe in enumerate(self.pipes):
            try:
                done = pipe.poll(ANSWER) and pipe.recv()
            except EOFError:
                done = False
            if not done:
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


def _work(pipe: Any, how: Any, part: tuple[int, int, int], places: dict[str, str], orders: str) -> None:
    """A process: its part of the games, copied after each step; ends when nobody is at the other end."""
    title, seats, seed, choices, reward = how
    first, last, games = part
    batch = Batch(title, last - first, seats, seed, choices=choices, reward=reward, first=first)
    held = {name: SharedMemory(name=place) for name, place in places.items()}
    given = SharedMemory(name=orders)
    actions: NDArray[np.int64] = np.ndarray((games,), np.int64, given.buf)[first:last]
    whole = {
        name: np.ndarray((games, *getattr(batch, name).shape[1:]), getattr(batch, name).dtype, held[name].buf)
        for name in COPIED
    }
    while True:
        for name, array in whole.items():
            array[first:last] = getattr(batch, name)
        try:
            pipe.send(True)
            pipe.recv()
        except (EOFError, OSError):
            return
        batch.step(actions)
