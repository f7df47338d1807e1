"""How long bots take before they answer people: long enough to be followed, and telling nothing.

A pause depends neither on the position nor on the moves, which may be secret, nor on how long a search took: it is the
table's own pace, or drawn by lot. Only a bot of a race (PacedBot) has a pace of its own: there, seeing sooner is the
game.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from manoir.bots.bot import Bot, Moves
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask


class PacedBot(Bot[Any]):
    """A bot that knows itself when it would answer."""

    def pause(self, view: Any, ask: Ask, moves: Moves) -> i64:
        """Milliseconds from the question to its answer."""
        raise NotImplementedError


def pause_of(bot: Bot[Any], view: Any, ask: Ask, moves: Moves) -> i64:
    """How long a bot itself wants to take; 0 leaves that to whoever seats it."""
    return bot.pause(view, ask, moves) if isinstance(bot, PacedBot) else 0


def humane(fate: Fate) -> i64:
    """From 0.7 to 2.5 seconds, most often a second and a half."""
    return 700 + fate.pick(900) + fate.pick(900)
