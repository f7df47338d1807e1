"""A bot that forgets, as people do, what everybody was shown and nobody may look at again."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from manoir.kernel.bot import Bot, Moves
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask
from manoir.kernel.memory import Memory


class Forgetter(Bot[Any]):
    """Another bot, given less than its seat may know: at each answer some things do not come to mind."""

    def __init__(self, inner: Bot[Any], memory: Memory, often: i64, fate: Fate) -> None:
        self.name = inner.name
        self.inner = inner
        self.memory = memory
        self.often = often  # of a hundred things it has seen
        self.fate = fate

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        self.memory.forget(view, int(self.often), self.fate)
        return self.inner.answer(view, ask, moves, budget)
