"""Every game of the house as a Gymnasium environment: one seat against bots of the house.

    from manoir.research.solo import SoloEnv

    env = SoloEnv("minuit", seats=4, opponents="greedy")

Gymnasium comes with `pip install manoir[research]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces as gym_spaces
from numpy.typing import NDArray

from manoir.bots.registry import bot_named
from manoir.kernel.bot import Bot
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import Plain
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.research.seeds import drawn_seed
from manoir.research.single import SingleGame, not_now
from manoir.research.whole import whole

WIDEST = 32767


class SoloEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; the others answer by themselves. Masks are in `info` and from `action_masks()`.

    With `silence`, an action that is not offered means what silence means in the game; without, it is refused.
    """

    def __init__(
        self,
        title: Title | str,
        seats: int,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        choices: Mapping[str, Plain] | None = None,
        edition: str | Path | None = None,
        reward: str = "victory",
        silence: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.single = SingleGame(title, seats, choices, edition, reward)
        seats = self.single.seats
        self.seat = whole(seat, "seat", 0, seats - 1)
        if not isinstance(opponents, Sequence):
            raise WrongInput("opponents", quoted(opponents), "the name of a bot, or one for every other seat")
        self.names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.names) != seats - 1:
            raise WrongInput("opponents", f"{len(self.names)} bots", f"{seats - 1}, one for every other seat")
        self.metadata = {"render_modes": ["ansi"]}
        self.silence = silence
        self.render_mode = render_mode
        self.observation_space = gym_spaces.Box(-WIDEST, WIDEST, (self.single.spaces.size,), np.int16)
        self.action_space = gym_spaces.Discrete(len(self.single.spaces.moves))
        self.bots: dict[int, Bot[Any]] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        # A seed names its game, the same as in every adapter; without one the next of those that follow from the last.
        chosen = int(self.np_random.integers(2**48)) if seed is None else drawn_seed(seed)
        title = self.single.spaces.title
        others = [other for other in range(self.single.seats) if other != self.seat]
        while True:
            self.bots = {
                other: bot_named(name, title, FastFate(chosen * 64 + other + 1))
                for other, name in zip(others, self.names, strict=True)
            }
            self.single.begin(chosen)
            self.others()
            if not self.single.over:  # it may be over before this seat is asked at all
                return self.seen()
            chosen = (chosen + 1) % 2**48

    def others(self) -> None:
        """Let the bots answer until this seat is asked, or the game is over."""
        single = self.single
        game = single.game
        while not single.over and single.seat != self.seat:
            seat = single.seat
            ask = next(ask for ask in game.asks(single.state) if ask.seat == seat)
            move = self.bots[seat].answer(game.view(single.state, seat), ask, game.moves(single.state, seat), 0)
            single.step(single.spaces.actions[int(move)])

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        single = self.single
        if single.over or not self.bots:
            raise not_now("action", action)
        number = single.action(self.seat, action)
        if self.silence and number not in single.spaces.legal(single.state, self.seat):
            number = single.silence(self.seat)
        single.step(number)
        self.others()
        seen, info = self.seen()
        return seen, single.rewards()[self.seat], single.over, False, info

    def seen(self) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """What the seat sees, and what it may do."""
        return self.single.observation(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """What the seat may do."""
        return self.single.mask(self.seat)

    def render(self) -> Any:
        """The position in the notation of its game."""
        return str(self.single.spaces.stage.notation.write(self.single.state))
