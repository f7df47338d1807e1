"""How long bots take before they answer people: long enough to be followed, and telling nothing.

A pause is drawn by lot alone: it depends neither on the position nor on the moves, which may be secret, nor on how long
the search took. Only a bot of a race (PacedBot) has a pace of its own: there, seeing sooner is the game.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.bot import Bot
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask


class PacedBot(Bot[Any]):
    """A bot that knows itself when it would answer."""

    def pause(self, view: Any, ask: Ask, moves: vec[i64]) -> i64:
        """Milliseconds from the question to its answer."""
        raise NotImplementedError


def pause_of(bot: Bot[Any], view: Any, ask: Ask, moves: vec[i64], fate: Fate) -> i64:
    """When a bot answers, in milliseconds from the question."""
    if isinstance(bot, PacedBot):
        return bot.pause(view, ask, moves)
    return humane(fate)


def humane(fate: Fate) -> i64:
    """From 0.7 to 2.5 seconds, most often a second and a half."""
    return 700 + fate.pick(900) + fate.pick(900)
