"""Puzzles of Booo! for one: the puzzle of a day, and ladders without end. Every step of a path is judged here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Any

from manoir.games.booo import TITLE
from manoir.games.booo.instincts import BoooInstincts
from manoir.games.booo.workshop.puzzle import RATINGS, Puzzle, drawn_puzzle
from manoir.games.booo.workshop.solo import Solo
from manoir.kernel.event import plain_event
from manoir.kernel.fate import FastFate
from manoir.kernel.puzzles import NoPuzzle, PuzzleAdvice, PuzzleShown
from manoir.kernel.reason import Comparison, reasons_for

DAILY = "fair"
DAYS = 1_000_000_000  # seeds of the days begin here, those of each ladder at its own thousand million
RUNG = re.compile(rf"({'|'.join(RATINGS)})-([1-9][0-9]{{0,5}})")
KEPT = 256  # puzzles that need not be drawn again


def ladders() -> dict[str, int | None]:
    """One for each rating; every rung is drawn anew, so none has an end."""
    return dict.fromkeys(RATINGS)


def shown(name: str, answers: Sequence[str]) -> PuzzleShown:
    """A puzzle after some answers: `2026-11-15` is the one of that day, `hard-3` the third rung of the hard ladder."""
    drawn = _drawn(name)
    solo = Solo(drawn)
    events, refused = _answered(solo, answers)
    notation = solo.notation
    return PuzzleShown(
        rating=drawn.rating.name,
        points=drawn.rating.points,
        view=notation.seen(solo.game.view(solo.state, 0)),
        moves=[(notation.text(move), notation.structure(move)) for move in solo.moves()],
        events=[plain_event(event) for event in events],
        over=solo.over,
        refused=refused,
        solution=[plain_event(event) for event in solo.solution()] if solo.over else [],
    )


def hint(name: str, answers: Sequence[str]) -> PuzzleAdvice | None:
    """What leads on after some answers; alone one may ask for that (machine.solvable), at a table nobody may."""
    solo = Solo(_drawn(name))
    _, refused = _answered(solo, answers)
    if solo.over or refused is not None:
        return None
    game, state = solo.game, solo.state
    move = BoooInstincts().onward(state, 0, game.moves(state, 0), FastFate(0))
    reasons = reasons_for(TITLE.reasons, game.view(state, 0), state, 0, Comparison(int(move)))
    return PuzzleAdvice(solo.notation.text(int(move)), [reason.plain() for reason in reasons])


def _answered(solo: Solo, answers: Sequence[str]) -> tuple[list[Any], str | None]:
    """Answer a puzzle, until an answer is refused: what the last one led to, or the clause that forbids it."""
    events: list[Any] = []
    for text in answers:
        move = solo.notation.move(text)
        slug = solo.why(move)
        if slug is not None:
            return [], slug
        events = solo.answer(move)
    return events, None


@lru_cache(maxsize=KEPT)
def _drawn(name: str) -> Puzzle:
    rung = RUNG.fullmatch(name)
    if rung is not None:
        rating = rung[1]
        seed = (RATINGS.index(rating) + 2) * DAYS + int(rung[2])
    else:
        rating, seed = DAILY, DAYS + _day(name)
    edition = TITLE.box().content
    return drawn_puzzle(edition, edition.trapdoors, edition.transitions, rating, FastFate(seed))


def _day(name: str) -> int:
    try:
        day = date.fromisoformat(name)
    except ValueError:
        raise NoPuzzle(name) from None
    if day.isoformat() != name:
        raise NoPuzzle(name)
    return day.toordinal()
