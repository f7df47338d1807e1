"""Greedy bots: what appeals most, and another way where they have been before, so that every game of theirs ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from manoir.bots.here import MOST_CHAIRS, Answers
from manoir.bots.registry import bot_named, instincts_of
from manoir.bots.simple import MOST_MET, GreedyBot
from manoir.bots.threads import ThreadThinks
from manoir.games import TITLES, title_of
from manoir.kernel.bot import Bot
from manoir.kernel.fate import FastFate
from manoir.kernel.question import Question
from manoir.kernel.record import Stage, stage_for
from manoir.kernel.title import Title

EVERY = [version for title in TITLES.values() for version in (title, *title.before)]
MACGREGOR = [title for title in EVERY if title.name == "macgregor"]
MANY = 2500  # answers; a game of greedy bots seldom takes 500

# Both stop, and each catches the other in turn: nothing that appeals more ever comes up.
TRADED = (
    "2 players; colours green red; round 97; ghost green; green at F treasures 1 green; red at B4 keys violet crown, "
    "orange green-yellow, red cross treasures 2 red, 1 orange objects pick, lamp, detector; tokens A1 blue, B1 violet, "
    "C1 blue, D1 yellow, E1 green, A2 blue, B2 red, C2 yellow, D2 violet, E2 red, A3 violet, B3 trap, D3 red, "
    "E3 yellow, A4 green, C4 green, D4 green, E4 blue, A5 orange, B5 blue, C5 yellow, D5 trap, E5 blue; "
    "top red green-yellow; to plan"
)


def unbound(title: Title) -> dict[str, Any]:
    """The choices of a table that plays on as long as it takes."""
    return {"bound": 0} if "bound" in title.option_names else {}


def answers(title: Title, state: Any, bots: Sequence[Answers], fate: FastFate, most: int = MANY) -> int:
    """Play a position between bots; how many answers that took, or `most` if it was not over by then."""
    game = title.game
    order = FastFate(0x5EED)  # who of several is asked first
    for number in range(most):
        asks = game.asks(state)
        if not asks:
            return number
        ask = asks[order.pick(len(asks))]
        view, moves = game.view(state, ask.seat), game.moves(state, ask.seat)
        game.advance(state, ask.seat, bots[int(ask.seat)].answer(view, ask, moves, 0), fate, None)
    return most


def greedy(title: Title, seats: int, seed: int) -> list[Bot[Any]]:
    return [bot_named("greedy", title, FastFate(seed * 64 + seat + 1)) for seat in range(seats)]


@pytest.mark.parametrize("title", EVERY, ids=lambda title: f"{title.name} {title.game.version}")
def test_greedy_bots_end_every_game_at_every_number_of_players(title: Title) -> None:
    low, high = title.box().players
    for seats in range(low, high + 1):
        options = title.table(title.box(), seats, unbound(title))
        for seed in range(3):
            fate = FastFate(seed)
            assert answers(title, title.game.setup(options, fate, None), greedy(title, seats, seed), fate) < MANY


@pytest.mark.parametrize("title", MACGREGOR, ids=lambda title: f"version {title.game.version}")
def test_two_who_trade_captures_find_another_way_without_a_bound(title: Title) -> None:
    options = title.table(title.box("grid"), 2, {"bound": 0, "needed": 8})
    for seed in range(3):
        state = title.notation(options).read(TRADED)
        fate = FastFate(seed)
        title.game.settle(state, fate, None)
        assert answers(title, state, greedy(title, 2, seed), fate) < MANY


def test_the_game_in_which_they_traded_captures_for_ever_ends() -> None:
    title = title_of("macgregor")
    options = title.table(title.box("grid"), 2, {"bound": 0, "needed": 8})
    fate = FastFate(97)
    assert answers(title, title.game.setup(options, fate, None), greedy(title, 2, 97), fate) < MANY


class Chair:
    """A seat whose bot is asked as a live table asks it."""

    def __init__(self, thinks: ThreadThinks, stage: Stage, seat: int) -> None:
        self.thinks = thinks
        self.stage = stage
        self.seat = seat

    def answer(self, view: Any, ask: Any, moves: Any, budget: Any) -> Any:
        return self.thinks.answer(Question("table", "greedy", self.stage, self.seat, view, ask, moves, 0))


def test_at_a_live_table_they_find_another_way_too() -> None:
    title = title_of("macgregor")
    stage = stage_for(title, title.box("grid"), 2, {"bound": 0, "needed": 8})
    thinks = ThreadThinks(("greedy",), bot_named)
    thinks.seeds = Random(7)
    state = stage.notation.read(TRADED)
    fate = FastFate(5)
    title.game.settle(state, fate, None)
    assert answers(title, state, [Chair(thinks, stage, seat) for seat in range(2)], fate) < MANY
    thinks.close()


def test_a_chair_keeps_its_bot_and_the_longest_unused_is_forgotten() -> None:
    title = title_of("macgregor")
    stage = stage_for(title, title.box(), 2, {"ghost": 1})
    state = title.game.setup(stage.options, FastFate(1), None)
    (ask,) = title.game.asks(state)
    view, moves = title.game.view(state, 0), title.game.moves(state, 0)
    question = Question("one", "greedy", stage, 0, view, ask, moves, 0)
    thinks = ThreadThinks(("greedy", "random"), bot_named)
    first = thinks.player(question)
    assert thinks.player(question) is first
    for other in ({"table": "two"}, {"seat": 1}, {"bot": "random"}):
        assert thinks.player(replace(question, **other)) is not first
    for number in range(MOST_CHAIRS):
        thinks.player(replace(question, table=f"table {number}", bot="random"))
    assert len(thinks.sitting) == MOST_CHAIRS
    assert thinks.player(question) is not first
    thinks.close()


def test_a_question_put_again_gets_the_same_answer_and_a_position_met_again_another() -> None:
    title = title_of("macgregor")
    options = title.table(title.box(), 2)
    bot = GreedyBot(title.game, instincts_of(title), FastFate(3))

    def asked(number: int) -> str:
        line = f"answered {number}; ghost red; blue at A1 keys green lion; tokens B1 blue; top red cross"
        state = title.notation(options).read(f"{line}; plan crown lion green-yellow cross; to act blue")
        title.game.settle(state, FastFate(1), None)
        (ask,) = title.game.asks(state)
        move = bot.answer(title.game.view(state, 1), ask, title.game.moves(state, 1), 0)
        return title.notation(options).text(int(move))

    assert [asked(8), asked(8)] == ["go green lion B1"] * 2  # as for a hint
    assert asked(20) == "stop"
    assert asked(8) == "go green lion B1"


def test_a_bot_remembers_so_many_positions_and_no_more() -> None:
    title = title_of("minuit")
    fate = FastFate(1)
    (bot,) = greedy(title, 1, 1)
    for seed in range(8):
        state = title.game.setup(title.table(title.box(), 4), FastFate(seed), None)
        answers(title, state, [bot] * 4, fate)
    assert isinstance(bot, GreedyBot)
    assert len(bot.met) == MOST_MET
