"""Bots think in turn: nobody's many tables, and no table's many bots, keep another's from thinking."""

from __future__ import annotations

import asyncio
import json
from statistics import median
from typing import Any

import pytest

from fake_clock import settled
from manoir.bots import turns as turns_module
from manoir.bots.bot_processes import LATE, BotProcesses, NoAnswer
from manoir.bots.turns import TooMany, Turns
from manoir.kernel.plain import Named
from manoir.kernel.question import Question
from manoir.testing.chance import reached
from manoir.testing.leaping import leaping

BUDGET = 900  # milliseconds that a countess gives herself
WITHIN = 1200  # of which her answer is heard, more or less


async def queued(turns: Turns, *who: str) -> tuple[list[str], list[asyncio.Task[None]]]:
    """Those who wait for a turn, each `caller table name`; and a list that fills as they have it."""
    had: list[str] = []

    async def wait(caller: str, table: str, name: str) -> None:
        await turns.come(caller, table)
        had.append(name)

    tasks = [asyncio.create_task(wait(*one.split())) for one in who]
    await settled()
    return had, tasks


async def all_go(turns: Turns) -> None:
    """Everybody takes their turn and is done at once."""
    while turns.now is not None:
        turns.go()
        await settled()


def test_callers_have_their_turns_one_after_the_other_and_so_have_their_tables() -> None:
    async def work() -> None:
        turns = Turns()
        flood = [f"flood {table} {table}{number}" for table in "abc" for number in (1, 2)]
        had, _ = await queued(turns, *flood, "honest x x1", "third y y1", "third y y2")
        assert had == ["a1"]
        await all_go(turns)
        assert had == ["a1", "x1", "y1", "b1", "y2", "c1", "a2", "b2", "c2"]
        assert not turns.queues

    asyncio.run(work())


def test_who_comes_while_a_flood_thinks_is_next() -> None:
    async def work() -> None:
        turns = Turns()
        flood, _ = await queued(turns, *(f"flood t{number} f{number}" for number in range(60)))
        for _ in range(5):
            turns.go()
            await settled()
        honest, _ = await queued(turns, "honest table x")
        turns.go()
        await settled()
        assert (honest, len(flood)) == (["x"], 6)
        await all_go(turns)
        assert flood == [f"f{number}" for number in range(60)]

    asyncio.run(work())


def test_time_is_shared_by_callers_then_by_tables_then_by_those_of_a_table() -> None:
    async def work() -> None:
        turns = Turns()
        await turns.come("one", "a")
        assert turns.share() == 1
        await queued(turns, "one a a2", "one a a3")
        assert turns.share() == 3
        await queued(turns, "one b b1")
        assert turns.share() == 2 * 3
        await queued(turns, "two c c1", "two d d1")
        assert turns.share() == 2 * 2 * 3
        await queued(turns, "two e e1")
        assert turns.share() == 1.5 * 2 * 3, "who waits with more tables has half a share"
        turns.go()
        assert turns.now == ("two", "c")
        assert turns.share() == 2 * 3

    asyncio.run(work())


def test_one_who_gives_up_leaves_no_gap() -> None:
    async def work() -> None:
        turns = Turns()
        had, tasks = await queued(turns, "one a a1", "one a a2", "two b b1", "two b b2")
        tasks[2].cancel()
        await settled()
        turns.go()
        tasks[3].cancel()  # whose turn has just come
        await settled()
        assert had == ["a1", "a2"]
        await all_go(turns)
        assert not turns.queues

    asyncio.run(work())


def test_one_who_gives_up_just_before_a_turn_does_not_have_it() -> None:
    async def work() -> None:
        turns = Turns()
        had, tasks = await queued(turns, "one a a1", "two b b1", "two b b2", "one a a2")
        tasks[1].cancel()
        turns.go()  # before the one who gave up has heard of it
        await settled()
        assert had == ["a1", "b2"]
        await all_go(turns)
        assert had == ["a1", "b2", "a2"]
        assert not turns.queues

    asyncio.run(work())


def test_only_so_many_wait_for_one_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        turns = Turns()
        await queued(turns, *(f"flood {number} {number}" for number in range(4)))
        with pytest.raises(TooMany):
            await turns.come("flood", "another")
        honest, _ = await queued(turns, "honest a a")
        await all_go(turns)
        assert honest == ["a"]

    monkeypatch.setattr(turns_module, "MOST", 3)
    asyncio.run(work())


class Thinker:
    """A process that thinks as long as it may, by a clock that leaps."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[str, int]] = []  # the table, and how many milliseconds it had

    async def ask(self, line: bytes) -> Named:
        told = json.loads(line)
        self.thoughts.append((told["chair"].split()[1], told["budget"]))
        await asyncio.sleep(told["budget"] / 1000)
        return {"move": told["moves"][0], "pause": 0, "matter": 0, "simulations": 0}

    async def end(self) -> None:
        raise AssertionError("nothing hangs here")


class Room:
    """Countesses who ask one process."""

    def __init__(self) -> None:
        self.at = reached("chasseurs", 3, 11, 9, 0)
        self.ask = self.at.game.asks(self.at.state)[0]
        self.thinker = Thinker()
        self.workers = BotProcesses(size=1, seed=5)
        self.workers.pool[0] = self.thinker  # type: ignore[assignment,call-overload]

    def think(self, caller: str, table: str, within: int | None = WITHIN) -> Any:
        """A countess of a table is asked."""
        return self.workers.consider(Question.put(table, self.at.play, self.ask, "countess", BUDGET, within, caller))

    async def play(self, caller: str, table: str, within: int | None, times: int, after: float = 0.0) -> int:
        """A table whose countess is asked again and again, heard at her moment; returns how often she was late."""
        loop = asyncio.get_running_loop()
        late = 0
        await asyncio.sleep(after)
        for _ in range(times):
            until = loop.time() + WITHIN / 1000
            try:
                await self.think(caller, table, within)
            except NoAnswer as none:
                late += none.because == LATE
            await asyncio.sleep(until - loop.time())
        return late


@pytest.mark.parametrize("within", [WITHIN, None])
@pytest.mark.parametrize("bots", [1, 6])
def test_a_flood_of_sixty_tables_leaves_an_honest_countess_half_of_her_time(within: int | None, bots: int) -> None:
    async def work() -> None:
        room = Room()
        floods = [
            asyncio.create_task(room.play("flood", f"flood{table}", within, 60, (7 * table + bot) % 60 * 0.02))
            for table in range(60)
            for bot in range(bots)
        ]
        await asyncio.sleep(3.333)
        assert await room.play("honest", "honest", WITHIN, 20) == 0
        budgets = [budget for table, budget in room.thinker.thoughts if table == "honest"]
        assert len(budgets) == 20
        assert median(budgets) >= BUDGET / 2
        for flood in floods:
            flood.cancel()
        await asyncio.gather(*floods, return_exceptions=True)

    leaping(work())


def test_the_sixty_tables_of_a_flood_all_look_ahead_a_little() -> None:
    async def work() -> None:
        room = Room()
        late = await asyncio.gather(*(room.play("flood", f"flood{table}", WITHIN, 5) for table in range(60)))
        assert sum(late) == 0
        assert {table for table, _ in room.thinker.thoughts} == {f"flood{table}" for table in range(60)}

    leaping(work())


def test_a_share_is_never_nothing_for_that_would_be_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        room = Room()
        await asyncio.gather(*(room.think("flood", f"flood{table}", None) for table in range(8)))
        budgets = [budget for _, budget in room.thinker.thoughts]
        assert budgets == [1, 1, 1, 1, 1, 1, 2, 4]

    monkeypatch.setitem(globals(), "BUDGET", 4)
    leaping(work())


def test_six_countesses_of_one_table_leave_another_table_of_the_same_caller_its_half() -> None:
    async def work() -> None:
        room = Room()
        six = [asyncio.create_task(room.play("home", "six", WITHIN, 30, 0.2 * number)) for number in range(6)]
        await asyncio.sleep(2.5)
        assert await room.play("home", "one", WITHIN, 10) == 0
        assert median(budget for table, budget in room.thinker.thoughts if table == "one") >= BUDGET / 2
        for one in six:
            one.cancel()
        await asyncio.gather(*six, return_exceptions=True)

    leaping(work())


def test_tables_that_are_closed_while_their_bots_think_cost_nobody_a_process() -> None:
    async def work() -> None:
        room = Room()
        for number in range(20):
            closed = asyncio.create_task(room.think("flood", f"flood{number}"))
            await asyncio.sleep(0.01)
            closed.cancel()
        honest = await room.think("honest", "honest")
        assert honest.move in [int(move) for move in room.at.game.moves(room.at.state, room.ask.seat)]
        assert room.workers.replaced == 0
        assert [table for table, _ in room.thinker.thoughts] == ["flood0", "honest"], "who left is not thought for"
        assert room.workers.turns[0].now is None
        assert not room.workers.thinking

    leaping(work())
