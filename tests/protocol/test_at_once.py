"""An answer goes straight to its table, and everything else is heard in its turn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from live import lobby_in, run
from manoir.protocol.conversation import STRIKES, Conversation
from manoir.protocol.rate_limit import RateLimit
from manoir.tables.document import Settings
from manoir.tables.messages import PROTOCOL, Dismissed
from sitting import Sitting, sitting


def answer_of(sat: Sitting) -> tuple[int, bytes]:
    """An answer to the first open ask, and the seat that gives it."""
    seat, name, move = sat.asked()
    return seat, json.dumps({"type": "answer", "ask": name, "move": move, "id": 7}).encode()


class Device:
    """A conversation of a seat, or of a spectator, and what it was told."""

    def __init__(self, sat: Sitting, rate: RateLimit) -> None:
        self.sat = sat
        self.told: list[Any] = []
        self.over = False
        self.talk = Conversation(sat.lobby, lambda data: self.told.append(json.loads(data)), self.hang_up, rate)

    def hang_up(self) -> None:
        self.over = True

    async def come(self, seat: int | None) -> None:
        secret = None if seat is None else self.sat.held[seat]
        hello = {"type": "hello", "table": self.sat.table.id, "secret": secret, "protocol": PROTOCOL}
        await self.talk.hear(json.dumps(hello).encode())
        self.told.clear()

    async def until(self, kind: str) -> Any:
        while not (found := [told for told in self.told if told["type"] == kind]):
            await asyncio.sleep(0)
        return found[0]


async def device(sat: Sitting, seat: int | None, rate: RateLimit | None = None) -> Device:
    one = Device(sat, rate or RateLimit(0, 0))
    await one.come(seat)
    return one


def at_a_table(folder: Path, work: Callable[[Sitting], Awaitable[None]], settings: Settings | None = None) -> None:
    """Do something at a table of two people that has just begun."""

    async def all_of_it() -> None:
        async with lobby_in(folder) as lobby:
            await work(await sitting(lobby, settings=settings))

    run(all_of_it())


def test_an_answer_that_is_left_to_its_table_is_stored_shown_and_receipted(quick_path: Path) -> None:
    async def work(sat: Sitting) -> None:
        seat, said = answer_of(sat)
        one = await device(sat, seat)
        assert one.talk.hear_at_once(said)
        assert not one.talk.hear_at_once(said), "the first one's receipt has not been told"
        receipt = await one.until("answered")
        assert (receipt["verdict"], receipt["id"]) == ("taken", 7)
        assert [told["type"] for told in one.told] == ["moment", "answered"]
        assert sat.table.play_now().moment == 1
        assert [row.number for row in await sat.lobby.house.store.journal(sat.table.id)] == [0, 1]
        assert one.talk.hear_at_once(said), "now there is room for another"
        while len(one.told) < 3:
            await asyncio.sleep(0)
        assert (one.told[-1]["verdict"], one.told[-1]["again"]) == ("taken", True)

    at_a_table(quick_path, work)


@pytest.mark.parametrize("said", [b'{"type":"ping"}', b"not a message", b'{"type":"hint","id":1}', b"\xff"])
def test_whatever_is_no_answer_is_left_to_be_heard(quick_path: Path, said: bytes) -> None:
    async def work(sat: Sitting) -> None:
        one = await device(sat, 0)
        assert not one.talk.hear_at_once(said)
        assert (one.told, one.talk.strikes) == ([], 0)

    at_a_table(quick_path, work)


def test_who_may_not_answer_at_once_is_heard_and_told_why(quick_path: Path) -> None:
    async def work(sat: Sitting) -> None:
        seat, said = answer_of(sat)
        watching, early, gone = await device(sat, None), Device(sat, RateLimit(0, 0)), await device(sat, seat)
        assert not watching.talk.hear_at_once(said)
        assert not early.talk.hear_at_once(said), "it has not said hello"
        await sat.table.stop(Dismissed("closed"))
        assert not gone.talk.hear_at_once(said)
        for one, reason in ((watching, "house:not-seated"), (early, "house:hello-first")):
            one.told.clear()
            await one.talk.hear(said)
            assert one.told[0]["reason"] == reason

    at_a_table(quick_path, work)


def test_in_a_race_with_credit_an_answer_waits_for_its_turn(quick_path: Path) -> None:
    async def work(sat: Sitting) -> None:
        seat, said = answer_of(sat)
        one = await device(sat, seat)
        assert not one.talk.hear_at_once(said)

    at_a_table(quick_path, work, Settings(stand_in="random", credit=200))


def test_who_answers_too_fast_is_told_so_and_let_go_in_the_end(quick_path: Path) -> None:
    async def work(sat: Sitting) -> None:
        seat, said = answer_of(sat)
        one = await device(sat, seat, RateLimit(1, 1, lambda: 0.0))
        for _ in range(STRIKES):
            assert one.talk.hear_at_once(said)
        assert [told["reason"] for told in one.told] == ["house:too-fast"] * (STRIKES + 1)
        assert one.over
        assert not one.talk.hear_at_once(said)
        assert sat.table.play_now().moment == 0

    at_a_table(quick_path, work)
