"""A house carried from one kind of database to the other: all of it, or nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from live import run
from manoir.cli import main
from manoir.cli.benches.services import Postgres, free_port
from manoir.store.migrate import migrate
from manoir.store.move import move
from manoir.store.rows import EntryRow, FinishedRow, SnapshotRow, TableRow
from manoir.store.store import Store


def row(id: str) -> TableRow:
    return TableRow(id, "minuit", "playing", True, '{"name":"Zoé 👻"}', bytes(range(32)), 1.25, 1e9 + 1 / 3, "w", 4)


async def filled(url: str) -> None:
    await migrate(url)
    store = Store(url)
    await store.open()
    for id, entries in (("b", 3), ("A", 1500), ("é", 3)):
        await store.add_table(row(id))
        await asyncio.gather(*(store.append(EntryRow(id, number, f"{id} {number}")) for number in range(entries)))
    await store.save_snapshot(SnapshotRow("A", 7, "seven"))
    await store.finish(FinishedRow("over", "booo", 7.5, "a log\n", "[]"))
    await store.delete_game("unwanted", [], 8.5)
    await store.close()


async def everything(url: str) -> object:
    store = Store(url)
    try:
        return (
            [await store.table(id) for id in ("b", "A", "é")],
            [await store.journal(id) for id in ("b", "A", "é")],
            [await store.snapshot(id) for id in ("b", "A", "é")],
            [await store.finished(id) for id in await store.finished_ids()],
            await store.deleted_of(["unwanted"]),
        )
    finally:
        await store.engine.dispose()


def test_a_house_goes_to_postgresql_and_back_with_nothing_lost(tmp_path: Path, postgres: Postgres) -> None:
    async def work() -> None:
        first, far, last = (
            f"sqlite+aiosqlite:///{tmp_path}/first.db",
            postgres.new_url(),
            f"sqlite+aiosqlite:///{tmp_path}/last.db",
        )
        await filled(first)
        counts = {"tables": 3, "entries": 1506, "snapshots": 1, "finished": 1, "deleted": 1}
        assert await move(first, far) == counts
        assert await move(far, last) == counts
        tables, *rest = await everything(first)  # type: ignore[misc]
        free = [replace(table, owner=None) for table in tables]
        for url in (far, last):
            assert await everything(url) == (free, *rest)
        store = Store(far)
        await store.open()
        await store.append(EntryRow("A", 1500, "and it goes on"))
        await store.close()

    run(work())


def ran(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    return int(ended.value.code or 0)


def test_a_move_that_cannot_be_made_says_why_and_changes_nothing(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    first, other = (f"sqlite+aiosqlite:///{tmp_path}/{name}.db" for name in ("first", "other"))
    far = postgres.new_url()
    run(filled(first))
    assert ran("db", "move", other, far) == 2
    assert "db up" in capsys.readouterr().err
    assert ran("db", "move", first, first) == 2
    assert "another database" in capsys.readouterr().err
    assert ran("db", "move", first, far) == 0
    assert "1506 entries" in capsys.readouterr().out
    before = run(everything(far))
    assert ran("db", "move", first, far) == 2
    assert "an empty database" in capsys.readouterr().err
    assert run(everything(far)) == before


@pytest.mark.parametrize("command", [("db", "up"), ("serve",), ("db", "export", "x.jsonl")])
def test_a_database_that_is_down_or_is_not_there_is_told_in_one_line(
    command: tuple[str, ...], postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    down = f"postgresql+asyncpg://manoir:secret@127.0.0.1:{free_port()}/house"
    nowhere = f"postgresql+asyncpg://manoir@127.0.0.1:{postgres.port}/no_such_house"
    for url, word in ((down, "Connect"), (nowhere, "no_such_house")):
        assert ran(*command, "--database", url) == 2
        told = capsys.readouterr().err
        assert word in told
        assert told.count("\n") == 1
        assert "secret" not in told
