"""A bot's answer in the terminal: where something is hidden, at a moment that is drawn before it thinks (law 8)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from time import monotonic, sleep
from typing import Any

from manoir.bots.delays import AT_A_GLANCE, usual
from manoir.kernel.bot import Bot
from manoir.kernel.game import Ask
from manoir.kernel.title import Title
from manoir.tables.clocks.answer_time import WAY_BACK, drawn

BUDGET = 1000  # milliseconds that a bot may think


def answer_in_time(
    title: Title,
    bot: Bot[Any],
    view: Any,
    ask: Ask,
    moves: Any,
    chance: Random | None = None,
    now: Callable[[], float] = monotonic,
    wait: Callable[[float], None] = sleep,
) -> int:
    """What a bot answers; one that looks ahead is heard as late when it had nothing to choose as when it had."""
    needs = usual(bot.name, title)
    if title.all_open or needs <= AT_A_GLANCE:
        return int(bot.answer(view, ask, moves, BUDGET))
    milliseconds = drawn(chance or SystemRandom(), 0, needs)
    due = now() + milliseconds / 1000
    move = int(bot.answer(view, ask, moves, min(BUDGET, int(milliseconds) - WAY_BACK)))
    wait(max(0.0, due - now()))
    return move
