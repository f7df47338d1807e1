"""A bot whose mind wanders: now and then it answers without thinking."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.bot import Bot, Moves
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask


class Wanderer(Bot[Any]):
    """Another bot, but for the answers that are any of the moves."""

    def __init__(self, name: str, inner: Bot[Any], often: i64, fate: Fate) -> None:
        self.name = name
        self.inner = inner
        self.often = often  # of a hundred answers
        self.fate = fate

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        if self.fate.pick(100) < self.often:
            offered: vec[i64] = moves
            return offered[self.fate.pick(len(offered))]
        return self.inner.answer(view, ask, moves, budget)
