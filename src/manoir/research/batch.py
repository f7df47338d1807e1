"""Thousands of games side by side, in arrays that NumPy reads without a copy."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import c_char
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, u8
from numpy.typing import ArrayLike, NDArray

from manoir.kernel.plain import Plain
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.research.arrays import action_a_game, looked_at
from manoir.research.refused import refused
from manoir.research.rewards import KINDS
from manoir.research.rows import Rows
from manoir.research.seeds import LAST
from manoir.research.spaces import Spaces, spaces_for
from manoir.research.whole import whole

MOST = 1 << 20  # games of a batch
FEW = 4  # games whose rows are wiped for less than a call costs that wipes them all
CACHED = 1 << 17  # bytes that are wiped and written together


class Batch:
    """So many games of one table, each with one open question at a time; all arrays are live and read-only.

    A game that ends begins anew in the same step: `over` says so, `rewards` what it was worth, `finals` what the seat
    that gave the last answer saw of the end. `seeds` names each game: `reset(seed=...)` of an adapter plays the same.
    `first` is the number of the first game where this is a part of a larger batch. `anew` is the plain form, to measure
    against: every view is built and every cell written at every step.
    """

    def __init__(
        self,
        title: Title | str,
        games: int,
        seats: int,
        seed: int = 0,
        *,
        choices: Mapping[str, Plain] | None = None,
        edition: str | Path | None = None,
        reward: str = "victory",
        observe: bool = True,
        first: int = 0,
        anew: bool = False,
    ) -> None:
        games = whole(games, "games", 1, MOST)
        seed = whole(seed, "seed", 0, LAST)
        first = whole(first, "first", 0, MOST)
        if reward not in KINDS:
            raise WrongInput("reward", quoted(reward), f"one of {', '.join(KINDS)}")
        self.spaces: Spaces = spaces_for(title, seats, choices, edition)
        self.games = games
        spaces = self.spaces
        seats = spaces.stage.seats
        size = spaces.size if observe else 0
        actions = len(spaces.moves)
        index = np.zeros(max(spaces.moves) + 1, np.int16)
        index[list(spaces.moves)] = np.arange(actions)
        buffers = (
            vec[i16](np.zeros(games * size, np.int16)),
            vec[u8](np.zeros(games * actions, np.uint8)),
            vec[i64](np.zeros(games, np.int64)),
            vec[float](np.zeros(games * seats, np.float64)),
            vec[u8](np.zeros(games, np.uint8)),
            vec[i16](np.zeros(games * size, np.int16)),
            vec[i64](np.zeros(games, np.int64)),
            vec[i64](np.zeros(games, np.int64)),
            vec[i16](index),
        )
        self.rows = Rows(
            spaces.title.game,
            spaces.lens,
            None if anew else spaces.title.sight,
            spaces.stage.options,
            list(spaces.moves),
            (games, size, seats, first),
            seed,
            spaces.title.race is not None,
            KINDS.index(reward),
            anew or games < FEW,
            buffers,
        )
        self.observations: NDArray[np.int16] = looked_at(buffers[0], np.int16).reshape(games, size)
        self.masks: NDArray[np.bool_] = looked_at(buffers[1], np.bool_).reshape(games, actions)
        self.seats: NDArray[np.int64] = looked_at(buffers[2], np.int64)  # that are asked
        self.rewards: NDArray[np.float64] = looked_at(buffers[3], np.float64).reshape(games, seats)
        self.over: NDArray[np.bool_] = looked_at(buffers[4], np.bool_)
        self.finals: NDArray[np.int16] = looked_at(buffers[5], np.int16).reshape(games, size)
        self.final_seats: NDArray[np.int64] = looked_at(buffers[6], np.int64)
        self.seeds: NDArray[np.int64] = looked_at(buffers[7], np.int64)

        self.turns = self.divided()

    def divided(self) -> list[tuple[int, int, list[NDArray[np.uint8]]]]:
        """Rows that are stepped together, so few that they stay in a cache, and the memory to wipe before they are.

        The arrays are read-only for others; the memory is the batch's own, and never moves.
        """
        if self.rows.wiping:
            return [(0, self.games, [])]
        arrays = [array for array in (self.observations, self.masks) if array.nbytes]
        rows = max(1, CACHED // sum(array.nbytes // self.games for array in arrays))
        found = []
        for first in range(0, self.games, rows):
            last = min(first + rows, self.games)
            found.append((first, last, [_bytes_of(array[first:last]) for array in arrays]))
        return found

    def step(self, actions: ArrayLike) -> None:
        """One action for the seat that is asked in every game; if one of them is not offered, nothing is played."""
        given = action_a_game(actions, self.games)
        answers = vec[i64](np.ascontiguousarray(given, np.int64))
        row = self.rows.wrong(answers)
        if row >= 0:
            where = f"game {row} of the batch, seat {int(self.seats[row]) + 1}"
            raise refused(self.spaces, self.rows.states[row], int(self.seats[row]), int(given[row]), where)
        for first, last, wipes in self.turns:
            for cells in wipes:
                cells.fill(0)
            self.rows.step(answers, first, last)

    def state(self, row: int) -> Any:
        """The truth about one of the games, for those who check it."""
        return self.rows.states[row]


def _bytes_of(rows: NDArray[Any]) -> NDArray[np.uint8]:
    """The memory of rows, to be written by their owner; as bytes it is wiped quickest."""
    return looked_at((c_char * rows.nbytes).from_address(rows.ctypes.data), np.uint8)
