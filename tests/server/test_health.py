"""A house that sees: its health is found out by writing, and nothing is acknowledged into a file that is gone."""

from __future__ import annotations

import itertools
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event

import httpx
import pytest

from live import ALL, Device, arrived, bots, made, run, server_in
from manoir.cli import main
from manoir.kernel.log import log_of
from manoir.server.check import check_house
from manoir.server.settings import ServerSettings
from manoir.store.commits import SQLiteCommits
from manoir.store.files import held_alone
from manoir.store.migrate import migrate
from manoir.store.store import Store
from manoir.store.trouble import Trouble
from manoir.tables.house import House
from manoir.tables.lobby import DAY, Lobby
from unsynced import KNOWN, sync_no_more

GOLDEN = Path(__file__).parent.parent / "golden" / "minuit" / "2-players.log"
JSONL = {"content-type": "application/jsonl"}


def lobby_in(folder: Path) -> Lobby:
    """A house whose health can be asked at any moment."""
    later = itertools.count(1_000_000, 10)
    house = House(Store(f"sqlite+aiosqlite:///{folder}/house.db"), ALL, bots(Event()), now=lambda: float(next(later)))
    return Lobby(house)


def disk_of(lobby: Lobby) -> SQLiteCommits:
    disk = lobby.house.store.writer.disk
    assert isinstance(disk, SQLiteCommits)
    return disk


def fill(lobby: Lobby, pages: int) -> None:
    """No page more than these for the database: as if the disk were full."""

    def limit() -> None:
        connection = disk_of(lobby)._connection
        assert connection is not None
        connection.execute(f"PRAGMA max_page_count = {pages}")

    disk_of(lobby)._thread.submit(limit).result()


async def answers(device: Device) -> str:
    """What becomes of the next answer of a device: taken, or why it is let go."""
    ask = device.ask()
    assert ask is not None
    assert device.scene is not None
    await device.say(type="answer", ask=ask["id"], move=device.scene["moves"][0]["text"])
    heard = await device.hear("answered", "bye", "denied")
    return str(heard["verdict"] if heard["type"] == "answered" else heard["reason"])


def test_health_is_found_out_by_writing_and_comes_back_with_the_disk(quick_path: Path) -> None:
    async def work() -> None:
        lobby = lobby_in(quick_path)
        async with server_in(quick_path, lobby) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            table = await made(address, "minuit", 2)
            assert (await client.get("/health")).json()["ok"]
            fill(lobby, 1)
            big = GOLDEN.read_text(encoding="utf-8")
            brought = await client.post("/api/logs", content=big, headers=JSONL)  # wants pages that are not to be had
            assert (brought.status_code, brought.json()["reason"]) == (503, "house:trouble")
            fill(lobby, 1_000_000)
            assert (await client.get("/health")).status_code == 200
            devices = await arrived(address, table)
            device = next(device for device in devices if device.ask())
            assert await answers(device) == "taken"

    run(work())


@pytest.mark.parametrize(
    "harm",
    [
        lambda file: file.unlink(),
        lambda file: file.rename(file.with_name("elsewhere.db")),
        lambda file: (file.rename(file.with_name("old.db")), file.write_bytes(b"")),
        lambda file: file.with_name("house.db-wal").unlink(),
    ],
    ids=["deleted", "moved", "replaced", "journal deleted"],
)
def test_nothing_is_acknowledged_into_a_file_that_is_gone(quick_path: Path, harm: Callable[[Path], object]) -> None:
    async def work() -> None:
        lobby = lobby_in(quick_path)
        async with server_in(quick_path, lobby) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            table = await made(address, "minuit", 2)
            devices = await arrived(address, table)
            assert (await client.get("/health")).status_code == 200
            harm(quick_path / "house.db")
            device = next(device for device in devices if device.ask())
            assert await answers(device) == "house:trouble"
            health = await client.get("/health")
            assert health.status_code == 503
            assert "house.db" in health.json()["trouble"]

    run(work())


def test_a_database_behind_a_link_is_written_to_until_the_link_leads_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    real, link = tmp_path / "disk" / "real.db", tmp_path / "house.db"
    link.symlink_to(real)

    async def work() -> None:
        url = f"sqlite+aiosqlite:///{link}"
        await migrate(url)
        store = Store(url)
        await store.open()
        try:
            assert await store.trouble(1.0) is None
            link.unlink()
            link.symlink_to(tmp_path / "disk" / "other.db")
            (tmp_path / "disk" / "other.db").write_bytes(real.read_bytes())
            assert "another file" in str(await store.trouble(9.0))
        finally:
            await store.close()

    run(work())


@pytest.mark.skipif(not KNOWN, reason="how this system is told to refuse a sync is not known here")
def test_nothing_is_acknowledged_that_could_not_be_synced(quick_path: Path) -> None:
    async def work() -> None:
        lobby = lobby_in(quick_path)
        async with server_in(quick_path, lobby) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            table = await made(address, "minuit", 2)
            devices = await arrived(address, table)
            assert (await client.get("/health")).status_code == 200
            if not disk_of(lobby)._thread.submit(sync_no_more).result():
                pytest.skip("this system lets nobody refuse a sync")
            health = await client.get("/health")
            assert (health.status_code, health.json()["ok"]) == (503, False)
            assert health.json()["trouble"] == "disk I/O error"
            device = next(device for device in devices if device.ask())
            assert await answers(device) == "house:trouble"

    run(work())


def test_a_health_check_is_shared_by_whoever_asks_within_a_second(quick_path: Path) -> None:
    async def work() -> None:
        await migrate(f"sqlite+aiosqlite:///{quick_path}/house.db")
        store = Store(f"sqlite+aiosqlite:///{quick_path}/house.db")
        await store.open()
        try:
            for now in (5.0, 5.1, 5.9):
                assert await store.trouble(now) is None
            assert store.writer.commits == 1
            assert await store.trouble(6.5) is None
            assert store.writer.commits == 2
        finally:
            await store.close()

    run(work())


def test_a_second_house_on_one_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("manoir.cli.serve.taken", lambda *_: "")
    monkeypatch.setattr("manoir.server.logs.set_up_logs", lambda *_: None)
    file = f"{tmp_path}/house.db"
    Path(f"{tmp_path}/link.db").symlink_to(file)
    with held_alone(file):
        for same in (file, f"{tmp_path}/link.db", f"{tmp_path}/../{tmp_path.name}/house.db"):
            with pytest.raises(Trouble, match="open in another house"), held_alone(same):
                pass
        with pytest.raises(SystemExit) as ended:
            main(("serve", "--database", f"sqlite+aiosqlite:///{file}"))
        assert ended.value.code == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert "a house has its file to itself" in told
    with held_alone(file):
        pass


def test_check_runs_the_database_s_own_integrity_check(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    url = f"sqlite+aiosqlite:///{tmp_path}/house.db"
    run(migrate(url))
    settings = ServerSettings(database=url, assets=str(tmp_path))
    assert "sound by its own check" in run(check_house(settings))[0].words
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.execute("INSERT INTO entries (table_id, number, body) VALUES ('nobody', 0, '{}')")
    database.close()
    found = run(check_house(settings))[0]
    assert not found.good
    assert "belong to no table" in found.words
    whole = (tmp_path / "house.db").read_bytes()
    (tmp_path / "house.db").write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
    assert not run(check_house(settings))[0].good


MOVE = '"move":"'
DAMAGE: dict[str, tuple[str, int]] = {
    "an entry that is no JSON": ("UPDATE entries SET body = '{\"kind\":' WHERE number = 3", 3),
    "an entry that is gone": ("DELETE FROM entries WHERE number = 2", 2),
    "a move that was never one": (f"UPDATE entries SET body = replace(body, '{MOVE}', '{MOVE}x') WHERE number = 3", 5),
    "the start that is gone": ("DELETE FROM entries WHERE number = 0", 0),
}


@pytest.mark.parametrize("harm", DAMAGE)
def test_a_table_whose_journal_is_damaged_says_so_and_its_log_can_be_taken_away(quick_path: Path, harm: str) -> None:
    statement, kept = DAMAGE[harm]

    async def work() -> None:
        async with server_in(quick_path) as address:
            table = await made(address, "minuit", 2)
            devices = await arrived(address, table)
            for number in range(1, 5):
                device = next(device for device in devices if device.ask())
                assert await answers(device) == "taken"
                for one in devices:
                    while one.scene is None or one.scene["moment"] < number:
                        await one.hear("moment")
        with sqlite3.connect(quick_path / "house.db") as database:
            database.execute(statement)
        database.close()
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            at = f"/api/tables/{table['table']['id']}"
            found = await client.get(at)
            assert (found.status_code, found.json()["stuck"]) == (200, "damaged")
            device = Device(address, table["table"]["id"], table["held"][0]["secret"])
            await device.open()
            await device.say(type="answer", ask="0.1", move="stay")
            assert (await device.hear("answered"))["reason"] == "house:damaged"
            seat = {"authorization": f"Bearer {table['held'][1]['secret']}"}
            assert (await client.post(f"{at}/close", headers=seat)).status_code == 200
            text = (await client.get(f"{at}/log")).text
            if kept:
                assert len(log_of(text, "log").entries) == kept
            else:
                assert all(json.loads(line)["kind"] == "answered" for line in text.splitlines())

    run(work())


def test_a_game_that_is_brought_twice_is_kept_once_with_names_like_those_of_people(quick_path: Path) -> None:
    async def work() -> None:
        lobby = lobby_in(quick_path)
        head, rest = GOLDEN.read_text(encoding="utf-8").split("\n", 1)
        header = json.loads(head)
        header["seats"] = ["Z" * 200, "\u202ePapi\n"]
        odd = json.dumps(header) + "\n" + rest
        async with server_in(quick_path, lobby) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            names = [
                (await client.post("/api/logs", content=text, headers=JSONL)).json()["table"]
                for text in (head + "\n" + rest, head + "\n" + rest, odd, odd)
            ]
            assert names[0] == names[1] != names[2] == names[3]
            assert set(await lobby.house.store.finished_ids()) == set(names)
            seats = log_of((await client.get(f"/api/tables/{names[2]}/log")).text, "log").header.seats
            assert seats == ("Z" * 24, "Papi")

    run(work())


def test_a_game_that_was_brought_is_forgotten_after_a_month_unless_it_is_looked_at(quick_path: Path) -> None:
    async def work() -> None:
        now = [1_000_000.0]
        house = House(Store(f"sqlite+aiosqlite:///{quick_path}/house.db"), ALL, bots(Event()), now=lambda: now[0])
        lobby = Lobby(house)
        other = GOLDEN.with_name("3-players.log").read_text(encoding="utf-8")
        async with server_in(quick_path, lobby) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            looked, left = [
                (await client.post("/api/logs", content=text, headers=JSONL)).json()["table"]
                for text in (GOLDEN.read_text(encoding="utf-8"), other)
            ]
            now[0] += 29 * DAY
            await lobby.sweep()
            assert len(await house.store.finished_ids()) == 2
            assert (await client.get(f"/api/tables/{looked}/moments")).status_code == 200
            now[0] += 2 * DAY
            await lobby.sweep()
            assert await house.store.finished_ids() == [looked]
            assert (await client.get(f"/api/tables/{left}/log")).status_code == 404
            now[0] += 31 * DAY
            await lobby.sweep()
            assert await house.store.finished_ids() == []

    run(work())
