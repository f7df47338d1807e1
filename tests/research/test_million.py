"""The engine and every form over it play the same games, step by step; a million steps of each with MANOIR_FULL."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from manoir.bots.registry import bot_named
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import canonical
from manoir.research import Batch, spaces_for
from manoir.research.rows import LOT, seed_of
from manoir.research.solo import SoloEnv
from manoir.research.zoo import aec_env, parallel_env

SEED = 7
IN_TURN: dict[str, str] = {}  # what the engine alone comes to, worked out once for each table


class Enough(Exception):
    """All steps were made."""


class Witness:
    """Chooses by chance among what is offered, and takes down who was asked, what they saw and might do, and where."""

    def __init__(self, left: int) -> None:
        self.digest = blake2b(digest_size=16)
        self.fate = FastFate(3)
        self.left = left

    def __call__(self, seat: int, legal: Any, seen: Any, line: str) -> int:
        if self.left == 0:
            raise Enough
        self.left -= 1
        actions = [int(action) for action in legal]
        self.digest.update(canonical([int(seat), actions, line]))
        self.digest.update(np.asarray(seen, np.int16).tobytes())
        return actions[self.fate.pick(len(actions))]

    def end(self, rewards: Any) -> None:
        self.digest.update(canonical([round(float(reward) * 1e9) for reward in rewards]))


def seed_after(number: int) -> int:
    """The seed of each game in turn: those of the first row of a batch."""
    return int(seed_of(SEED, 0, number))


def spaces_at(table: Any) -> Any:
    return spaces_for(table.title, table.seats, table.choices)


def shown_to(spaces: Any, state: Any, seat: int) -> tuple[int, list[int], Any, str]:
    """What the engine alone says of a seat that is asked."""
    legal = sorted(spaces.legal(state, seat))
    seen = spaces.observe(spaces.title.game.view(state, seat), seat)
    return seat, legal, seen, spaces.stage.notation.write(state)


def shares(game: Any, state: Any, seats: int) -> list[float]:
    winners = [int(seat) for seat in game.winners(state)]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def engine(table: Any, witness: Witness) -> None:
    spaces = spaces_at(table)
    game = table.title.game
    number = 0
    while True:
        seed = seed_after(number)
        number += 1
        fate, lot = FastFate(seed), FastFate(seed ^ LOT)
        state = game.setup(spaces.stage.options, fate, None)
        while asks := game.asks(state):
            race = table.title.race is not None and len(asks) > 1
            seat = int(asks[lot.pick(len(asks)) if race else 0].seat)
            action = witness(*shown_to(spaces, state, seat))
            game.advance(state, seat, spaces.moves[action], fate, None)
        witness.end(shares(game, state, table.seats))


def batch(table: Any, witness: Witness) -> None:
    """The first row of eight; the others play along."""
    many = Batch(table.title, 8, table.seats, SEED, choices=table.choices)
    write = many.spaces.stage.notation.write
    while True:
        actions = many.masks.argmax(1)
        legal = many.masks[0].nonzero()[0]
        actions[0] = witness(int(many.seats[0]), legal, many.observations[0], write(many.state(0)))
        many.step(actions)
        if many.over[0]:
            witness.end(many.rewards[0])


def in_turn(table: Any, witness: Witness) -> None:
    env = aec_env(table.title, table.seats, choices=table.choices)
    number = 0
    while True:
        env.reset(seed=seed_after(number))
        number += 1
        while not all(env.terminations.values()):
            agent = env.agent_selection
            seen = env.observe(agent)
            legal = seen["action_mask"].nonzero()[0]
            env.step(witness(env.possible_agents.index(agent), legal, seen["observation"], env.render()))
        if env.single.seat < 0:
            witness.end(env.rewards.values())


def open_chance(table: Any, witness: Witness) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from manoir.research import spiel

    name = f"{table.title.name}_million"
    if f"manoir_{name}" not in pyspiel.registered_names():
        spiel.registered(table.title, table.choices, name)
    game = pyspiel.load_game(f"manoir_{name}(players={table.seats})")
    write = game.spaces.stage.notation.write
    number = 0
    while True:
        seed = seed_after(number)
        number += 1
        fate, lot = FastFate(seed), FastFate(seed ^ LOT)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                source = lot if state.course.casting else fate
                state.apply_action(int(source.pick(len(state.chance_outcomes()))))
                continue
            seat = state.current_player()
            seen = np.array(state.observation_tensor(seat))
            state.apply_action(witness(seat, state.legal_actions(), seen, write(state.course.origin)))
        witness.end(state.returns())


def engine_at_once(table: Any, witness: Witness) -> None:
    """Everybody who is asked answers, then each answer counts as long as its question is open."""
    spaces = spaces_at(table)
    game = table.title.game
    number = 0
    while True:
        seed = seed_after(number)
        number += 1
        fate, lot = FastFate(seed), FastFate(seed ^ LOT)
        state = game.setup(spaces.stage.options, fate, None)
        race = table.title.race is not None
        if race and len(game.asks(state)) > 1:
            lot.pick(len(game.asks(state)))  # who would be first in turn
        while asks := game.asks(state):
            ids = {int(ask.seat): int(ask.id) for ask in asks}
            answers = {seat: witness(*shown_to(spaces, state, seat)) for seat in sorted(ids)}
            order = list(answers)
            while order:
                seat = order.pop(lot.pick(len(order)) if race and len(order) > 1 else 0)
                if any(int(ask.id) == ids[seat] for ask in game.asks(state)):
                    game.advance(state, seat, spaces.moves[answers[seat]], fate, None)
            if race and len(game.asks(state)) > 1:
                lot.pick(len(game.asks(state)))
        witness.end(shares(game, state, table.seats))


def at_once(table: Any, witness: Witness) -> None:
    env = parallel_env(table.title, table.seats, choices=table.choices)
    number = 0
    while True:
        seen, _ = env.reset(seed=seed_after(number))
        number += 1
        rewards: Any = {}
        while env.agents:
            actions = {}
            line = env.render()
            for seat, agent in enumerate(env.possible_agents):
                mask = seen[agent]["action_mask"]
                if not mask[env.wait]:
                    actions[agent] = witness(seat, mask.nonzero()[0], seen[agent]["observation"], line)
            seen, rewards, _, _, _ = env.step(actions)
        witness.end(rewards.values())


def engine_solo(table: Any, witness: Witness) -> None:
    """The last seat against bots of the house."""
    spaces = spaces_at(table)
    game = table.title.game
    me = table.seats - 1
    number = 0
    while True:
        seed = seed_after(number)
        number += 1
        fate, lot = FastFate(seed), FastFate(seed ^ LOT)
        bots = {seat: bot_named("random", table.title, FastFate(seed * 64 + seat + 1)) for seat in range(me)}
        state = game.setup(spaces.stage.options, fate, None)
        mine = 0
        while asks := game.asks(state):
            race = table.title.race is not None and len(asks) > 1
            ask = asks[lot.pick(len(asks)) if race else 0]
            seat = int(ask.seat)
            if seat == me:
                mine += 1
                move = spaces.moves[witness(*shown_to(spaces, state, seat))]
            else:
                move = bots[seat].answer(game.view(state, seat), ask, game.moves(state, seat), 0)
            game.advance(state, seat, move, fate, None)
        if mine:
            witness.end(shares(game, state, table.seats)[me:])


def solo(table: Any, witness: Witness) -> None:
    me = table.seats - 1
    env = SoloEnv(table.title, table.seats, seat=me, choices=table.choices)
    number = 0
    while True:
        seed = seed_after(number)
        number += 1
        seen, info = env.reset(seed=seed)
        if env.single.seed != seed:
            continue  # over before this seat was asked
        over = False
        while not over:
            action = witness(me, info["action_mask"].nonzero()[0], seen, env.render())
            seen, reward, over, _, info = env.step(action)
        witness.end([reward])


def digest(form: Callable[[Any, Witness], None], table: Any, steps: int) -> str:
    witness = Witness(steps)
    with pytest.raises(Enough):
        form(table, witness)
    return witness.digest.hexdigest()


@pytest.mark.once
@pytest.mark.parametrize("form", [batch, in_turn, open_chance])
def test_what_plays_in_turn_plays_the_games_of_the_engine(table: Any, steps: int, form: Any) -> None:
    key = f"{table} {steps}"
    if key not in IN_TURN:
        IN_TURN[key] = digest(engine, table, steps)
    assert digest(form, table, steps) == IN_TURN[key]


@pytest.mark.once
def test_what_plays_at_once_plays_the_games_of_the_engine(table: Any, steps: int) -> None:
    assert digest(at_once, table, steps) == digest(engine_at_once, table, steps)


@pytest.mark.once
def test_one_seat_against_bots_plays_the_games_of_the_engine(table: Any, steps: int) -> None:
    assert digest(solo, table, steps) == digest(engine_solo, table, steps)
