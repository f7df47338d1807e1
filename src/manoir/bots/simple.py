"""The two simplest bots: one plays at random, the other plays what appeals most at first sight."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.bot import Bot, Moves
from manoir.kernel.fate import Fate
from manoir.kernel.favourite import favourite
from manoir.kernel.game import Ask, Game
from manoir.kernel.instincts import Instincts

MOST_MET = 200  # positions that a greedy bot remembers


class RandomBot(Bot[Any]):
    """Any move, each as likely."""

    def __init__(self, fate: Fate) -> None:
        self.name = "random"
        self.fate = fate

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        offered: vec[i64] = moves
        return offered[self.fate.pick(len(offered))]


class GreedyBot(Bot[Any]):
    """The move with the greatest weight; among equals, any; and any other where it has been before.

    Two who always do what appeals most can trade the same captures for ever. What a greedy bot sees of a position is
    its mark, its moves and how much each appeals; if all come again and nobody has gained a point, it has led nowhere.
    """

    def __init__(self, game: Game[Any, Any, Any], instincts: Instincts[Any], fate: Fate) -> None:
        self.name = "greedy"
        self.game = game
        self.instincts = instincts
        self.fate = fate
        self.met: dict[int, int] = {}  # positions, each with the ask at which it was met first; the oldest go first

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        offered: vec[i64] = moves
        world = self.game.imagine(view, self.fate)
        weights = self.instincts.lean(world, ask.seat, offered)
        best = favourite(weights, self.fate)
        if len(offered) > 1 and self.has_met(ask, world, offered, weights):
            other = self.fate.pick(len(offered) - 1)
            return offered[other if other < best else other + 1]
        return offered[best]

    def has_met(self, ask: Ask, world: Any, moves: vec[i64], weights: vec[i64]) -> bool:
        """Whether the same stood before it at another ask; the same ask put again, as for a hint, is not met anew."""
        seen = f"{ask.kind} {self.instincts.mark(world, ask.seat)}"
        seen += said(self.game.scores(world)) + said(moves) + said(weights)
        position = hash(seen)  # a house keeps many chairs, and a text takes ten times the room
        first = self.met.get(position)
        if first is not None:
            return first != int(ask.id)
        self.met[position] = int(ask.id)
        if len(self.met) > MOST_MET:
            del self.met[next(iter(self.met))]
        return False


def said(numbers: vec[i64]) -> str:
    """Numbers as a text that no other numbers have."""
    text = ";"
    for number in numbers:
        text += f" {number}"
    return text
