"""Bots that think in the thread of the tables: the same bots, whatever the game."""

from __future__ import annotations

import asyncio

import pytest

from installed import EVERY
from manoir.bots.comparison import compared
from manoir.bots.delays import usual
from manoir.bots.here import HereThinks
from manoir.bots.registry import BOTS, bot_named, instinct_named
from manoir.games import title_of
from manoir.kernel.question import Question
from manoir.tables.bots import Thinks
from manoir.testing.chance import reached

pytestmark = pytest.mark.usefixtures("toy_installed")


def put(name: str, bot: str, table: str = "table") -> Question:
    at = reached(name, title_of(name).box().players[0], 7, 10, 0)
    return Question.put(table, at.play, at.game.asks(at.state)[0], bot, 50)


@pytest.mark.parametrize("name", EVERY)
def test_every_bot_answers_considers_and_advises_in_this_thread(name: str) -> None:
    thinks: Thinks = HereThinks(BOTS, bot_named, instinct_named, usual, compared, ("random",))

    async def work() -> None:
        for bot in BOTS:
            question = put(name, bot)
            moves = [int(move) for move in question.moves]
            thought = await thinks.consider(question)
            assert {await thinks.think(question), thinks.answer(question), thinks.first_sight(question)} <= set(moves)
            assert thought.move in moves
            paced = question.title.race is not None and bot != "random"
            assert (thought.pause > 0) == paced, "only in a race has a bot a pace of its own"
            assert thinks.usual(bot, question.title) == usual(bot, question.title)
        assert (await thinks.compare(put(name, "countess"))).move in moves

    asyncio.run(work())
    thinks.close()


def test_whoever_has_something_to_say_is_heard_before_a_thought() -> None:
    thinks = HereThinks(("random",), bot_named)
    heard: list[str] = []

    async def think() -> None:
        await thinks.think(put("minuit", "random"))
        heard.append("bot")

    async def say() -> None:
        heard.append("person")

    async def work() -> None:
        await asyncio.gather(think(), say())

    asyncio.run(work())
    assert heard == ["person", "bot"]


def test_a_chair_keeps_its_bot_until_its_table_is_forgotten() -> None:
    thinks = HereThinks(BOTS, bot_named)
    one, other = put("minuit", "greedy"), put("minuit", "greedy", "another")
    first = thinks.player(one)
    assert thinks.player(one) is first
    assert thinks.player(other) is not first
    thinks.forget("table")
    assert thinks.player(one) is not first
