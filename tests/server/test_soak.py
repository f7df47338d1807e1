"""A house that plays on and on: what it holds in memory does not grow with the evenings that it has seen."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

import httpx
import pytest

from killable import LOST, Process
from live import FULL, PATIENCE, SHORT, Device, made, run
from manoir.games import TITLES

pytestmark = pytest.mark.once

MINUTES = 30.0 if FULL else 0.0  # of play; the small form plays so many games instead
GAMES = 24
SETTLED = 10 * 60.0  # seconds until what is held is taken as usual
ALIVE = 5  # tables at a time
GROWTH = 1.2  # a fifth more than what was usual, at most
IDLE = 2  # seconds after which the house lets an empty table go


def held(house: Process) -> dict[int, int]:
    """Kilobytes that the house and each process of its bots hold; a bot's process begins when it is first asked."""
    assert house.process is not None
    return {pid: _kilobytes(pid) for pid in (house.process.pid, *house.below())}


def _kilobytes(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)


async def evening(house: Process, number: int) -> int:
    """One table from its start to its end, with people who fall off the line; how many answers were taken."""
    rng = random.Random(number)
    game = sorted(TITLES)[number % len(TITLES)]
    options: dict[str, Any] = SHORT.get(game, {"rounds": 1} if game == "minuit" else {})
    table = await made(house.address, game, 2, ("greedy",), options=options, settings={"pace": 0})
    people = [
        Device(house.address, table["table"]["id"], one["secret"], random.Random(rng.random())) for one in table["held"]
    ]
    await asyncio.gather(*(_to_the_end(device) for device in people))
    for device in people:
        await device.close()
    return sum(len(device.taken) for device in people)


async def _to_the_end(device: Device) -> None:
    while True:
        try:
            return await device.play(drop=0.02)
        except LOST:
            device.socket = None


async def _empty(house: Process) -> None:
    """Wait until the house has let every table go."""
    async with httpx.AsyncClient(base_url=f"http://{house.address}") as client:
        while "\nmanoir_tables 0\n" not in (await client.get("/metrics")).text:
            await asyncio.sleep(0.2)


async def soak(house: Process) -> tuple[dict[int, float], dict[int, int]]:
    """Play on and on; what each process held when it was settled, and what it held when everybody had gone."""
    await house.start()
    begun, number, taken = monotonic(), 0, 0
    samples: dict[int, list[int]] = {}
    last = 0.0
    playing: set[asyncio.Task[int]] = set()

    def goes_on() -> bool:
        return monotonic() - begun < MINUTES * 60 if MINUTES else number < GAMES

    while goes_on() or playing:
        while goes_on() and len(playing) < ALIVE:
            playing.add(asyncio.create_task(evening(house, number)))
            number += 1
        done, playing = await asyncio.wait(playing, timeout=5.0, return_when=asyncio.FIRST_COMPLETED)
        taken += sum(task.result() for task in done)
        now = monotonic() - begun
        if now - last >= 60:
            last = now
            print(
                f"{now / 60:4.0f} min: {sum(held(house).values()) // 1024} MB, {number} tables, {taken} answers",
                flush=True,
            )
        if (abs(now - SETTLED) < 60) if MINUTES else GAMES // 3 <= number - len(playing) <= GAMES // 2:
            for pid, kilobytes in held(house).items():
                samples.setdefault(pid, []).append(kilobytes)
    await asyncio.wait_for(_empty(house), PATIENCE)
    after = held(house)
    usual = {pid: median(some) for pid, some in samples.items()}
    megabytes = [f"{round(usual.get(pid, 0) / 1024)} to {round(now / 1024)}" for pid, now in after.items()]
    print(f"megabytes a process, settled to the end: {', '.join(megabytes)}; {number} tables, {taken} answers")
    assert taken > number
    assert house.end() == 0
    assert not [line for line in house.log() if line["what"] == "mistake"]
    return usual, after


def test_memory_is_what_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOIR_IDLE", str(IDLE))
    house = Process(tmp_path)
    try:
        usual, after = run(soak(house), MINUTES * 60 + 600)
    finally:
        house.abandon()
    assert house.process is not None
    assert house.process.pid in usual
    assert len(after) <= 1 + (os.cpu_count() or 1)
    grown = {pid: (usual[pid], now) for pid, now in after.items() if pid in usual and now > GROWTH * usual[pid]}
    assert not grown
