"""Puzzles for one: what a game offers in its part `puzzles`, two functions named `shown` and `hint`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from manoir.kernel.plain import Plain


class NoPuzzle(Exception):
    """A name that no puzzle of the game has."""


@dataclass(frozen=True, slots=True)
class PuzzleShown:
    """A puzzle as far as it has come."""

    rating: str
    points: int
    view: Plain
    moves: list[tuple[str, dict[str, Plain]]]  # in notation, and as named data
    events: list[dict[str, Plain]]  # what the last answer led to
    over: bool
    refused: str | None  # the slug of the clause that forbids the last answer
    solution: list[dict[str, Plain]]  # as events, once it is over


@dataclass(frozen=True, slots=True)
class PuzzleAdvice:
    """What leads on in a puzzle, and why."""

    move: str
    reasons: list[dict[str, Plain]]


class Puzzles(Protocol):
    """The puzzles of a game, by name; the house remembers none of them, so every answer so far is told each time."""

    def shown(self, name: str, answers: Sequence[str]) -> PuzzleShown:
        """A puzzle after some answers; NoPuzzle if there is none of that name."""
        ...

    def hint(self, name: str, answers: Sequence[str]) -> PuzzleAdvice | None:
        """What leads on after some answers; None where nothing is asked any more."""
        ...
