"""How long bots take before they answer people: long enough to be followed, and telling nothing.

A pause depends neither on the position nor on the moves, which may be secret, nor on how long a search took: a table
draws it from its own pace and from what a bot of that level needs. Only a bot of a race (PacedBot) has a pace of its
own: there, seeing sooner is the game.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from manoir.kernel.bot import Bot, Moves, Pace, PacedBot, is_paced
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask
from manoir.kernel.levels import LEVELS
from manoir.kernel.title import Title

# Milliseconds, each several times what was measured on an idle machine: a thought should seldom be late.
AT_A_GLANCE: Final = 100  # without looking ahead: some hundredths of a millisecond, and the way to a process and back
A_LITTLE_AHEAD: Final = 250  # some dozens of simulations: two to four milliseconds, uncompiled twenty times that
A_SECOND: Final = 1000  # what a bot may think whose name says how long (search@200)
ON_THE_WAY: Final = 100  # beside the time that a bot gives itself


class Unhurried(PacedBot):
    """One bot's answers, given when another would give its own."""

    def __init__(self, bot: Bot[Any], pacer: PacedBot) -> None:
        self.name = bot.name
        self.bot = bot
        self.pacer = pacer

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        return self.bot.answer(view, ask, moves, budget)

    def pace(self, view: Any, ask: Ask, moves: Moves) -> Pace:
        return self.pacer.pace(view, ask, moves)


def pace_of(bot: Bot[Any], view: Any, ask: Ask, moves: Moves) -> Pace:
    """When a bot itself wants to answer; a pause of 0 leaves that to whoever seats it."""
    if not is_paced(bot):
        return Pace(0, ask.id)
    paced: Any = bot
    pace: Pace = paced.pace(view, ask, moves)
    return pace


def humane(fate: Fate) -> i64:
    """From 0.7 to 2.5 seconds, most often a second and a half."""
    return 700 + fate.pick(900) + fate.pick(900)


def usual(name: str, title: Title) -> int:
    """Milliseconds that a bot of that name needs for an answer, whatever it holds; 0: it does not think."""
    if name == "random":
        return 0
    if name not in LEVELS:
        return A_SECOND + ON_THE_WAY if "@" in name else AT_A_GLANCE
    skill = title.character.skills[LEVELS.index(name)]
    if skill.milliseconds > 0:
        return skill.milliseconds + ON_THE_WAY
    return A_LITTLE_AHEAD if skill.simulations > 0 else AT_A_GLANCE
