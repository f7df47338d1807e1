"""One game that a machine plays: what all adapters are thin wrappings of."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from manoir.kernel.fate import FastFate
from manoir.kernel.plain import Plain
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.research.arrays import looked_at
from manoir.research.refused import refused
from manoir.research.rewards import KINDS, rewards_of
from manoir.research.rows import LOT
from manoir.research.spaces import Spaces, spaces_for
from manoir.research.whole import whole


class SingleGame:
    """A game by its seed: the same as in a batch and in every adapter, answer by answer."""

    def __init__(
        self,
        title: Title | str,
        seats: int,
        choices: Mapping[str, Plain] | None = None,
        edition: str | Path | None = None,
        reward: str = "victory",
    ) -> None:
        if reward not in KINDS:
            raise WrongInput("reward", quoted(reward), f"one of {', '.join(KINDS)}")
        self.spaces: Spaces = spaces_for(title, seats, choices, edition)
        self.game = self.spaces.title.game
        self.seats = self.spaces.stage.seats
        self.worth = KINDS.index(reward)
        self.lot = self.spaces.title.race is not None
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game."""
        self.seed = seed
        self.fate = FastFate(seed)
        self.order = FastFate(seed ^ LOT)
        self.state: Any = self.game.setup(self.spaces.stage.options, self.fate, None)
        self.seat = self.next_seat()

    def next_seat(self) -> int:
        """Who is asked next: the first, or in a race whomever the lot says; -1 when the game is over."""
        asked = self.spaces.asked(self.state)
        if not asked:
            return -1
        return asked[self.order.pick(len(asked)) if self.lot and len(asked) > 1 else 0]

    @property
    def over(self) -> bool:
        return self.seat < 0

    def observation(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees, as an array of its own."""
        return looked_at(self.spaces.observe(self.game.view(self.state, seat), seat), np.int16).copy()

    def mask(self, seat: int, more: int = 0) -> NDArray[np.int8]:
        """What a seat that is asked may do; nothing for one that is not."""
        mask = np.zeros(len(self.spaces.moves) + more, np.int8)
        if seat in self.spaces.asked(self.state):
            mask[self.spaces.legal(self.state, seat)] = 1
        return mask

    def action(self, seat: int, action: object) -> int:
        """What a seat does as a whole number; a fraction, a truth or a text is WrongInput."""
        return whole(action, f"seat {seat + 1}")

    def check(self, seat: int, action: int) -> None:
        """BadAction, with the clause, where an action is not offered to a seat."""
        known = 0 <= action < len(self.spaces.moves) and seat in self.spaces.asked(self.state)
        if not known or action not in self.spaces.legal(self.state, seat):
            raise refused(self.spaces, self.state, seat, action, f"seat {seat + 1}")

    def answer(self, seat: int, action: int) -> None:
        """Take an action of a seat, or BadAction that names the clause; nothing is played then."""
        self.check(seat, action)
        self.game.advance(self.state, seat, self.spaces.moves[action], self.fate, None)

    def step(self, action: int) -> None:
        """Take an action of the seat that is asked."""
        if self.over:
            raise not_now("action", action)
        self.answer(self.seat, action)
        self.seat = self.next_seat()

    def silence(self, seat: int) -> int:
        """The action that silence means; drawn apart where a choice is secret."""
        return self.spaces.actions[int(self.game.lapse(self.state, seat, self.order))]

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        return rewards_of(self.game, self.state, self.worth) if self.over else [0.0] * self.seats


def not_now(place: str, found: object) -> WrongInput:
    """What is said to an answer that comes before a game or after its end."""
    return WrongInput(place, quoted(found), "none: the game is over, or was not begun by reset()")
