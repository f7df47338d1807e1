"""The two simplest bots: one plays at random, the other plays what appeals most at first sight."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.bot import Bot, Instincts, Moves
from manoir.bots.leaning import favourite
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask, Game


class RandomBot(Bot[Any]):
    """Any move, each as likely."""

    def __init__(self, fate: Fate) -> None:
        self.name = "random"
        self.fate = fate

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        offered: vec[i64] = moves
        return offered[self.fate.pick(len(offered))]


class GreedyBot(Bot[Any]):
    """The move with the greatest weight; among equals, any."""

    def __init__(self, game: Game[Any, Any, Any], instincts: Instincts[Any], fate: Fate) -> None:
        self.name = "greedy"
        self.game = game
        self.instincts = instincts
        self.fate = fate

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        offered: vec[i64] = moves
        weights = self.instincts.lean(self.game.imagine(view, self.fate), ask.seat, offered)
        return offered[favourite(weights, self.fate)]
