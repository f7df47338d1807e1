"""The five bots that people meet at a table, and how strong each is at each game.

Every row was calibrated in the arena: each level beats the one before it at the same table (docs/reference/levels.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from manoir.kernel.search_settings import SearchSettings

LEVELS = ("child", "guest", "regular", "butler", "countess")
"""From the weakest to the strongest; what people call them is in words/*/bots.ftl."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How a level plays one game."""

    simulations: int  # for each answer; 0: by instinct alone, without looking ahead
    wander: int = 0  # of a hundred answers, how many are given without thinking at all
    milliseconds: int = 0  # at a live table: thinks that long instead, however many simulations it comes to
    forget: int = 0  # of a hundred things that were shown once, how many do not come to mind


@dataclass(frozen=True, slots=True)
class Character:
    """How bots go about one game: the settings of their search, and the skills of the five levels."""

    skills: tuple[Skill, Skill, Skill, Skill, Skill]
    settings: SearchSettings = field(default_factory=SearchSettings)
    learned: SearchSettings = field(
        default_factory=lambda: SearchSettings(explore=1.0, victory=1.0, doubt=0.1, cut=True)
    )
    outlook: int = -1  # answers that a review plays on before it weighs a position; -1: to the end of the game
    points: float = 0.0  # that a result of 1 stands for while nothing is over; 0: results are chances


USUAL = Character((Skill(0, wander=60), Skill(0, wander=20), Skill(24), Skill(120), Skill(800, milliseconds=900)))
"""For a game that has not been calibrated."""
