"""A bot that does what its net likes best, without looking ahead."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.learned import Learned
from manoir.kernel.bot import Bot, Moves
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask, Game


class NetBot(Bot[Any]):
    """The move for which most speaks; at a table that is strange to the net, another bot answers."""

    def __init__(self, game: Game[Any, Any, Any], learned: Learned, fate: Fate, otherwise: Bot[Any]) -> None:
        self.name = "net"
        self.game = game
        self.learned = learned
        self.fate = fate
        self.otherwise = otherwise

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        offered: vec[i64] = moves
        if len(offered) == 1:
            return offered[0]
        learned = self.learned
        if learned.knows(offered) and learned.looked(view, ask.seat, self.game.imagine(view, self.fate)):
            return offered[learned.favourite(offered)]
        return self.otherwise.answer(view, ask, moves, budget)
