"""Bots of a server: what crosses to their process is what their seat knows."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from installed import EVERY
from live import lobby_in, run
from manoir.bots.bot_processes import BotProcess, BotProcesses, NoAnswer
from manoir.bots.delays import usual
from manoir.bots.registry import BOTS, bot_named, instinct_named
from manoir.bots.runner import PackedThinks
from manoir.bots.threads import ThreadThinks
from manoir.games import title_of
from manoir.kernel.bot import is_paced
from manoir.kernel.fate import FastFate
from manoir.kernel.levels import LEVELS
from manoir.kernel.plain import Named
from manoir.kernel.question import Question, Thought
from manoir.server.app import THOUGHTLESS
from manoir.tables.clocks.answer_time import WAY_BACK
from manoir.tables.document import Settings
from manoir.testing.chance import GAMES, reached
from sitting import sitting

FEW = 12  # answers that each table gives
every = pytest.mark.parametrize("name", EVERY)
pytestmark = pytest.mark.usefixtures("toy_installed")


@every
def test_a_level_and_a_quick_bot_answer_for_a_seat(name: str) -> None:
    title = title_of(name)
    at = reached(name, title.box().players[0], 7, 10, 0)
    ask = at.game.asks(at.state)[0]
    view, moves = at.game.view(at.state, ask.seat), at.game.moves(at.state, ask.seat)

    async def answers() -> list[int]:
        thinks = PackedThinks(ThreadThinks(BOTS, bot_named), ("greedy",), BotProcesses(1, grace=60))
        try:
            return [
                await thinks.think(Question("table", bot, at.play.stage, int(ask.seat), view, ask, moves, 50))
                for bot in ("greedy", "countess")
            ]
        finally:
            thinks.close()

    for move in asyncio.run(answers()):
        assert move in [int(one) for one in moves]


@pytest.mark.parametrize("name", [name for name in GAMES if not title_of(name).all_open])
def test_a_level_that_has_no_time_is_late_and_plays_at_first_sight(name: str) -> None:
    title = title_of(name)
    at = reached(name, title.box().players[0], 7, 10, 0)
    ask = at.game.asks(at.state)[0]
    view, moves = at.game.view(at.state, ask.seat), at.game.moves(at.state, ask.seat)

    async def answers() -> list[int]:
        thinks = PackedThinks(ThreadThinks(BOTS, bot_named, instinct_named, usual), (), BotProcesses(1))
        found = []
        for bot in BOTS:
            question = Question("table", bot, at.play.stage, int(ask.seat), view, ask, moves, 1, within=0)
            with pytest.raises(TimeoutError):
                await thinks.think(question)
            found.append(thinks.first_sight(question))
        thinks.close()
        return found

    for move in asyncio.run(answers()):
        assert move in [int(one) for one in moves]


def test_the_time_of_a_level_is_long_enough_for_what_it_gives_itself() -> None:
    for name in GAMES:
        title = title_of(name)
        times = [usual(bot, title) for bot in LEVELS]
        assert times == sorted(times)
        for bot, skill in zip(LEVELS, title.character.skills, strict=True):
            assert usual(bot, title) - WAY_BACK > skill.milliseconds
        assert [bot for bot in BOTS if usual(bot, title) == 0] == list(THOUGHTLESS)


def test_in_a_race_the_process_of_a_bot_says_when_it_would_answer_and_the_quick_one_has_a_pace_too() -> None:
    title = title_of("booo")
    at = reached("booo", 4, 7, 0, 0)
    ask = at.game.asks(at.state)[2]
    view, moves = at.game.view(at.state, ask.seat), at.game.moves(at.state, ask.seat)

    async def thoughts() -> list[Thought]:
        thinks = PackedThinks(ThreadThinks(BOTS, bot_named), ("greedy",), BotProcesses(1, grace=60), ("random",))
        try:
            return [
                await thinks.consider(Question("table", bot, at.play.stage, int(ask.seat), view, ask, moves, 50))
                for bot in ("regular", "greedy", "countess", "regular")
            ]
        finally:
            thinks.close()

    regular, greedy, countess, again = asyncio.run(thoughts())
    here: Any = bot_named("regular", title, FastFate(0))
    assert is_paced(here)
    pace = here.pace(view, ask, moves)
    assert regular == again == Thought(int(here.answer(view, ask, moves, 0)), int(pace.pause), int(pace.matter))
    assert (greedy.pause, greedy.matter) == (regular.pause, regular.matter)
    assert 3_000 < countess.pause < regular.pause


class Watched(BotProcesses):
    """Processes whose failures are noted; that one is late is none."""

    def __init__(self, size: int, grace: float) -> None:
        super().__init__(size, grace=grace)
        self.failed: list[str] = []

    async def asked(self, number: int, worker: BotProcess, line: bytes, seconds: float) -> Named:
        try:
            return await super().asked(number, worker, line, seconds)
        except NoAnswer as none:
            self.failed.append(str(none))
            raise


@every
def test_bots_of_every_level_answer_at_a_live_table_and_none_lapses(tmp_path: Path, name: str) -> None:
    """From views that travelled: whatever class a game's view is of, with instincts or without."""
    low, high = title_of(name).box().players
    tables = [LEVELS[start : start + high] for start in range(0, len(LEVELS), high)]
    few = FEW if title_of(name).race is None else 2  # in a race each takes seconds
    settings = Settings(bot_time=50)

    async def work() -> None:
        threads = ThreadThinks(BOTS, bot_named, instinct_named, usual)
        workers = Watched(1, grace=60)
        await workers.started(0)
        thinks = PackedThinks(threads, (), workers, THOUGHTLESS)
        async with lobby_in(tmp_path, thinks=thinks, thinking=120.0) as lobby:
            for bots in tables:
                sat = await sitting(
                    lobby, name, people=0, bots=(*bots, "child")[: max(low, len(bots))], settings=settings
                )
                ear = await sat.come(None)
                told = len(sat.table.play_now().log.entries)
                await ear.until(
                    lambda sat=sat, told=told: (  # type: ignore[misc]
                        sat.table.document.stage == "over" or len(sat.table.play_now().log.entries) >= told + few
                    )
                )
                assert "house:Lapsed" not in {event.event["event"] for event in ear.events}
                await sat.leave(ear)
            assert workers.failed == []

    run(work())


def test_bots_killed_and_hung_all_through_a_game_never_stop_their_table(tmp_path: Path) -> None:
    async def work() -> None:
        workers = BotProcesses(1)
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
            await ear.until(lambda: sat.table.document.stage == "over")
            lapsed = [event.event for event in ear.events if event.event["event"] == "house:Lapsed"]
            assert lapsed
            assert {event["because"] for event in lapsed} == {"bot"}
            assert workers.replaced >= 2

    run(work())


HOUSE = """
import asyncio
from manoir.bots.bot_processes import BotProcesses

async def work():
    workers = BotProcesses(1)
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
