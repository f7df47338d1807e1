"""The second Python of a tab: the bots that think there, and how quick it is on this device."""

from __future__ import annotations

import json
from random import Random
from time import perf_counter

import manoir
from manoir.bots.bot_process import Chairs
from manoir.bots.registry import by_simulations, search_of, searcher
from manoir.bots.worlds import Imagined
from manoir.coach.slices import Slices
from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.title import Title

LOOKS = 3  # questions of a game that are thought about
APART = 12  # answers between them
TIMES = 2  # each, and the quicker counts: a moment of a busy device is not its pace
SIMULATIONS = 10


class Minds(Chairs):
    """Bots that look ahead as far as they were calibrated, and whoever looks games over."""

    def __init__(self) -> None:
        super().__init__(Slices().go_on, by_simulations)

    def paces(self) -> str:
        """As JSON, how many milliseconds a simulation of each game takes here."""
        return json.dumps({name: pace(title) for name, title in TITLES.items() if title.race is None})


def pace(title: Title) -> float:
    """Milliseconds of a simulation, of the slowest of some questions, the same on every device: no hand is in them."""
    game, chance, slowest = manoir.play(title.name, seats=_seats(title), seed=1), Random(1), 0.0
    for number in range(LOOKS * APART):
        if game.over:
            break
        seat = min(game.asks)
        if number % APART == 0:
            slowest = max(slowest, min(_looked(title, game.play.state, seat) for _ in range(TIMES)))
        game.answer(chance.choice(game.moves(seat)), seat)
    return slowest


def _looked(title: Title, state: object, seat: int) -> float:
    rules = title.game
    ask = next(ask for ask in rules.asks(state) if int(ask.seat) == seat - 1)
    search = search_of(searcher("search", title, SIMULATIONS, 0, FastFate(1)))
    assert search is not None
    begun = perf_counter()
    search.think(Imagined(rules, rules.view(state, ask.seat)), ask, rules.moves(state, ask.seat), 0, SIMULATIONS)
    return (perf_counter() - begun) * 1000 / SIMULATIONS


def _seats(title: Title) -> int:
    low, high = title.box().players
    return max(low, min(4, high))
