"""How moments are found in games of bots: one a game at the most, where two long searches hold one answer clearly best.

Both searches think with what the seat knew. Each has a tree of its own, and tries every answer in worlds that the other
never imagined; what they agree on is played to the very end of the game as well, where no scale weighs anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from manoir.bots.foresight import Foresight
from manoir.bots.registry import bot_named, instincts_of
from manoir.bots.search import Search
from manoir.bots.worlds import Imagined
from manoir.cli.simulate import play_out
from manoir.coach.appraisal import WIDE, Trials
from manoir.coach.depth import SURE
from manoir.coach.estimate import Estimate, mean_difference, mean_of
from manoir.coach.review import PastQuestion, finished, questions
from manoir.coach.table import foresight_of
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.log import Entry, Log, header_of
from manoir.kernel.plain import Plain
from manoir.kernel.record import Moment, Stage, replay
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput
from manoir.tables.puzzles.question import QuestionAgain

PLAYERS = "butler"  # at every seat
NAMES = ("Adèle", "Basile", "Céleste", "Désiré", "Eugénie", "Firmin", "Gisèle", "Honoré")
LEAD_IN = 12  # entries before a moment that are told
MOST_ANSWERS = 24  # of a question: nobody weighs more
GAMES = 600  # by which a table is measured

LOOKED_AT = 60  # questions of a game, drawn by lot
QUICK_SEARCH, QUICK_TRIALS, QUICK_LEAD = 300, (80, 500), 0.05
LONG_SEARCH, LOOKS, RIVALS, TRIALS, TO_THE_END = 6000, 400, 3, 3000, 3000
BEGINNERS = ("child", "guest", "regular", "butler")
TRIES = 4  # of each of them
LEAD = 0.04  # of the victory: of the best answer before every other, at the least


@dataclass(frozen=True, slots=True)
class LongSearch:
    """What one long search says of a question."""

    best: int
    lead: Estimate  # of the best before the next best, in worlds that had no part in choosing either
    shares: dict[int, list[float]]  # of each answer, world by world
    looks: dict[int, list[float]]  # of all of them, in fewer worlds


def found_in(name: str, seed: int) -> dict[str, Plain] | None:
    """The moment of one game, if it has any."""
    title = title_of(name)
    low, high = title.box().players
    bots = [PLAYERS] * (low + seed % (high - low + 1))
    stage, moments = finished(play_out(title, title.box(), bots, dict(title.bounded), seed).play.log, "log")
    foresight = foresight_of(stage, GAMES)
    fate = FastFate(seed)
    asked = [one for one in questions(stage, moments, range(stage.seats)) if len(one.moves) <= MOST_ANSWERS]
    drawn = [asked.pop(fate.pick(len(asked))) for _ in range(min(LOOKED_AT, len(asked)))]
    promising = [one for one in drawn if promises(stage, foresight, one, seed)]
    while promising:
        kinds = sorted({one.ask.kind for one in promising})  # the rare kinds as often as the frequent
        kind = kinds[fate.pick(len(kinds))]
        mine = [one for one in promising if one.ask.kind == kind]
        question = mine[fate.pick(len(mine))]
        told = judged(stage, foresight, question, seed)
        if told is not None:
            log = lead_in(stage, moments, question)
            missed = misses(stage, moments[question.entry - 1].state, question, str(told["best"]), seed)
            return None if log is None else {"seed": seed, **told, "missed": missed, "log": log}
        promising = [one for one in promising if one.ask.kind != kind]
    return None


def ranked(title: Title, question: PastQuestion, simulations: int, seed: int) -> list[int]:
    """The answers as a search likes them."""
    search = Search(title.game, instincts_of(title), title.character.settings, FastFate(seed))
    root = search.think(Imagined(title.game, question.view), question.ask, question.moves, 0, simulations)
    order = sorted(range(len(question.moves)), key=lambda number: (-root.tries[number], -root.mean(number)))
    return [int(question.moves[number]) for number in order]


def promises(stage: Stage, foresight: Foresight, question: PastQuestion, seed: int) -> bool:
    """Whether a quick look, and then a longer one, say that one answer stands out."""
    mixed = (seed << 20) + question.entry
    likely = ranked(stage.title, question, QUICK_SEARCH, mixed)[:RIVALS]
    trial = Trials(stage.title, foresight, question.view, int(question.ask.seat))
    for trials in QUICK_TRIALS:
        means = [mean_of(shares).value for shares in trial.of(likely, trials, mixed * WIDE).values()]
        if means[0] - max(means[1:]) < QUICK_LEAD:
            return False
    return True


def long_search(stage: Stage, foresight: Foresight, question: PastQuestion, seed: int) -> LongSearch | None:
    """One of the two; None where its tree and its trials do not like the same answer best."""
    best = ranked(stage.title, question, LONG_SEARCH, seed)[0]
    trial = Trials(stage.title, foresight, question.view, int(question.ask.seat))
    looks = trial.of([int(move) for move in question.moves], LOOKS, seed * WIDE)
    order = sorted(looks, key=lambda move: -sum(looks[move]))
    if order[0] != best:
        return None
    shares = trial.of(order[: 1 + RIVALS], TRIALS, seed * WIDE + LOOKS)
    leads = [mean_difference(shares[best], shares[other]) for other in order[1 : 1 + RIVALS]]
    return LongSearch(best, min(leads, key=lambda lead: lead.value), shares, looks)


def at_least(lead: Estimate) -> float:
    """How large a lead surely is."""
    return lead.value - SURE * lead.error


def judged(stage: Stage, foresight: Foresight, question: PastQuestion, seed: int) -> dict[str, Plain] | None:
    """What both searches say, where they agree that every other answer is a mistake."""
    mixed = (seed << 20) + question.entry
    searches: list[LongSearch] = []
    for number in (1, 2):
        one = long_search(stage, foresight, question, 4 * mixed + number)
        if one is None or at_least(one.lead) < LEAD or any(one.best != other.best for other in searches):
            return None
        searches.append(one)
    best = searches[0].best
    end = played_out(stage, question, best, searches, 4 * mixed + 3)
    if at_least(end) <= 0.0:
        return None
    text = stage.notation.text
    answers = {text(int(move)): figures(searches, best, int(move)) for move in question.moves}
    return {
        "entry": question.entry,
        "seat": int(question.ask.seat) + 1,
        "kind": question.ask.kind,
        "best": text(best),
        "answers": answers,
        "leads": [one.lead.plain() for one in searches],
        "end": end.plain(),
    }


def played_out(stage: Stage, question: PastQuestion, best: int, searches: Sequence[LongSearch], seed: int) -> Estimate:
    """The lead before the rival that came nearest, every way on played to the end of the game."""
    rivals = [move for move in searches[0].shares if move != best]
    nearest = max(rivals, key=lambda move: sum(searches[0].shares[move]))
    title = stage.title
    ends = Foresight(title.game, instincts_of(title), title.character.settings.guided, -1, stage.seats)
    tried = Trials(title, ends, question.view, int(question.ask.seat)).of([best, nearest], TO_THE_END, seed * WIDE)
    return mean_difference(tried[best], tried[nearest])


def figures(searches: Sequence[LongSearch], best: int, move: int) -> dict[str, Plain]:
    """The share of an answer, and what it costs beside the best, from the worlds of both searches."""
    found = [one.shares if move in one.shares else one.looks for one in searches]
    mine = [*chain.from_iterable(one[move] for one in found)]
    theirs = [*chain.from_iterable(one[best] for one in found)]
    cost = mean_difference(theirs, mine)
    return {"share": round(mean_of(mine).value, 4), "cost": round(cost.value, 4), "error": round(cost.error, 4)}


def misses(stage: Stage, state: Any, question: PastQuestion, best: str, seed: int) -> int:
    """How often the lower levels answer otherwise, of so many tries."""
    title, ask = stage.title, question.ask
    mixed = ((seed << 20) + question.entry) * 64
    missed = 0
    for number, level in enumerate(BEGINNERS * TRIES):
        view = title.game.view(state, ask.seat)  # anew: some of them forget what is in theirs
        given = bot_named(level, title, FastFate(mixed + number)).answer(view, ask, question.moves, 0)
        missed += stage.notation.text(int(given)) != best
    return missed


def lead_in(stage: Stage, moments: Sequence[Moment], question: PastQuestion) -> list[Plain] | None:
    """A log that begins some entries before the question and ends where it is asked; None where that cannot be."""
    first = max(0, question.entry - 1 - LEAD_IN)
    start = moments[first]
    zero = start.entry if first == 0 else Entry(0, None, None, (), stage.notation.write(start.state))
    later = [moment.entry for moment in moments[first + 1 : question.entry]]
    entries = [Entry(number, one.seat, one.move, one.picks) for number, one in enumerate(later, 1)]
    header = header_of(stage.title, stage.box, stage.choices, NAMES[: stage.seats])
    log = Log(header, [Entry(0, None, None, zero.picks, zero.position), *entries])
    try:
        *_, last = replay(stage, log, "log")
    except WrongInput:  # in the middle of something that a position cannot take up
        return None
    game, seat = stage.title.game, question.ask.seat
    seen = stage.notation.seen
    same = seen(game.view(last.state, seat)) == seen(question.view)
    if not same or [*game.moves(last.state, seat)] != [*question.moves]:
        return None
    return [log.header.plain(), *(entry.plain() for entry in log.entries)]


def tried_again(question: QuestionAgain, best: str, other: str, worlds: int, seed: int) -> Estimate:
    """The lead of one answer of a moment before another, in a few worlds that no search imagined."""
    stage = question.stage
    view = stage.title.game.view(question.state, question.ask.seat)
    trial = Trials(stage.title, foresight_of(stage, GAMES // 10), view, question.seat)
    moves = [question.move(best), question.move(other)]
    shares = trial.of(moves, worlds, seed * WIDE)
    return mean_difference(shares[moves[0]], shares[moves[1]])
