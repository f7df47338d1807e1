"""Scenes of Le Menteur, for the tests of its clauses."""

from __future__ import annotations

from collections.abc import Sequence

from manoir.kernel.plain import Plain
from manoir.testing import Scene
from manoir_menteur import TITLE


def menteur(position: str | None, picks: Sequence[int] = (), seats: int = 2, **choices: Plain) -> Scene:
    """A scene; the first seat begins, unless something else is said."""
    return Scene(TITLE, seats, position, list(picks), **{"first": 1, **choices})


def dice(scene: Scene) -> list[int]:
    """How many dice each has."""
    return [seat["dice"] for seat in scene.position["seats"]]
