"""Puzzles of Booo! for one: the puzzle of a day, and ladders without end. Every step of a path is judged here."""

from __future__ import annotations

import re
from datetime import date
from functools import lru_cache
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from manoir.games import TITLES
from manoir.games.booo.puzzle import RATINGS, Puzzle, drawn_puzzle
from manoir.games.booo.solo import Solo
from manoir.kernel.fate import FastFate
from manoir.kernel.told import plain_event
from manoir.server.bodies import PuzzleAnswers, PuzzleSeen, RefusalSeen
from manoir.server.reasons import words_of
from manoir.tables.seen import MoveSeen
from manoir.tables.verdict import Denied

DAILY = "fair"
DAYS = 1_000_000_000  # seeds of the days begin here, those of each ladder at its own thousand million
RUNG = re.compile(rf"({'|'.join(RATINGS)})-([1-9][0-9]{{0,5}})")
KEPT = 256  # puzzles that need not be drawn again


@get("/api/booo/puzzles/{name:str}", sync_to_thread=True)
def puzzle(name: FromPath[str]) -> PuzzleSeen:
    """A puzzle: `2026-11-15` is the one of that day, `hard-3` the third rung of the hard ladder."""
    return _seen(name, [])


@post("/api/booo/puzzles/{name:str}", status_code=200, sync_to_thread=True)
def answer(name: FromPath[str], data: JSONBody[PuzzleAnswers]) -> PuzzleSeen:
    """The same puzzle after some answers, with what the last of them led to."""
    return _seen(name, data.answers)


def _seen(name: str, answers: list[str]) -> PuzzleSeen:
    drawn = _drawn(name)
    solo = Solo(drawn)
    events: list[Any] = []
    refused = None
    for text in answers:
        move = solo.notation.move(text)
        slug = solo.why(move)
        if slug is not None:
            reason = f"booo:{slug}"
            refused = RefusalSeen(reason, words_of(reason))
            events = []
            break
        events = solo.answer(move)
    notation = solo.notation
    return PuzzleSeen(
        name=name,
        rating=drawn.rating.name,
        points=drawn.rating.points,
        view=notation.seen(solo.game.view(solo.state, 0)),
        moves=[MoveSeen(notation.text(move), notation.structure(move)) for move in solo.moves()],
        events=[plain_event(event) for event in events],
        over=solo.over,
        refused=refused,
        solution=[plain_event(event) for event in solo.solution()] if solo.over else [],
    )


@lru_cache(maxsize=KEPT)
def _drawn(name: str) -> Puzzle:
    rung = RUNG.fullmatch(name)
    if rung is not None:
        rating = rung[1]
        seed = (RATINGS.index(rating) + 2) * DAYS + int(rung[2])
    else:
        rating, seed = DAILY, DAYS + _day(name)
    edition = TITLES["booo"].box().content
    return drawn_puzzle(edition, edition.trapdoors, edition.transitions, rating, FastFate(seed))


def _day(name: str) -> int:
    try:
        day = date.fromisoformat(name)
    except ValueError:
        raise Denied("not-found") from None
    if day.isoformat() != name:
        raise Denied("not-found")
    return day.toordinal()
