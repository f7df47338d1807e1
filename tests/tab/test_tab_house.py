"""The house of a tab, without a browser: what is kept before it is acknowledged, two lives of one house, one file."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from live import run
from manoir.store.memory import CodeRow, TransferRow
from manoir.store.rows import EntryRow, FinishedRow, ReviewRow, SnapshotRow, TableRow
from manoir.store.shelves import SHELVES, Change
from manoir.store.trouble import Trouble
from manoir.tab.house import TabHouse, opened
from manoir.tab.kept_rows import Written, keeper, read, written
from manoir.tables.messages import PROTOCOL

ROW = TableRow("t", "minuit", "playing", False, "{}", b"\x00key\xff", 1.5, 2.5, None, 3)


class Disk:
    """What a browser keeps; it can be full."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.full = False

    async def keep(self, changes: Written) -> None:
        if self.full:
            raise OSError("QuotaExceededError")
        for key, text in changes:
            assert key is not None
            if text is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = text


class NoMind:
    """A second Python that this device has no memory for."""

    async def ready(self) -> str:
        raise MemoryError

    async def ask(self, line: str) -> str:
        raise MemoryError

    def end(self) -> None:
        pass


def house(disk: Disk) -> TabHouse:
    return opened([[key, text] for key, text in disk.rows.items()], disk.keep, NoMind)


async def asked(tab: TabHouse, method: str, target: str, body: Any = None, secret: str | None = None) -> Any:
    status, kind, text, _ = await tab.ask(method, target, secret, "" if body is None else json.dumps(body))
    assert status < 300, text
    return json.loads(text) if kind == "application/json" else text


async def begun(tab: TabHouse) -> tuple[str, str, str]:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "guest"}]
    made = await asked(tab, "POST", "/api/tables", {"game": "minuit", "seats": seats, "start": True})
    return made["table"]["id"], made["held"][0]["secret"], made["host"]


class Page:
    """A page at a table, which gives the first answer that there is."""

    def __init__(self, tab: TabHouse, line: int, table: str, secret: str) -> None:
        self.tab, self.line = tab, line
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.scene: dict[str, Any] | None = None  # the last one
        tab.dial(line, lambda text: self.told.put_nowait(json.loads(text)), lambda: None)
        self.say(type="hello", protocol=PROTOCOL, table=table, secret=secret)

    def say(self, **said: Any) -> None:
        self.tab.say(self.line, json.dumps(said))

    async def until(self, kind: str) -> dict[str, Any]:
        while (found := await self.hear())["type"] != kind:
            pass
        return found

    async def hear(self) -> dict[str, Any]:
        told = await asyncio.wait_for(self.told.get(), 60)
        self.scene = told.get("scene") or self.scene
        return told

    async def question(self) -> dict[str, Any]:
        """The next question that is ours, with its moves."""
        while self.scene is None or not any(ask["seat"] == 1 for ask in self.scene["asks"]):
            await self.hear()
        ask = next(ask for ask in self.scene["asks"] if ask["seat"] == 1)
        return {"ask": ask["id"], "move": self.scene["moves"][0]["text"]}

    async def answer(self, question: dict[str, Any] | None = None) -> str:
        """Answer it; the verdict, or why there is none."""
        self.say(type="answer", id=1, **(question or await self.question()))
        while True:
            told = await self.hear()
            if told["type"] in ("answered", "denied", "bye"):
                return str(told.get("verdict") or told.get("reason"))


ROWS: list[Change] = [
    ("tables", "t", ROW),
    ("entries", "t 1", EntryRow("t", 1, "é")),
    ("snapshots", "t", SnapshotRow("t", 40, "{}")),
    ("finished", "g", FinishedRow("g", "minuit", 3.5, "log", "told", None, "played")),
    ("deleted", "g", 4.5),
    ("codes", "K7", CodeRow("K7", "seat", "t", 5.5)),
    ("transfers", "x", TransferRow("{}", 6.5)),
    ("reviews", "g", ReviewRow("g", 3, 9, 7.5, "body")),
]


def test_every_kind_of_row_comes_back_as_it_was_kept() -> None:
    assert tuple(shelf for shelf, _, _ in ROWS) == SHELVES
    assert read(written(ROWS)) == ROWS  # type: ignore[arg-type]
    assert written([("tables", "t", None)]) == [["tables t", None]]


def test_a_row_that_nobody_can_read_any_more_does_not_stop_the_house() -> None:
    assert read([["tables t", "{}"], ["tables u", "not json"], ["ghosts 1", "{}"]]) == []


def test_a_full_disk_is_trouble_and_nothing_is_acknowledged() -> None:
    disk = Disk()
    disk.full = True
    with pytest.raises(Trouble, match="Quota"):
        asyncio.run(keeper(disk.keep)([("tables", "t", ROW)]))

    async def play() -> None:
        disk.full = False
        tab = house(disk)
        table, secret, _ = await begun(tab)
        page = Page(tab, 1, table, secret)
        question = await page.question()
        disk.full = True
        kept = dict(disk.rows)
        assert await page.answer(question) == "house:trouble"
        assert disk.rows == kept
        disk.full = False
        await tab.close()

    run(play())


def test_what_was_acknowledged_is_there_in_the_next_tab() -> None:
    disk = Disk()

    async def play() -> None:
        first = house(disk)
        table, secret, _ = await begun(first)
        assert await Page(first, 1, table, secret).answer() == "taken"
        entries = sum(key.startswith(f"entries {table} ") for key in disk.rows)
        assert entries >= 1
        kept = Disk()
        kept.rows = dict(disk.rows)  # the tab is killed here: nobody says goodbye
        again = house(kept)
        page = Page(again, 1, table, secret)
        welcome = await page.until("welcome")
        assert welcome["chair"] == 1
        assert welcome["scene"]["moment"] >= 1
        await again.close()
        await first.close()

    run(play())


def test_bots_think_beside_the_tables_where_there_is_no_second_python() -> None:
    async def play() -> None:
        tab = house(Disk())
        table, secret, _ = await begun(tab)
        page = Page(tab, 1, table, secret)
        for _ in range(4):  # nobody is asked so often in a row: the bot has answered
            assert await page.answer() == "taken"
        assert not tab.bots.pool[0]
        await tab.close()

    run(play())


def test_all_games_leave_as_one_file_and_return_where_they_are_missing_or_went_on() -> None:
    async def play() -> None:
        old, new = house(Disk()), house(Disk())
        table, secret, _ = await begun(old)
        before = await asked(old, "GET", "/api/pocket")
        assert await asked(new, "POST", "/api/pocket", before) == {"games": 1, "page": None}
        assert await asked(new, "POST", "/api/pocket", before) == {"games": 0, "page": None}  # it is here
        assert await Page(old, 1, table, secret).answer() == "taken"
        after = {**await asked(old, "GET", "/api/pocket"), "page": {"tables": []}}
        assert await asked(new, "POST", "/api/pocket", after) == {"games": 1, "page": {"tables": []}}
        assert await asked(new, "POST", "/api/pocket", before) == {"games": 0, "page": None}  # older than what is here
        assert (await asked(new, "GET", f"/api/tables/{table}"))["stage"] == "playing"
        for tab in (old, new):
            await tab.close()

    run(play())


@pytest.mark.parametrize("text", ["", "[]", "no file", '{"form": 2}', '{"form": 1, "tables": {"t": 3}}'])
def test_a_file_that_is_none_is_refused_with_what_is_wrong_about_it(text: str) -> None:
    async def bring() -> None:
        tab = house(Disk())
        status, _, said, _ = await tab.ask("POST", "/api/pocket", None, text)
        assert status == 400
        assert json.loads(said)["reason"] == "house:wrong"
        await tab.close()

    run(bring())
