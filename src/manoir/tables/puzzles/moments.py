"""The puzzles of any game: its own, or moments of games of bots, one for each day and a ladder for each rating."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date

from manoir.kernel.log import log_of
from manoir.kernel.moments import KeptMoment, KeptMoments, moments_of
from manoir.kernel.puzzles import NoPuzzle, PuzzleAdvice, Puzzles, PuzzleShown, Weighed
from manoir.kernel.record import replay, stage_of
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput
from manoir.tables.puzzles.question import QuestionAgain

RUNG = re.compile(r"([a-z]+)-([1-9][0-9]{0,5})")


def puzzles_of(title: Title) -> Puzzles | None:
    """What a game has for one person alone; None where it has nothing."""
    own: Puzzles | None = title.part("puzzles")
    if own is not None:
        return own
    kept = moments_of(title)
    return None if kept is None else MomentPuzzles(title, kept)


class MomentPuzzles:
    """What would you have played? One answer settles it, and there are no hints."""

    def __init__(self, title: Title, kept: KeptMoments) -> None:
        self.title = title
        self.kept = kept

    def ladders(self) -> Mapping[str, int | None]:
        """How many rungs each ladder has."""
        return {rating: len(rungs) for rating, rungs in self.kept.ladders.items()}

    def shown(self, name: str, answers: Sequence[str]) -> PuzzleShown:
        """A moment, and what is said of an answer, once there is an answer."""
        kept = self._named(name)
        question = question_of(self.title, kept)
        if not answers:
            return question.shown(kept.rating, kept.missed)
        if len(answers) > 1:
            raise WrongInput("answers", f"{len(answers)} of them", "one answer")
        weighed = [
            Weighed(question.offer(question.move(text)), one.share, one.cost, one.error)
            for text, one in kept.answers.items()
        ]
        judged = question.judge(answers[0], weighed, kept.missed, kept.tries)
        return question.shown(kept.rating, kept.missed, judged)

    def hint(self, name: str, answers: Sequence[str]) -> PuzzleAdvice | None:
        """None: a hint would be the answer."""
        self._named(name)
        return None

    def _named(self, name: str) -> KeptMoment:
        rung = RUNG.fullmatch(name)
        if rung is None:
            return self.kept.days[_day(name) % len(self.kept.days)]
        rungs = self.kept.ladders.get(rung[1], ())
        if int(rung[2]) > len(rungs):
            raise NoPuzzle(name)
        return rungs[int(rung[2]) - 1]


def question_of(title: Title, kept: KeptMoment) -> QuestionAgain:
    """The question at which the log of a moment ends."""
    log = log_of(kept.log, "moment")
    stage = stage_of(title, log.header, "moment")
    return QuestionAgain(stage, list(replay(stage, log, "moment")), kept.seat, log.header.seats)


def _day(name: str) -> int:
    """The number of a day, the same everywhere."""
    try:
        day = date.fromisoformat(name)
    except ValueError:
        raise NoPuzzle(name) from None
    if day.isoformat() != name:
        raise NoPuzzle(name)
    return day.toordinal()
