"""The bot that thinks ahead."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.bot import Bot, Instincts
from manoir.bots.search import Search
from manoir.bots.settings import Settings
from manoir.bots.worlds import Imagined
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask, Game


class SearchBot(Bot[Any]):
    """Plays what a search of so many simulations, or of the time it is given, finds best."""

    def __init__(
        self,
        name: str,
        game: Game[Any, Any, Any],
        instincts: Instincts[Any],
        settings: Settings,
        simulations: i64,
        milliseconds: i64,
        fate: Fate,
    ) -> None:
        self.name = name
        self.game = game
        self.search = Search(game, instincts, settings, fate)
        self.simulations = simulations  # 0: as many as the time allows
        self.milliseconds = milliseconds  # 0: as long as the simulations take

    def answer(self, view: Any, ask: Ask, moves: vec[i64], budget: i64) -> i64:
        if len(moves) == 1:
            return moves[0]
        time = self.milliseconds
        if budget > 0 and (time == 0 or budget < time):
            time = budget
        root = self.search.think(Imagined(self.game, view), ask, moves, time, self.simulations)
        number = root.best()
        self.search.answered(root, number)
        return moves[number]
