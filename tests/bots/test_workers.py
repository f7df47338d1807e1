"""Bots in processes of their own: told nothing hidden, never able to stop a table."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest
from chance import GAMES, Position, positions, reached
from hypothesis import given, settings

from manoir.bots.parcel import pack, unpack
from manoir.bots.venue import Venues, options_at, shipped_box
from manoir.bots.workers import DIED, FAILED, LATE, Answered, Workers, answer_or_lapse, request
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import canonical


def asked(at: Position) -> tuple[Any, Any]:
    """An open ask of a position, and the view of its seat."""
    ask = at.game.asks(at.state)[0]
    return ask, at.game.view(at.state, ask.seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_packed_view_says_all_that_the_seat_knows(name: str) -> None:
    @settings(max_examples=30)
    @given(positions(name))
    def law(at: Position) -> None:
        view = at.game.view(at.state, at.seat)
        options = options_at(Venues().of(at.record.title, view))  # not the same object: made anew from plain data
        again = unpack(pack(view), at.game, options, at.seat)
        assert pack(again) == pack(view)
        assert canonical(at.notation.seen(again)) == canonical(at.notation.seen(view))
        if at.seat >= 0:
            one, other = at.game.imagine(view, FastFate(3)), at.game.imagine(again, FastFate(3))
            assert canonical(at.notation.position(one)) == canonical(at.notation.position(other))

    law()


@pytest.mark.parametrize("name", GAMES)
def test_worlds_alike_to_a_seat_send_its_bot_the_same_bytes(name: str) -> None:
    @settings(max_examples=30)
    @given(positions(name))
    def law(at: Position) -> None:
        ask, view = asked(at)
        title = at.record.title
        lines = []
        for seed in range(3):
            world = at.game.imagine(view, FastFate(seed))
            twin = next(one for one in at.game.asks(world) if one.seat == ask.seat)
            seen, moves = at.game.view(world, ask.seat), at.game.moves(world, ask.seat)
            lines.append(request("butler", title, Venues().of(title, seen), seen, twin, moves, 100, "chair", 7))
        moves = at.game.moves(at.state, ask.seat)
        truth = request("butler", title, Venues().of(title, view), view, ask, moves, 100, "chair", 7)
        assert set(lines) == {truth}

    law()


@pytest.mark.parametrize("name", GAMES)
def test_worlds_alike_to_a_seat_get_the_same_answer_from_a_process(name: str) -> None:
    at = reached(name, title_of(name).box().players[0], 11, 9, 0)
    ask, view = asked(at)

    async def answers() -> list[int]:
        found = []
        for seed in (1, 2):
            workers = Workers(size=1, seed=5, grace=60)
            world = at.game.imagine(view, FastFate(seed))
            moves = at.game.moves(world, ask.seat)
            seen = at.game.view(world, ask.seat)
            found.append(await workers.think("search@30", at.record.title, seen, ask, moves, 0))
            await workers.close()
        return found

    one, other = asyncio.run(answers())
    assert one == other
    assert one in [int(move) for move in at.game.moves(at.state, ask.seat)]


def test_a_killed_a_hung_and_a_confused_bot_lapse_and_the_next_answer_comes() -> None:
    at = reached("minuit", 4, 3, 20, 0)
    ask, _ = asked(at)
    lapse = int(at.game.lapse(at.state, ask.seat))
    title = at.record.title

    async def table() -> list[Answered]:
        workers = Workers(size=1, seed=5, grace=60)
        found = [await answer_or_lapse(workers, "greedy", title, at.state, ask, 0)]
        assert workers.pool[0] is not None
        os.kill(workers.pool[0].process.pid, signal.SIGKILL)
        found.append(await answer_or_lapse(workers, "greedy", title, at.state, ask, 0))
        found.append(await answer_or_lapse(workers, "greedy", title, at.state, ask, 0))
        os.kill(workers.pool[0].process.pid, signal.SIGSTOP)
        workers.grace = 0.2
        found.append(await answer_or_lapse(workers, "greedy", title, at.state, ask, 0))
        workers.grace = 60
        found.append(await answer_or_lapse(workers, "nobody", title, at.state, ask, 0))
        found.append(await answer_or_lapse(workers, "greedy", title, at.state, ask, 0))
        assert workers.replaced == 2
        await workers.close()
        return found

    well, killed, after, hung, confused, last = asyncio.run(table())
    assert [well.lapsed, after.lapsed, last.lapsed] == [None, None, None]
    assert (killed, hung, confused) == (Answered(lapse, DIED), Answered(lapse, LATE), Answered(lapse, FAILED))


def test_a_view_is_known_to_be_of_its_edition() -> None:
    title = title_of("macgregor")
    for edition in title.editions:
        game = title.game
        state = game.setup(title.table(title.box(edition), 3), FastFate(1), None)
        assert shipped_box(title, game.view(state, 0)).name == title.box(edition).name
