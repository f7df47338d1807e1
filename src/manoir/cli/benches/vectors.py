"""Peers that play many games side by side: pgx in compiled arrays, OpenSpiel in a list. They come with `peers`."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

from manoir.cli.benches.rate import Rate, Stopwatch

PGX = ("backgammon", "leduc_holdem")
VECTOR = ("backgammon", "leduc_poker")
ONE_CORE = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
AT_ONCE = 1 << 12  # steps that pgx makes in one call, within the compiled program


class Pgx:
    """A game of pgx on the processor: the loop, the choice and the new games within one compiled call."""

    def __init__(self, name: str, games: int) -> None:
        os.environ.setdefault("XLA_FLAGS", ONE_CORE)
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        self.group, self.name, self.games = "pgx, on the processor", name, games
        jax: Any = import_module("jax")
        environment: Any = import_module("pgx").make(name)
        again = import_module("pgx.experimental.wrappers").auto_reset(environment.step, environment.init)
        self.times = max(1, AT_ONCE // games)

        def one(carry: Any, _: Any) -> Any:
            state, key, read = carry
            key, choice, chance = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            actions = jax.random.categorical(choice, logits, axis=-1)
            state = jax.vmap(again)(state, actions, jax.random.split(chance, games))
            return (state, key, read + state.observation.astype("float32").sum()), None

        self.jax = jax
        self.step: Any = jax.jit(lambda carry: jax.lax.scan(one, carry, None, self.times)[0])
        key = jax.random.PRNGKey(5)
        self.carry: Any = jax.jit(jax.vmap(environment.init))(jax.random.split(key, games)), key, 0.0
        self.carry = jax.block_until_ready(self.step(self.carry))  # compiles

    def measure(self, seconds: float) -> Rate:
        steps = 0
        clock = Stopwatch()
        while clock.seconds < seconds:
            self.carry = self.jax.block_until_ready(self.step(self.carry))
            steps += self.games * self.times
        return Rate(steps, 0, clock.seconds)


class SpielVector:
    """OpenSpiel's own vector environment over one of its games."""

    def __init__(self, name: str, games: int) -> None:
        import numpy as np

        self.group, self.name, self.games = "OpenSpiel, vector environment", name, games
        environment: Any = import_module("open_spiel.python.rl_environment")
        self.output: Any = import_module("open_spiel.python.rl_agent").StepOutput
        vector: Any = import_module("open_spiel.python.vector_env").SyncVectorEnv
        self.many: Any = vector([environment.Environment(name) for _ in range(games)])
        self.rng = np.random.default_rng(5)
        self.steps: Any = self.many.reset()

    def measure(self, seconds: float) -> Rate:
        steps = 0
        clock = Stopwatch()
        while clock.seconds < seconds:
            chosen = []
            for step in self.steps:
                legal = step.observations["legal_actions"][step.observations["current_player"]]
                chosen.append(self.output(legal[int(self.rng.random() * len(legal))], None))
            self.steps, _, _, _ = self.many.step(chosen, reset_if_done=True)
            steps += self.games
        return Rate(steps, 0, clock.seconds)
