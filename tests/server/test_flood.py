"""A house in a process of its own, with the usual limits, flooded from other addresses while a family plays on.

Times are told, not judged: `make long` prints them for docs/reference/endurance.md.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

import httpx
import pytest

from killable import Family, Process, check, families, goes_on
from live import FULL, PATIENCE, run
from manoir.server.loop import open_files, open_more_files

pytestmark = pytest.mark.once

HALVES = 1_500 if FULL else 200  # requests that never come to an end, at any moment
TABLES = 2_000 if FULL else 100  # that the house holds
ROUNDS = 100 if FULL else 10  # honest requests of each kind
HONEST = "127.0.0.3"  # an address that no proxy has, as those of the flood
HALF = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
TABLE = {"game": "minuit", "seats": [{"kind": "me", "name": "Zoé"}, {"kind": "open"}]}


def calling(house: Process, address: str) -> httpx.AsyncClient:
    """Somebody at another address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=f"http://{house.address}", transport=transport, timeout=PATIENCE)


async def honest(client: httpx.AsyncClient) -> list[float]:
    """Ask for what people ask for, and be refused nothing; how long each took."""
    took = []
    for _ in range(ROUNDS):
        for ask in (client.get("/api/games"), client.get("/"), client.get("/health")):
            begun = monotonic()
            answer = await ask
            took.append(monotonic() - begun)
            assert answer.status_code == 200, answer.text
    return took


async def half_open(house: Process, address: str) -> None:
    """One request after the other that never comes to an end."""
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(address, 0))
        try:
            writer.write(HALF)
            await reader.read()
        except ConnectionError:
            pass
        finally:
            writer.transport.abort()
        await asyncio.sleep(0.5)


def told(what: str, took: list[float], family: Family) -> None:
    """What was seen."""
    print(f"{what}: {len(took)} honest requests, {median(took) * 1000:.0f} ms at the median, {max(took):.2f} s at most")
    print(f"  the family had {family.taken} answers acknowledged and kept")


@asynccontextmanager
async def played_on(house: Process, **limits: Any) -> AsyncIterator[Family]:
    """A house with the usual limits where a family plays, to the end and with nothing lost."""
    house.limits = {"messages": 0, **limits}
    await house.start()
    (family,) = await families(house, 1, options={"rounds": 8})
    playing = asyncio.create_task(family.play())
    try:
        await goes_on([family])
        yield family
        await playing
        assert house.end() == 0
        await check(house.url, [family])
        assert not [line for line in house.log() if line["what"] == "mistake"]
    finally:
        playing.cancel()
        house.abandon()


def test_half_open_requests_stop_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        house = Process(tmp_path)
        async with played_on(house) as family, calling(house, HONEST) as client:
            flood = [asyncio.create_task(half_open(house, "127.0.0.2")) for _ in range(HALVES)]
            await asyncio.sleep(0)
            took = await honest(client)
            await goes_on([family])
            for one in flood:
                assert not one.done(), one
                one.cancel()
            await asyncio.gather(*flood, return_exceptions=True)
            told(f"{HALVES} half-open requests", took, family)

    open_more_files()
    if (files := open_files()) is not None and files < 2 * HALVES + 500:
        pytest.skip("this machine gives a process too few files for so many connections")
    run(work())


def test_a_flood_of_tables_leaves_room(tmp_path: Path) -> None:
    """More tables than the house holds, from as many addresses as that takes, and from each more than it may have."""
    each, beyond = 60, 6

    async def made_from(house: Process, address: str) -> Counter[str]:
        async with calling(house, address) as client:
            answers = [await client.post("/api/tables", json=TABLE) for _ in range(each + beyond)]
        for answer in answers:
            assert answer.status_code == 201 or int(answer.headers["retry-after"]) > 0
        return Counter(str(answer.json().get("reason", "made")) for answer in answers)

    async def work() -> None:
        house = Process(tmp_path)
        async with played_on(house, tables=TABLES) as family, calling(house, HONEST) as client:
            before = (await client.post("/api/tables", json=TABLE)).json()
            alone = await made_from(house, "127.0.0.2")
            assert alone == {"made": each, "house:tables-open": beyond}
            count = TABLES // each + 2
            flood = asyncio.gather(*(made_from(house, f"127.0.1.{number + 1}") for number in range(count)))
            took = await honest(client)
            seen = await flood
            assert all(set(one) <= {"made", "house:tables-open"} for one in seen), seen
            assert (await client.get("/health")).json()["tables"] <= TABLES
            assert (await client.post("/api/tables", json=TABLE)).status_code == 201, "there is room"
            mine = {"authorization": f"Bearer {before['host']}"}
            back = await client.post(f"/api/tables/{before['table']['id']}/seats", headers=mine)
            assert back.status_code == 201, "and whoever returns finds their table"
            told(f"{sum(seen, Counter())['made']} tables from {count} addresses", took, family)

    run(work())
