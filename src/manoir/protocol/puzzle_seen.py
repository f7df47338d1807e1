"""A puzzle as it is sent."""

from __future__ import annotations

from manoir.kernel.puzzles import AnswerJudged, PuzzleShown
from manoir.protocol.http_types import JudgedSeen, PuzzleSeen, QuestionSeen, RefusalSeen, WeighedSeen
from manoir.protocol.reasons import words_of
from manoir.protocol.review_types import EstimateSeen
from manoir.tables.scenes.scene import MoveSeen


def puzzle_seen(game: str, name: str, found: PuzzleShown) -> PuzzleSeen:
    """A puzzle as far as it has come."""
    refused = None if found.refused is None else f"{game}:{found.refused}"
    asked = found.asked
    return PuzzleSeen(
        name=name,
        rating=found.rating,
        points=found.points,
        view=found.view,
        moves=[MoveSeen(text, data) for text, data in found.moves],
        events=found.events,
        over=found.over,
        refused=None if refused is None else RefusalSeen(refused, words_of(refused)),
        solution=found.solution,
        asked=None if asked is None else QuestionSeen(asked.seat, asked.kind, list(asked.names), asked.told),
        judged=None if found.judged is None else _judged(found.judged),
    )


def _judged(found: AnswerJudged) -> JudgedSeen:
    answers = [WeighedSeen(*one.move, one.share, EstimateSeen(one.cost, one.error)) for one in found.answers]
    return JudgedSeen(found.how, MoveSeen(*found.given), answers, found.reasons, found.missed, found.tries)
