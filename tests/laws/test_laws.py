"""The six laws, for every game in the house."""

from __future__ import annotations

import pytest
from chance import GAMES, Position, positions
from hypothesis import given
from secrets_named import SECRETS

from manoir.kernel import laws

pytestmark = pytest.mark.laws
each_game = pytest.mark.parametrize("name", GAMES)


@each_game
def test_law_1_an_imagined_world_looks_the_same_from_my_chair(name: str) -> None:
    @given(positions(name))
    def law(at: Position) -> None:
        laws.my_chair(at.game, at.notation, at.state, at.seat, at.fate)

    law()


@each_game
def test_law_1_worlds_differ_wherever_a_secret_is_open(name: str) -> None:
    if not SECRETS[name]:
        pytest.skip(f"{name} hides nothing")
    found = 0

    @given(positions(name))
    def law(at: Position) -> None:
        nonlocal found
        found += laws.worlds_differ(at.game, at.state, at.seat, at.fate, SECRETS[name])

    law()
    assert found > 0, "no secret was ever open: the law was not tried"


@each_game
def test_law_2_nothing_is_learned_that_was_not_told(name: str) -> None:
    tried = reached = 0

    @given(positions(name))
    def law(at: Position) -> None:
        nonlocal tried, reached
        tried += 1
        reached += laws.nothing_untold(at.game, at.notation, at.state, at.seat, at.seed)

    law()
    assert 5 * reached >= tried, f"only {reached} of {tried} examples came to two answers told alike"


@each_game
def test_law_3_a_log_replays_to_the_same_position_from_every_chair(name: str) -> None:
    @given(positions(name))
    def law(at: Position) -> None:
        laws.log_replays(at.record)

    law()


@each_game
def test_law_4_a_step_leaves_its_origin_untouched(name: str) -> None:
    @given(positions(name))
    def law(at: Position) -> None:
        laws.origin_untouched(at.game, at.notation, at.state, len(at.record.log.header.seats), at.fate)

    law()


@each_game
def test_law_5_an_imagined_world_can_be_played_to_its_end(name: str) -> None:
    @given(positions(name))
    def law(at: Position) -> None:
        laws.can_be_ended(at.game, at.state, at.seat, at.fate)

    law()


@each_game
def test_law_6_nothing_is_lost_at_any_step(name: str) -> None:
    @given(positions(name))
    def law(at: Position) -> None:
        census = at.record.title.census
        state = at.state.copy()
        laws.nothing_lost(census, state)
        while asks := at.game.asks(state):
            ask = asks[at.fate.pick(len(asks))]
            moves = at.game.moves(state, ask.seat)
            at.game.advance(state, ask.seat, moves[at.fate.pick(len(moves))], at.fate, None)
            laws.nothing_lost(census, state)

    law()
