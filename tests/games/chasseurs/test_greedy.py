"""Instincts: a greedy hunter beats random ones."""

from __future__ import annotations

import pytest

from manoir.bots.registry import bot_named, instincts_of
from manoir.games import title_of
from manoir.games.chasseurs import TITLE as CHASSEURS
from manoir.kernel.fate import FastFate
from manoir.kernel.play import begin


@pytest.mark.parametrize("seats", [2, 4])
def test_one_greedy_bot_beats_random_ones(seats: int) -> None:
    won = 0
    for seed in range(10):
        names = tuple("greedy" if seat == seed % seats else "random" for seat in range(seats))
        play, _ = begin(CHASSEURS, CHASSEURS.box(), names, {}, FastFate(seed))
        bots = [bot_named(name, CHASSEURS, FastFate(seed * 64 + seat)) for seat, name in enumerate(names)]
        game = CHASSEURS.game
        while asks := game.asks(play.state):
            seat = int(asks[0].seat)
            view = game.view(play.state, seat)
            play.answer(seat, int(bots[seat].answer(view, asks[0], game.moves(play.state, seat), 0)))
        won += seed % seats in [int(winner) for winner in game.winners(play.state)]
    assert won >= 8


def test_value_is_better_for_who_has_more_and_every_move_has_a_weight() -> None:
    instincts = instincts_of(title_of("chasseurs"))
    notation = CHASSEURS.notation(CHASSEURS.table(CHASSEURS.box(), 3))
    state = notation.read("3 players; purses 40, 20, 10; 1 laid jungle 3; 1 holds flaming-sword; to act jungle")
    assert instincts.value(state, 0) > instincts.value(state, 1) > instincts.value(state, 2)
    CHASSEURS.game.settle(state, FastFate(1), None)
    assert all(weight >= 1 for weight in instincts.lean(state, 0, CHASSEURS.game.moves(state, 0)))
