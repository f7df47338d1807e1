"""What appeals at first sight is good play: greedy bots against random ones, from fixed seeds."""

from __future__ import annotations

import pytest

from games.minuit.scenes import minuit
from manoir.bots.registry import bot_named, instincts_of
from manoir.games import title_of
from manoir.kernel.fate import FastFate

TITLE = title_of("minuit")
GAME = TITLE.game


def shares(seats: int, greedy: int, games: int) -> tuple[float, float, float]:
    """The greedy bots' share of the victories, their mean fright and that of the others; seats change every game."""
    options = TITLE.table(TITLE.box(), seats)
    won = mine = others = 0.0
    for number in range(games):
        sharp = {(number + seat) % seats for seat in range(greedy)}
        names = ["greedy" if seat in sharp else "random" for seat in range(seats)]
        bots = [bot_named(name, TITLE, FastFate(64 * number + seat)) for seat, name in enumerate(names)]
        fate = FastFate(1989 + number)
        state = GAME.setup(options, fate, None)
        while asks := GAME.asks(state):
            ask = asks[0]
            answer = bots[int(ask.seat)].answer(GAME.view(state, ask.seat), ask, GAME.moves(state, ask.seat), 0)
            GAME.advance(state, ask.seat, answer, fate, None)
        winners = [int(seat) for seat in GAME.winners(state)]
        won += sum(seat in sharp for seat in winners) / len(winners)
        scores = [int(score) for score in GAME.scores(state)]
        mine += sum(scores[seat] for seat in sharp) / greedy
        others += sum(score for seat, score in enumerate(scores) if seat not in sharp) / (seats - greedy)
    return won / games, mine / games, others / games


@pytest.mark.parametrize(("seats", "greedy", "least"), [(2, 1, 0.95), (4, 1, 0.85), (4, 2, 0.95), (8, 2, 0.7)])
def test_greedy_bots_beat_random_ones(seats: int, greedy: int, least: float) -> None:
    won, mine, others = shares(seats, greedy, 200 if seats < 8 else 100)
    assert won >= least
    assert mine < 0.65 * others


def favourites(text: str) -> list[str]:
    """The moves that appeal most in a position."""
    scene = minuit(text)
    seat = scene.asked()[0][0]
    moves = GAME.moves(scene.state, seat)
    weights = list(instincts_of(title_of("minuit")).lean(scene.state, seat, moves))
    assert min(weights) >= 1
    pairs = zip(moves, weights, strict=True)
    return [scene.notation.text(int(move)) for move, weight in pairs if weight == max(weights)]


def test_who_is_chased_hides() -> None:
    assert favourites("2 players; hugo 10; red 11 27; blue 22; to move red 1") == ["hide 11 bedroom"]


def test_a_rewarding_room_appeals_more_than_a_plain_one_and_that_more_than_a_haunted_one() -> None:
    assert favourites("2 players; hugo 28; red 5 3; blue 22; to move red 2") == ["hide 5 games-room"]
    assert favourites("2 players; hugo 18; red 23; blue 10; to move red 4") == ["hide 23 kitchen"]


def test_nobody_walks_into_hugo_for_nothing() -> None:
    assert "go 10" not in favourites("2 players; hugo 12; red 10 20; blue 26; to move red 2")
