"""Every game of the house as a PettingZoo environment: agents in turn, or all who are asked at once.

    from manoir.research.zoo import aec_env, parallel_env

An observation is a dictionary of `observation` and `action_mask`. PettingZoo comes with `pip install manoir[research]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces
from pettingzoo import AECEnv, ParallelEnv

from manoir.kernel.plain import Plain
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.research.seeds import drawn_seed
from manoir.research.single import SingleGame, not_now

WIDEST = 32767  # of a cell


def aec_env(title: Title | str, seats: int, **how: Any) -> AgentsInTurn:
    """Agents one at a time, in the order in which the game asks them."""
    return AgentsInTurn(title, seats, **how)


def parallel_env(title: Title | str, seats: int, **how: Any) -> AgentsAtOnce:
    """All who are asked answer at once; the others wait."""
    return AgentsAtOnce(title, seats, **how)


def seat_of(agent: object, agents: list[str], place: str) -> int:
    """The seat of an agent, or WrongInput where nobody has that name."""
    if agent not in agents:
        raise WrongInput(place, quoted(agent), f"one of {', '.join(agents)}")
    return agents.index(str(agent))


def observation_space(single: SingleGame, more: int = 0) -> gym_spaces.Dict:
    """What a seat sees, and what it may do."""
    cells = gym_spaces.Box(-WIDEST, WIDEST, (single.spaces.size,), np.int16)
    mask = gym_spaces.Box(0, 1, (len(single.spaces.moves) + more,), np.int8)
    return gym_spaces.Dict({"observation": cells, "action_mask": mask})


class AgentsInTurn(AECEnv[str, dict[str, Any], int]):
    """A game of the house, one agent at a time; where several are asked, the first of them, or by lot in a race."""

    def __init__(
        self,
        title: Title | str,
        seats: int,
        choices: Mapping[str, Plain] | None = None,
        edition: str | Path | None = None,
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        self.single = SingleGame(title, seats, choices, edition, reward)
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "name": f"manoir_{self.single.spaces.title.name}"}
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents: list[str] = []
        self.looks = {agent: observation_space(self.single) for agent in self.possible_agents}
        self.acts = {agent: gym_spaces.Discrete(len(self.single.spaces.moves)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.looks[agent]

    def action_space(self, agent: str) -> Any:
        return self.acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.single.begin(drawn_seed(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.single.seat, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = seat_of(agent, self.possible_agents, "agent")
        mask = self.single.mask(seat) if seat == self.single.seat else np.zeros(len(self.single.spaces.moves), np.int8)
        return {"observation": self.single.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise not_now("action", action)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.single.step(self.single.action(self.single.seat, action))
        self._cumulative_rewards[agent] = 0.0
        for number, reward in enumerate(self.single.rewards()):
            self.rewards[self.possible_agents[number]] = reward
        if self.single.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.single.seat]
        self._accumulate_rewards()

    def render(self) -> str:
        """The position in the notation of its game."""
        return str(self.single.spaces.stage.notation.write(self.single.state))

    def close(self) -> None:
        """There is nothing to close."""


class AgentsAtOnce(ParallelEnv[str, dict[str, Any], int]):
    """A game of the house in which all who are asked answer at once; a last action more stands for waiting.

    Answers are taken one after the other, in a race in an order drawn by lot; one whose question was closed meanwhile
    counts for nothing. With `silence`, an action that is not offered means what silence means in the game.
    """

    def __init__(
        self,
        title: Title | str,
        seats: int,
        choices: Mapping[str, Plain] | None = None,
        edition: str | Path | None = None,
        reward: str = "victory",
        silence: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.single = SingleGame(title, seats, choices, edition, reward)
        self.render_mode = render_mode
        self.silence = silence
        self.max_cycles = max_cycles
        self.cycles = 0
        self.metadata = {"render_modes": ["ansi"], "name": f"manoir_{self.single.spaces.title.name}"}
        self.wait = len(self.single.spaces.moves)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents: list[str] = []
        self.looks = {agent: observation_space(self.single, 1) for agent in self.possible_agents}
        self.acts = {agent: gym_spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.looks[agent]

    def action_space(self, agent: str) -> Any:
        return self.acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.single.begin(drawn_seed(seed))
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, dict[str, Any]]:
        """What every agent sees; one who is not asked may only wait."""
        asked = self.single.spaces.asked(self.single.state)
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.single.mask(seat, 1)
            mask[self.wait] = seat not in asked
            found[agent] = {"observation": self.single.observation(seat), "action_mask": mask}
        return found

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        if not self.agents:
            raise not_now("actions", actions)
        self.play(self.checked(actions))
        self.cycles += 1
        seen = self.seen()
        agents = self.agents
        over = self.single.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = dict(zip(agents, self.single.rewards(), strict=True))
        if over or cut:
            self.agents = []
        ends = dict.fromkeys(agents, over)
        return seen, rewards, ends, dict.fromkeys(agents, cut), {agent: {} for agent in agents}

    def checked(self, actions: object) -> dict[int, int]:
        """The answers of the seats that are asked, all of them legal, before the first is played."""
        if not isinstance(actions, Mapping):
            raise WrongInput("actions", quoted(actions), "an action for every agent that is asked, by its name")
        single = self.single
        given = {}
        for agent, action in actions.items():
            seat = seat_of(agent, self.possible_agents, "actions")
            given[seat] = single.action(seat, action)
        asked = single.spaces.asked(single.state)
        for seat in asked:
            if seat not in given and not self.silence:
                raise WrongInput(f"actions: {self.possible_agents[seat]}", "nothing", "an action: the seat is asked")
        found = {}
        for seat in sorted({*asked, *given}):
            action = given.get(seat, self.wait)
            if seat not in asked and (self.silence or action == self.wait):
                continue
            if self.silence and action not in single.spaces.legal(single.state, seat):
                action = single.silence(seat)
            single.check(seat, action)
            found[seat] = action
        return found

    def play(self, answers: dict[int, int]) -> None:
        """The answers one after the other, each only as long as its question is open."""
        single = self.single
        asks = {int(ask.seat): int(ask.id) for ask in single.game.asks(single.state)}
        order = list(answers)
        while order:
            seat = order.pop(single.order.pick(len(order)) if single.lot and len(order) > 1 else 0)
            if any(int(ask.id) == asks[seat] for ask in single.game.asks(single.state)):
                single.answer(seat, answers[seat])
        single.seat = single.next_seat()

    def render(self) -> str:
        """The position in the notation of its game."""
        return str(self.single.spaces.stage.notation.write(self.single.state))

    def close(self) -> None:
        """There is nothing to close."""
