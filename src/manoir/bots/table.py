"""Which bots there are, and which instincts each game lends them; written out, nothing scanned."""

from __future__ import annotations

from typing import Any

from manoir.bots.bot import Bot, Instincts
from manoir.bots.instincts.booo import BoooInstincts
from manoir.bots.instincts.chasseurs import ChasseursInstincts
from manoir.bots.instincts.macgregor import MacGregorInstincts
from manoir.bots.instincts.minuit import MinuitInstincts
from manoir.bots.simple import GreedyBot, RandomBot
from manoir.kernel.fate import Fate
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, shown

INSTINCTS: dict[str, Instincts[Any]] = {
    "booo": BoooInstincts(),
    "chasseurs": ChasseursInstincts(),
    "macgregor": MacGregorInstincts(),
    "minuit": MinuitInstincts(),
}

BOTS = ("random", "greedy")


def bot_named(name: str, title: Title, fate: Fate) -> Bot[Any]:
    """A bot for a seat of a game, or WrongInput that lists them."""
    if name == "random":
        return RandomBot(fate)
    if name == "greedy":
        return GreedyBot(title.game, INSTINCTS[title.name], fate)
    raise WrongInput("bot", shown(name), f"one of {', '.join(BOTS)}")
