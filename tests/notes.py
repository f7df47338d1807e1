"""The answers that the rulebooks give, and what the house plays for one who is silent."""

from __future__ import annotations

from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.testing.scene import Scene


def answer(clause: str, number: int, language: str) -> str:
    """The answer of a clause's note, counted from 0."""
    return title_of(clause.partition(":")[0]).rulebook.clause(clause).notes[number].answer[language]


def silence(scene: Scene, seat: int) -> str:
    """What the house plays for a seat (from 0) when its time is out."""
    return scene.notation.text(int(scene.game.lapse(scene.state, seat, FastFate(1))))
