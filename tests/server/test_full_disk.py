"""A disk that is really full, and then has room again, while families play: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from killable import Family, Process, check, families, goes_on
from live import PATIENCE, run

pytestmark = pytest.mark.once

SIZE = "16m"
OWN = ("unshare", "--user", "--map-root-user", "--mount")  # a disk that only this house sees
MOUNT = 'mount -t tmpfs -o size="$1" disk "$2" && shift 2 && exec "$@"'


def within(disk: Path) -> tuple[str, ...]:
    """The command that runs another one with a small disk of its own."""
    return (*OWN, "sh", "-c", MOUNT, "sh", SIZE, str(disk))


def possible(disk: Path) -> bool:
    """Whether this machine lets us have such a disk."""
    if shutil.which(OWN[0]) is None:
        return False
    return subprocess.run([*within(disk), "true"], capture_output=True, check=False).returncode == 0


async def health(house: Process, wanted: int) -> dict[str, Any]:
    """Wait until the house is as well as that."""
    async with httpx.AsyncClient(base_url=f"http://{house.address}") as client:
        while (found := await client.get("/health")).status_code != wanted:
            await asyncio.sleep(0.05)
    return dict(found.json())


def fill(disk: Path) -> Path:
    """Write until there is no room left; the file that took it."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"." * 4096)
    assert shutil.disk_usage(disk).free < 4096
    return filler


async def fill_and_free(house: Process, disk: Path, kept: Path) -> list[Family]:
    await house.start()
    assert house.process is not None
    inside = Path(f"/proc/{house.process.pid}/root") / disk.relative_to("/")
    everybody = await families(house, 4, options={"rounds": 8})
    playing = asyncio.gather(*(family.play() for family in everybody))
    await goes_on(everybody)
    filler = fill(inside)
    assert (await asyncio.wait_for(health(house, 503), PATIENCE))["trouble"]
    filler.unlink()
    assert (await asyncio.wait_for(health(house, 200), PATIENCE))["trouble"] is None
    await goes_on(everybody)
    filler = fill(inside)  # SQLite may have room of its own by now: what it acknowledges, it has
    await asyncio.sleep(1.0)
    filler.unlink()
    await playing
    shutil.copytree(inside, kept)
    assert house.end() == 0, "and it still closes in peace"
    return everybody


def test_a_disk_is_filled_and_freed_under_play(tmp_path: Path) -> None:
    disk, kept = tmp_path / "disk", tmp_path / "kept"
    disk.mkdir()
    if not possible(disk):
        pytest.skip("this machine lets nobody have a disk of their own")
    house = Process(tmp_path, f"sqlite+aiosqlite:///{disk}/house.db")
    house.within = within(disk)

    async def work() -> None:
        everybody = await fill_and_free(house, disk, kept)
        await check(f"sqlite+aiosqlite:///{kept}/house.db", everybody)
        print(f"{sum(family.taken for family in everybody)} answers acknowledged and kept")

    try:
        run(work())
    finally:
        house.abandon()
    assert not [line for line in house.log() if line["what"] == "mistake"]
