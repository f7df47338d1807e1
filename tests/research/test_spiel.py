"""OpenSpiel's own tests, passed by every game of the house."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from research.conftest import FULL

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

from manoir.kernel.fate import FastFate
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput
from manoir.research import spiel
from manoir.research.refused import BadAction

pytestmark = pytest.mark.once  # OpenSpiel's tests look at every step a dozen times


@cache
def short_name(title: str) -> str:
    """The game with choices by which random play ends soon, registered once."""
    found: Title = spiel.TITLES[title]
    return spiel.registered(found, {**found.bounded, **found.short, **SHORTEST.get(title, {})}, f"{title}_short")


SHORTEST = {"booo": {"bound": 2}, "macgregor": {"bound": 2}}


def loaded(table: Any) -> Any:
    return pyspiel.load_game(f"{short_name(table.title.name)}(players={table.seats})")


def test_every_title_with_a_lens_is_registered() -> None:
    assert set(spiel.NAMES) == {f"manoir_{name}" for name in spiel.TITLES}
    assert set(spiel.NAMES) <= set(pyspiel.registered_names())


def test_a_game_passes_the_random_simulation_with_copies_and_positions_written_and_read(table: Any) -> None:
    pyspiel.random_sim_test(loaded(table), 1, True, False)


def test_a_playthrough_is_the_same_again_from_its_own_actions(table: Any) -> None:
    if table.seats > table.title.box().players[0] and not FULL:
        pytest.skip("a playthrough of more than the fewest takes half a minute: make long")
    name = f"{short_name(table.title.name)}(players={table.seats})"
    lines = playthrough_lines(name, seed=1)
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert len(actions) > 20
    assert playthrough_lines(name, action_sequence=actions, seed=1) == lines


def test_an_action_that_is_not_legal_is_refused_with_its_clause_and_nothing_is_played(table: Any) -> None:
    state = loaded(table).new_initial_state()
    with pytest.raises(WrongInput, match="chance: found outcome 5000, expected one from 0 to"):
        state.apply_action(5000)
    while state.is_chance_node():
        state.apply_action(0)
    before = str(state)
    wrong = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(BadAction, match=rf"seat {state.current_player() + 1}: found action {wrong}") as refused:
        state.apply_action(wrong)
    assert refused.value.clause in {clause.name for clause in table.title.rulebook.clauses()}
    assert str(state) == before


def test_chance_laid_open_leads_to_the_games_of_the_engine(table: Any) -> None:
    """Picks taken from a seed's fate: the same positions as the engine's own, answer by answer."""
    game = loaded(table)
    spaces = game.spaces
    engine = table.title.game
    fate, other, choice, lot = FastFate(5), FastFate(5), FastFate(6), FastFate(7)
    state = engine.setup(spaces.stage.options, fate, None)
    twin = game.new_initial_state()
    answers = 0
    while answers < 150:
        while twin.is_chance_node():
            source = lot if twin.course.casting else other
            twin.apply_action(int(source.pick(len(twin.chance_outcomes()))))
        assert spaces.stage.notation.write(twin.course.origin) == spaces.stage.notation.write(state)
        if twin.is_terminal():
            break
        legal = twin.legal_actions()
        action = legal[choice.pick(len(legal))]
        assert twin.current_player() in spaces.asked(state)
        engine.advance(state, twin.current_player(), spaces.moves[action], fate, None)
        twin.apply_action(action)
        answers += 1
    assert answers > 5


def test_the_tensor_is_what_the_lens_shows(table: Any) -> None:
    game = loaded(table)
    state = game.new_initial_state()
    fate = FastFate(9)
    while state.is_chance_node():
        state.apply_action(int(fate.pick(len(state.chance_outcomes()))))
    view = table.title.game.view(state.course.origin, 1)
    assert state.observation_tensor(1) == [float(cell) for cell in game.spaces.observe(view, 1)]
