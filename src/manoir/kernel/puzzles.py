"""Puzzles for one: of a game's own part `puzzles`, or moments of games that were played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from manoir.kernel.plain import Plain

Offer = tuple[str, dict[str, Plain]]
"""A move in notation, and as named data."""

How = Literal["right", "nearly", "no", "untried"]
"""What is said of an answer; `untried`: nobody has weighed it."""

NEARLY = 0.08  # of the victory: an answer that loses no more is nearly right


class NoPuzzle(Exception):
    """A name that no puzzle of the game has."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A moment of a game: who is asked what, and what they were told before it. Seats count from 1."""

    seat: int
    kind: str
    names: tuple[str, ...]  # of everybody at the table
    told: list[dict[str, Plain]]


@dataclass(frozen=True, slots=True)
class Weighed:
    """One answer as two long searches weighed it, in shares of the victory."""

    move: Offer
    share: float
    cost: float  # beside the best
    error: float  # of the cost: one standard error


@dataclass(frozen=True, slots=True)
class AnswerJudged:
    """What is said of an answer once it was given."""

    how: How
    given: Offer
    answers: list[Weighed]  # all that were weighed, the best first
    reasons: list[dict[str, Plain]]  # what speaks for the best
    missed: int  # how often lower levels answered otherwise,
    tries: int  # of so many tries; 0: nobody tried


def how_it_was(answers: Sequence[Weighed], given: str) -> How:
    """What is said of an answer, by what it loses beside the first of these."""
    if given == answers[0].move[0]:
        return "right"
    cost = next((one.cost for one in answers if one.move[0] == given), None)
    return "untried" if cost is None else "nearly" if cost <= NEARLY else "no"


@dataclass(frozen=True, slots=True)
class PuzzleShown:
    """A puzzle as far as it has come."""

    rating: str
    points: int
    view: Plain
    moves: list[Offer]
    events: list[dict[str, Plain]]  # what the last answer led to
    over: bool
    refused: str | None  # the slug of the clause that forbids the last answer
    solution: list[dict[str, Plain]]  # as events, once it is over
    asked: Asked | None = None  # where it is a moment of a game
    judged: AnswerJudged | None = None  # of such a moment, once it was answered


@dataclass(frozen=True, slots=True)
class PuzzleAdvice:
    """What leads on in a puzzle, and why."""

    move: str
    reasons: list[dict[str, Plain]]


class Puzzles(Protocol):
    """The puzzles of a game, by name; the house remembers none of them, so every answer so far is told each time."""

    def ladders(self) -> Mapping[str, int | None]:
        """How many rungs each ladder has, by rating, the easiest first; None: they never end."""
        ...

    def shown(self, name: str, answers: Sequence[str]) -> PuzzleShown:
        """A puzzle after some answers; NoPuzzle if there is none of that name."""
        ...

    def hint(self, name: str, answers: Sequence[str]) -> PuzzleAdvice | None:
        """What leads on after some answers; None where nothing is asked any more."""
        ...
