"""The store: group commit, entries kept once, migrations up and down, games carried from house to house."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import inspect

from live import run
from manoir.cli.benches.services import Postgres
from manoir.kernel.wrong import WrongInput
from manoir.store import schema
from manoir.store.commits import SQLiteCommits
from manoir.store.engine import open_engine
from manoir.store.migrate import head, migrate
from manoir.store.rows import EntryRow, FinishedRow, SnapshotRow, TableRow
from manoir.store.store import Store
from manoir.store.trouble import Lost, Trouble, Twice


def row(id: str, stage: str = "playing", touched: float = 1.0) -> TableRow:
    return TableRow(id, "minuit", stage, False, "{}", b"key", 1.0, touched)


async def opened(url: str) -> Store:
    await migrate(url)
    store = Store(url)
    await store.open()
    return store


def test_what_arrives_together_is_committed_together(database: str) -> None:
    async def work() -> None:
        store = await opened(database)
        await asyncio.gather(*(store.add_table(row(f"t{n}")) for n in range(50)))
        before = store.writer.commits
        await asyncio.gather(*(store.append(EntryRow(f"t{n}", 0, "x")) for n in range(50)))
        assert store.writer.commits - before <= 2
        assert [len(await store.journal(f"t{n}")) for n in range(50)] == [1] * 50
        await store.close()

    run(work())


def test_an_entry_is_kept_once_and_a_bad_one_spoils_no_other(database: str) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.add_table(row("a"))
        await store.add_table(row("b"))
        await store.append(EntryRow("a", 0, "first"))
        writes = [EntryRow("a", 0, "again"), EntryRow("b", 0, "fine"), EntryRow("nowhere", 0, "no table")]
        results = await asyncio.gather(*(store.append(entry) for entry in writes), return_exceptions=True)
        assert isinstance(results[0], Twice)
        assert results[1] is None
        assert isinstance(results[2], Trouble)
        assert [entry.body for entry in await store.journal("a")] == ["first"]
        assert [entry.body for entry in await store.journal("b")] == ["fine"]
        await store.close()
        with pytest.raises(Trouble):
            await store.append(EntryRow("a", 1, "too late"))

    run(work())


def test_writes_that_belong_together_are_kept_together(database: str) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.add_table(row("a"))
        await store.append(EntryRow("a", 0, "x"))
        with pytest.raises(Twice):
            await store.save_table(TableRow("a", "minuit", "over", True, "{1}", b"", 1, 2), EntryRow("a", 0, "y"))
        kept = await store.table("a")
        assert kept is not None
        assert (kept.stage, kept.doc) == ("playing", "{}")
        await store.close()

    run(work())


SAFE = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


def pragmas(connection: sqlite3.Connection) -> dict[str, object]:
    return {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in SAFE}


def test_sqlite_is_set_up_to_lose_nothing_where_it_writes_and_where_it_reads(tmp_path: Path) -> None:
    async def work() -> None:
        store = await opened(f"sqlite+aiosqlite:///{tmp_path}/house.db")
        async with store.engine.connect() as connection:
            for pragma, value in SAFE.items():
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value, pragma
        await store.close()

    run(work())
    disk = SQLiteCommits(f"{tmp_path}/house.db")
    writes = disk._opened()
    assert pragmas(writes) == SAFE
    writes.close()
    disk.close()


def test_a_connection_that_could_not_be_set_up_is_not_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database is locked")

    async def work() -> None:
        store = await opened(f"sqlite+aiosqlite:///{tmp_path}/house.db")
        with monkeypatch.context() as trouble:
            trouble.setattr("manoir.store.commits.set_up_sqlite", fail)
            with pytest.raises(Trouble, match="locked"):
                await store.add_table(row("a"))
        await store.add_table(row("a"))
        disk = store.writer.disk
        assert isinstance(disk, SQLiteCommits)
        assert disk._connection is not None
        loop = asyncio.get_running_loop()
        assert await loop.run_in_executor(disk._thread, pragmas, disk._connection) == SAFE
        await store.close()

    run(work())


def test_postgresql_is_told_to_lose_nothing_whatever_its_default_is(postgres: Postgres) -> None:
    async def work() -> None:
        url = postgres.new_url()
        postgres.tell(f"ALTER DATABASE {url.rsplit('/', 1)[1]} SET synchronous_commit = off")
        store = await opened(url)
        async with store.engine.connect() as connection:
            assert (await connection.exec_driver_sql("SHOW synchronous_commit")).scalar() == "on"
        await store.close()

    run(work())


def test_a_table_belongs_to_the_last_who_took_it(database: str) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.add_table(row("a"))
        await store.add_table(row("b"))
        assert await store.take_table("a", 0, "one")
        assert not await store.take_table("a", 0, "other"), "its fence was seen before one took it"
        assert await store.take_table("a", 1, "other")
        assert await store.held("other") == {"a": 2}
        mine = replace(row("a"), fence=1, doc="old")
        with pytest.raises(Lost):
            await store.save_table(mine)
        with pytest.raises(Lost):
            await store.save_table(mine, EntryRow("a", 0, "x"))
        assert await store.journal("a") == [], "what belongs together is kept together or not at all"
        saved = await asyncio.gather(
            store.save_table(mine),
            store.save_table(replace(mine, fence=2, doc="new")),
            store.save_table(replace(row("b"), doc="b")),
            return_exceptions=True,
        )
        assert [type(one) for one in saved] == [Lost, type(None), type(None)]
        kept = await store.table("a")
        assert kept is not None
        assert (kept.doc, kept.owner, kept.fence) == ("new", "other", 2)
        await store.let_table_go("a", 1)
        assert await store.held("other") == {"a": 2}, "only who holds it can let it go"
        await store.let_all_go("other")
        assert await store.held("other") == {}
        assert await store.table("no\0body") is None
        assert await store.finished("no\0body") is None
        await store.close()

    run(work())


def test_a_table_that_is_dropped_takes_its_journal_along_and_leaves_its_finished_game(database: str) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.add_table(row("a"))
        await store.append(EntryRow("a", 0, "x"))
        await store.save_snapshot(SnapshotRow("a", 0, "one"))
        await store.save_snapshot(SnapshotRow("a", 1, "two"))
        snapshot = await store.snapshot("a")
        assert snapshot is not None
        assert snapshot.body == "two"
        for _ in range(2):
            await store.finish(FinishedRow("a", "minuit", 5.0, "log", "[]"))
        assert await store.untouched("playing", 2.0) == ["a"]
        await store.touch(["a"], 3.0)
        assert await store.untouched("playing", 2.0) == []
        await store.drop_table("a")
        assert await store.journal("a") == []
        assert await store.snapshot("a") is None
        assert await store.finished_ids() == ["a"]
        await store.close()

    run(work())


def test_migrations_go_up_and_down_and_end_where_the_program_is(database: str) -> None:
    async def work() -> None:
        url = database
        assert await migrate(url, None) is None
        assert await migrate(url) == head()
        engine = open_engine(url)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: {
                    name: {column["name"] for column in inspect(sync).get_columns(name)}
                    for name in inspect(sync).get_table_names()
                    if name != "alembic_version"
                }
            )
        await engine.dispose()
        wanted = {table.name: {column.name for column in table.columns} for table in schema.metadata.sorted_tables}
        assert found == wanted
        assert await migrate(url, "base") is None
        assert await migrate(url, "head") == head()
        with pytest.raises(WrongInput):
            await migrate(url, "the moon")

    run(work())


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "sqlite:///x.db",
        "sqlite+aiosqlite:///x.db?timeout=9",
        "sqlite+aiosqlite:///file:x.db?uri=true",
        "mysql+aiomysql://x/y",
        "postgresql://x/y",
        "postgresql+asyncpg://u:word@x:port/y",
    ],
)
def test_a_url_that_cannot_be_used_is_complained_of(url: str) -> None:
    with pytest.raises(WrongInput, match="database") as complaint:
        open_engine(url)
    assert "word" not in str(complaint.value), "a password is never shown"


def test_a_database_that_is_none_is_trouble_and_not_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "house.db").write_bytes(b"this is no database" * 100)
    with pytest.raises(Trouble):
        run(migrate(f"sqlite+aiosqlite:///{tmp_path}/house.db"))
    with pytest.raises(sqlite3.DatabaseError):
        sqlite3.connect(tmp_path / "house.db").execute("select 1 from x")
