"""A game deleted for everybody by those who played it, and what a list of games shows of each."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from live import ALL, Ear, lobby_in, run
from manoir.kernel.log import log_of
from manoir.store.migrate import migrate
from manoir.store.rows import FinishedRow
from manoir.store.store import Store
from manoir.store.trouble import Trouble
from manoir.tables.archive.bundle import export_games, import_games
from manoir.tables.archive.deleting import delete_game
from manoir.tables.archive.finished import Excerpt, brought_game, log_and_stage, moments
from manoir.tables.archive.summaries import Summary, summaries
from manoir.tables.lobby import Lobby
from manoir.tables.people import seats
from manoir.tables.verdict import Denied
from sitting import sitting


async def summary(lobby: Lobby, id: str) -> Summary:
    return (await summaries(lobby, [id]))[0]


def traces(folder: Path, text: str) -> list[str]:
    """The tables of a database in which a text stands."""
    connection = sqlite3.connect(folder / "house.db")
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = {name: repr(connection.execute(f"SELECT * FROM {name}").fetchall()) for name in names}
    connection.close()
    return [name for name, found in rows.items() if text in found]


def test_a_finished_game_goes_when_all_who_played_it_wish_it_and_each_name_at_once(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, bots=("random",))
            await sat.play_on()
            id, store = sat.table.id, lobby.house.store
            before = await summary(lobby, id)
            assert (before.state, before.names, before.waiting) == ("over", ["P1", "P2", "random"], [1, 2])
            assert before.winners
            assert len(before.scores) == 3
            with pytest.raises(Denied, match="not-played"):
                await delete_game(lobby, id, "somebody else's")
            assert (await delete_game(lobby, id, sat.held[0])).waiting == [1]
            assert traces(quick_path, "P1") == [], "the name is nowhere any more, not even in the journal"
            row = await lobby.finished(id)
            log, stage = log_and_stage(ALL["minuit"], row)
            assert log.header.seats == ("1", "P2", "random")
            assert log.header.fair is None, "the names were sealed with the dice"
            assert moments(stage, log, Excerpt("all"), {}, live=False).moments, "the game itself can still be watched"
            after = await summary(lobby, id)
            assert (after.names, after.wished, after.waiting) == (["1", "P2", "random"], [1], [2])
            assert (after.winners, after.scores) == (before.winners, before.scores)
            assert (await delete_game(lobby, id, sat.held[0])).waiting == [1], "twice is once"
            assert (await delete_game(lobby, id, sat.held[1])).done
            assert (await summary(lobby, id)).state == "deleted"
            assert traces(quick_path, id) == ["deleted"]
            for gone in (lobby.find(id), lobby.finished(id), delete_game(lobby, id, sat.held[1])):
                with pytest.raises(Denied, match="deleted"):
                    await gone
            assert await store.finished(id) is None

    run(work())


def test_everybody_at_the_table_is_told_and_nothing_is_told_before_it_is_stored(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            assert (await delete_game(lobby, sat.table.id, sat.held[1])).waiting == [0]
            assert (await summary(lobby, sat.table.id)).waiting == [1]

            async def fail(*_: object) -> None:
                raise Trouble("the disk is full")

            with monkeypatch.context() as trouble:
                trouble.setattr(lobby.house.store, "delete_game", fail)
                with pytest.raises(Trouble):
                    await delete_game(lobby, sat.table.id, sat.held[0])
            assert [ear.dismissed for ear in sat.ears] == ["trouble", "trouble"]
            sat.table = await lobby.find(sat.table.id)
            assert sat.table.document.stage == "playing", "what was not stored did not happen"
            sat.ears = [await sat.come(0), await sat.come(1)]
            assert (await delete_game(lobby, sat.table.id, sat.held[0])).done
            assert [ear.dismissed for ear in sat.ears] == ["deleted", "deleted"]
            assert traces(quick_path, sat.table.id) == ["deleted"]
            with pytest.raises(Denied, match="deleted"):
                await lobby.find(sat.table.id)

    run(work())


def test_one_who_played_against_bots_needs_nobody_and_one_who_left_is_not_waited_for(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            alone = await sitting(lobby, people=1, bots=("random", "random"))
            assert (await delete_game(lobby, alone.table.id, alone.held[0])).done
            two = await sitting(lobby)
            await two.table.do(seats.leave, 1)
            assert (await summary(lobby, two.table.id)).waiting == [1]
            assert (await delete_game(lobby, two.table.id, two.held[0])).done

    run(work())


def test_before_the_start_and_where_only_bots_played_it_is_for_the_host(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            waiting = await sitting(lobby, start=False)
            with pytest.raises(Denied, match="not-host"):
                await delete_game(lobby, waiting.table.id, waiting.held[1])
            assert (await delete_game(lobby, waiting.table.id, waiting.host)).done
            bots = await sitting(lobby, people=0, bots=("random", "random"))
            ear = Ear()
            await bots.table.do(seats.arrive, ear, None, None)
            await ear.until(lambda: bool(ear.frames) and bots.table.document.stage == "over")
            with pytest.raises(Denied, match="not-played"):
                await delete_game(lobby, bots.table.id, waiting.held[1])
            assert (await delete_game(lobby, bots.table.id, bots.host)).done

    run(work())


def test_a_seat_that_goes_to_somebody_else_does_not_wish_what_its_first_person_wished(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, people=3)
            await delete_game(lobby, sat.table.id, sat.held[1])
            await sat.table.do(seats.leave, 1)
            secret = await sat.table.do(seats.offer, 0, 1, "Guest")
            assert sat.table.proposal is not None
            await sat.table.do(seats.agree, 2, sat.table.proposal.id, True)
            ear = Ear()
            await sat.table.do(seats.arrive, ear, secret, None)
            assert (await delete_game(lobby, sat.table.id, sat.held[0])).waiting == [1, 2]

    run(work())


def test_two_who_wish_it_at_once_are_both_heard(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, people=3)
            await sat.play_on()
            found = await asyncio.gather(*(delete_game(lobby, sat.table.id, held) for held in sat.held))
            assert [one.done for one in found].count(True) == 1
            assert traces(quick_path, sat.table.id) == ["deleted"]

    run(work())


def test_what_was_deleted_is_brought_back_by_no_file(quick_path: Path, tmp_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            await sat.play_on()
            store = lobby.house.store
            row = await lobby.finished(sat.table.id)
            copy = brought_game(ALL["minuit"], log_of(row.log, "log"), 1.0)
            await store.finish(copy)
            await export_games(store, tmp_path / "games.jsonl")
            await delete_game(lobby, row.id, sat.held[0])
            assert await store.finished(copy.id) is None, "the copy has the name in it"
            await delete_game(lobby, row.id, sat.held[1])
            carried = await import_games(store, ALL, tmp_path / "games.jsonl")
            assert (carried.kept, carried.deleted) == (0, 2)

    run(work())


def test_a_game_of_an_older_house_is_replayed_once_to_know_how_it_ended(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, people=1, bots=("random",))
            await sat.play_on()
            store = lobby.house.store
            row = await lobby.finished(sat.table.id)
            await store.finish(replace(row, id="old", played=None))
            await store.finish(FinishedRow("moved", "minuit", 5.0, row.log.replace('"rules":', '"rules":99'), "[]"))
            new, old, moved, gone = await summaries(lobby, [row.id, "old", "moved", "never"])
            assert (old.winners, old.scores, old.names) == (new.winners, new.scores, new.names)
            assert (moved.scores, moved.names) == ([], new.names)
            assert gone.state == "gone"
            kept = await store.finished("old")
            assert kept is not None
            assert kept.played is not None
            with pytest.raises(Denied, match="not-played"):
                await delete_game(lobby, "old", sat.held[0])  # nobody knows who played it

    run(work())


def test_both_databases_delete_and_remember_it(database: str) -> None:
    async def work() -> None:
        await migrate(database)
        store = Store(database)
        await store.open()
        await store.finish(FinishedRow("a", "minuit", 5.0, "log", "[]", played='{"names":[]}'))
        row = await store.finished("a")
        assert row is not None
        assert not await store.save_played(replace(row, log="other"), "seen before"), "somebody changed it since"
        assert await store.save_played(replace(row, log="other"), row.played)
        assert [head.played for head in await store.heads_of(["a", "b", "c\0"])] == ['{"names":[]}']
        await store.delete_game("a", ["copy"], 7.0)
        await store.delete_game("a", [], 8.0)
        assert await store.finished("a") is None
        assert await store.deleted_of(["a", "copy", "b"]) == {"a", "copy"}
        await store.drop_deleted(7.5)
        assert await store.deleted_of(["a", "copy"]) == {"a"}
        await store.close()

    run(work())
