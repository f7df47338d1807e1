"""What a device holds moves to another: by a code that works once, with the first device's yes, and sealed."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from live import PATIENCE, lobby_in, run, server_in
from manoir.cli.benches.services import Postgres, Redis
from manoir.store.migrate import migrate
from manoir.store.store import Store
from manoir.tables.people import transfers
from manoir.tables.verdict import Denied
from workers import two

OLD, NEW = "a" * 64, "b" * 64
SEALED = "c2VhbGVk"


def bearer(ticket: str) -> dict[str, str]:
    return {"authorization": f"Bearer {ticket}"}


class Asking:
    """A device that asks the house."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def post(self, path: str, body: Any = None, ticket: str = "", status: int | None = None) -> Any:
        answer = await self.client.post(f"/api/transfers{path}", json=body, headers=bearer(ticket) if ticket else {})
        assert answer.status_code in ((200, 201) if status is None else (status,)), answer.text
        return answer.json()

    async def stage(self, ticket: str) -> str:
        answer = await self.client.get("/api/transfers/mine", headers=bearer(ticket))
        return str(answer.json().get("stage") or answer.json()["reason"])


def asking(address: str, visitor: str = "203.0.113.1") -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://{address}", headers={"x-forwarded-for": visitor}, timeout=PATIENCE)


def test_a_code_works_once_the_old_device_decides_and_learns_that_it_was_taken(
    quick_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("manoir", "uvicorn"):
        caplog.set_level(logging.DEBUG, name)

    async def work() -> None:
        async with server_in(quick_path, log_level="debug") as address, asking(address) as client:
            house = Asking(client)
            old = await house.post("", {"key": OLD})
            assert len(old["code"]) == 8
            assert await house.stage(old["ticket"]) == "open"
            await house.post("/give", {"sealed": SEALED}, old["ticket"], 410)  # nobody has asked
            typed = f"{old['code'][:4]}-{old['code'][4:]}".lower()
            new = await house.post("/claim", {"code": typed, "key": NEW, "device": "Firefox\u202e, Android"})
            assert new["key"] == OLD
            again = await house.post("/claim", {"code": old["code"], "key": NEW, "device": "x"}, status=404)
            assert again["reason"] == "house:no-transfer", "whoever types it second is told nothing"
            seen = (await client.get("/api/transfers/mine", headers=bearer(old["ticket"]))).json()
            assert (seen["stage"], seen["device"], seen["key"]) == ("asked", "Firefox , Android", NEW)
            await house.post("/take", None, new["ticket"], 410)  # nothing was given yet
            await house.post("/give", {"sealed": SEALED}, new["ticket"], 410)  # only the old device gives
            assert (await house.post("/give", {"sealed": SEALED}, old["ticket"]))["stage"] == "given"
            await house.post("/take", None, old["ticket"], 410)  # only the new one takes
            assert await house.post("/take", None, new["ticket"]) == {"sealed": SEALED}
            assert await house.stage(old["ticket"]) == "taken"
            await house.post("/take", None, new["ticket"], 410)
            kept = sqlite3.connect(quick_path / "house.db")
            rows = repr(
                kept.execute("SELECT * FROM transfers").fetchall() + kept.execute("SELECT * FROM codes").fetchall()
            )
            for secret in (SEALED, old["ticket"], new["ticket"], old["code"]):
                assert secret not in rows, "nothing is left but hashes and public keys"
                assert secret not in caplog.text

    run(work())


def test_a_no_is_told_and_voids_the_code(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, asking(address) as client:
            house = Asking(client)
            old = await house.post("", {"key": OLD})
            new = await house.post("/claim", {"code": old["code"], "key": NEW, "device": "x"})
            await house.post("/refuse", None, new["ticket"], 410)
            assert (await house.post("/refuse", None, old["ticket"]))["stage"] == "refused"
            assert await house.stage(new["ticket"]) == "refused"
            await house.post("/give", {"sealed": SEALED}, old["ticket"], 410)
            other = await house.post("", {"key": OLD})
            await house.post("/refuse", None, other["ticket"])
            await house.post("/claim", {"code": other["code"], "key": NEW, "device": "x"}, status=404)

    run(work())


@pytest.mark.parametrize(
    ("path", "body", "status", "field"),
    [
        ("", {"key": "short"}, 400, "key"),
        ("", {}, 400, "key"),
        ("/claim", {"code": "BCDF", "key": NEW, "device": "x"}, 400, "code"),
        ("/claim", {"code": "BCDFGHJA", "key": NEW, "device": "x"}, 400, "code"),
        ("/claim", {"code": "BCDFGHJK", "key": "Z" * 64, "device": "x"}, 400, "key"),
        ("/give", {"sealed": ""}, 400, "sealed"),
        ("/give", {"sealed": "<script>"}, 400, "sealed"),
        ("/give", {"sealed": "A" * 400_001}, 400, "sealed"),
    ],
)
def test_what_has_another_form_is_complained_of(
    quick_path: Path, path: str, body: Any, status: int, field: str
) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, asking(address) as client:
            found = await Asking(client).post(path, body, "x" * 38, status)
            assert field in found["detail"]

    run(work())


def test_guesses_are_limited_by_address(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path, wrong_codes=3) as address, asking(address) as client:
            house = Asking(client)
            old = await house.post("", {"key": OLD})
            for _ in range(3):
                await house.post("/claim", {"code": "BBBBBBBB", "key": NEW, "device": "x"}, status=404)
            late = await house.post("/claim", {"code": old["code"], "key": NEW, "device": "x"}, status=429)
            assert late["reason"] == "house:codes-tried"
            async with asking(address, "203.0.113.9") as neighbour:
                await Asking(neighbour).post("/claim", {"code": old["code"], "key": NEW, "device": "x"})

    run(work())


def test_its_time_is_short_and_then_nothing_is_left(quick_path: Path) -> None:
    async def work() -> None:
        now = [1e9]
        async with lobby_in(quick_path, now=lambda: now[0]) as lobby:
            house = lobby.house
            code, old = await transfers.offer(house, OLD)
            second, _ = await transfers.offer(house, OLD)
            new = await transfers.claim(house, code, NEW, "x")
            await transfers.give(house, old.ticket, SEALED)
            now[0] += transfers.LASTS
            for late in (transfers.take(house, new.ticket), transfers.progress(house, old.ticket)):
                with pytest.raises(Denied, match="transfer-over"):
                    await late
            with pytest.raises(Denied, match="no-transfer"):
                await transfers.claim(house, second, NEW, "x")
            await lobby.sweep()
            kept = sqlite3.connect(quick_path / "house.db")
            assert kept.execute("SELECT count(*) FROM transfers").fetchone() == (0,)

    run(work())


def test_of_two_who_type_a_code_at_once_one_is_heard(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            code, old = await transfers.offer(lobby.house, OLD)
            claims = (transfers.claim(lobby.house, code, NEW, f"{n}") for n in range(5))
            found = await asyncio.gather(*claims, return_exceptions=True)
            assert sum(isinstance(one, transfers.Ticket) for one in found) == 1
            assert (await transfers.progress(lobby.house, old.ticket)).stage == "asked"

    run(work())


def test_both_databases_keep_a_transfer_until_it_is_old(database: str) -> None:
    async def work() -> None:
        await migrate(database)
        store = Store(database)
        await store.open()
        await store.transfers.add("a", "first", 10.0)
        assert await store.transfers.find("a", 9.0) == ("first", 10.0)
        assert await store.transfers.save("a", "first", "second")
        assert not await store.transfers.save("a", "first", "third")
        assert await store.transfers.find("a", 10.0) is None
        assert await store.transfers.find("a\0", 9.0) is None
        await store.transfers.drop_old(10.0)
        assert await store.transfers.find("a", 0.0) is None
        await store.close()

    run(work())


def test_the_two_devices_may_be_at_two_workers(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        async with two(postgres, redis) as (one, other), asking(one.address) as here, asking(other.address) as there:
            old = await Asking(here).post("", {"key": OLD})
            new = await Asking(there).post("/claim", {"code": old["code"], "key": NEW, "device": "x"})
            await Asking(here).post("/give", {"sealed": SEALED}, old["ticket"])
            assert await Asking(there).post("/take", None, new["ticket"]) == {"sealed": SEALED}
            assert await Asking(here).stage(old["ticket"]) == "taken"

    run(work())
