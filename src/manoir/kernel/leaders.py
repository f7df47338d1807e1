"""Who is ahead: what most games need to name their winners."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

Scores = Any
"""A `vec[i64]` or a list, by seat; said only inside, as `manoir.kernel.bot.Moves` is."""


def leaders(scores: Scores, aim: i64) -> vec[i64]:
    """The seats with the most points where `aim` is 1, with the fewest where it is -1; those who tie are all in it."""
    seats = vec[i64]()
    seat: i64 = 0
    best: i64 = 0
    for score in scores:
        points: i64 = aim * score
        if seat == 0 or points > best:
            best = points
            seats = vec[i64]()
        if points == best:
            seats = append(seats, seat)
        seat += 1
    return seats
