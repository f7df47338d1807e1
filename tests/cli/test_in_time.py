"""Bots in the terminal: time tells nothing there either."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from manoir.cli.in_time import answer_in_time
from manoir.games import TITLES
from manoir.testing.chance import reached

HIDING = sorted(name for name, title in TITLES.items() if not title.all_open)


class Watch:
    """A clock that thinking and waiting move."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += seconds


class Muser:
    """A bot that takes as long as it is told to, and no longer than it may."""

    def __init__(self, name: str, watch: Watch, seconds: float) -> None:
        self.name = name
        self.watch = watch
        self.seconds = seconds

    def answer(self, view: Any, ask: Any, moves: Any, budget: int) -> int:
        self.watch.time += min(self.seconds, budget / 1000)
        return int(moves[0])


def heard_after(game: str, bot: str, seconds: float) -> float:
    at = reached(game, 3, 5, 8, 0)
    ask = at.game.asks(at.state)[0]
    view, moves, watch = at.game.view(at.state, ask.seat), at.game.moves(at.state, ask.seat), Watch()
    muser = Muser(bot, watch, seconds)
    assert answer_in_time(TITLES[game], muser, view, ask, moves, Random(3), watch.now, watch.wait) == moves[0]
    return round(watch.time - 100.0, 6)


@pytest.mark.parametrize("bot", ["butler", "countess", "search@200", "search@100ms"])
@pytest.mark.parametrize("game", HIDING)
def test_one_that_looks_ahead_is_heard_at_the_same_moment_however_long_it_thinks(game: str, bot: str) -> None:
    assert len({heard_after(game, bot, seconds) for seconds in (0.0, 0.003, 0.1, 0.9, 5.0)}) == 1


@pytest.mark.parametrize(("game", "bot"), [("chasseurs", "greedy"), ("macgregor", "child"), ("minuit", "countess")])
def test_one_that_does_not_or_hides_nothing_is_not_waited_for(game: str, bot: str) -> None:
    assert heard_after(game, bot, 0.01) == 0.01
