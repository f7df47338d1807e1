"""A view written over an old one shows a machine what a new one shows, whoever looks and wherever the game stands."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.research import spaces_for

SIGHTS = [title for title in TITLES.values() if title.sight is not None]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("title", SIGHTS, ids=lambda title: title.name)
def test_a_view_written_over_an_old_one_shows_the_same_as_a_new_one(title: Any, seats: int) -> None:
    spaces = spaces_for(title, seats)
    game = title.game
    fate = FastFate(4)
    state = game.setup(spaces.stage.options, fate, None)
    old = game.view(state, 0)
    for number in range(150):
        asks = game.asks(state)
        if not asks:
            break
        moves = game.moves(state, asks[0].seat)
        game.advance(state, asks[0].seat, moves[fate.pick(len(moves))], fate, None)
        seat = number * 3 % seats  # not whoever is asked: anybody may look, and need not have looked before
        title.sight.again(state, seat, old, None)
        assert spaces.observe(old, seat) == spaces.observe(game.view(state, seat), seat)


def test_what_nobody_wrote_down_of_a_draft_is_not_recalled() -> None:
    title = TITLES["chasseurs"]
    spaces = spaces_for(title, 3)
    fate = FastFate(4)
    state = title.game.setup(spaces.stage.options, fate, None)
    old = title.game.view(state, 0)
    for _ in range(17):
        ask = title.game.asks(state)[0]
        title.game.advance(state, ask.seat, title.game.moves(state, ask.seat)[0], fate, None)
    whole = spaces.observe(title.game.view(state, 1), 1)
    state.recalled = 3
    title.sight.again(state, 1, old, None)
    assert spaces.observe(old, 1) == spaces.observe(title.game.view(state, 1), 1)
    assert spaces.observe(old, 1) != whole
