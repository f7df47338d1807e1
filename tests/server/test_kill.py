"""Kill -9 at random moments under load: nothing acknowledged is lost, nothing happens twice, everybody goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from live import FULL, PATIENCE, Device, made, run
from manoir.store.store import Store
from manoir.tables.journal import Answered, read_entry

KILLS = int(os.environ.get("MANOIR_KILLS", "50" if FULL else "5"))
TABLES = 8
LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.HTTPError, EOFError)


class Process:
    """A house in a process of its own, on one port, killed and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.url = f"sqlite+aiosqlite:///{folder}/house.db"
        self.errors = folder / "errors.txt"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        settings = {"MANOIR_MESSAGES": "0", "MANOIR_REQUESTS": "0", "MANOIR_LOG_LEVEL": "warning"}
        command = [sys.executable, "-c", "from manoir.cli import main; main()", "serve"]
        command += ["--port", str(self.port), "--database", self.url]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL, stderr=errors
            )
        async with httpx.AsyncClient(base_url=f"http://{self.address}") as client:
            for _ in range(int(PATIENCE / 0.05)):
                assert self.process.poll() is None, self.errors.read_text()[-2000:]
                try:
                    if (await client.get("/health")).status_code == 200:
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
        raise AssertionError("the house did not open")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def end(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)


class Family:
    """The people of one table: each plays at random and comes back by itself whenever the line is lost."""

    def __init__(self, address: str, table: dict[str, Any], number: int) -> None:
        self.devices = [
            Device(address, table["table"]["id"], held["secret"], random.Random(f"{number} {held['seat']}"))
            for held in table["held"]
        ]
        self.id = table["table"]["id"]

    async def play(self) -> None:
        await asyncio.gather(*(self.go_on(device) for device in self.devices))

    async def go_on(self, device: Device) -> None:
        while True:
            try:
                await device.play()
                return
            except LOST:
                device.socket = None
                await asyncio.sleep(0.05)


def test_kill_minus_nine_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    async def work() -> None:
        house = Process(tmp_path)
        await house.start()
        families = [
            Family(house.address, await made(house.address, "minuit", 2, options={"rounds": 8}), n)
            for n in range(TABLES)
        ]
        playing = asyncio.gather(*(family.play() for family in families))
        rng = random.Random(1989)
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.05, 0.6))
            if playing.done():
                await playing
                more = [Family(house.address, await made(house.address, "minuit", 2), n) for n in range(TABLES)]
                families += more
                playing = asyncio.gather(*(family.play() for family in more))
            house.kill()
            await house.start()
        await playing
        assert house.end() == 0, "and it still closes in peace"
        await check(house.url, families)
        assert '"what": "mistake"' not in house.errors.read_text()

    run(work())


async def check(url: str, families: list[Family]) -> None:
    """Every acknowledged answer is in the journal of its table once, and every table came to its end."""
    store = Store(url)
    acknowledged = 0
    for family in families:
        journal = [read_entry(row.body) for row in await store.journal(family.id)]
        kept = [(entry.seat, entry.ask, entry.move) for entry in journal if isinstance(entry, Answered)]
        assert len({(seat, ask) for seat, ask, _ in kept}) == len(kept), "an ask was answered twice"
        found = {(seat, ask): move for seat, ask, move in kept}
        for seat, device in enumerate(family.devices):
            for ask, move in device.taken:
                acknowledged += 1
                text = move if isinstance(move, str) else " ".join(str(value) for value in move.values())
                assert found[seat, ask] == text, "an acknowledged answer is lost"
        assert await store.finished(family.id) is not None
    await store.engine.dispose()
    assert acknowledged > TABLES
