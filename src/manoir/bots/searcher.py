"""The bot that thinks ahead."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.learned import Learned
from manoir.bots.search import Search
from manoir.bots.worlds import Imagined
from manoir.kernel.bot import Bot, Moves
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask, Game
from manoir.kernel.instincts import Instincts
from manoir.kernel.search_settings import SearchSettings


class SearchBot(Bot[Any]):
    """Plays what a search finds best.

    It stops after its simulations or when its budget is spent, whichever comes first; one with milliseconds of its own
    uses those at a live table (where there is a budget) or if it has no simulations to go by.
    """

    def __init__(
        self,
        name: str,
        game: Game[Any, Any, Any],
        instincts: Instincts[Any],
        settings: SearchSettings,
        simulations: i64,
        milliseconds: i64,
        fate: Fate,
        learned: Learned | None = None,
    ) -> None:
        self.name = name
        self.game = game
        self.search = Search(game, instincts, settings, fate, learned)
        self.simulations = simulations
        self.milliseconds = milliseconds

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        offered: vec[i64] = moves
        if len(offered) == 1:
            return offered[0]
        time = budget
        simulations = self.simulations
        if self.milliseconds > 0 and (budget > 0 or simulations == 0):
            time = min(budget, self.milliseconds) if budget > 0 else self.milliseconds
            simulations = 0
        root = self.search.think(Imagined(self.game, view), ask, offered, time, simulations)
        number = root.best()
        self.search.answered(root, number)
        return offered[number]
