"""The peers: other engines' games of like size, played at random in the same run. They come with the extra `peers`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from manoir.cli.benches.rate import Contender, Rate, Stopwatch
from manoir.kernel.fate import FastFate

OPEN_SPIEL = ("crazy_eights", "oh_hell", "dou_dizhu", "hearts")
OPEN_SPIEL_PYTHON = ("python_block_dominoes", "python_liars_poker")
RLCARD = ("uno", "gin-rummy", "doudizhu")
PETTINGZOO = ("texas_holdem_v4", "leduc_holdem_v4")

ROLLOUTS = "OpenSpiel, C++ rollouts"
DRIVEN = "OpenSpiel, driven from Python"


class Rollouts:
    """OpenSpiel's own random rollouts in C++, many a call, reached through a search of one simulation."""

    def __init__(self, name: str, group: str = ROLLOUTS) -> None:
        self.group = group
        self.name = name
        self.pyspiel: Any = import_module("pyspiel")
        self.game = self.pyspiel.load_game(name)
        self.fate = FastFate(11)
        self.root = self.game.new_initial_state()
        while self.root.is_chance_node():
            outcomes = self.root.chance_outcomes()
            self.root.apply_action(outcomes[self.fate.pick(len(outcomes))][0])
        # A rollout does not count its decisions: their mean is taken over games from the same deal.
        games = 300
        choices = single = 0
        for _ in range(games):
            one, other = walk(self.root.clone(), self.fate)
            choices += one
            single += other
        self.choices = choices / games
        self.single = single / games
        self.many = 200

    def measure(self, seconds: float) -> Rate:
        done = 0
        clock = Stopwatch()
        while clock.seconds < seconds:
            evaluator = self.pyspiel.RandomRolloutEvaluator(self.many, 7 + done)
            bot = self.pyspiel.MCTSBot(self.game, evaluator, 1.4, 1, 100, False, 3, False)
            bot.mcts_search(self.root)
            done += self.many
            self.many = min(self.many * 2, 4000)
        return Rate(done * self.choices, done * self.single, clock.seconds)


class Driven:
    """An OpenSpiel game whose loop is driven from Python."""

    def __init__(self, name: str, group: str) -> None:
        import_module("open_spiel.python.games")  # registers the Python games
        self.group = group
        self.name = name
        self.game: Any = import_module("pyspiel").load_game(name)
        self.fate = FastFate(13)

    def measure(self, seconds: float) -> Rate:
        choices = single = 0
        clock = Stopwatch()
        while clock.seconds < seconds:
            one, other = walk(self.game.new_initial_state(), self.fate)
            choices += one
            single += other
        return Rate(choices, single, clock.seconds)


def walk(state: Any, fate: FastFate) -> tuple[int, int]:
    """Play an OpenSpiel state to its end at random; the answers with a choice, and those without."""
    choices = single = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[fate.pick(len(outcomes))][0])
            continue
        actions = state.legal_actions()
        if len(actions) > 1:
            choices += 1
        else:
            single += 1
        state.apply_action(actions[fate.pick(len(actions))])
    return choices, single


class RlCard:
    """A game of RLCard, stepped through its environment."""

    def __init__(self, name: str) -> None:
        self.group = "RLCard"
        self.name = name
        self.environment: Any = import_module("rlcard").make(name, config={"seed": 5})
        self.fate = FastFate(17)

    def measure(self, seconds: float) -> Rate:
        choices = single = 0
        clock = Stopwatch()
        while clock.seconds < seconds:
            state, _ = self.environment.reset()
            while not self.environment.is_over():
                actions = list(state["legal_actions"])
                if len(actions) > 1:
                    choices += 1
                else:
                    single += 1
                state, _ = self.environment.step(actions[self.fate.pick(len(actions))])
        return Rate(choices, single, clock.seconds)


class PettingZoo:
    """A game of PettingZoo, stepped through its agent iterator."""

    def __init__(self, name: str) -> None:
        self.group = "PettingZoo"
        self.name = name
        self.environment: Any = import_module(f"pettingzoo.classic.{name}").env()
        self.fate = FastFate(19)

    def measure(self, seconds: float) -> Rate:
        choices = single = 0
        clock = Stopwatch()
        while clock.seconds < seconds:
            self.environment.reset(seed=5)
            for _ in self.environment.agent_iter():
                observation, _, ended, cut, _ = self.environment.last()
                if ended or cut:
                    self.environment.step(None)
                    continue
                actions = observation["action_mask"].nonzero()[0]
                if len(actions) > 1:
                    choices += 1
                else:
                    single += 1
                self.environment.step(int(actions[self.fate.pick(len(actions))]))
        return Rate(choices, single, clock.seconds)


def peers(same: Sequence[str]) -> tuple[list[Contender], list[str]]:
    """The peers that are installed, and a line for each that is not or does not run here.

    `same` are those that are the same game as one of ours; they are no part of the yardstick.
    """
    makers: list[tuple[str, str, Callable[[], Contender]]] = []
    for name in same:
        makers.append(("pyspiel", name, partial(Rollouts, name, f"{ROLLOUTS}, the same game")))
        makers.append(("pyspiel", name, partial(Driven, name, f"{DRIVEN}, the same game")))
    for name in OPEN_SPIEL:
        makers.append(("pyspiel", name, partial(Rollouts, name)))
        makers.append(("pyspiel", name, partial(Driven, name, DRIVEN)))
    makers += [("pyspiel", name, partial(Driven, name, "OpenSpiel, Python games")) for name in OPEN_SPIEL_PYTHON]
    makers += [("rlcard", name, partial(RlCard, name)) for name in RLCARD]
    makers += [("pettingzoo", name, partial(PettingZoo, name)) for name in PETTINGZOO]
    found: list[Contender] = []
    missing: list[str] = []
    for module, name, make in makers:
        if find_spec(module) is None:
            missing.append(f"{module} is not installed (pip install 'manoir[peers]'): {name} is left out")
            continue
        try:
            found.append(make())
        except Exception as error:  # a peer that breaks is reported, and the others are measured all the same
            missing.append(f"{module}: {name} does not run here: {error}")
    return found, missing
