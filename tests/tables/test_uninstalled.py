"""A package that is uninstalled: its tables wait and say for what, its finished games can be read and taken away."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from shutil import copytree
from threading import Event
from typing import Any

import httpx
import pytest

from live import bots, run, server_in
from manoir.games import TITLES
from manoir.kernel.audit import audited
from manoir.kernel.log import log_of
from manoir.kernel.record import stage_of
from manoir.kernel.title import Title
from manoir.store.migrate import migrate
from manoir.store.store import Store
from manoir.tables import answers
from manoir.tables.archive.summaries import summaries
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.people import hosting, seats
from manoir.tables.scenes.public import table_seen
from manoir.tables.verdict import Denied, Word
from sitting import Sitting, sitting
from toy import VIGIL

HOUSE = dict(list(TITLES.items())[:1])
WORDS = {
    "en": "vigil-told-Sealed = { $seat } lays a card down.\nvigil-name-ghost = a ghost\n",
    "fr": "vigil-told-Sealed = { $seat } pose une carte.\n",
}


@pytest.fixture
def spoken(tmp_path: Path) -> Title:
    """The toy with a few words of its own, as a package outside brings them."""
    folder = tmp_path / "package"
    copytree(VIGIL.folder, folder, ignore=lambda *_: ["__pycache__", "golden"])
    (folder / "words").mkdir()
    for language, text in WORDS.items():
        (folder / "words" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return replace(VIGIL, folder=folder)


def lobby_of(folder: Path, titles: Mapping[str, Title]) -> Lobby:
    leap = count(step=10)  # no answer is too soon
    return Lobby(
        House(Store(f"sqlite+aiosqlite:///{folder}/house.db"), titles, bots(Event()), ticks=lambda: next(leap))
    )


@asynccontextmanager
async def house_in(folder: Path, titles: Mapping[str, Title]) -> AsyncIterator[Lobby]:
    """A house with some games, open."""
    await migrate(f"sqlite+aiosqlite:///{folder}/house.db")
    lobby = lobby_of(folder, titles)
    await lobby.house.store.open()
    try:
        yield lobby
    finally:
        await lobby.close()
        await lobby.house.store.close()
        lobby.house.thinks.close()


async def left(folder: Path, title: Title, answers: int | None) -> Sitting:
    """A table that was left in the middle of its game, or at its end."""
    async with house_in(folder, {**HOUSE, title.name: title}) as lobby:
        sat = await sitting(lobby, title.name, people=2, start=answers != 0)
        if answers is None:
            await sat.play_on()
        for _ in range(answers or 0):
            assert (await sat.answer()).word is Word.TAKEN
        return sat


async def again(lobby: Lobby, sat: Sitting) -> Sitting:
    """The same people at the same table of the house as it is now."""
    back = Sitting(lobby, await lobby.find(sat.table.id), sat.host, sat.held)
    back.ears = [await back.come(seat) for seat in range(2)]
    return back


def test_an_open_table_says_which_package_is_missing_and_goes_on_once_it_is_back(
    quick_path: Path, spoken: Title
) -> None:
    async def main() -> None:
        sat = await left(quick_path, spoken, 5)
        async with house_in(quick_path, HOUSE) as lobby:
            back = await again(lobby, sat)
            seen = table_seen(back.table)
            assert seen.stuck == "rules-gone"
            assert seen.gone is not None
            assert (seen.gone.package, seen.gone.title) == ("toy", dict(VIGIL.rulebook.title))
            verdict = await back.table.do(answers.answer, 0, "0.8", "seal 1")
            assert (verdict.word, verdict.reason) == (Word.REFUSED, "house:rules-gone")
            assert "the package toy is not installed: install it" in (verdict.detail or "")
            with pytest.raises(Denied, match="rules-gone"):
                await back.table.do(hosting.pause, True)
            (told,) = await summaries(lobby, [sat.table.id])
            assert (told.state, told.title) == ("playing", dict(VIGIL.rulebook.title))
        async with house_in(quick_path, {**HOUSE, spoken.name: spoken}) as lobby:
            back = await again(lobby, sat)
            assert (table_seen(back.table).stuck, table_seen(back.table).gone) == (None, None)
            await back.play_on()
            log = log_of((await lobby.finished(sat.table.id)).log, "log")
            list(audited(stage_of(spoken, log.header, "log"), log, "log"))

    run(main())


def test_a_table_that_has_not_begun_waits_too(quick_path: Path, spoken: Title) -> None:
    async def main() -> None:
        sat = await left(quick_path, spoken, 0)
        async with house_in(quick_path, HOUSE) as lobby:
            table = await lobby.find(sat.table.id)
            assert table_seen(table).gone is not None
            with pytest.raises(Denied, match="rules-gone"):
                await table.do(hosting.start)
        async with house_in(quick_path, {**HOUSE, spoken.name: spoken}) as lobby:
            await (await again(lobby, sat)).table.do(hosting.start)

    run(main())


def test_any_player_may_end_it_and_take_its_log_away(quick_path: Path, spoken: Title) -> None:
    async def main() -> None:
        sat = await left(quick_path, spoken, 5)
        async with (
            server_in(quick_path, lobby_of(quick_path, HOUSE)) as address,
            httpx.AsyncClient(base_url=f"http://{address}") as web,
        ):
            at = f"/api/tables/{sat.table.id}"
            shown = (await web.get(at)).json()
            assert (shown["stuck"], shown["gone"]["package"]) == ("rules-gone", "toy")
            seat = {"authorization": f"Bearer {sat.held[1]}"}
            assert (await web.post(f"{at}/close", headers=seat)).status_code == 200
            log = log_of((await web.get(f"{at}/log")).text, "log")
            assert len(log.entries) == 6
            assert len(list(audited(stage_of(spoken, log.header, "log"), log, "log"))) == 6

    run(main())


def test_a_finished_game_is_listed_read_in_the_words_kept_with_it_and_taken_away(
    quick_path: Path, spoken: Title
) -> None:
    async def ask(web: httpx.AsyncClient, path: str, **more: Any) -> Any:
        answer = await web.get(path, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def main() -> None:
        sat = await left(quick_path, spoken, None)
        at = f"/api/tables/{sat.table.id}"
        async with (
            server_in(quick_path, lobby_of(quick_path, HOUSE)) as address,
            httpx.AsyncClient(base_url=f"http://{address}") as web,
        ):
            found = await ask(web, f"{at}/moments", params={"chair": "all", "count": 100})
            assert found["gone"] == {"package": "toy", "title": dict(VIGIL.rulebook.title)}
            assert (found["seats"], len(found["moments"])) == (["P1", "P2"], found["total"])
            said = [line for moment in found["moments"] for line in moment["said"]]
            assert {"en": "P1 lays a card down.", "fr": "P1 pose une carte."} in said
            assert any("Drawn" in line["en"] for line in said), "what has no words is listed"
            mine = await ask(web, f"{at}/moments", params={"chair": "1", "count": 100})
            assert "?" in str([moment["events"] for moment in mine["moments"]]), "secrets stay what they were"
            assert (await ask(web, f"{at}/ending"))["winners"] == found["winners"] != []
            assert (await web.get(f"{at}/log")).status_code == 200
            denied = (await web.post(f"{at}/fork", json={"moment": 3})).json()
            assert denied["reason"] == "house:package-gone"
            assert "paquet" in denied["words"]["fr"]
            (listed,) = (await web.post("/api/summaries", json={"tables": [sat.table.id]})).json()
            assert (listed["state"], listed["title"]) == ("over", dict(VIGIL.rulebook.title))
            assert (listed["names"], listed["winners"]) == (["P1", "P2"], found["winners"])
        async with house_in(quick_path, {**HOUSE, spoken.name: spoken}) as lobby:
            table, _ = await lobby.fork(await lobby.finished(sat.table.id), 3)
            await table.do(seats.sit, 0, "P1", None)

    run(main())
