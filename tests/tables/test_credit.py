"""Delay credit: who is first in a race when lines differ, by a clock that only the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from fake_clock import Hands, settled
from live import lobby_in, run
from manoir.protocol.probe import EVERY, LOST, Prober
from manoir.tables import answers
from manoir.tables.clocks.credit import Credit
from manoir.tables.document import Settings
from manoir.tables.people import hosting
from manoir.tables.scenes.public import table_seen
from manoir.tables.table import Table, TableStopped
from manoir.tables.verdict import Verdict, Word
from sitting import Sitting, sitting

CAP = 0.1


async def race(trips: dict[int, float], arrivals: list[tuple[float, int]], opened: float = 0.0) -> list[int]:
    """The seats in the order in which their answers reach the rules."""
    hands = Hands()
    credit = Credit(hands.now, hands.after)
    reached: list[int] = []
    for seat, trip in trips.items():
        credit.measured(seat, trip)

    async def answer(seat: int) -> None:
        await credit.turn(seat, CAP, opened)
        reached.append(seat)

    tasks = []
    for at, seat in sorted(arrivals):
        await hands.move(1000.0 + at - hands.time)
        tasks.append(asyncio.create_task(answer(seat)))
        await settled()
    await hands.move(2 * CAP)
    await asyncio.gather(*tasks)
    return reached


@pytest.mark.parametrize(
    ("trips", "arrivals", "order"),
    [
        ({}, [(0.0, 0), (0.01, 1)], [0, 1]),
        ({1: 0.08}, [(0.0, 0), (0.05, 1)], [1, 0]),  # its line took more than it was behind
        ({1: 0.08}, [(0.0, 0), (0.09, 1)], [0, 1]),
        ({1: 5.0}, [(0.0, 0), (0.099, 1)], [1, 0]),  # however slow it seems,
        ({1: 5.0}, [(0.0, 0), (0.101, 1)], [0, 1]),  # no more than the cap
        ({0: 0.05, 1: 0.05}, [(0.0, 1), (0.0, 0)], [0, 1]),  # alike: as they came
        ({0: 0.02, 1: 0.09, 2: 0.06}, [(0.0, 0), (0.05, 1), (0.045, 2)], [1, 0, 2]),
    ],
)
def test_answers_reach_the_rules_in_the_order_in_which_they_count_as_given(
    trips: dict[int, float], arrivals: list[tuple[float, int]], order: list[int]
) -> None:
    assert run(race(trips, arrivals)) == order


def test_nothing_counts_as_given_before_the_question_was_open() -> None:
    # Both were given at the opening at the soonest, so the one that came first is first.
    assert run(race({1: 0.09}, [(0.01, 0), (0.02, 1)])) == [1, 0]
    assert run(race({1: 0.09}, [(0.01, 0), (0.02, 1)], opened=1000.01)) == [0, 1]


def test_the_shortest_of_the_last_trips_counts_and_another_device_begins_anew() -> None:
    credit = Credit(lambda: 0.0)
    assert credit.of(0, CAP) == 0.0
    for trip in (0.05, 0.04, 2.0):
        credit.measured(0, trip)
    assert credit.of(0, CAP) == 0.04
    for _ in range(8):
        credit.measured(0, 0.07)
    assert credit.of(0, CAP) == 0.07
    credit.forget(0)
    assert credit.of(0, CAP) == 0.0


async def duel(folder: Path, credit: int, check: Callable[[Sitting, Hands], object] | None = None) -> list[Verdict]:
    """Two claims at a table of Booo!: seat 0 at once, seat 1 on a line of 80 ms comes 50 ms later."""
    hands = Hands()
    async with lobby_in(folder, ticks=hands.now) as lobby:
        sat = await sitting(lobby, "booo", people=2, settings=Settings(stand_in="random", credit=credit))
        table = sat.table
        table.credit = Credit(hands.now, hands.after)
        table.credit.measured(1, 0.08)
        await hands.move(60.0)
        claims = [asyncio.create_task(claim(table, 0))]
        await settled()
        if check is not None:
            check(sat, hands)
        await hands.move(0.05)
        claims.append(asyncio.create_task(claim(table, 1)))
        await hands.move(1.0)
        return [await one for one in claims]


async def claim(table: Table, seat: int) -> Verdict:
    play = table.play_now()
    name = next(name for name, ask in play.asks() if ask.seat == seat)
    return await answers.arrived(table, seat, name, play.notation.text(play.moves(seat)[0]))


def test_at_a_table_with_credit_the_slower_line_wins_by_what_it_was_behind(quick_path: Path) -> None:
    async def main() -> None:
        quick, slow = await duel(quick_path, 100, lambda sat, _: sat.table.credit.holds(0) or pytest.fail("not held"))
        assert (quick.word, slow.word) == (Word.TOO_LATE, Word.TAKEN)

    run(main())


def test_at_a_table_without_credit_the_first_to_come_is_the_first(quick_path: Path) -> None:
    async def main() -> None:
        hands = Hands()
        async with lobby_in(quick_path, ticks=hands.now) as lobby:
            sat = await sitting(lobby, "booo", people=2, settings=Settings(stand_in="random"))
            sat.table.credit = Credit(hands.now, hands.after)
            sat.table.credit.measured(1, 0.08)
            await hands.move(60.0)
            late = next(name for name, ask in sat.table.play_now().asks() if ask.seat == 1)
            move = sat.table.play_now().notation.text(sat.table.play_now().moves(1)[0])
            assert (await claim(sat.table, 0)).word is Word.TAKEN
            assert (await answers.arrived(sat.table, 1, late, move)).word is Word.TOO_LATE
            assert hands.later == []

    run(main())


def test_an_answer_before_the_question_opens_gains_nothing_by_waiting(quick_path: Path) -> None:
    async def main() -> None:
        hands = Hands()
        async with lobby_in(quick_path, ticks=hands.now) as lobby:
            sat = await sitting(lobby, "vigil", people=2, settings=Settings(stand_in="random", credit=500))
            table = sat.table
            table.credit = Credit(hands.now, hands.after)
            name, ask = table.play_now().asks()[0]
            table.clock._opens[int(ask.seat), name] = hands.time + 0.2
            verdict = await claim(table, int(ask.seat))
            assert verdict.word is Word.NOT_ASKED
            assert verdict.wait == 200

    run(main())


def test_time_that_runs_out_leaves_an_answer_that_waits_its_turn(quick_path: Path) -> None:
    async def main() -> None:
        hands = Hands()
        async with lobby_in(quick_path, ticks=hands.now) as lobby:
            sat = await sitting(lobby, "vigil", people=2, settings=Settings(stand_in="random", credit=100))
            table = sat.table
            table.credit = Credit(hands.now, hands.after)
            play = table.play_now()
            (name, ask), (other, _) = play.asks()[:2]
            waits = asyncio.create_task(claim(table, int(ask.seat)))
            await settled()
            await table.do(answers.ring, (int(ask.seat), name))
            await table.do(answers.ring, (1 - int(ask.seat), other))  # nobody answered here: silence does
            assert sat.ears[0].names.count("house:Lapsed") == 1
            await hands.move(0.5)
            assert (await waits).word is Word.TAKEN
            assert sat.ears[0].names.count("house:Lapsed") == 1

    run(main())


def test_a_table_that_stops_lets_whatever_waits_go_and_a_new_device_has_no_credit(quick_path: Path) -> None:
    async def main() -> None:
        hands = Hands()
        async with lobby_in(quick_path, ticks=hands.now) as lobby:
            sat = await sitting(lobby, "vigil", people=2, settings=Settings(stand_in="random", credit=500))
            sat.table.credit = Credit(hands.now, hands.after)
            sat.table.credit.measured(0, 0.3)
            await sat.come(0)
            assert sat.table.credit.of(0, 0.5) == 0.0
            waits = asyncio.create_task(claim(sat.table, 0))
            await settled()
            assert not waits.done()
            await lobby.close()
            with pytest.raises(TableStopped):
                await waits

    run(main())


def test_a_probe_is_timed_by_the_house_and_echoed_once() -> None:
    hands = Hands()
    prober = Prober(hands.now)
    number = prober.due()
    assert number is not None
    assert prober.due() is None
    assert prober.echoed(number + 1) is None
    hands.time += 0.03
    assert prober.echoed(number) == pytest.approx(0.03)
    assert prober.echoed(number) is None, "an echo counts once"
    hands.time += EVERY
    again = prober.due()
    assert again not in (None, number)
    hands.time += LOST
    assert prober.due() is not None, "a lost probe is not waited for"


def test_settings_of_the_host_turn_it_on_and_off(quick_path: Path) -> None:
    async def main() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, "vigil", people=2, start=False)
            assert table_seen(sat.table).settings.credit == 0
            await sat.table.do(hosting.change_settings, Settings(stand_in="random", credit=250))
            assert table_seen(sat.table).settings.credit == 250

    run(main())
