"""Bots of a server: what crosses to their process is what their seat knows."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest
from chance import GAMES, reached

from live import lobby_in, run
from manoir.bots.table import BOTS, bot_named
from manoir.bots.workers import Workers
from manoir.games import title_of
from manoir.server.bots import PackedThinks
from manoir.tables.thinking import Question, ThreadThinks
from sitting import sitting


@pytest.mark.parametrize("name", GAMES)
def test_a_level_and_a_quick_bot_answer_for_a_seat(name: str) -> None:
    title = title_of(name)
    at = reached(name, title.box().players[0], 7, 10, 0)
    ask = at.game.asks(at.state)[0]
    view, moves = at.game.view(at.state, ask.seat), at.game.moves(at.state, ask.seat)

    async def answers() -> list[int]:
        thinks = PackedThinks(ThreadThinks(BOTS, bot_named), ("greedy",), Workers(1, grace=60))
        try:
            return [
                await thinks.think(Question("table", bot, title, int(ask.seat), view, ask, moves, title.box(), 50))
                for bot in ("greedy", "countess")
            ]
        finally:
            thinks.close()

    for move in asyncio.run(answers()):
        assert move in [int(one) for one in moves]


def test_bots_killed_and_hung_all_through_a_game_never_stop_their_table(tmp_path: Path) -> None:
    async def work() -> None:
        workers = Workers(1)
        thinks = PackedThinks(ThreadThinks(BOTS, bot_named), (), workers)
        async with lobby_in(tmp_path, thinks=thinks, thinking=1.5) as lobby:
            sat = await sitting(lobby, "minuit", people=0, bots=("guest", "guest"))
            ear = await sat.come(None)
            hurt = 0
            while hurt < 2:  # one killed, one hung, each at another moment of the game
                moment = ear.scene.moment
                await ear.until(lambda moment=moment: ear.scene.moment > moment + 2)  # type: ignore[misc]
                if workers.pool[0] is not None:
                    os.kill(workers.pool[0].process.pid, (signal.SIGKILL, signal.SIGSTOP)[hurt % 2])
                    hurt += 1
            await ear.until(lambda: sat.table.kept.stage == "over")
            lapsed = [event.event for event in ear.events if event.event["event"] == "house:Lapsed"]
            assert lapsed
            assert {event["because"] for event in lapsed} == {"bot"}
            assert workers.replaced >= 2

    run(work())


HOUSE = """
import asyncio
from manoir.bots.workers import Workers

async def work():
    workers = Workers(1)
    worker = await workers.start(0)
    print(worker.process.pid, flush=True)
    await asyncio.sleep(3600)

asyncio.run(work())
"""


def test_the_process_of_a_bot_ends_with_a_house_that_is_killed() -> None:
    house = subprocess.Popen([sys.executable, "-c", HOUSE], stdout=subprocess.PIPE)
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
