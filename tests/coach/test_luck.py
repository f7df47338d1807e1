"""Luck, counted: it averages to nothing whoever plays, and dice that were chosen show."""

from __future__ import annotations

import os

import pytest

from manoir.bots.arena.interval import interval
from manoir.bots.registry import bot_named
from manoir.cli.simulate import play_out
from manoir.coach.ledger import ledger_of
from manoir.coach.review import finished
from manoir.coach.table import foresight_of
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.log import Log, log_of
from manoir.kernel.play import begin
from manoir.testing.chance import GAMES

pytestmark = pytest.mark.once  # statistics: the same in both forms, and slow in one

JUDGED = [name for name in GAMES if title_of(name).race is None]
FULL = bool(os.environ.get("MANOIR_FULL"))
WAYS = 8
DRAWS = 8


def luck_of(log: Log, ways: int = WAYS) -> list[float]:
    """What chance did to each seat in all."""
    stage, moments = finished(log, "log")
    ledger = ledger_of(stage, foresight_of(stage, 60), moments, ways, 1)
    return [sum(swing.chance[seat].value for swing in ledger.swings) for seat in range(stage.seats)]


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize("bots", [("greedy", "greedy"), ("greedy", "child")])
def test_the_luck_of_every_seat_averages_to_nothing(name: str, bots: tuple[str, ...]) -> None:
    title = title_of(name)
    games = [play_out(title, title.box(), list(bots), dict(title.bounded), seed) for seed in range(30)]
    found = [luck_of(one.play.log) for one in games]
    for seat in range(2):
        assert not interval([luck[seat] for luck in found], 0.99).sure


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize(
    ("bots", "games"), [(("countess", "child"), 12 if FULL else 6), (("greedy", "child", "greedy", "child"), 16)]
)
def test_luck_averages_to_nothing_in_uneven_pairings_and_at_four_seats(
    name: str, bots: tuple[str, ...], games: int
) -> None:
    """Few games and few ways on, which makes luck noisy and leaves it just: eighteen means, one of a thousand wrong."""
    title = title_of(name)
    choices = dict(title.bounded)
    logs = [play_out(title, title.box(), list(bots), choices, 500 + seed).play.log for seed in range(games)]
    found = [luck_of(log, 4) for log in logs]
    for seat in range(len(bots)):
        assert any(luck[seat] != 0 for luck in found)
        assert not interval([luck[seat] for luck in found], 0.999).sure


@pytest.mark.parametrize("name", JUDGED)
def test_dice_that_favour_a_seat_show_in_its_luck(name: str) -> None:
    """The same measure on games whose chance was chosen, of eight draws the best for the first seat."""
    found = [luck_of(favoured(name, seed), 60)[0] for seed in range(8)]
    assert interval(found, 0.99).above


def favoured(name: str, seed: int) -> Log:
    """A game whose dice are the best of eight for the first seat."""
    title = title_of(name)
    box = title.box()
    play, _ = begin(title, box, ("a", "b"), dict(title.bounded), FastFate(seed))
    foresight = foresight_of(play.stage, 60)
    players = [bot_named("greedy", title, FastFate(seed + 10 * seat)) for seat in range(2)]
    game = title.game
    answered = 0
    while asks := game.asks(play.state):
        ask = asks[0]
        seat = int(ask.seat)
        move = int(players[seat].answer(game.view(play.state, seat), ask, game.moves(play.state, seat), 0))
        answered += 1

        def promise(fate: int, seat: int = seat, move: int = move) -> float:
            ways = [foresight.shares_after(play.state.copy(), seat, move, way, fate)[0] for way in range(WAYS)]
            return sum(ways)

        play.fate.inner = FastFate(max(range(answered * DRAWS, (answered + 1) * DRAWS), key=promise))
        play.answer(seat, move)
    return log_of(play.log.text(), "log")
