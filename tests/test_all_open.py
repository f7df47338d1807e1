"""A title that says that nothing is hidden shows every chair the same."""

from __future__ import annotations

import pytest

from manoir.games import TITLES
from manoir.kernel.fate import FastFate

ANSWERS = 200


@pytest.mark.parametrize("name", TITLES)
def test_a_view_is_made_once_for_all_chairs_only_where_it_is_the_same_for_all(name: str) -> None:
    title = TITLES[name]
    low, high = title.box().players
    game, alike, views = title.game, 0, 0
    fate = FastFate(7)
    for seats in range(low, high + 1):
        options = title.table(title.box(), seats)
        notation = title.notation(options)
        state = game.setup(options, fate, None)
        for _ in range(ANSWERS):
            seen = [notation.seen(game.view(state, chair)) for chair in range(-1, seats)]
            alike += all(one == seen[0] for one in seen)
            views += 1
            asks = game.asks(state)
            if not asks:
                break
            seat = asks[fate.pick(len(asks))].seat
            moves = game.moves(state, seat)
            game.advance(state, seat, moves[fate.pick(len(moves))], fate, None)
    assert title.all_open == (alike == views), f"{alike} of {views} positions look alike from every chair"
