"""A bot of your own: it tries each move in a few worlds that look like what it sees, and keeps the best.

manoir arena minuit --seats 2 --bots my_bot:make,greedy,random
"""

from __future__ import annotations

from typing import Any

from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.title import Title

WORLDS = 8


class MyBot:
    """Looks one answer ahead, by the points that people count."""

    def __init__(self, title: Title, fate: FastFate) -> None:
        self.name = "my bot"
        self.game = title.game
        self.fate = fate

    def answer(self, view: Any, ask: Ask, moves: Any, budget: int) -> int:
        """One of the moves; the view is all that I can know, and imagine deals what I cannot see."""
        worlds = [self.game.imagine(view, self.fate) for _ in range(WORLDS)]
        return int(max(moves, key=lambda move: sum(self.lead(world, int(ask.seat), move) for world in worlds)))

    def lead(self, world: Any, seat: int, move: int) -> float:
        """How far ahead of the others I am after a move, and a few random answers of everybody."""
        state = world.copy()
        self.game.advance(state, seat, move, self.fate, None)
        for _ in range(30):
            asks = self.game.asks(state)
            if not asks:
                break
            ask = asks[self.fate.pick(len(asks))]
            offered = self.game.moves(state, ask.seat)
            self.game.advance(state, ask.seat, offered[self.fate.pick(len(offered))], self.fate, None)
        scores = [self.game.aim * int(score) for score in self.game.scores(state)]
        return scores[seat] - sum(scores) / len(scores)


def make(title: Title, fate: FastFate) -> MyBot:
    """What the arena asks for: a bot for one seat of a game."""
    return MyBot(title, fate)
