"""Bots of a tab: as strong as they were calibrated, however slow the device; their pauses tell nothing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import manoir
from manoir.bots.bot_process import Chairs
from manoir.bots.registry import by_simulations, search_of
from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.levels import LEVELS
from manoir.kernel.question import Question
from manoir.tab.bots import MOST, BotWorkers, TabThinks, needed
from manoir.tab.house import THOUGHTLESS, here
from manoir.tab.minds import Minds

CALIBRATED = [title for title in TITLES.values() if title.race is None]


class SecondPython:
    """The worker of the bots, in this very Python; it remembers what it was asked and how slow it says it is."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.minds = Minds()
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []

    async def ready(self) -> str:
        return json.dumps({title.name: self.pace for title in CALIBRATED})

    async def ask(self, line: str) -> str:
        self.heard.append(json.loads(line))
        answer = self.minds.reply(line)
        self.said.append(json.loads(answer))
        return answer

    def end(self) -> None:
        pass


def question(name: str, bot: str, within: int | None) -> Question:
    """A first question of a game with a choice in it."""
    game = manoir.play(name, seats=4, seed=3)
    while len(game.moves(min(game.asks))) == 1:
        game.answer(game.moves(min(game.asks))[0], min(game.asks))
    rules, state, seat = game.play.title.game, game.play.state, min(game.asks) - 1
    ask = next(ask for ask in rules.asks(state) if int(ask.seat) == seat)
    stage = game.play.stage
    return Question("t", bot, stage, seat, rules.view(state, ask.seat), ask, rules.moves(state, ask.seat), 1, within)


@pytest.mark.parametrize("title", CALIBRATED, ids=lambda title: title.name)
def test_a_countess_in_a_tab_thinks_by_her_simulations_and_not_by_the_clock(title: Any) -> None:
    mind = SecondPython(1000.0)

    async def think() -> None:
        thinks = TabThinks(here(), ("greedy",), BotWorkers(lambda: mind), THOUGHTLESS)
        await thinks.workers.started(0)
        assert thinks.usual("countess", title) == MOST  # such a device does what it can
        await thinks.think(question(title.name, "countess", 60_000))
        await thinks.think(question(title.name, "countess", None))

    asyncio.run(think())
    skill = title.character.skills[LEVELS.index("countess")]
    assert [one["simulations"] for one in mind.said] == [skill.simulations] * 2
    assert mind.heard[0]["budget"] > 10_000
    assert mind.heard[1]["budget"] == MOST


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", CALIBRATED, ids=lambda title: title.name)
def test_every_level_of_a_tab_has_the_simulations_that_it_was_calibrated_with(title: Any, level: str) -> None:
    bot: Any = by_simulations(level, title, FastFate(1))
    search = search_of(bot)
    skill = title.character.skills[LEVELS.index(level)]
    assert (search is None) == (skill.simulations == 0)
    if search is not None:
        search.simulations = 0
        asked = question(title.name, level, None)
        while not search.simulations:  # a level wanders now and then
            bot.answer(asked.view, asked.ask, asked.moves, 1_000_000)
        assert search.simulations == skill.simulations


def test_what_a_level_needs_is_reckoned_from_the_pace_of_the_device_alone() -> None:
    title = TITLES["minuit"]
    assert needed("child", title, 5.0) == needed("guest", title, 5.0) == 100
    assert needed("butler", title, 1.0) < needed("countess", title, 1.0) < needed("countess", title, 2.0)
    assert needed("countess", title, 1e6) == MOST


def test_the_pace_of_a_device_is_measured_in_every_game_that_has_levels() -> None:
    paces = json.loads(Minds().paces())
    assert set(paces) == {title.name for title in CALIBRATED}
    assert all(pace > 0 for pace in paces.values())
    assert isinstance(Minds(), Chairs)
