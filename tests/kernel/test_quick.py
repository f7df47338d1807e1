"""Games that say in one number who is asked: what they say is what their asks say."""

from __future__ import annotations

import pytest

from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.playout import Count, playout
from manoir.kernel.quick import QuickGame, seat_among

QUICK = sorted(name for name, title in TITLES.items() if isinstance(title.game, QuickGame))


def test_some_games_of_the_house_say_it() -> None:
    assert {"minuit", "chasseurs"} <= set(QUICK)


@pytest.mark.parametrize("name", QUICK)
def test_the_number_is_the_seats_of_the_asks_and_a_playout_goes_pick_for_pick_as_its_asks_have_it(name: str) -> None:
    title = TITLES[name]
    low, high = title.box().players
    for seats in range(low, high + 1):
        start = title.game.setup(title.table(title.box(), seats), FastFate(seats), None)
        state, fate, choices, single = start.copy(), FastFate(7), 0, 0
        while asks := title.game.asks(state):
            assert title.game.asked(state) == sum(2 ** int(ask.seat) for ask in asks)
            assert [ask.seat for ask in asks] == sorted({ask.seat for ask in asks})
            ask = asks[fate.pick(len(asks))] if len(asks) > 1 else asks[0]
            moves = title.game.moves(state, ask.seat)
            choices += len(moves) > 1
            single += len(moves) == 1
            move = moves[fate.pick(len(moves))] if len(moves) > 1 else moves[0]
            title.game.advance(state, ask.seat, move, fate, None)
        assert title.game.asked(state) == 0
        count, other = Count(), FastFate(7)
        playout(title.game, start, other, count)
        assert (int(count.choices), int(count.single)) == (choices, single)
        assert fate.pick(2**30) == other.pick(2**30)


def test_a_seat_is_drawn_by_lot_only_where_there_are_several() -> None:
    fate, other = FastFate(3), FastFate(3)
    assert [seat_among(bit, fate) for bit in (1, 2, 4, 128)] == [0, 1, 2, 7]
    drawn = [seat_among(0b10110, fate) for _ in range(300)]
    assert drawn == [(1, 2, 4)[other.pick(3)] for _ in range(300)]
