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
from manoir.store.memory import MemoryStore
from manoir.store.migrate import head, migrate
from manoir.store.rows import EntryRow, FinishedRow, SnapshotRow, TableRow
from manoir.store.shelves import Change
from manoir.store.store import Store
from manoir.store.table_store import TableStore
from manoir.store.trouble import Trouble, Twice, WriteLost

MEMORY = "memory"


def row(id: str, stage: str = "playing", touched: float = 1.0) -> TableRow:
    return TableRow(id, "minuit", stage, False, "{}", b"key", 1.0, touched)


@pytest.fixture(params=["sqlite", "postgresql", "memory"])
def kept_in(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store keeps things: an empty database of each kind, or this process."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.new_url()
    return MEMORY if request.param == MEMORY else f"sqlite+aiosqlite:///{tmp_path}/house.db"


async def opened(url: str) -> Store:
    await migrate(url)
    store = Store(url)
    await store.open()
    return store


async def opened_in(kept_in: str) -> TableStore:
    return MemoryStore() if kept_in == MEMORY else await opened(kept_in)


def test_what_arrives_together_is_committed_together(database: str) -> None:
    async def work() -> None:
        store = await opened(database)
        await asyncio.gather(*(store.add_table(row(f"t{n}")) for n in range(50)))
        before = store.commits
        await asyncio.gather(*(store.append(EntryRow(f"t{n}", 0, "x")) for n in range(50)))
        assert store.commits - before <= 2
        assert [len(await store.journal(f"t{n}")) for n in range(50)] == [1] * 50
        await store.close()

    run(work())


def test_an_entry_is_kept_once_and_a_bad_one_spoils_no_other(kept_in: str) -> None:
    async def work() -> None:
        store = await opened_in(kept_in)
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


def test_writes_that_belong_together_are_kept_together(kept_in: str) -> None:
    async def work() -> None:
        store = await opened_in(kept_in)
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


def test_a_table_belongs_to_the_last_who_took_it(kept_in: str) -> None:
    async def work() -> None:
        store = await opened_in(kept_in)
        await store.add_table(row("a"))
        await store.add_table(row("b"))
        assert await store.take_table("a", 0, "one")
        assert not await store.take_table("a", 0, "other"), "its fence was seen before one took it"
        assert await store.take_table("a", 1, "other")
        assert await store.held("other") == {"a": 2}
        mine = replace(row("a"), fence=1, doc="old")
        with pytest.raises(WriteLost):
            await store.save_table(mine)
        with pytest.raises(WriteLost):
            await store.save_table(mine, EntryRow("a", 0, "x"))
        assert await store.journal("a") == [], "what belongs together is kept together or not at all"
        saved = await asyncio.gather(
            store.save_table(mine),
            store.save_table(replace(mine, fence=2, doc="new")),
            store.save_table(replace(row("b"), doc="b")),
            return_exceptions=True,
        )
        assert [type(one) for one in saved] == [WriteLost, type(None), type(None)]
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


def test_a_table_that_is_dropped_takes_its_journal_along_and_leaves_its_finished_game(kept_in: str) -> None:
    async def work() -> None:
        store = await opened_in(kept_in)
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


def test_lists_are_those_that_were_asked_for_in_their_order(kept_in: str) -> None:
    async def work() -> None:
        store = await opened_in(kept_in)
        for number in range(4):
            await store.add_table(replace(row(f"t{number}", touched=number), listed=number != 1))
        await store.save_table(replace(row("t2"), stage="over", listed=True))
        assert [one.id for one in await store.listed(9)] == ["t3", "t0"]
        assert [one.id for one in await store.listed(1)] == ["t3"]
        assert await store.tables_of([]) == []
        assert sorted(one.id for one in await store.tables_of(["t1", "no", "t3", "t1"])) == ["t1", "t3"]
        games = [("b", 5.0, None), ("a", 5.0, 3.0), ("c", 4.0, 9.0)]
        for id, ended, looked in games:
            await store.finish(FinishedRow(id, "minuit", ended, "log", "[]", looked))
        assert await store.finished_ids() == ["c", "a", "b"]
        assert await store.finished_ids(5.0) == ["c"]
        assert await store.unlooked_ids(9.0) == ["a"]
        await store.look("a", 10.0)
        await store.look("b", 10.0)
        assert sorted(await store.unlooked_ids(99.0)) == ["a", "c"], "one that was played here is never forgotten so"
        assert [(one.id, one.ended) for one in await store.heads_of(["b", "no"])] == [("b", 5.0)]
        await store.drop_finished("b")
        assert await store.finished("b") is None
        assert await store.trouble(1.0) is None
        await store.close()

    run(work())


def test_a_finished_game_is_changed_only_as_it_was_seen_and_deleted_for_ever(kept_in: str) -> None:
    async def work() -> None:
        store = await opened_in(kept_in)
        game = FinishedRow("a", "minuit", 5.0, "log", "[]")
        await store.add_table(row("a"))
        await store.append(EntryRow("a", 0, "x"))
        for id in ("a", "copy"):
            await store.finish(replace(game, id=id))
        assert not await store.save_played(replace(game, id="no"), None)
        assert await store.save_played(replace(game, log="named", played="one"), None)
        assert not await store.save_played(replace(game, played="two"), None), "somebody was quicker"
        kept = await store.finished("a")
        assert kept is not None
        assert (kept.log, kept.played, kept.told) == ("named", "one", "[]")
        await store.delete_game("a", ["copy"], 7.0)
        assert await store.finished_ids() == []
        assert await store.table("a") is None
        assert await store.journal("a") == []
        assert await store.deleted_of(["a", "copy", "b"]) == {"a", "copy"}
        await store.drop_deleted(7.0)
        assert await store.deleted_of(["a"]) == {"a"}
        await store.drop_deleted(7.5)
        assert await store.deleted_of(["a"]) == set()
        await store.close()

    run(work())


def test_a_code_stands_for_one_thing_and_is_taken_once(kept_in: str) -> None:
    async def work() -> None:
        store = await opened_in(kept_in)
        codes = store.codes
        added = await asyncio.gather(*(codes.add("ABCD", "table", f"t{n}", 1.0, 5.0) for n in range(3)))
        assert sorted(added) == [False, False, True]
        target = f"t{added.index(True)}"
        assert await codes.target("ABCD", "table", 2.0) == target
        assert await codes.target("ABCD", "transfer", 2.0) is None
        assert await codes.target("ABCD", "table", 5.0) is None
        await codes.keep("table", [target, "none"], 9.0)
        assert await codes.of("table", target, 8.0) == "ABCD"
        assert sorted(map(str, await asyncio.gather(*(codes.take("ABCD", "table", 2.0) for _ in range(3))))) == [
            "None",
            "None",
            target,
        ]
        assert await codes.of("table", target, 2.0) is None
        assert await codes.add("ABCD", "table", "again", 2.0, 3.0), "a code that was taken is free"
        assert await codes.add("ABCD", "table", "later", 4.0, 6.0), "its time was over"
        await codes.free("table", "later")
        assert await codes.target("ABCD", "table", 4.0) is None
        await store.add_table(row("t"))
        await codes.add("EFGH", "table", "t", 1.0, 9.0)
        await store.save_table(replace(row("t"), stage="over"))
        assert await codes.of("table", "t", 2.0) is None, "a table that is over has no code"
        await codes.add("EFGH", "table", "t", 1.0, 9.0)
        await codes.free_old(9.0)
        assert await codes.add("EFGH", "table", "u", 1.0, 9.0)
        await store.close()

    run(work())


def test_a_transfer_is_changed_only_as_it_was_seen(kept_in: str) -> None:
    async def work() -> None:
        store = await opened_in(kept_in)
        transfers = store.transfers
        await transfers.add("a", "one", 5.0)
        assert await transfers.find("a", 4.0) == ("one", 5.0)
        assert await transfers.find("a", 5.0) is None
        assert await transfers.find("no\0body", 1.0) is None
        saved = await asyncio.gather(*(transfers.save("a", "one", f"two {n}") for n in range(3)))
        assert sorted(saved) == [False, False, True]
        assert await transfers.find("a", 1.0) == (f"two {saved.index(True)}", 5.0)
        await transfers.drop_old(5.0)
        assert not await transfers.save("a", "two 0", "three")
        await store.close()

    run(work())


def test_a_commit_in_memory_is_handed_on_whole_and_seen_only_once_it_is_kept() -> None:
    kept: list[list[Change]] = []
    full = False

    async def keep(changes: list[Change]) -> None:
        await asyncio.sleep(0)
        if full:
            raise Trouble("the disk is full")
        kept.append(changes)

    async def work() -> None:
        nonlocal full
        store = MemoryStore(keep)
        await store.add_table(row("a"))
        await asyncio.gather(*(store.append(EntryRow("a", n, "x")) for n in range(3)))
        await store.codes.add("ABCD", "table", "a", 1.0, 5.0)
        await store.save_table(replace(row("a"), stage="over"), EntryRow("a", 3, "end"))
        assert [(shelf, key) for shelf, key, _ in kept[-1]] == [("tables", "a"), ("entries", "a 3"), ("codes", "ABCD")]
        before = len(kept)
        with pytest.raises(Twice):
            await store.save_table(replace(row("a"), doc="new"), EntryRow("a", 3, "again"))
        await store.let_table_go("a", 9)
        assert len(kept) == before, "what changes nothing is no commit"
        full = True
        with pytest.raises(Trouble):
            await store.append(EntryRow("a", 4, "lost"))
        assert len(await store.journal("a")) == 4, "what was not kept is not there"
        assert await store.trouble(1.0) == "the disk is full"
        again = MemoryStore()
        again.recall(change for commit in kept for change in commit)
        assert await again.table("a") == await store.table("a")
        assert await again.journal("a") == await store.journal("a")
        assert await again.codes.of("table", "a", 1.0) is None

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
