"""Advice: what the search thinks, limited to what the seat knows."""

from __future__ import annotations

import pytest

from manoir.bots.advice import advice
from manoir.games import title_of
from manoir.kernel.event import plain_event
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import canonical
from manoir.testing.chance import GAMES, reached


@pytest.mark.parametrize("name", GAMES)
def test_advice_is_the_same_in_worlds_alike_to_the_seat(name: str) -> None:
    at = reached(name, title_of(name).box().players[0], 21, 14, 0)
    game = at.game
    ask = game.asks(at.state)[0]
    view = game.view(at.state, ask.seat)
    said = []
    for world in (at.state, game.imagine(view, FastFate(1)), game.imagine(view, FastFate(2))):
        found = advice(at.play.title, game.view(world, ask.seat), ask, game.moves(world, ask.seat), 30)
        lines = [[plain_event(event) for event in one.line] for one in found.opinions]
        said.append(canonical([[one.move, one.visits, line] for one, line in zip(found.opinions, lines, strict=True)]))
    assert said[0] == said[1] == said[2]
