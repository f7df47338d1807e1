"""Short codes: four letters that lead to an open table, to nobody else's, and to nothing when it is over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from fake_clock import Hands
from live import lobby_in, run
from manoir.store import schema
from manoir.store.migrate import migrate
from manoir.store.store import Store
from manoir.tables.people import hosting
from manoir.tables.people.codes import LASTS, LENGTH, LETTERS, Codes, typed
from manoir.tables.scenes.public import table_seen
from manoir.tables.verdict import Denied


def test_no_letter_of_a_code_can_be_taken_for_another_and_no_code_is_a_word() -> None:
    assert not set("AEIOUY") & set(LETTERS)
    assert not set("LQ0158") & set(LETTERS)
    assert len(set(LETTERS)) == len(LETTERS) == 18
    assert len(LETTERS) ** LENGTH > 50 * 2_000, "there are many more codes than tables"


@pytest.mark.parametrize("text", ["bcdf", " B C D F ", "BcdF\n"])
def test_a_code_may_be_typed_in_any_way(text: str) -> None:
    assert typed(text) == "BCDF"


@pytest.mark.parametrize("text", ["", "BCD", "BCDFG", "BCDA", "BCD1", "ÉCDF", "BCD\0", "ßCD"])
def test_what_cannot_be_a_code_is_said_to_be_none(text: str) -> None:
    with pytest.raises(Denied, match="not-a-code") as denied:
        typed(text)
    assert LETTERS in str(denied.value.detail)


def test_two_workers_that_draw_the_same_letters_give_them_once(database: str) -> None:
    """Both draw from the same chance, so that each of their codes is drawn twice."""

    async def work() -> None:
        await migrate(database)
        stores = [Store(database), Store(database)]
        for store in stores:
            await store.open()
        one, other = (Codes(store.codes, chance=Random(7)) for store in stores)
        drawn = await asyncio.gather(*(codes.draw("table", f"t{n}") for n in range(20) for codes in (one, other)))
        assert len(set(drawn)) == 40
        assert None not in drawn
        for n, code in enumerate(drawn):
            assert await other.find(str(code), "table") == f"t{n // 2}"
        for store in stores:
            await store.close()

    run(work())


def test_a_code_ends_and_is_then_free_for_another(database: str) -> None:
    async def work() -> None:
        await migrate(database)
        store = Store(database)
        await store.open()
        now = [1000.0]
        codes = Codes(store.codes, lambda: now[0], Random(3))
        again = Codes(store.codes, lambda: now[0], Random(3))
        code = await codes.draw("table", "a", lasts=60.0)
        assert code is not None
        assert await codes.of("table", "a") == code, "it has one already"
        now[0] += 50
        await codes.keep("table", ["a"], lasts=60.0)
        now[0] += 59
        assert await codes.find(code, "table") == "a"
        now[0] += 1
        assert await codes.find(code, "table") is None
        assert await again.draw("table", "b") == code, "the same letters, for another table"
        assert await codes.find(code, "table") == "b"
        await codes.free("table", "b")
        assert await codes.find(code, "table") is None
        kept = await codes.draw("table", "c", lasts=10.0)
        now[0] += 10
        await codes.free_old()
        assert await store._rows(select(schema.codes)) == [], f"{kept} is forgotten"
        await store.close()

    run(work())


def test_a_code_of_another_purpose_is_longer_and_is_taken_once(database: str) -> None:
    async def work() -> None:
        await migrate(database)
        stores = [Store(database), Store(database)]
        for store in stores:
            await store.open()
        one, other = (Codes(store.codes) for store in stores)
        code = await one.draw("device", "what it stands for", lasts=300.0, length=8)
        assert code is not None
        assert len(code) == 8
        assert await one.find(code, "table") is None, "each purpose has its own"
        assert await one.take(code, "table") is None
        found = await asyncio.gather(one.take(code, "device"), other.take(code, "device"))
        assert sorted(found, key=str) == [None, "what it stands for"]
        assert await one.find(code, "device") is None
        for store in stores:
            await store.close()

    run(work())


def test_where_every_code_is_taken_a_table_does_without(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.tables.people.codes.LETTERS", "B")

    async def work() -> None:
        await migrate(database)
        store = Store(database)
        await store.open()
        codes = Codes(store.codes)
        assert await codes.draw("table", "a") == "BBBB"
        assert await codes.draw("table", "b") is None
        await store.close()

    run(work())


def test_a_table_has_its_code_until_it_closes(tmp_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(tmp_path) as lobby:
            table, _ = await lobby.create("minuit", 2)
            code = table_seen(table).code
            assert code is not None
            assert await lobby.by_code(code) == table.id
            for seat in range(2):
                await table.do(hosting.seat_bot, seat, "late", "")
            await table.do(hosting.start)
            assert table_seen(table).code == code
            assert await lobby.by_code(code) == table.id, "also while it is played"
            await table.do(hosting.close)
            assert table_seen(table).code is None
            with pytest.raises(Denied, match="no-code"):
                await lobby.by_code(code)
            assert await lobby.house.codes.find(code, "table") is None, "it is freed, not only hidden"

    run(work())


def test_a_game_that_is_over_has_no_code(tmp_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(tmp_path) as lobby:
            table, _ = await lobby.create("vigil", 2)
            code = str(table_seen(table).code)
            for seat in range(2):
                await table.do(hosting.seat_bot, seat, "random", "")
            await table.do(hosting.start)
            while (row := await lobby.house.store.table(table.id)) is None or row.stage != "over":
                await asyncio.sleep(0.01)
            assert table_seen(table).code is None
            with pytest.raises(Denied, match="no-code"):
                await lobby.by_code(code)

    run(work())


def test_a_table_that_is_taken_up_again_keeps_its_code_or_has_another(tmp_path: Path) -> None:
    async def work() -> None:
        hands = Hands()
        async with lobby_in(tmp_path, now=hands.now) as lobby:
            table, _ = await lobby.create("minuit", 2)
            id, code = table.id, table.code
        async with lobby_in(tmp_path, now=hands.now) as lobby:
            assert (await lobby.find(id)).code == code
            await lobby.sweep()
        await hands.move(LASTS + 1)
        async with lobby_in(tmp_path, now=hands.now) as lobby:
            with pytest.raises(Denied, match="no-code"):
                await lobby.by_code(str(code))
            again = (await lobby.find(id)).code
            assert again is not None
            assert await lobby.by_code(again) == id

    run(work())


def test_a_table_that_is_forgotten_takes_its_code_along(tmp_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(tmp_path) as lobby:
            table, _ = await lobby.create("minuit", 2)
            await lobby.house.store.drop_table(table.id)
            assert await lobby.house.codes.find(str(table.code), "table") is None

    run(work())
