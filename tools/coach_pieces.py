"""What the pieces of docs/reference/coach.md are, and how one of each is made; `coach_kept.py` keeps them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import NamedTuple

from manoir.bots.foresight import Foresight
from manoir.bots.registry import instincts_of
from manoir.bots.search import Search
from manoir.bots.worlds import Imagined
from manoir.cli.simulate import play_out
from manoir.coach import table
from manoir.coach.appraisal import Trials
from manoir.coach.depth import SURE, USUAL, Depth
from manoir.coach.estimate import mean_difference
from manoir.coach.ledger import ledger_of, means
from manoir.coach.review import PastQuestion, decided, finished, questions, review, shared
from manoir.coach.table import foresight_of
from manoir.games import TITLES, title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.leaders import leaders
from manoir.kernel.log import Log
from manoir.kernel.record import Stage
from manoir.kernel.title import Title

ROOT = Path(__file__).resolve().parent.parent
GAMES = [name for name in TITLES if title_of(name).race is None]
FIRST = 1000  # seed of the games
APART = 2000  # ... of those for labels: where a label begins was chosen on others, from 1000 and from 7000 on
UNSEEN = 50_000  # ... of those for calibration: the outlooks of the games were chosen on others, from 1000 on
POSITIONS = 2000  # a table, each from a game of its own
REVIEWED = 160  # games of each title that are reviewed twice
TRICKED = 80  # games of the strongest level, in which worse answers are sought
LUCKY = 800  # games of each pairing
WAYS = 60  # on from every position of those: luck is just however few, and less noisy the more
LONG = Depth(search=3000, trials=3000)
CLEARLY = 0.08  # of the victory: a worse answer loses that much at the least, by the long search
DRAWN = 6  # answers of a question among which a worse one is sought
PAIRINGS = (("regular", "regular"), ("countess", "child"))


def log_of_bots(name: str, bots: Sequence[str], seats: int, seed: int) -> Log:
    """A game between bots, repeated round the table."""
    title = title_of(name)
    seated = [bots[seat % len(bots)] for seat in range(seats)]
    return play_out(title, title.box(), seated, dict(title.bounded), seed).play.log


def sizes_of(name: str) -> list[int]:
    """The fewest seats, four, and the most."""
    low, high = title_of(name).box().players
    return sorted({low, max(low, min(4, high)), high})


class Forecast(NamedTuple):
    """What was predicted at one position, what a simpler eye would have said, and what happened."""

    predicted: tuple[float, ...]
    by_score: tuple[float, ...]
    happened: tuple[float, ...]

    def kept(self) -> list[int]:
        """In hundredths; then who had the best score and who won, a bit for each seat."""
        return [*(round(100 * share) for share in self.predicted), _bits(self.by_score), _bits(self.happened)]


def forecast_of(kept: Sequence[int]) -> Forecast:
    """A forecast as it was kept."""
    *predicted, by_score, happened = kept
    seats = len(predicted)
    ahead, won = ([seat for seat in range(seats) if bits >> seat & 1] for bits in (by_score, happened))
    return Forecast(tuple(share / 100 for share in predicted), shared(ahead, seats), shared(won, seats))


def _bits(shares: Sequence[float]) -> int:
    return sum(1 << seat for seat, share in enumerate(shares) if share > 0)


def forecast(name: str, seats: int, seed: int) -> list[int]:
    """One position of a game of its own."""
    stage, moments = finished(log_of_bots(name, ["regular"], seats, seed), "log")
    game = stage.title.game
    state = moments[FastFate(seed * 7 + 1).pick(len(moments) - 1)].state
    foresight = foresight_of(stage, USUAL.games)
    predicted = means([foresight.shares(state.copy(), seed * 100_000 + way) for way in range(USUAL.openly)])
    ahead = shared(leaders([int(one) for one in game.scores(state)], game.aim), seats)
    return Forecast(predicted, ahead, shared(game.winners(moments[-1].state), seats)).kept()


def twice_judged(name: str, seed: int) -> str:
    """The labels of every decision of one seat, by two seeds: their first letters, two by two."""
    stage, moments = finished(log_of_bots(name, ["regular", "guest"], 4, seed), "log")
    foresight = foresight_of(stage, USUAL.games)
    asked = questions(stage, moments, [seed % 4])
    return " ".join("".join(label_by(stage, foresight, question, again) for again in (1, 2)) for question in asked)


def label_by(stage: Stage, foresight: Foresight, question: PastQuestion, seed: int) -> str:
    """The first letter of what an answer is called at the usual depth."""
    return decided(stage, foresight, question, USUAL, seed).appraisal.label[0]


def tricked(name: str, seed: int) -> str:
    """Some questions of a game of the strongest level: what its answer is called, and what a worse one in its place.

    First letters, two by two; a dash where a long search knows of nothing worse.
    """
    stage, moments = finished(log_of_bots(name, ["countess"], 4, seed), "log")
    asked = list(questions(stage, moments, range(4)))
    return " ".join(_tricked(stage, question) for question in asked[seed % 5 :: max(1, len(asked) // 10)])


def _tricked(stage: Stage, question: PastQuestion) -> str:
    foresight = foresight_of(stage, USUAL.games)
    own = label_by(stage, foresight, question, 1)
    worse = _worse(stage, foresight, question)
    if worse is None:
        return f"{own}-"
    return own + label_by(stage, foresight, replace(question, given=worse), 1)


def _worse(stage: Stage, foresight: Foresight, question: PastQuestion) -> int | None:
    """The first of some answers, drawn by lot, that a long search of its own holds to be clearly worse."""
    title, fate = stage.title, FastFate(question.entry)
    others = [int(move) for move in question.moves if int(move) != question.given]
    trials = Trials(title, foresight, question.view, int(question.ask.seat))
    best = long_search(title, question, 77)
    for _ in range(min(DRAWN, len(others))):
        move = others.pop(fate.pick(len(others)))
        if move == best:
            continue
        for count, seed, least in ((300, 8_000_000_000_000, CLEARLY / 2), (LONG.trials, 9_000_000_000_000, CLEARLY)):
            both = trials.of([move, best], count, seed)
            loss = mean_difference(both[best], both[move])
            if loss.value - (SURE * loss.error if count == LONG.trials else 0.0) <= least:
                break
        else:
            return move
    return None


def long_search(title: Title, question: PastQuestion, seed: int) -> int:
    """The answer that a long search tries most."""
    search = Search(title.game, instincts_of(title), title.character.settings, FastFate(seed))
    root = search.think(Imagined(title.game, question.view), question.ask, question.moves, 0, LONG.search)
    return int(question.moves[max(range(len(question.moves)), key=lambda n: (root.tries[n], root.mean(n)))])


def told(name: str, bots: Sequence[str], seed: int) -> list[int]:
    """Result, beside the start, and luck of whoever is named first, who sits first and second in turn: thousandths."""
    seat = seed % 2
    stage, moments = finished(log_of_bots(name, bots if seat == 0 else bots[::-1], 2, seed), "log")
    ledger = ledger_of(stage, foresight_of(stage, USUAL.games), moments, WAYS, seed)
    luck = sum(swing.chance[seat].value for swing in ledger.swings)
    return [round(1000 * (ledger.result[seat] - ledger.start[seat])), round(1000 * luck)]


def timed(name: str, seats: int, seed: int) -> list[float]:
    """Seconds of one core for the review of one seat of a whole game, the measure of the table included."""
    text = log_of_bots(name, ["regular"], seats, seed).text()
    table.MEASURED.clear()
    begun = process_time()
    found = review(text, 1)
    return [round(process_time() - begun, 2), len(found.decisions)]


class Section(NamedTuple):
    """One table of the page: what is done for each of its rows, and how often at full size."""

    task: Callable[..., object]
    rows: list[tuple[object, ...]]
    full: int
    first: int = FIRST  # seed


BY_SEATS: list[tuple[object, ...]] = [(name, seats) for name in GAMES for seats in sizes_of(name)]
SECTIONS = {
    "calibrated": Section(forecast, BY_SEATS, POSITIONS, UNSEEN),
    "stable": Section(twice_judged, [(name,) for name in GAMES], REVIEWED, APART),
    "sharp": Section(tricked, [(name,) for name in GAMES], TRICKED, APART),
    "luck": Section(told, [(name, pair) for name in GAMES for pair in PAIRINGS], LUCKY),
    "time": Section(timed, BY_SEATS, 3),
}
