"""Kill -9 at random moments under load: nothing acknowledged is lost, nothing happens twice, everybody goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from killable import KILLS, TABLES, Family, Process, check
from live import made, run


def test_kill_minus_nine_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    house = Process(tmp_path)

    async def work() -> None:
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
        taken = sum(family.taken for family in families)
        print(f"{KILLS} kills; {len(families)} games, {taken} answers acknowledged and kept")
        assert '"what": "mistake"' not in house.errors.read_text()

    try:
        run(work())
    finally:
        house.abandon()
