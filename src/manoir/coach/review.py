"""A finished game looked over: every decision of a seat by what it knew, and an account of luck and skill."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from manoir.bots.foresight import Foresight
from manoir.coach.appraisal import Appraisal, appraise
from manoir.coach.depth import USUAL, Depth
from manoir.coach.ledger import Ledger, entered
from manoir.coach.stepwise import Steps
from manoir.coach.table import measured
from manoir.coach.tally import Tally, tally_of
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.log import Log, log_of
from manoir.kernel.plain import Plain
from manoir.kernel.reason import Comparison, reasons_for
from manoir.kernel.record import Moment, Stage, replay, stage_of
from manoir.kernel.sighting import Sighting
from manoir.kernel.wrong import WrongInput, quoted

Tick = Callable[[int, int], None]
"""(done, all) -> nothing: how far a review has come."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer of a seat that had a choice."""

    entry: int
    seat: int  # from 0
    kind: str  # of the question
    given: str  # in notation
    best: str
    appraisal: Appraisal
    reasons: list[dict[str, Plain]]  # what speaks for the best answer, by what the seat knew

    def plain(self) -> dict[str, Plain]:
        """As it is written; seats count from 1 there."""
        found = self.appraisal
        return {
            "entry": self.entry,
            "seat": self.seat + 1,
            "kind": self.kind,
            "given": self.given,
            "best": self.best,
            "label": found.label,
            "before": found.before.plain(),
            "after": found.after.plain(),
            "cost": found.cost.plain(),
            "trials": found.trials,
            "reasons": self.reasons,
        }


@dataclass(frozen=True, slots=True)
class Review:
    """All that the coach says of a game; of a race, what there was to see and who saw it, and no shares."""

    game: str
    players: tuple[str, ...]
    seats: tuple[int, ...]  # those looked over, from 0
    entries: int
    seed: int
    depth: Depth
    result: tuple[float, ...]
    decisions: list[Decision]
    ledger: Ledger | None
    tallies: list[Tally]
    sightings: list[Sighting] | None

    def plain(self) -> dict[str, Plain]:
        """As it is written; seats count from 1 there."""
        found: dict[str, Plain] = {
            "game": self.game,
            "players": list(self.players),
            "seats": [seat + 1 for seat in self.seats],
            "entries": self.entries,
            "seed": self.seed,
            "depth": asdict(self.depth),
            "result": list(self.result),
        }
        if self.sightings is not None:
            return {**found, "seen": [one.plain() for one in self.sightings]}
        assert self.ledger is not None
        return {
            **found,
            "decisions": [one.plain() for one in self.decisions],
            "swings": [one.plain() for one in self.ledger.swings],
            "tallies": [one.plain() for one in self.tallies],
        }


def turning(found: Review, most: int = 3) -> list[Decision]:
    """The decisions that lost the most, of those that are called mistakes at the least."""
    worst = [one for one in found.decisions if one.appraisal.label in ("mistake", "turning")]
    return sorted(worst, key=lambda one: -one.appraisal.cost.value)[:most]


def review(
    log: str | Log,
    seat: int | None = None,
    *,
    depth: Depth = USUAL,
    seed: int = 1,
    place: str = "log",
    tick: Tick = lambda *_: None,
) -> Review:
    """Look a finished game over, for one seat (from 1) or for all; the same log, depth and seed give the same review.

    Decisions are judged from the view of their seat at that moment. The account of luck has all cards open.
    """
    work = SteppedReview(log_of(log, place) if isinstance(log, str) else log, seat, depth, seed, place)
    while (found := work.step()) is None:
        tick(work.done, work.total)
    return found


class SteppedReview:
    """A review made step by step, none of which takes long: whoever makes it may do something else in between."""

    def __init__(self, log: Log, seat: int | None, depth: Depth, seed: int, place: str) -> None:
        self.stage, self.moments = finished(log, place)
        stage, moments = self.stage, self.moments
        all = tuple(range(stage.seats))
        self.seats = all if seat is None else (seat_of(seat, stage.seats, "seat"),)
        ends = shared(stage.title.game.winners(moments[-1].state), stage.seats)
        self.said = (stage.title.name, log.header.seats, self.seats, len(moments) - 1, seed, depth, ends)
        self.asked = [] if stage.title.race is not None else list(questions(stage, moments, self.seats))
        self.done, self.total = 0, len(self.asked) + len(moments)
        self.work = self._judged(depth, seed) if stage.title.race is None else self._watched()

    def step(self) -> Review | None:
        """Go on for one step; the review, once it is made."""
        try:
            self.done += next(self.work)
        except StopIteration as end:
            found: Review = end.value
            return found
        return None

    def _judged(self, depth: Depth, seed: int) -> Steps[Review]:
        stage, moments = self.stage, self.moments
        foresight = yield from measured(stage, depth.games)
        decisions: list[Decision] = []
        for question in self.asked:
            decisions.append(decided(stage, foresight, question, depth, seed))
            yield 1
        ledger = yield from entered(stage, foresight, moments, depth.openly, seed)
        mine = {who: [one for one in decisions if one.seat == who] for who in self.seats}
        tallies = [tally_of(stage.title.all_open, ledger, mine[who], who) for who in self.seats]
        return Review(*self.said, decisions, ledger, tallies, None)

    def _watched(self) -> Steps[Review]:
        seats = self.seats if len(self.seats) < self.stage.seats else None
        yield self.total
        return Review(*self.said, [], None, [], sightings_of(self.stage, self.moments, seats))


def finished(log: Log, place: str) -> tuple[Stage, list[Moment]]:
    """A game and its moments, or WrongInput where it was cut short or goes on."""
    if log.cut is not None:
        raise WrongInput(place, log.cut, "a whole log")
    try:
        title = title_of(log.header.game)
    except WrongInput as wrong:
        raise wrong.within(f"{place}: line 1") from None
    stage = stage_of(title, log.header, place)
    moments = list(replay(stage, log, place))
    if stage.title.game.asks(moments[-1].state):
        raise WrongInput(place, f"a game that goes on after entry {len(moments) - 1}", "a game that is over")
    return stage, moments


def shared(winners: Iterable[int], seats: int) -> tuple[float, ...]:
    """Each seat's share of a victory; even, where nobody wins."""
    won = [int(seat) for seat in winners] or list(range(seats))
    return tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(seats))


def seat_of(seat: int, seats: int, name: str) -> int:
    """A seat that people count from 1, as the rules count it."""
    if not 1 <= seat <= seats:
        raise WrongInput(name, quoted(seat), f"a seat from 1 to {seats}")
    return seat - 1


@dataclass(frozen=True, slots=True)
class PastQuestion:
    """What a seat was asked, saw and answered: nothing else is known to whoever judges it."""

    entry: int
    ask: Ask
    view: Any
    moves: Any
    given: int


def questions(stage: Stage, moments: Sequence[Moment], seats: Sequence[int]) -> Iterator[PastQuestion]:
    """Every answer of these seats that had a choice, with the view at that moment."""
    game = stage.title.game
    for before, moment in pairwise(moments):
        seat = moment.entry.seat
        if seat is None or seat not in seats:
            continue
        moves = game.moves(before.state, seat)
        if len(moves) > 1:
            ask = next(ask for ask, _ in moment.asks if ask.seat == seat)
            given = stage.notation.move(moment.entry.move or "")
            yield PastQuestion(moment.entry.number, ask, game.view(before.state, seat), moves, given)


def decided(stage: Stage, foresight: Foresight, question: PastQuestion, depth: Depth, seed: int) -> Decision:
    """A question judged, with what speaks for the best answer."""
    title, view, seat = stage.title, question.view, int(question.ask.seat)
    mixed = (seed << 20) + question.entry
    found = appraise(title, foresight, view, question.ask, question.moves, question.given, depth, mixed)
    other = None if found.best == found.given else found.given
    world = title.game.imagine(view, FastFate(0))
    reasons = reasons_for(title.reasons, view, world, seat, Comparison(found.best, other))
    given, best = stage.notation.text(found.given), stage.notation.text(found.best)
    plain = [reason.plain() for reason in reasons]
    return Decision(question.entry, seat, question.ask.kind, given, best, found, plain)


def sightings_of(stage: Stage, moments: Sequence[Moment], seats: Sequence[int] | None) -> list[Sighting]:
    """What a race's own part says there was to see; nothing, where a game has no such part."""
    part = stage.title.part("sightings")
    found: list[Sighting] = [] if part is None else part.sightings(moments)
    return [one for one in found if seats is None or one.seat is None or one.seat in seats]
