"""A question that a seat was once asked, as it is put to somebody again: with what that seat knew, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.plain import Plain
from manoir.kernel.puzzles import AnswerJudged, Asked, Offer, PuzzleShown, Weighed, how_it_was
from manoir.kernel.reason import Comparison, reasons_for
from manoir.kernel.record import Moment, Stage
from manoir.kernel.wrong import WrongInput, quoted
from manoir.tables.scenes.per_chair import event_of, offer_of, view_of

LEAD_IN = 30  # moments of which somebody is told before they are asked


@dataclass(frozen=True, slots=True)
class QuestionAgain:
    """The position of a finished game at which a seat is asked, and how it came to it."""

    stage: Stage
    moments: Sequence[Moment]  # up to the question
    seat: int  # from 0
    names: tuple[str, ...]

    @property
    def state(self) -> Any:
        return self.moments[-1].state

    @property
    def ask(self) -> Ask:
        asks = [ask for ask in self.stage.title.game.asks(self.state) if int(ask.seat) == self.seat]
        if not asks:
            raise WrongInput("seat", str(self.seat + 1), "a seat that is asked")
        return asks[0]

    def shown(self, rating: str, points: int, judged: AnswerJudged | None = None) -> PuzzleShown:
        """The puzzle that it makes; nothing of the answer is in it unless it was given."""
        stage, game, seat = self.stage, self.stage.title.game, self.seat
        told = [event_of(stage, event, seat) for one in self.moments[-LEAD_IN:] for event in one.events]
        return PuzzleShown(
            rating=rating,
            points=points,
            view=view_of(stage, self.state, seat, over=True),  # whoever was not there cannot remember it
            moves=[self.offer(int(move)) for move in game.moves(self.state, self.ask.seat)],
            events=[],
            over=judged is not None,
            refused=None,
            solution=[],
            asked=Asked(seat + 1, self.ask.kind, self.names, told),
            judged=judged,
        )

    def offer(self, move: int) -> Offer:
        """A move as it is told."""
        game = self.stage.title.game
        return self.stage.notation.text(move), offer_of(self.stage, game.view(self.state, self.ask.seat), move)

    def move(self, text: str) -> int:
        """The number of an answer; WrongInput if it was not on offer."""
        number = self.stage.notation.move(text)
        if number not in self.stage.title.game.moves(self.state, self.ask.seat):
            raise WrongInput("answers", quoted(text), "one of the moves on offer")
        return number

    def judge(self, given: str, answers: Sequence[Weighed], missed: int = 0, tries: int = 0) -> AnswerJudged:
        """What is said of an answer beside the best, which is the first of those that were weighed."""
        number, best = self.move(given), self.move(answers[0].move[0])
        other = next((self.move(one.move[0]) for one in answers if one.move[0] != answers[0].move[0]), None)
        reasons = self._reasons(best, other if number == best else number)
        how = how_it_was(answers, self.stage.notation.text(number))
        return AnswerJudged(how, self.offer(number), list(answers), reasons, missed, tries)

    def _reasons(self, best: int, other: int | None) -> list[dict[str, Plain]]:
        game, reasons = self.stage.title.game, self.stage.title.reasons
        view = game.view(self.state, self.ask.seat)
        world = game.imagine(view, FastFate(0))
        return [one.plain() for one in reasons_for(reasons, view, world, self.seat, Comparison(best, other))]
