"""All tables of a house: found again, let go, forgotten, forked, played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from live import lobby_in, run
from manoir.bots.simple import RandomBot
from manoir.bots.threads import ThreadThinks
from manoir.kernel.fate import FastFate
from manoir.kernel.wrong import WrongInput
from manoir.tables.document import Settings
from manoir.tables.lobby import DAY, Limits
from manoir.tables.people import seats
from manoir.tables.scenes.public import table_seen
from manoir.tables.verdict import Denied
from sitting import sitting


def test_a_restarted_house_goes_on_with_every_table(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby, people=3)
            for _ in range(7):
                await sat.answer()
            have, view = sat.ears[2].scene.number, sat.ears[2].scene.view
            asked = sat.asked()
        async with lobby_in(any_path) as lobby:
            sat.table = await lobby.find(sat.table.id)
            ear = await sat.come(2, have=have - 2)
            assert ear.scene.view == view
            assert [event.number for event in ear.events] == [have - 1, have]
            assert sat.asked() == asked
            await sat.play_on()

    run(work())


def test_a_table_where_nobody_is_is_let_go_and_found_again(any_path: Path) -> None:
    async def work() -> None:
        now = [10**9 * 1.0]
        async with lobby_in(any_path, now=lambda: now[0]) as lobby:
            sat = await sitting(lobby)
            await lobby.sweep()
            assert sat.table.id in lobby.tables
            for ear in sat.ears:
                await sat.leave(ear)
            await lobby.sweep()
            now[0] += lobby.limits.idle
            thinks = lobby.house.thinks
            assert isinstance(thinks, ThreadThinks)
            id, bot = sat.table.id, RandomBot(FastFate(1))
            thinks.sitting |= {(id, 1, "random"): bot, (f"{id} hint 3", 1, "random"): bot, ("other", 1, "random"): bot}
            await lobby.sweep()
            assert lobby.tables == {}
            assert list(thinks.sitting) == [("other", 1, "random")]  # what bots remember of a table goes with it
            assert (await lobby.find(sat.table.id)).play is not None

    run(work())


def test_abandoned_tables_are_forgotten_and_finished_games_kept(any_path: Path) -> None:
    async def work() -> None:
        now = [10**9 * 1.0]
        async with lobby_in(any_path, now=lambda: now[0]) as lobby:
            lobby.limits = Limits(idle=1)
            waiting = await sitting(lobby, start=False)
            over = await sitting(lobby)
            await over.play_on()
            for sat in (waiting, over):
                for ear in sat.ears:
                    await sat.leave(ear)
            for _ in range(3):
                now[0] += DAY + 1
                await lobby.sweep()
            for sat in (waiting, over):
                with pytest.raises(Denied, match="no-table"):
                    await lobby.find(sat.table.id)
            assert (await lobby.finished(over.table.id)).game == "minuit"
            now[0] += 4000 * DAY
            await lobby.sweep()
            with pytest.raises(Denied, match="no-game"):
                await lobby.finished(over.table.id)

    run(work())


def test_a_full_house_says_so(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            lobby.limits = Limits(tables=1)
            await sitting(lobby)
            with pytest.raises(Denied, match="house-full"):
                await sitting(lobby)

    run(work())


def test_only_listed_tables_are_listed(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            await sitting(lobby)
            shown = await sitting(lobby, settings=Settings(listed=True, stand_in="random"))
            assert [row.id for row in await lobby.listed()] == [shown.table.id]

    run(work())


def test_a_rematch_has_the_same_people_by_the_same_links(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby, bots=("random",))
            with pytest.raises(Denied, match="not-over"):
                await sat.table.do(lobby.rematch)
            await sat.play_on()
            first = await sat.table.do(lobby.rematch)
            assert await sat.table.do(lobby.rematch) == first, "asked for twice, there is one"
            sat.table = await lobby.find(first)
            ear = await sat.come(1)
            assert [place.name for place in sat.table.document.places] == ["P1", "P2", "random"]
            assert ear.frames

    run(work())


def test_a_rematch_is_hosted_by_whoever_asks_for_it_if_the_host_has_gone(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby)
            await sat.play_on()
            await sat.leave(sat.ears[0])
            again = await lobby.find(await sat.table.do(lobby.rematch, "", 1))
            assert [seat.host for seat in table_seen(again).seats] == [False, True]
            assert again.document.places[0].hash == sat.table.document.places[0].hash, "whoever has gone may still come"
            assert not seats.is_host(again, sat.host)

    run(work())


def test_a_rematch_keeps_its_host_who_is_there(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby)
            await sat.play_on()
            again = await lobby.find(await sat.table.do(lobby.rematch, "", 1))
            assert [seat.host for seat in table_seen(again).seats] == [True, False]

    run(work())


@pytest.mark.parametrize("game", ["minuit", "vigil"])
def test_a_fork_plays_on_from_a_moment(any_path: Path, game: str) -> None:
    async def work() -> None:
        async with lobby_in(any_path, ticks=lambda: float(next(tick) * 10)) as lobby:
            sat = await sitting(lobby, game)
            position = None
            while sat.table.document.stage == "playing":
                play = sat.table.play_now()
                if play.moment == 4:
                    position = play.notation.position(play.state)
                await sat.answer()
            row = await lobby.finished(sat.table.id)
            table, _ = await lobby.fork(row, 4)
            assert table.document.position is not None
            forked = await sitting(lobby, game, start=False)
            forked.table.document.position = table.document.position
            from manoir.tables.people import hosting

            await forked.table.do(hosting.start)
            play = forked.table.play_now()
            assert play.notation.position(play.state) == position
            with pytest.raises(WrongInput):
                await lobby.fork(row, 100_000)

    import itertools

    tick = itertools.count()
    run(work())
