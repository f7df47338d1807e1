"""No instincts at all, for a game that lends none: a search then goes by what its simulations bring."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.kernel.instincts import Instincts


class NoInstincts(Instincts[Any]):
    """Feels nothing about any game."""

    def value(self, state: Any, seat: i64) -> float:
        return 0.0

    def quiet(self, state: Any) -> bool:
        return True

    def lean(self, state: Any, seat: i64, moves: vec[i64]) -> vec[i64]:
        weights = vec[i64](capacity=len(moves))
        for _ in moves:
            weights = append(weights, 1)
        return weights

    def mark(self, state: Any, seat: i64) -> i64:
        return 0
