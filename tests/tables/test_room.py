"""Room in a house: an empty table makes it, those who return have it, and bots whom nobody watches take none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from live import lobby_in, run
from manoir.tables import answers
from manoir.tables.lobby import Limits
from manoir.tables.people import hosting, seats
from manoir.tables.people.presence import awake
from manoir.tables.verdict import Denied
from sitting import sitting


def test_one_who_returns_is_never_told_that_the_house_is_full(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby)
            for ear in sat.ears:
                await sat.leave(ear)
            lobby.limits = Limits(tables=1)
            empty = await sitting(lobby, people=1, bots=("random",))
            assert list(lobby.tables) == [empty.table.id], "a table where nobody is makes room"
            with pytest.raises(Denied, match="house-full"):
                await lobby.find(sat.table.id)
            with pytest.raises(Denied, match="house-full"):
                await lobby.find(sat.table.id, "nobody's secret")
            with pytest.raises(Denied, match="house-full"):
                await lobby.find("no table", sat.held[0])
            sat.table = await lobby.find(sat.table.id, sat.held[1])
            assert (await sat.come(1)).scene.asks
            assert len(lobby.tables) == 2

    run(work())


def test_the_host_who_returns_to_an_empty_table_finds_it_in_a_full_house(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            table, host = await lobby.create("minuit", 2)
            lobby.limits = Limits(tables=1)
            await sitting(lobby)
            assert table.stopped
            assert (await lobby.find(table.id, host)).id == table.id

    run(work())


def test_tables_that_are_made_at_once_are_no_more_than_a_house_holds(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            lobby.limits = Limits(tables=3)
            await asyncio.gather(*(lobby.create("minuit", 2) for _ in range(12)), return_exceptions=True)
            assert len(lobby.tables) == 3
            await lobby.create("minuit", 2)
            assert len(lobby.tables) == 3, "and there is room for the next"

    run(work())


def test_bots_that_nobody_watches_stop_after_a_while_and_go_on_when_somebody_does(any_path: Path) -> None:
    async def work() -> None:
        now, ticks = [10**9 * 1.0], [0.0]
        async with lobby_in(any_path, now=lambda: now[0], ticks=lambda: ticks[0]) as lobby:
            lobby.house.bots_alone = 100.0
            sat = await sitting(lobby, people=0, bots=("late", "late"))
            assert awake(sat.table)
            await lobby.sweep()
            ticks[0], now[0] = 99.0, now[0] + lobby.limits.idle
            await lobby.sweep()
            assert sat.table.id in lobby.tables, "bots alone play on for a while"
            ticks[0] = 100.0
            assert not awake(sat.table)
            await lobby.sweep()
            assert sat.table.id not in lobby.tables
            sat.table = await lobby.find(sat.table.id)
            assert not awake(sat.table), "a look over HTTP wakes nobody"
            assert not sat.table.thinking
            ear = await sat.come(None)
            assert awake(sat.table)
            assert sat.table.thinking
            await sat.leave(ear)
            assert awake(sat.table), "for a while again"
            ticks[0] = 200.0
            assert not awake(sat.table)

    run(work())


def test_bots_do_not_answer_once_their_time_alone_is_over(any_path: Path) -> None:
    async def work() -> None:
        ticks = [0.0]
        async with lobby_in(any_path, ticks=lambda: ticks[0]) as lobby:
            sat = await sitting(lobby, people=0, bots=("late", "late"))
            (key,) = sat.table.thinking
            ticks[0] = lobby.house.bots_alone
            play = sat.table.play_now()
            await sat.table.do(answers._said, key, int(play.moves(key[0])[0]))
            assert play.moment == 0
            assert not sat.table.thinking

    run(work())


def test_when_the_last_person_gets_up_the_bots_have_their_while(any_path: Path) -> None:
    async def work() -> None:
        ticks = [0.0]
        async with lobby_in(any_path, ticks=lambda: ticks[0]) as lobby:
            sat = await sitting(lobby, people=1, bots=("late",))
            ticks[0] = 10**6
            await sat.table.do(seats.leave, 0)
            assert awake(sat.table)
            ticks[0] += lobby.house.bots_alone
            assert not awake(sat.table)
            await sat.table.do(hosting.pause, True)

    run(work())
