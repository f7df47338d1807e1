"""Bots in processes of their own: told nothing hidden, never able to stop a table."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from typing import Any

import pytest
from hypothesis import given, settings

from installed import EVERY
from manoir.bots.bot_processes import DIED, FAILED, LATE, BotProcesses, NoAnswer
from manoir.bots.comparison import ADVISER
from manoir.bots.request import TableTexts, request, stage_at, text_of
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import Named, canonical
from manoir.kernel.question import Question, Thought
from manoir.kernel.record import stage_for
from manoir.testing.chance import Position, positions, reached
from manoir.testing.leaping import leaping

every = pytest.mark.parametrize("name", EVERY)
pytestmark = pytest.mark.usefixtures("toy_installed")


def asked(at: Position) -> tuple[Any, Any]:
    """An open ask of a position, and the view of its seat."""
    ask = at.game.asks(at.state)[0]
    return ask, at.game.view(at.state, ask.seat)


def put(at: Position, bot: str, budget: int, within: int | None = None) -> Question:
    """The first open ask of a position, as a bot is asked it."""
    return Question.put("", at.play, at.game.asks(at.state)[0], bot, budget, within)


@every
def test_a_packed_view_says_all_that_the_seat_knows(name: str) -> None:
    @settings(max_examples=30)
    @given(positions(name))
    def law(at: Position) -> None:
        view = at.game.view(at.state, at.seat)
        views, here = at.play.title.views, at.play.stage.options
        there = stage_at(text_of(at.play.stage)).options  # not the same object: made anew from plain data
        line = canonical(views.pack(here, view))
        again = views.unpack(there, json.loads(line))
        assert type(again) is type(view)
        assert canonical(views.pack(there, again)) == line
        assert canonical(at.notation.seen(again)) == canonical(at.notation.seen(view))
        if at.seat >= 0:
            one, other = at.game.imagine(view, FastFate(3)), at.game.imagine(again, FastFate(3))
            assert canonical(at.notation.position(one)) == canonical(at.notation.position(other))

    law()


@every
def test_a_move_is_the_same_number_on_both_sides(name: str) -> None:
    @settings(max_examples=30)
    @given(positions(name))
    def law(at: Position) -> None:
        ask, _ = asked(at)
        theirs = stage_at(text_of(at.play.stage)).notation
        for move in at.game.moves(at.state, ask.seat):
            assert theirs.text(int(move)) == at.notation.text(int(move))

    law()


@every
def test_worlds_alike_to_a_seat_send_its_bot_the_same_bytes(name: str) -> None:
    @settings(max_examples=30)
    @given(positions(name))
    def law(at: Position) -> None:
        ask, view = asked(at)
        stage = at.play.stage
        text = TableTexts().of(stage)
        lines = []
        for seed in range(3):
            world = at.game.imagine(view, FastFate(seed))
            twin = next(one for one in at.game.asks(world) if one.seat == ask.seat)
            seen, moves = at.game.view(world, ask.seat), at.game.moves(world, ask.seat)
            lines.append(request("butler", stage, text, seen, twin, moves, 100, "chair", 7))
        moves = at.game.moves(at.state, ask.seat)
        truth = request("butler", stage, text, view, ask, moves, 100, "chair", 7)
        assert set(lines) == {truth}

    law()


@every
def test_worlds_alike_to_a_seat_get_the_same_answer_from_a_process(name: str) -> None:
    at = reached(name, title_of(name).box().players[0], 11, 9, 0)
    ask, view = asked(at)

    async def answers() -> list[int]:
        found = []
        for seed in (1, 2):
            workers = BotProcesses(size=1, seed=5, grace=60)
            world = at.game.imagine(view, FastFate(seed))
            moves = at.game.moves(world, ask.seat)
            seen = at.game.view(world, ask.seat)
            found.append(
                await workers.think(Question("", "search@30", at.play.stage, int(ask.seat), seen, ask, moves, 0))
            )
            await workers.close()
        return found

    one, other = asyncio.run(answers())
    assert one == other
    assert one in [int(move) for move in at.game.moves(at.state, ask.seat)]


def test_an_adviser_in_a_process_of_its_own_compares_two_moves() -> None:
    at = reached("macgregor", 3, 21, 30, 0)
    ask, _ = asked(at)
    moves = at.game.moves(at.state, ask.seat)

    async def table() -> Thought:
        workers = BotProcesses(size=1, seed=5, grace=60)
        try:
            return await workers.consider(put(at, ADVISER, 100))
        finally:
            await workers.close()

    found = asyncio.run(table()).comparison
    assert found is not None
    assert {found.move, found.other} <= {int(move) for move in moves}
    assert found.move != found.other
    assert found.trials >= 40


def test_a_killed_a_hung_and_a_confused_bot_say_why_and_the_next_answer_comes() -> None:
    at = reached("minuit", 4, 3, 20, 0)
    ask, _ = asked(at)
    moves = at.game.moves(at.state, ask.seat)

    async def thought(workers: BotProcesses, bot: str = "greedy") -> str:
        try:
            move = await workers.think(put(at, bot, 0))
        except NoAnswer as none:
            return none.because
        return "well" if move in list(moves) else "wrong"

    async def table() -> list[str]:
        workers = BotProcesses(size=1, seed=5, grace=60)
        found = [await thought(workers)]
        assert workers.pool[0] is not None
        os.kill(workers.pool[0].process.pid, signal.SIGKILL)
        found += [await thought(workers), await thought(workers)]
        os.kill(workers.pool[0].process.pid, signal.SIGSTOP)
        workers.grace = 0.2
        found.append(await thought(workers))
        workers.grace = 60
        found += [await thought(workers, "nobody"), await thought(workers)]
        assert workers.replaced == 2
        await workers.close()
        return found

    assert asyncio.run(table()) == ["well", DIED, "well", LATE, FAILED, "well"]


def test_tables_alike_have_one_text_and_others_another() -> None:
    title = title_of("macgregor")
    texts = TableTexts()
    one, same = (texts.of(stage_for(title, title.box("grid"), 3, {"bound": 9})) for _ in range(2))
    assert one is same
    others = [("edition", 3, {"bound": 9}), ("grid", 4, {"bound": 9}), ("grid", 3, {"bound": 8}), ("grid", 3, {})]
    for edition, seats, choices in others:
        assert texts.of(stage_for(title, title.box(edition), seats, choices)) != one


def test_a_box_that_somebody_brought_is_the_same_in_a_process() -> None:
    title = title_of("minuit")
    text = (title.folder / "edition.toml").read_text(encoding="utf-8").replace("rounds = 4", "rounds = 3")
    stage = stage_for(title, title.box_of(text, "brought"), 3, {})
    again = stage_at(text_of(stage))
    assert again.options.rounds == stage.options.rounds
    assert canonical(again.box.sheet.data) == canonical(stage.box.sheet.data)


class Slow:
    """A process that thinks as long as it may, by a clock that leaps."""

    def __init__(self, over: float = 0.0) -> None:
        self.over = over  # seconds by which it is late
        self.budgets: list[int] = []

    async def ask(self, line: bytes) -> Named:
        self.budgets.append(json.loads(line)["budget"])
        await asyncio.sleep(self.budgets[-1] / 1000 + self.over)
        return {"move": json.loads(line)["moves"][0], "pause": 0, "matter": 0, "simulations": 0}

    async def end(self) -> None:
        pass


async def waited_for(process: Slow, waits: list[int]) -> tuple[list[Any], float, BotProcesses]:
    """What becomes of requests that are made at once, each with its `within`; and how long it took."""
    at = reached("chasseurs", 3, 11, 9, 0)
    workers = BotProcesses(size=1, seed=5)
    workers.pool[0] = process  # type: ignore[assignment,call-overload]
    now = asyncio.get_running_loop().time
    begun = now()
    thoughts = [workers.think(put(at, "countess", 900, within)) for within in waits]
    found = await asyncio.gather(*thoughts, return_exceptions=True)
    return found, now() - begun, workers


def test_those_who_wait_for_one_process_share_the_time_that_is_left() -> None:
    process = Slow()
    found, took, _ = leaping(waited_for(process, [1200, 1200, 1200]))
    assert process.budgets == [400, 400, 400]
    assert took == pytest.approx(1.2)
    assert len(set(found)) == 1


def test_one_whose_moment_passed_while_it_waited_is_late_and_not_sent() -> None:
    process = Slow(over=0.5)
    (first, second), took, workers = leaping(waited_for(process, [600, 600]))
    assert process.budgets == [300]
    assert took == pytest.approx(0.8)
    assert isinstance(first, int)
    assert isinstance(second, NoAnswer)
    assert second.because == LATE
    assert workers.replaced == 0, "who is a little late goes on with the next"
    assert workers.turns[0].now is None
