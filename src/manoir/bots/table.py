"""Which bots there are, and which instincts each game lends them; written out, nothing scanned."""

from __future__ import annotations

from typing import Any

from manoir.bots.bot import Bot, Instincts
from manoir.bots.forgetter import Forgetter, Forgetting
from manoir.bots.instincts.booo import BoooInstincts
from manoir.bots.instincts.calm import Calm
from manoir.bots.instincts.chasseurs import ChasseursInstincts
from manoir.bots.instincts.macgregor import MacGregorInstincts
from manoir.bots.instincts.minuit import MinuitInstincts
from manoir.bots.levels import EYES, LEVELS, character_of
from manoir.bots.searcher import SearchBot
from manoir.bots.simple import GreedyBot, RandomBot
from manoir.bots.spotter import Spotter
from manoir.bots.wanderer import Wanderer
from manoir.games.macgregor.view import forget
from manoir.kernel.fate import Fate
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, shown

INSTINCTS: dict[str, Instincts[Any]] = {
    "booo": BoooInstincts(),
    "chasseurs": ChasseursInstincts(),
    "macgregor": MacGregorInstincts(),
    "minuit": MinuitInstincts(),
}

FORGETTING: dict[str, Forgetting] = {"macgregor": forget}
"""The games in which a memory is put to the test, and how a view loses some of it."""

BOTS = ("random", "greedy", *LEVELS)

SEARCH = "search"
"""`search@200` thinks for 200 simulations an answer, `search@100ms` for a tenth of a second."""


def instincts_of(title: Title) -> Instincts[Any]:
    """What a game lends its bots; a game that lends nothing has calm ones."""
    return INSTINCTS.get(title.name) or Calm()


def bot_named(name: str, title: Title, fate: Fate) -> Bot[Any]:
    """A bot for a seat of a game, or WrongInput that lists them."""
    if name == "random":
        return RandomBot(fate)
    if name == "greedy":
        return GreedyBot(title.game, instincts_of(title), fate)
    if name in LEVELS:
        return level_named(name, title, fate)
    kind, sign, budget = name.partition("@")
    if kind == SEARCH and sign:
        simulations, milliseconds = budget_named(budget)
        return searcher(name, title, simulations, milliseconds, fate)
    raise WrongInput("bot", shown(name), f"one of {', '.join(BOTS)}, search@SIMULATIONS, search@MILLISECONDSms")


def level_named(name: str, title: Title, fate: Fate) -> Bot[Any]:
    """One of the five levels; Booo! is a race, in which they differ by how soon they see a way."""
    if title.name == "booo":
        return Spotter(name, EYES[LEVELS.index(name)], fate)
    skill = character_of(title).skills[LEVELS.index(name)]
    bot: Bot[Any] = GreedyBot(title.game, instincts_of(title), fate)
    if skill.simulations > 0:
        bot = searcher(name, title, skill.simulations, skill.milliseconds, fate)
    if skill.forget > 0:
        bot = Forgetter(bot, FORGETTING[title.name], skill.forget, fate)
    return Wanderer(name, bot, skill.wander, fate)


def searcher(name: str, title: Title, simulations: int, milliseconds: int, fate: Fate) -> SearchBot:
    """A bot that looks ahead, with the settings of its game."""
    settings = character_of(title).settings
    return SearchBot(name, title.game, instincts_of(title), settings, simulations, milliseconds, fate)


def budget_named(text: str) -> tuple[int, int]:
    """Simulations and milliseconds from `200` or `100ms`."""
    number = text.removesuffix("ms")
    if not number.isdecimal() or not 1 <= int(number) <= 10_000_000:
        raise WrongInput("bot", shown(text), "a number of simulations, or of milliseconds such as 100ms")
    return (0, int(number)) if text.endswith("ms") else (int(number), 0)
