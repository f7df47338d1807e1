"""Law 8, time tells nothing: at tables of every game that hides something, by a clock that leaps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

import pytest

from live import ALL
from manoir.kernel.fate import FastFate
from manoir.kernel.laws import LawBroken
from manoir.kernel.question import Question
from manoir.tables import answers
from manoir.tables.clocks.clock import Key
from manoir.tables.document import Settings
from manoir.tables.table import Table
from manoir.testing.timekeeping import Sat, for_ever, hands_do_not_show, quickly, thinking_does_not_show, told
from toy import VIGIL

HIDING = sorted(name for name, title in ALL.items() if not title.all_open)
TOY = Sat(VIGIL, 3)
SEEDS = 4


@dataclass(frozen=True)
class Met:
    """What random games of a title ask: one move alone, several seats together, one kind with more moves or fewer."""

    alone: bool
    together: bool
    otherwise: bool


@cache
def met(name: str, seats: int) -> Met:
    """What a law of time has to go by in a game."""
    alone = together = 0
    sizes: dict[str, set[int]] = {}
    title = ALL[name]
    game = title.game
    for seed in range(6):
        fate = FastFate(seed)
        state = game.setup(title.table(title.box(), seats, title.bounded), fate, None)
        for _ in range(60):
            asks = game.asks(state)
            if not asks:
                break
            together += len(asks) > 1
            for ask in asks:
                count = len(game.moves(state, ask.seat))
                alone += count == 1
                sizes.setdefault(ask.kind, set()).add(count)
            ask = asks[fate.pick(len(asks))]
            moves = game.moves(state, ask.seat)
            game.advance(state, ask.seat, moves[fate.pick(len(moves))], fate, None)
    return Met(alone > 0, together > 0, any(len(counts) > 1 for counts in sizes.values()))


@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("seats", [2, 4])
def test_answers_come_at_the_same_moments_however_long_bots_think(name: str, seats: int) -> None:
    alone = together = 0
    for seed in range(SEEDS):
        found = thinking_does_not_show(Sat(ALL[name], seats, seed=seed, deal=seed))
        alone += found.alone
        together += found.together
    asked = met(name, seats)
    assert alone > 0 or not asked.alone, "nobody ever had a single move: the law was not tried"
    assert together > 0 or not asked.together, "nobody was asked with another: the law was not tried"


@pytest.mark.parametrize("name", HIDING)
def test_answers_come_at_the_same_moments_whatever_bots_hold(name: str) -> None:
    tried = hands_do_not_show(Sat(ALL[name], 3), deals=6)
    assert tried > 0 or not met(name, 3).otherwise, "no question had other moves: the law was not tried"


def test_the_games_of_the_house_try_all_of_it() -> None:
    every = [met(name, 3) for name in HIDING]
    assert any(one.alone for one in every)
    assert any(one.together for one in every)
    assert any(one.otherwise for one in every)


@pytest.mark.parametrize(
    "settings",
    [Settings(pace=700), Settings(pace=3000), Settings(credit=200), Settings(clock="lively"), Settings(delay=2)],
    ids=repr,
)
def test_no_setting_of_a_table_lets_time_tell(settings: Settings) -> None:
    settings.stand_in = "muse"
    thinking_does_not_show(replace(TOY, settings=settings))


def test_those_who_stand_in_for_absent_people_tell_nothing_either() -> None:
    found = thinking_does_not_show(replace(TOY, settings=Settings(stand_in="muse", grace=5), absent=True))
    assert next(one.time for one in found.answers if one.seat is not None) > 5


def test_a_bot_that_does_not_think_answers_in_no_time_always() -> None:
    settings = Settings(stand_in="idler", clock="none")
    found = thinking_does_not_show(replace(TOY, settings=settings, bot="idler"))
    grace = sum("Drawn" in one.events for one in found.answers)
    assert grace
    assert all(one.time <= 1.5 * 1.5 * grace for one in found.answers), "nothing but the bell is waited for"


def test_another_chance_draws_other_moments_and_the_pace_is_the_least() -> None:
    one, other = (told(replace(TOY, seed=seed), quickly).answers for seed in (7, 8))
    assert [answer.time for answer in one] != [answer.time for answer in other]
    first = told(replace(TOY, settings=Settings(pace=2000, stand_in="muse")), quickly).answers[0]
    assert 2.0 <= first.time <= 3.0


def test_a_bot_that_is_late_plays_at_first_sight_and_nobody_is_told() -> None:
    assert not any("house:Lapsed" in one.events for one in told(TOY, for_ever).answers)


@pytest.mark.parametrize("name", HIDING)
def test_a_bot_that_fails_lapses_at_its_moment_and_not_when_it_fails(name: str) -> None:
    sat = Sat(ALL[name], 2, answers=20)
    well = told(sat, quickly).answers

    def in_half_a_second(_: Question) -> float:
        return 0.5

    lapsed = [told(sat, takes, broken=seat).answers for seat in (0, 1) for takes in (quickly, in_half_a_second)]
    assert lapsed[0] == lapsed[1]
    assert lapsed[2] == lapsed[3]
    for line in lapsed[::2]:
        assert any("house:Lapsed" in one.events for one in line)
        for one, other in zip(well, line, strict=False):
            assert (one.time, one.seat) == (other.time, other.seat)
            if one.move != other.move:
                break  # from here on it is another game


# Seeded faults: tables and runners that let time tell, each caught by the law.

Think = Callable[[Table, Key, Question, float], object]


async def as_soon_as_it_has_thought(table: Table, key: Key, question: Question, wait: float) -> None:
    """A table that answers when thinking ends, and not before its pace."""
    del wait
    move = await answers._thought(table, question)
    await asyncio.sleep(table.document.settings.pace / 1000)
    table.post(answers._said, key, answers.NO_MOVE if move is None else move)


async def drawn_after_thinking(table: Table, key: Key, question: Question, wait: float) -> None:
    """A table whose pause begins when the thought has ended."""
    move = await answers._thought(table, question)
    await asyncio.sleep(wait)
    table.post(answers._said, key, answers.NO_MOVE if move is None else move)


async def at_the_least(table: Table, key: Key, question: Question, wait: float) -> None:
    """A table that waits for its moment, and for the thought as well."""
    await think(table, key, replace(question, within=None), wait)


async def by_the_number_of_moves(table: Table, key: Key, question: Question, wait: float) -> None:
    """A table that has nothing to wait for where there is nothing to choose."""
    await think(table, key, question, wait * min(2, len(question.moves)) / 2)


think = answers._think


@pytest.mark.pure  # a compiled table keeps to its own functions, whoever would put others in their place
@pytest.mark.parametrize("fault", [as_soon_as_it_has_thought, drawn_after_thinking, at_the_least])
def test_a_table_that_waits_for_a_thought_breaks_law_8(monkeypatch: pytest.MonkeyPatch, fault: Think) -> None:
    monkeypatch.setattr(answers, "_think", fault)
    with pytest.raises(LawBroken, match="law 8"):
        thinking_does_not_show(TOY)


@pytest.mark.pure
def test_a_table_where_the_number_of_moves_counts_breaks_law_8(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "_think", by_the_number_of_moves)
    thinking_does_not_show(TOY)  # each question has its moment, which no thought changes,
    with pytest.raises(LawBroken, match="law 8: other hands show"):
        hands_do_not_show(TOY, deals=48)  # and yet it is another for another hand


@pytest.mark.pure
def test_a_table_that_tells_of_lateness_breaks_law_8(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "_at_once", lambda *_: answers.NO_MOVE)
    with pytest.raises(LawBroken, match="house:Lapsed"):
        thinking_does_not_show(TOY)
