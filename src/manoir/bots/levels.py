"""The five bots that people meet at a table, and how strong each is at each game.

Every row was calibrated in the arena: each level beats the one before it at the same table (docs/reference/bots.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from manoir.bots.eye import Eye
from manoir.bots.settings import Settings
from manoir.kernel.title import Title

LEVELS = ("child", "guest", "regular", "butler", "countess")
"""From the weakest to the strongest; what people call them is in words/*/bots.ftl."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How a level plays one game."""

    simulations: int  # for each answer; 0: by instinct alone, without looking ahead
    wander: int = 0  # of a hundred answers, how many are given without thinking at all
    milliseconds: int = 0  # at a live table: thinks that long instead, however many simulations it comes to
    forget: int = 0  # of a hundred things that were shown once, how many do not come to mind (Mac Gregor's tokens)


@dataclass(frozen=True, slots=True)
class Character:
    """How bots go about one game: the settings of their search, and the skills of the five levels."""

    skills: tuple[Skill, Skill, Skill, Skill, Skill]
    settings: Settings = field(default_factory=Settings)


CHARACTERS: dict[str, Character] = {
    "minuit": Character(
        skills=(
            Skill(0, wander=60),
            Skill(0, wander=25),
            Skill(16, wander=12),
            Skill(60, wander=4),
            Skill(500, milliseconds=900),
        ),
        settings=Settings(horizon=0, explore=0.5, guided=100, patience=500),
    ),
    "chasseurs": Character(
        skills=(
            Skill(0, wander=60),
            Skill(0, wander=25),
            Skill(0, wander=6),
            Skill(80, wander=3),
            Skill(300, milliseconds=900),
        ),
        settings=Settings(horizon=0, guided=100, sharpness=4),
    ),
    "macgregor": Character(
        skills=(
            Skill(0, wander=50, forget=80),
            Skill(0, wander=25, forget=50),
            Skill(20, wander=8, forget=25),
            Skill(56, wander=3, forget=10),
            Skill(280, milliseconds=900),
        ),
        settings=Settings(horizon=20, guided=90),
    ),
}

# Booo! is a race: each level sees a way in four fifths of the time of the one before, and errs less.
EYES = (
    Eye(slow=620, spread=60, misses=30, wrong=12, patience=26_000),
    Eye(slow=500, spread=60, misses=22, wrong=8, patience=22_000),
    Eye(slow=400, spread=55, misses=14, wrong=4, patience=18_000),
    Eye(slow=320, spread=50, misses=8, wrong=2, patience=15_000),
    Eye(slow=250, spread=50, misses=3, wrong=0, patience=12_000),
)

USUAL = Character((Skill(0, wander=60), Skill(0, wander=20), Skill(24), Skill(120), Skill(800, milliseconds=900)))
"""For a game that has not been calibrated."""


def character_of(title: Title) -> Character:
    """How bots go about a game."""
    return CHARACTERS.get(title.name, USUAL)
