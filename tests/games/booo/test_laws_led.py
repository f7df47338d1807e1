"""The laws where random play never comes: games in which somebody finds the way, with handicaps and few specials."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conftest import COMPILED
from manoir.bots.registry import bot_named
from manoir.games import title_of
from manoir.kernel import laws
from manoir.kernel.fate import FastFate
from manoir.kernel.play import Play, begin

pytestmark = pytest.mark.laws
TITLE = title_of("booo")
TABLES: list[dict[str, Any]] = [{}, {"pause": 900}, {"trapdoors": 1}]


def led(seats: int, seed: int, far: int, choices: dict[str, Any]) -> Play:
    """A game in which half of the answers are good ones."""
    fate = FastFate(seed)
    play, _ = begin(TITLE, TITLE.box(), tuple(f"seat {n + 1}" for n in range(seats)), choices, fate)
    bots = [bot_named("greedy", TITLE, fate), bot_named("greedy", TITLE, fate), bot_named("random", TITLE, fate)]
    game = TITLE.game
    for _ in range(far):
        asks = game.asks(play.state)
        ask = asks[fate.pick(len(asks))]
        before = play.copy()
        view, moves = game.view(play.state, ask.seat), game.moves(play.state, ask.seat)
        play.answer(int(ask.seat), int(bots[fate.pick(3)].answer(view, ask, moves, 0)))
        if play.over:
            return before
    return play


@given(
    st.integers(2, 6),
    st.integers(0, 2**40),
    st.integers(0, 80),
    st.sampled_from([{}, {"pause": 900}, {"trapdoors": 1}]),
)
@settings(max_examples=60 if COMPILED else 12)
def test_the_laws_hold_in_games_that_are_won(seats: int, seed: int, far: int, choices: dict[str, Any]) -> None:
    play = led(seats, seed, far, choices)
    game, notation, fate = TITLE.game, play.notation, FastFate(seed)
    seat = seed % (seats + 1) - 1
    laws.my_chair(game, notation, play.state, seat, fate)
    laws.nothing_untold(game, notation, play.state, seat, seed)
    laws.log_replays(play)
    laws.origin_untouched(game, notation, play.state, seats, fate)
    laws.nothing_lost(TITLE.census, play.state)
    laws.can_be_ended(game, play.state, seat, fate)
