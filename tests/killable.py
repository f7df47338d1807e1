"""A house in processes of its own, to be killed at any moment, and families who play on whatever happens."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from live import FULL, PATIENCE, UNLIMITED, Device, made
from manoir.cli.benches.services import free_port
from manoir.store.store import Store
from manoir.tables.game.journal import AnswerEntry, read_entry

KILLS = int(os.environ.get("MANOIR_KILLS", "50" if FULL else "5"))
TABLES = 8
LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.HTTPError, EOFError)


class Process:
    """A house in a process of its own, on one port, killed and started again; with a Redis, in many."""

    def __init__(self, folder: Path, url: str | None = None, *more: str) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.url = url or f"sqlite+aiosqlite:///{folder}/house.db"
        self.more = more
        self.within: tuple[str, ...] = ()  # the command that runs it, if it is not run by itself
        self.limits: dict[str, Any] = dict.fromkeys(UNLIMITED, 0)  # settings, those that it does not have by itself
        self.killed: list[int] = []  # workers
        self.errors = folder / "errors.txt"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        limits = {f"MANOIR_{name.upper()}": str(limit) for name, limit in self.limits.items()}
        settings = {**limits, "MANOIR_LOG_LEVEL": "info"}
        command = [*self.within, sys.executable, "-c", "from manoir.cli import main; main()", "serve"]
        command += ["--port", str(self.port), "--database", self.url, *self.more]
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
                    pass
                await asyncio.sleep(0.05)
        raise AssertionError("the house did not open")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def abandon(self) -> None:
        """Leave nothing behind when a test fails; workers end by themselves."""
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def log(self) -> list[dict[str, Any]]:
        """What the house has logged."""
        lines = self.errors.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{") and line.endswith("}")]

    def workers(self) -> list[int]:
        """The workers that were open when last heard of."""
        opened: dict[str, int] = {}
        for line in self.log():
            if line["what"] == "worker open":
                opened[line["worker"]] = line["pid"]
            elif line["what"] == "worker died":
                opened.pop(line["worker"], None)
        return list(opened.values())

    def below(self) -> dict[int, str]:
        """Every process that this one has started, or one of those, each with its command."""
        assert self.process is not None
        found, look = {}, [self.process.pid]
        while look:
            new = [
                int(pid) for task in Path(f"/proc/{look.pop()}/task").glob("*/children") for pid in _read(task).split()
            ]
            found |= {pid: command_of(pid) for pid in new}
            look += new
        return found

    def kill_worker(self, rng: random.Random) -> bool:
        """Kill one of the workers; False if none is open."""
        open = [pid for pid in self.workers() if pid not in self.killed]
        if open:
            self.killed.append(rng.choice(open))
            os.kill(self.killed[-1], signal.SIGKILL)
        return bool(open)

    def end(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)


def command_of(pid: int) -> str:
    """What a process was started as; nothing if it has ended."""
    return _read(Path(f"/proc/{pid}/cmdline")).replace("\0", " ")


def _read(file: Path) -> str:
    try:
        return file.read_text()
    except (FileNotFoundError, ProcessLookupError):  # it ended while we looked
        return ""


async def families(house: Process, count: int = TABLES, **more: Any) -> list[Family]:
    """Some new tables, each with its family; asks again while the house is down."""
    found: list[Family] = []
    while len(found) < count:
        try:
            table = await made(house.address, "minuit", 2, **more)
        except (*LOST, AssertionError):
            await asyncio.sleep(0.05)
        else:
            found.append(Family(house.address, table, len(found)))
    return found


class Family:
    """The people of one table: each plays at random and comes back by itself whenever the line is lost."""

    def __init__(self, address: str, table: dict[str, Any], number: int) -> None:
        self.devices = [
            Device(address, table["table"]["id"], held["secret"], random.Random(f"{number} {held['seat']}"))
            for held in table["held"]
        ]
        self.id = table["table"]["id"]

    @property
    def taken(self) -> int:
        """How many answers were acknowledged."""
        return sum(len(device.taken) for device in self.devices)

    @property
    def over(self) -> bool:
        """Whether somebody saw the end of the game."""
        return any(device.scene is not None and device.scene["end"] is not None for device in self.devices)

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


async def goes_on(families: list[Family]) -> float:
    """Wait until every table has gone on since now; returns how long it took, for the report."""
    since, marks = monotonic(), [family.taken for family in families]
    while any(family.taken == mark and not family.over for family, mark in zip(families, marks, strict=True)):
        await asyncio.sleep(0.02)
    return monotonic() - since


async def check(url: str, families: list[Family]) -> None:
    """Every acknowledged answer is in the journal of its table once, and every table came to its end."""
    store = Store(url)
    acknowledged = 0
    for family in families:
        journal = [read_entry(row.body) for row in await store.journal(family.id)]
        kept = [(entry.seat, entry.ask, entry.move) for entry in journal if isinstance(entry, AnswerEntry)]
        assert len({(seat, ask) for seat, ask, _ in kept}) == len(kept), "an ask was answered twice"
        found = {(seat, ask): move for seat, ask, move in kept}
        for seat, device in enumerate(family.devices):
            for ask, move in device.taken:
                acknowledged += 1
                assert found.get((seat, ask)) == move, f"an acknowledged answer is lost: {ask}, {move}"
        assert await store.finished(family.id) is not None
    await store.engine.dispose()
    assert acknowledged > TABLES
