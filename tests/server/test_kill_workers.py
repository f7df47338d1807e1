"""Workers killed, Redis and the database restarted under load on PostgreSQL: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from killable import Family, Process, check, command_of, families, goes_on
from live import FULL, PATIENCE, Device, made, run
from manoir.cli.benches.services import Postgres, Redis, Service

pytestmark = pytest.mark.once

KILLS = int(os.environ.get("MANOIR_KILLS", "50" if FULL else "3"))
RESTARTS = 10 if FULL else 1
SIZE = {"count": 8, "options": {"rounds": 8}} if FULL or KILLS > 3 else {"count": 4, "options": {"rounds": 2}}

Strike = Callable[[random.Random], Awaitable[bool]]


async def under_load(house: Process, blows: int, strike: Strike) -> list[Family]:
    """Strike again and again while families play; then let them play to the end, and look at what is kept."""
    try:
        return await _under_load(house, blows, strike)
    finally:
        house.abandon()


async def _under_load(house: Process, blows: int, strike: Strike) -> list[Family]:
    await house.start()
    everybody = at_play = await families(house, **SIZE)
    playing = asyncio.gather(*(family.play() for family in at_play))
    rng = random.Random(1989)
    waits: list[float] = []
    while blows:
        await asyncio.sleep(rng.uniform(0.05, 1.0))
        if playing.done():
            await playing
            at_play = await families(house, **SIZE)
            everybody = everybody + at_play
            playing = asyncio.gather(*(family.play() for family in at_play))
        if await strike(rng):
            blows -= 1
            if blows % 2 == 0:  # the next one falls while everybody is still coming back
                waits.append(await goes_on(at_play))
    await playing
    assert house.end() == 0, "and it still closes in peace"
    await check(house.url, everybody)
    report(house, everybody, waits)
    return everybody


def report(house: Process, everybody: list[Family], waits: list[float]) -> None:
    """What was seen; times are told, not judged."""
    log = house.log()
    assert not [line for line in log if line["what"] == "mistake"]
    died = sum(line["what"] == "worker died" for line in log)
    taken = sum(family.taken for family in everybody)
    print(f"{died} workers died; {len(everybody)} games, {taken} answers acknowledged and kept")
    print(f"every table went on within {max(waits):.1f} s, on average {sum(waits) / len(waits):.1f} s")


def crew(folder: Path, postgres: Postgres, redis: Redis) -> Process:
    """A house of two workers."""
    return Process(folder, postgres.new_url(), "--redis", redis.url, "--workers", "2")


def restart(service: Service, how: signal.Signals) -> Strike:
    """Stop a service under everybody's feet, and start it again."""

    async def strike(_: random.Random) -> bool:
        await asyncio.to_thread(service.stop, how)
        await asyncio.sleep(0.5)  # people go on answering meanwhile
        await asyncio.to_thread(service.start)
        return True

    return strike


def test_kill_minus_nine_of_workers_loses_nothing(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    house = crew(tmp_path, postgres, redis)

    async def kill(rng: random.Random) -> bool:
        return house.kill_worker(rng)

    run(under_load(house, KILLS, kill), PATIENCE * max(10, KILLS))
    assert len(set(house.killed)) == KILLS


def test_redis_restarted_in_mid_game_loses_nothing(tmp_path: Path, postgres: Postgres) -> None:
    with Redis() as redis:
        house = crew(tmp_path, postgres, redis)
        run(under_load(house, RESTARTS, restart(redis, signal.SIGKILL)))
    assert sum(line["what"] == "worker died" for line in house.log()) == 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["fast", "immediate"])
def test_the_database_restarted_in_mid_game_is_refused_clearly_and_loses_nothing(
    tmp_path: Path, postgres: Postgres, redis: Redis, how: signal.Signals
) -> None:
    house = crew(tmp_path, postgres, redis)
    everybody = run(under_load(house, RESTARTS, restart(postgres, how)))
    told = [one for family in everybody for device in family.devices for one in device.told]
    assert {one["reason"] for one in told if one["type"] in ("denied", "bye")} == {"house:trouble"}
    assert sum(line["what"] == "worker died" for line in house.log()) == 0


def test_new_workers_take_the_place_of_the_old_ones_while_people_play(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    house = crew(tmp_path, postgres, redis)

    async def renew(_: random.Random) -> bool:
        assert house.process is not None
        if len(house.workers()) < 2:
            return False
        house.process.send_signal(signal.SIGHUP)
        while sum(line["what"] == "worker open" for line in house.log()) < 4:
            await asyncio.sleep(0.1)
        return True

    run(under_load(house, 1, renew))
    assert len({line["pid"] for line in house.log() if line["what"] == "worker open"}) == 4
    assert sum(line["what"] == "worker died" for line in house.log()) == 0


def test_workers_and_their_bots_end_by_themselves_when_their_parent_is_killed(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    house = crew(tmp_path, postgres, redis)
    below: dict[int, str] = {}

    async def work() -> None:
        await house.start()
        while len(house.workers()) < 2:
            await asyncio.sleep(0.05)
        table = await made(house.address, "chasseurs", 1, ("countess", "countess"))
        zoe = Device(house.address, table["table"]["id"], table["held"][0]["secret"])
        await zoe.open()
        while not any("manoir.coach.process" in command for command in below.values()):
            below.update(house.below())
            await asyncio.sleep(0.05)
        assert below.keys() > set(house.workers())
        house.kill()
        while any(command_of(pid) for pid in below):
            await asyncio.sleep(0.05)
        assert sum(line["what"] == "closed" for line in house.log()) == 2, "in peace"

    try:
        run(work())
    finally:
        house.abandon()
        for pid, command in below.items():
            if command_of(pid) == command:
                os.kill(pid, signal.SIGKILL)
