"""The six laws, for every game in the house."""

from __future__ import annotations

import lawbook
import pytest
from chance import GAMES, Position, positions
from hypothesis import given
from secrets_named import SECRETS

pytestmark = pytest.mark.laws
each_game = pytest.mark.parametrize("name", GAMES)


@each_game
def test_law_1_an_imagined_world_looks_the_same_from_my_chair(name: str) -> None:
    given(positions(name))(lawbook.my_chair)()


@each_game
def test_law_1_worlds_differ_wherever_a_secret_is_open(name: str) -> None:
    if not SECRETS[name]:
        pytest.skip(f"{name} hides nothing")
    found = 0

    @given(positions(name))
    def law(at: Position) -> None:
        nonlocal found
        found += lawbook.worlds_differ(at, SECRETS[name])

    law()
    assert found > 0, "no secret was ever open: the law was not tried"


@each_game
def test_law_2_nothing_is_learned_that_was_not_told(name: str) -> None:
    tried = reached = 0

    @given(positions(name))
    def law(at: Position) -> None:
        nonlocal tried, reached
        tried += 1
        reached += lawbook.nothing_untold(at)

    law()
    assert 5 * reached >= tried, f"only {reached} of {tried} examples came to two answers told alike"


@each_game
def test_law_3_a_log_replays_to_the_same_position_from_every_chair(name: str) -> None:
    given(positions(name))(lawbook.log_replays)()


@each_game
def test_law_3_a_game_taken_up_from_its_written_position_goes_on_alike(name: str) -> None:
    given(positions(name))(lawbook.fork_goes_alike)()


@each_game
def test_law_4_a_step_leaves_its_origin_untouched(name: str) -> None:
    given(positions(name))(lawbook.origin_untouched)()


@each_game
def test_law_5_an_imagined_world_can_be_played_to_its_end(name: str) -> None:
    given(positions(name))(lawbook.can_be_ended)()


@each_game
def test_law_6_nothing_is_lost_at_any_step(name: str) -> None:
    given(positions(name))(lawbook.nothing_lost)()


@each_game
def test_an_id_belongs_to_one_ask(name: str) -> None:
    given(positions(name))(lawbook.ids_belong_to_one_ask)()
