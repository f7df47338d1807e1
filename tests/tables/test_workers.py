"""Bots in processes: they follow the log, survive each other, and are ended when they do not answer."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import sleep

import pytest

from live import ALL, run
from manoir.tables.thinking import Question
from manoir.tables.workers import ProcessThinks
from minds import mind, title_named
from sitting import begun, first

NAMES = ("random", "dies", "hangs")


@pytest.fixture
def thinks() -> Iterator[ProcessThinks]:
    found = ProcessThinks(NAMES, title_named, mind, workers=1)
    yield found
    found.close()


def test_a_bot_in_a_process_follows_a_whole_game_undos_included(thinks: ProcessThinks) -> None:
    async def work() -> None:
        for game in sorted(ALL):
            play, _ = begun(game)
            for step in range(25):
                if not play.asks():
                    break
                name, ask = play.asks()[0]
                move = await thinks.think(Question.put("t-" + game, play, ask, "random", 10))
                assert move in play.moves(int(ask.seat))
                play.answer(int(ask.seat), name, move)
                if step % 7 == 3 and play.past and play.deny_undo(play.moment, 1) is None:
                    play.undo(play.moment)

    run(work())


def test_a_bot_that_dies_or_hangs_takes_no_other_along(thinks: ProcessThinks) -> None:
    async def work() -> None:
        play, _ = begun("minuit")
        name, seat, move = first(play)
        ask = play.asks()[0][1]

        def question(bot: str, table: str) -> Question:
            return Question.put(table, play, ask, bot, 10)

        assert await thinks.think(question("random", "a")) in play.moves(seat)
        with pytest.raises(BrokenProcessPool):
            await thinks.think(question("dies", "b"))
        assert await thinks.think(question("random", "a")) in play.moves(seat)
        hanging = asyncio.create_task(asyncio.wait_for(thinks.think(question("hangs", "c")), 0.2))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(thinks.think(question("random", "a")))
        with pytest.raises(TimeoutError):
            await hanging
        assert await waiting in play.moves(seat), "asked again in the next process"
        play.answer(seat, name, move)
        later = play.asks()[0][1]
        assert await thinks.think(Question.put("a", play, later, "random", 10)) in play.moves(int(later.seat))

    run(work())


HOUSE = """
import asyncio, sys
from minds import mind, title_named
from sitting import begun
from manoir.tables.thinking import Question
from manoir.tables.workers import ProcessThinks

async def work():
    thinks = ProcessThinks(("random",), title_named, mind, workers=1)
    play, _ = begun("minuit")
    await thinks.think(Question.put("t", play, play.asks()[0][1], "random", 10))
    print(*thinks.workers[0].pool._processes, flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(work())
"""


def test_the_process_of_a_bot_ends_with_a_house_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "house.py"
    file.write_text(HOUSE)
    path = os.pathsep.join([str(Path(__file__).parent.parent), *sys.path])
    house = subprocess.Popen(
        [sys.executable, str(file)], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    )
    assert house.stdout is not None
    bot = int(house.stdout.readline())
    os.kill(house.pid, signal.SIGKILL)
    house.wait()
    while alive(bot):  # if it never ends, neither does the test
        sleep(0.05)


def alive(process: int) -> bool:
    """Whether a process still runs; one that has ended and waits to be buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
