"""What a position is worth to each seat: its share of the victory and its margin of points, or what instinct says."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.kernel.game import Game
from manoir.kernel.instincts import Instincts

RECENT: Final[i64] = 1000  # ends over which the usual margin is taken


class Judgement:
    """Results from -1 to 1 whose mean over the seats is about 0, so that an end and a position cut off compare."""

    __slots__ = ("ends", "game", "instincts", "spread", "victory")

    def __init__(self, game: Game[Any, Any, Any], instincts: Instincts[Any], victory: float) -> None:
        self.game = game
        self.instincts = instincts
        self.victory = victory  # how much winning counts beside the margin, from 0 to 1
        self.spread: float = 0.0  # the usual margin of points at an end: no game tells us, so it is learned
        self.ends: i64 = 0

    def felt(self, state: Any, seats: i64) -> vec[float]:
        """What instinct says of a position that is not over."""
        results = vec[float](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            results = append(results, self.instincts.value(state, seat))
            seat += 1
        return results

    def ended(self, state: Any, seats: i64) -> vec[float]:
        """What a finished game is worth to each seat."""
        points = self.game.scores(state)
        winners = self.game.winners(state)
        aim = float(self.game.aim)
        fair = 1.0 / float(seats)
        share = 1.0 / float(max(1, len(winners)))
        sum: i64 = 0
        for one in points:
            sum += one
        results = vec[float](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            others = float(sum - points[seat]) / float(max(1, seats - 1))
            margin = self.scaled((float(points[seat]) - others) * aim)
            won = -fair
            for winner in winners:
                if winner == seat:
                    won = share - fair
            results = append(results, self.victory * won + (1.0 - self.victory) * margin)
            seat += 1
        return results

    def scaled(self, margin: float) -> float:
        """A margin of points between -0.5 and 0.5, measured in usual margins."""
        self.ends += 1
        self.spread += (abs(margin) - self.spread) / float(min(self.ends, RECENT))
        usual = margin / (self.spread + 0.001)
        return 0.5 * usual / (1.0 + abs(usual))
