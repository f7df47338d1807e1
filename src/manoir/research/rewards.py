"""What the end of a game is worth to each seat, in one of three ways."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.game import Game

VICTORY: Final[i64] = 0  # a share of one, for those who win
RANK: Final[i64] = 1  # from 1 for the first to 0 for the last; whoever ties has the mean of their places
MARGIN: Final[i64] = 2  # points ahead of the mean of the others, behind it below zero

KINDS: Final = ("victory", "rank", "margin")


def rewards_of(game: Game[Any, Any, Any], state: Any, kind: i64) -> list[float]:
    """What a finished game is worth to each seat."""
    scores = game.scores(state)
    seats: i64 = len(scores)
    winners = game.winners(state)
    wins = vec[i64]([0] * seats)
    for winner in winners:
        wins[winner] = 1
    found: list[float] = []
    seat: i64 = 0
    while seat < seats:
        if kind == VICTORY:
            found.append(1.0 / float(len(winners)) if wins[seat] == 1 else 0.0)
        elif kind == RANK:
            found.append(_rank(wins, scores, seat, game.aim))
        else:
            found.append(_margin(scores, seat, game.aim))
        seat += 1
    return found


def _rank(wins: vec[i64], scores: vec[i64], seat: i64, aim: i64) -> float:
    """The part of the others that a seat is before; winners come first, then points."""
    before: i64 = 0  # two for each seat behind, one for each beside
    other: i64 = 0
    seats: i64 = len(scores)
    while other < seats:
        if other != seat:
            ahead = wins[seat] - wins[other]
            if ahead == 0 and wins[seat] == 0:
                ahead = aim * (scores[seat] - scores[other])
            if ahead > 0:
                before += 2
            elif ahead == 0:
                before += 1
        other += 1
    return float(before) / float(2 * (seats - 1)) if seats > 1 else 1.0


def _margin(scores: vec[i64], seat: i64, aim: i64) -> float:
    """Points ahead of the mean of the others."""
    total: i64 = 0
    for score in scores:
        total += score
    seats: i64 = len(scores)
    if seats == 1:
        return 0.0
    others = float(total - scores[seat]) / float(seats - 1)
    return float(aim) * (float(scores[seat]) - others)
