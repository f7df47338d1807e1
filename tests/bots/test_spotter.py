"""The bot of the race: it sees what the solver sees, sooner or later by its level."""

from __future__ import annotations

from chance import reached

from manoir.bots.levels import LEVELS
from manoir.bots.pace import PacedBot
from manoir.bots.spotter import Spotter
from manoir.bots.table import bot_named
from manoir.games import title_of
from manoir.kernel.fate import FastFate


def pauses(level: str, seeds: range) -> list[int]:
    """How long a level takes over the first search of some games."""
    found = []
    for seed in seeds:
        at = reached("booo", 2, seed, 0, 0)
        bot = bot_named(level, title_of("booo"), FastFate(seed))
        assert isinstance(bot, PacedBot)
        ask = at.game.asks(at.state)[0]
        found.append(int(bot.pause(at.game.view(at.state, 0), ask, at.game.moves(at.state, 0))))
    return found


def test_a_higher_level_sees_a_way_sooner() -> None:
    means = [sum(pauses(level, range(12))) / 12 for level in LEVELS]
    assert means == sorted(means, reverse=True)


def test_a_question_looked_at_twice_is_answered_as_it_was_first_seen() -> None:
    at = reached("booo", 3, 4, 0, 0)
    bot = bot_named("guest", title_of("booo"), FastFate(4))
    assert isinstance(bot, Spotter)
    ask = at.game.asks(at.state)[1]
    view, moves = at.game.view(at.state, 1), at.game.moves(at.state, 1)
    assert bot.pause(view, ask, moves) == bot.pause(view, ask, moves)
    assert bot.answer(view, ask, moves, 0) == bot.answer(view, ask, moves, 0)


def test_the_strongest_shows_every_path_that_it_calls() -> None:
    at = reached("booo", 2, 9, 0, 0)
    game, state, fate = at.game, at.state, FastFate(1)
    bots = [bot_named("countess", title_of("booo"), FastFate(seat)) for seat in range(2)]
    before = [int(points) for points in game.scores(state)]
    taken = 0
    for _ in range(400):
        asks = game.asks(state)
        if not asks:
            break
        ask = asks[0]
        moves = game.moves(state, ask.seat)
        move = bots[int(ask.seat)].answer(game.view(state, ask.seat), ask, moves, 0)
        game.advance(state, ask.seat, move, fate, None)
        taken += sum(int(points) for points in game.scores(state)) > sum(before)
    assert taken > 0
    assert not game.asks(state)
