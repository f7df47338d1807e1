"""The arena: fair seatings, honest intervals, the same result wherever it runs."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from manoir.bots.arena import report
from manoir.bots.arena.contest import Contest
from manoir.bots.arena.deal import play_deal
from manoir.bots.arena.interval import interval
from manoir.bots.arena.result import Result
from manoir.bots.arena.run import run, schedule
from manoir.bots.registry import bot_named
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.wrong import WrongInput


class Here(Executor):
    """Does everything at once, in this thread."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@pytest.mark.parametrize(
    ("bots", "seats"), [(("a", "b"), 2), (("a", "b"), 3), (("a", "b"), 4), (("a", "b", "c"), 4), (("a", "b", "b"), 3)]
)
def test_every_bot_has_every_seat_as_often_as_the_others_do(bots: tuple[str, ...], seats: int) -> None:
    seatings = Contest("minuit", seats, bots).seatings
    for name in set(bots):
        counts = {sum(seating[seat] == name for seating in seatings) for seat in range(seats)}
        assert len(counts) == 1
    assert len(set(seatings)) == len(seatings)


def test_a_contest_has_the_same_result_in_one_thread_or_in_processes() -> None:
    contest = Contest("minuit", 3, ("search@8", "greedy"), seed=7)
    one = run(contest, 12, Here()).plain()
    with ThreadPoolExecutor(2) as threads:
        two = run(contest, 12, threads).plain()
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        three = run(contest, 12, processes).plain()
    for found in (one, two, three):
        del found["time"]
    assert one == two == three


def test_the_same_deal_is_dealt_to_every_seating() -> None:
    deal = play_deal(Contest("minuit", 2, ("greedy", "greedy"), seed=3), 0)
    assert len(deal.games) == 1  # two seatings that are alike are one
    deals = [play_deal(Contest("minuit", 2, bots, seed=3), 0) for bots in (("greedy", "random"), ("random", "greedy"))]
    assert {game.seating: game.scores for game in deals[0].games} == {
        game.seating: game.scores for game in deals[1].games
    }


def test_an_interval_holds_the_true_mean_as_often_as_it_says() -> None:
    chance = Random(5)
    missed = 0
    for _ in range(2000):
        found = interval([chance.choice((-1.0, 0.0, 0.0, 1.0)) for _ in range(40)], 0.95)
        missed += not found.low <= 0 <= found.high
    assert 0.03 < missed / 2000 < 0.07


def test_looks_until_sure_share_the_error() -> None:
    assert schedule(100) == [20, 30, 45, 67, 100]
    found = run(Contest("minuit", 2, ("greedy", "random")), 400, Here(), until_sure=True)
    assert found.games == 40
    assert found.sure
    assert found.confidence == pytest.approx(1 - 0.01 / len(schedule(200)))


def test_a_bot_against_itself_gets_its_even_share() -> None:
    found: Result = run(Contest("minuit", 4, ("greedy",)), 60, Here())
    assert found.share("greedy").mean == pytest.approx(0.25)


def test_the_oracle_sits_in_the_arena_and_nowhere_else() -> None:
    found = run(Contest("minuit", 2, ("oracle@5", "greedy")), 4, Here())
    assert found.plain()["sees_everything"] == ["oracle@5"]
    assert "sees everything" in report.as_markdown(found)
    with pytest.raises(WrongInput):
        bot_named("oracle@5", title_of("minuit"), FastFate(1))
