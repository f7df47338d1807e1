"""Rules mended while games run: a table goes on as it began, or says that it cannot and lets its players end it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from threading import Event

import httpx
import pytest

from live import bots, run, server_in
from manoir.games import TITLES
from manoir.kernel.audit import audited
from manoir.kernel.fair import sealed
from manoir.kernel.log import log_of, read_log
from manoir.kernel.record import replay, stage_of
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput
from manoir.store.migrate import migrate
from manoir.store.store import Store
from manoir.tables import answers, hints
from manoir.tables.archive.finished import Excerpt, old_moments
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.people import hosting, seats
from manoir.tables.scenes.public import table_seen
from manoir.tables.verdict import Denied, Word
from sitting import Sitting, sitting
from toy import VIGIL
from toy.mended import MENDED, MENDED_ALONE

GOLDEN = Path(__file__).parent.parent / "toy" / "golden" / "vigil-1.log"


def lobby_of(folder: Path, title: Title) -> Lobby:
    """A house with one version of a game, or with both."""
    titles: Mapping[str, Title] = {title.name: title}
    leap = count(step=10)  # no answer is too soon
    house = House(Store(f"sqlite+aiosqlite:///{folder}/house.db"), titles, bots(Event()), ticks=lambda: next(leap))
    return Lobby(house)


@asynccontextmanager
async def house_in(folder: Path, title: Title) -> AsyncIterator[Lobby]:
    """Such a house, open."""
    await migrate(f"sqlite+aiosqlite:///{folder}/house.db")
    lobby = lobby_of(folder, title)
    await lobby.house.store.open()
    try:
        yield lobby
    finally:
        await lobby.close()
        await lobby.house.store.close()
        lobby.house.thinks.close()


async def begun(folder: Path, title: Title = VIGIL, answers: int = 5) -> Sitting:
    """A table that is left in the middle of its game, under the first version."""
    async with house_in(folder, title) as lobby:
        sat = await sitting(lobby, title.name, people=2)
        for _ in range(answers):
            assert (await sat.answer()).word is Word.TAKEN
        return sat


async def back(lobby: Lobby, sat: Sitting) -> Sitting:
    """The same people at the same table of another house."""
    again = Sitting(lobby, await lobby.find(sat.table.id), sat.host, sat.held)
    again.ears = [await again.come(seat) for seat in range(2)]
    return again


def test_a_log_of_the_first_version_replays_for_ever_beside_the_second() -> None:
    log = read_log(GOLDEN)
    assert log.header.rules == 1
    stage = stage_of(MENDED, log.header, "log")
    assert stage.title is VIGIL
    *_, last = replay(stage, log, "log")
    assert not stage.title.game.asks(last.state)


def test_the_second_version_would_not_have_replayed_it() -> None:
    log = read_log(GOLDEN)
    with pytest.raises(WrongInput, match="version 1 of the rules of vigil, expected 2, the version that this house"):
        stage_of(MENDED_ALONE, log.header, "log")
    forced = stage_of(MENDED, log.header, "log")
    with pytest.raises(WrongInput, match="entry 0"):
        list(replay(replace(forced, title=MENDED), log, "log"))


def test_a_table_goes_on_under_the_rules_it_began_with_and_a_new_one_has_the_new_rules(quick_path: Path) -> None:
    async def main() -> None:
        sat = await begun(quick_path)
        async with house_in(quick_path, MENDED) as lobby:
            again = await back(lobby, sat)
            assert again.table.play_now().game.version == 1
            await again.play_on()
            log = log_of((await lobby.finished(sat.table.id)).log, "log")
            assert log.header.rules == 1
            list(audited(stage_of(MENDED, log.header, "log"), log, "log", sealed(sat.table.key)))
            rematch = await lobby.find(await again.table.do(lobby.rematch))
            await rematch.do(hosting.start)
            assert rematch.play_now().game.version == 2

    run(main())


@pytest.mark.parametrize(
    "title", [title for title in TITLES.values() if title.before], ids=lambda title: f"{title.name}"
)
def test_a_table_of_every_game_whose_rules_were_mended_goes_on_under_the_rules_it_began_with(
    quick_path: Path, title: Title
) -> None:
    first = title.before[-1]

    async def main() -> None:
        sat = await begun(quick_path, first, 30)
        async with house_in(quick_path, title) as lobby:
            again = await back(lobby, sat)
            assert again.table.play_now().game is first.game
            await again.play_on()
            log = log_of((await lobby.finished(sat.table.id)).log, "log")
            assert log.header.rules == first.game.version
            list(audited(stage_of(title, log.header, "log"), log, "log", sealed(sat.table.key)))

    run(main())


def test_a_table_whose_rules_are_gone_refuses_moves_and_is_ended_with_its_log_kept(
    quick_path: Path,
) -> None:
    async def main() -> None:
        sat = await begun(quick_path)
        async with house_in(quick_path, MENDED_ALONE) as lobby:
            again = await back(lobby, sat)
            table = again.table
            assert table_seen(table).stuck
            assert table_seen(table).stage == "playing"
            verdict = await table.do(answers.answer, 0, "0.8", "seal 1")
            assert verdict.word is Word.REFUSED
            assert verdict.reason == "house:rules-gone"
            assert "version 1" in (verdict.detail or "")
            for wish in (
                table.do(hosting.pause, True),
                table.do(seats.propose, 0, "undo"),
                hints.hint(table, 0),
                table.do(answers.take_back, 0, "0.8"),
            ):
                with pytest.raises(Denied, match="rules-gone"):
                    await wish
            assert not table.document.paused
            with pytest.raises(Denied, match="no-game"):
                await lobby.finished(table.id)  # as long as it may yet go on elsewhere its secrets are kept
            await table.do(hosting.close)
            assert again.ears[1].dismissed == "closed"
            row = await lobby.finished(table.id)
            log = log_of(row.log, "log")
            assert len(log.entries) == 6
            assert log.header.fair is not None
            assert log.header.fair.secret == table.key.hex()
            assert len(list(audited(stage_of(VIGIL, log.header, "log"), log, "log"))) == 6
            assert old_moments(row.told, Excerpt(None)) == []

    run(main())


def test_a_table_whose_rules_were_gone_goes_on_once_they_are_back(quick_path: Path) -> None:
    async def main() -> None:
        sat = await begun(quick_path)
        async with house_in(quick_path, MENDED_ALONE) as lobby:
            assert table_seen(await lobby.find(sat.table.id)).stuck
        async with house_in(quick_path, MENDED) as lobby:
            again = await back(lobby, sat)
            assert not table_seen(again.table).stuck
            await again.play_on()

    run(main())


def test_any_seat_may_end_it_over_http_and_nobody_else(quick_path: Path) -> None:
    async def main() -> None:
        sat = await begun(quick_path)
        lobby = lobby_of(quick_path, MENDED_ALONE)
        async with server_in(quick_path, lobby) as address, httpx.AsyncClient(base_url=f"http://{address}") as web:
            at = f"/api/tables/{sat.table.id}"
            assert (await web.get(at)).json()["stuck"] == "rules-gone"
            assert (await web.get(f"{at}/log")).status_code == 404
            assert (await web.post(f"{at}/close")).status_code == 403
            seat = {"authorization": f"Bearer {sat.held[1]}"}
            assert (await web.post(f"{at}/close", headers=seat)).status_code == 200
            text = (await web.get(f"{at}/log")).text
            assert log_of(text, "log").header.rules == 1
            moments = await web.get(f"{at}/moments")
            assert moments.json()["moments"] == []

    run(main())
