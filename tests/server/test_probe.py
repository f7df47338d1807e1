"""Probes over the wire: only where a table makes up for delays, only to seats, and timed by the house."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from threading import Event
from typing import Any

from websockets.asyncio.client import connect

from live import ALL, bots, made, run, server_in
from manoir.store.store import Store
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.messages import PROTOCOL


async def talk(address: str, table: str, secret: str | None, echo: int) -> list[dict[str, Any]]:
    """Say hello, send every probe back with something added to it, and return all that was told until a pong."""
    told = []
    async with connect(f"ws://{address}/api/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table, "secret": secret}))
        for _ in range(2):  # whatever the echo led to was told before the second pong
            await socket.send(json.dumps({"type": "ping"}))
            while (message := json.loads(await socket.recv()))["type"] != "pong":
                told.append(message)
                if message["type"] == "probe":
                    await socket.send(json.dumps({"type": "echo", "probe": message["probe"] + echo}))
        await asyncio.sleep(0)
    return [message for message in told if message["type"] in ("probe", "denied")]


def test_a_seat_is_probed_and_credited_where_the_host_wants_it(quick_path: Path) -> None:
    async def main() -> None:
        house = House(Store(f"sqlite+aiosqlite:///{quick_path}/house.db"), ALL, bots(Event()))
        lobby = Lobby(house)
        async with server_in(quick_path, lobby) as address:
            for credit, echo, probed, credited in ((0, 0, 0, False), (500, 1, 1, False), (500, 0, 1, True)):
                table = await made(address, "vigil", 2, settings={"credit": credit, "stand_in": "random"})
                id, secret = table["table"]["id"], table["held"][0]["secret"]
                told = await talk(address, id, secret, echo)
                assert [message["type"] for message in told] == ["probe"] * probed
                assert (lobby.tables[id].credit.of(0, 0.5) > 0) is credited
                assert await talk(address, id, None, echo) == [], "a spectator has no part in a race"

    run(main())
