"""The oracle: a bot that sees everything. It sits in the arena alone, to measure what information is worth."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.registry import budget_named, instincts_of
from manoir.bots.search import Search
from manoir.bots.worlds import Fixed
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask
from manoir.kernel.title import Title

ORACLE = "oracle"


class OracleBot:
    """The same search as everybody's, over the one true world; no table will seat it, for it asks for the state."""

    def __init__(self, name: str, search: Search, simulations: int, milliseconds: int) -> None:
        self.name = name
        self.search = search
        self.simulations = simulations
        self.milliseconds = milliseconds

    def answer_seeing(self, state: Any, ask: Ask, moves: vec[i64], budget: int) -> i64:
        """One of the moves, chosen with the whole truth at hand; chance to come is not foreseen."""
        if len(moves) == 1:
            return moves[0]
        time = self.milliseconds or budget
        root = self.search.think(Fixed(state), ask, moves, time, self.simulations)
        number = root.best()
        self.search.answered(root, number)
        return moves[number]


def oracle_named(name: str, title: Title, fate: Fate) -> OracleBot:
    """`oracle@200` thinks for 200 simulations an answer."""
    simulations, milliseconds = budget_named(name.partition("@")[2])
    search = Search(title.game, instincts_of(title), title.character.settings, fate)
    return OracleBot(name, search, simulations, milliseconds)
