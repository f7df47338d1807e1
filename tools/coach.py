"""The tables of docs/reference/coach.md: whether the coach's shares, labels and luck hold.

`python tools/coach.py` plays and looks over games of every title and writes the file; `--scale 20` takes twenty times
the games (the full size: 2,000 positions a table), `--show` prints instead.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import process_time

from manoir.bots.arena.interval import Interval, interval
from manoir.cli.simulate import play_out
from manoir.coach import table
from manoir.coach.appraisal import Trials, ranked_above
from manoir.coach.depth import MISTAKE, SURE, USUAL, Depth
from manoir.coach.estimate import mean_difference
from manoir.coach.ledger import ledger_of, means
from manoir.coach.review import Question, decided, finished, questions, review, shared
from manoir.coach.table import foresight_of
from manoir.games import TITLES, title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.leaders import leaders
from manoir.kernel.log import Log
from manoir.kernel.record import Stage

DOCS = Path(__file__).resolve().parent.parent / "docs" / "reference" / "coach.md"
GAMES = [name for name in TITLES if title_of(name).race is None]
BINS = 5
FIRST = 1000  # seed of the games
UNSEEN = 50_000  # ... of those for calibration: the outlooks of the games were chosen on others, from 1000 on
POSITIONS = 100  # a table; the full size is 20 times that
REVIEWED = 4  # games of each title that are reviewed twice
TRICKED = 40  # questions of each title in which a worse answer is sought
LUCKY = 40  # games of each pairing
WAYS = 60  # on from every position of those: luck is just however few, and less noisy the more
LONG = Depth(search=3000, trials=3000)
CLEARLY = 2 * MISTAKE  # a worse answer loses that much at the least, by the long search
PAIRINGS = (("regular", "regular"), ("countess", "child"))

Row = Sequence[object]


def log_of_bots(name: str, bots: Sequence[str], seats: int, seed: int) -> Log:
    """A game between bots, repeated round the table."""
    title = title_of(name)
    seated = [bots[seat % len(bots)] for seat in range(seats)]
    return play_out(title, title.box(), seated, dict(title.bounded), seed).record.log


def sizes_of(name: str) -> list[int]:
    """The fewest seats, four, and the most."""
    low, high = title_of(name).box().players
    return sorted({low, max(low, min(4, high)), high})


@dataclass(frozen=True)
class Forecast:
    """What was predicted at one position, what a simpler eye would have said, and what happened."""

    predicted: tuple[float, ...]
    by_score: tuple[float, ...]
    happened: tuple[float, ...]


def forecast(name: str, seats: int, seed: int) -> Forecast:
    """One position of a game of its own."""
    stage, moments = finished(log_of_bots(name, ["regular"], seats, seed), "log")
    game = stage.title.game
    state = moments[FastFate(seed * 7 + 1).pick(len(moments) - 1)].state
    foresight = foresight_of(stage, USUAL.games)
    predicted = means([foresight.shares(state.copy(), seed * 100_000 + way) for way in range(USUAL.openly)])
    ahead = shared(leaders([int(one) for one in game.scores(state)], game.aim), seats)
    return Forecast(predicted, ahead, shared(game.winners(moments[-1].state), seats))


def brier(pairs: Iterable[tuple[Sequence[float], Sequence[float]]]) -> float:
    """The mean over positions of the squared distance between prediction and outcome."""
    return fmean(sum((one - other) ** 2 for one, other in zip(*pair, strict=True)) for pair in pairs)


def twice_judged(name: str, seed: int) -> list[tuple[str, str]]:
    """The labels of every decision of one seat, by two seeds."""
    stage, moments = finished(log_of_bots(name, ["regular", "guest"], 4, seed), "log")
    foresight = foresight_of(stage, USUAL.games)
    found = []
    for question in questions(stage, moments, [seed % 4]):
        one, other = (decided(stage, foresight, question, USUAL, again).appraisal.label for again in (1, 2))
        found.append((one, other))
    return found


@dataclass(frozen=True)
class Tricked:
    """The label of an answer of the strongest level, and of a worse one in its place, if a long search knows one."""

    own: str
    worse: str | None


def tricked(name: str, seed: int) -> list[Tricked]:
    """Some questions of a game of the strongest level."""
    stage, moments = finished(log_of_bots(name, ["countess"], 4, seed), "log")
    asked = list(questions(stage, moments, range(4)))
    return [_tricked(stage, question) for question in asked[seed % 5 :: max(1, len(asked) // 10)]]


def _tricked(stage: Stage, question: Question) -> Tricked:
    title = stage.title
    foresight = foresight_of(stage, USUAL.games)
    own = decided(stage, foresight, question, USUAL, 1).appraisal.label
    last = [int(move) for move in question.moves][FastFate(question.entry).pick(len(question.moves))]
    if last == question.given:
        return Tricked(own, None)
    above = ranked_above(title, question.view, question.ask, question.moves, last, LONG, 77)
    if not above:
        return Tricked(own, None)
    trials = Trials(title, foresight, question.view, int(question.ask.seat))
    both = trials.of([last, above[0]], LONG.trials, 9_000_000_000_000)
    loss = mean_difference(both[above[0]], both[last])
    if loss.value - SURE * loss.error <= CLEARLY:
        return Tricked(own, None)
    instead = Question(question.entry, question.ask, question.view, question.moves, last)
    return Tricked(own, decided(stage, foresight, instead, USUAL, 1).appraisal.label)


@dataclass(frozen=True)
class Told:
    """What came of one game for its first seat."""

    result: float  # beside what the seat started with
    luck: float


def told(name: str, bots: Sequence[str], seed: int) -> Told:
    """Luck and result of whoever is named first, who sits first and second in turn."""
    seat = seed % 2
    stage, moments = finished(log_of_bots(name, bots if seat == 0 else bots[::-1], 2, seed), "log")
    ledger = ledger_of(stage, foresight_of(stage, USUAL.games), moments, WAYS, seed)
    luck = sum(swing.chance[seat].value for swing in ledger.swings)
    return Told(ledger.result[seat] - ledger.start[seat], luck)


def timed(name: str, seats: int, seed: int) -> tuple[float, int]:
    """Seconds of one core for the review of one seat of a whole game, the measure of the table included."""
    text = log_of_bots(name, ["regular"], seats, seed).text()
    table.MEASURED.clear()
    begun = process_time()
    found = review(text, 1)
    return process_time() - begun, len(found.decisions)


def rows(heading: Row, cells: Iterable[Row]) -> str:
    """A table whose first column is words."""
    lines = [heading, ["---", *["---:"] * (len(heading) - 1)], *cells]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def calibration(run: Callable[..., list[list[Forecast]]], count: int) -> str:
    """Brier scores and reliability."""
    tables = [(name, seats) for name in GAMES for seats in sizes_of(name)]
    found = run(forecast, tables, count, UNSEEN)
    scores, bins = [], []
    for (name, seats), ones in zip(tables, found, strict=True):
        even = [1 / seats] * seats
        cells = [
            brier((one.predicted, one.happened) for one in ones),
            brier((even, one.happened) for one in ones),
            brier((one.by_score, one.happened) for one in ones),
        ]
        scores.append([f"{name}, {seats} seats", *(f"{cell:.3f}" for cell in cells)])
        pairs = [pair for one in ones for pair in zip(one.predicted, one.happened, strict=True)]
        row: list[str] = []
        for low in range(BINS):
            mine = [pair for pair in pairs if low <= min(pair[0], 0.999) * BINS < low + 1]
            said = (
                "" if not mine else f"{fmean(p for p, _ in mine):.2f} / {fmean(h for _, h in mine):.2f} ({len(mine)})"
            )
            row.append(said)
        bins.append([f"{name}, {seats} seats", *row])
    heads = [f"{low / BINS:.1f} to {(low + 1) / BINS:.1f}" for low in range(BINS)]
    first = rows(["table", "the coach", "even shares", "score so far"], scores)
    return f"{first}\n\n{rows(['table', *heads], bins)}"


def stability(run: Callable[..., list[list[list[tuple[str, str]]]]], count: int) -> str:
    """Labels by two seeds."""
    cells = []
    for name, games in zip(GAMES, run(twice_judged, [(name,) for name in GAMES], count), strict=True):
        pairs = [pair for game in games for pair in game]
        same = sum(one == other for one, other in pairs)
        apart = sum({"fine"} < {*pair} and bool({*pair} & {"mistake", "turning"}) for pair in pairs)
        cells.append([name, len(games), len(pairs), f"{same / len(pairs):.1%}", apart])
    return rows(["game", "games", "decisions", "same label", "mistake against fine"], cells)


def sharpness(run: Callable[..., list[list[list[Tricked]]]], count: int) -> str:
    """Worse answers found, and good ones blamed."""
    cells = []
    for name, games in zip(GAMES, run(tricked, [(name,) for name in GAMES], -(-count // 10)), strict=True):
        ones = [one for game in games for one in game]
        blamed = sum(one.own in ("mistake", "turning") for one in ones)
        worse = [one.worse for one in ones if one.worse is not None]
        caught = sum(label in ("mistake", "turning") for label in worse)
        named = sum(label != "fine" for label in worse)
        cells.append([name, len(ones), f"{blamed} ({blamed / len(ones):.1%})", len(worse), caught, named])
    head = [
        "game",
        "answers",
        "own answers called mistakes",
        "worse answers put in",
        "called mistakes",
        "not called fine",
    ]
    return rows(head, cells)


def luck(run: Callable[..., list[list[Told]]], count: int) -> str:
    """What luck and what decisions came to, by pairing."""
    tables = [(name, pair) for name, pair in product(GAMES, PAIRINGS)]
    cells = []
    for (name, pair), ones in zip(tables, run(told, tables, count), strict=True):
        lucks, skills = [one.luck for one in ones], [one.result - one.luck for one in ones]
        spread = fmean(one.result**2 for one in ones) - fmean(one.result for one in ones) ** 2
        middle = fmean(one.result for one in ones)
        along = fmean((one.result - middle) * one.luck for one in ones)
        part = f"{along / spread:.0%}" if spread > 0.05 else "all alike"  # nothing to explain: the same seat always won
        parts = [interval([one.result for one in ones]), interval(lucks), interval(skills)]
        cells.append([f"{name}: {' against '.join(pair)}", len(ones), *map(_said, parts), part])
    head = ["pairing", "games", "result", "luck", "decisions of both", "of the spread of results, luck"]
    return rows(head, cells)


def _said(found: Interval) -> str:
    return f"{found.mean:+.2f} ({found.low:+.2f} to {found.high:+.2f})"


def times(run: Callable[..., list[list[tuple[float, int]]]]) -> str:
    """Seconds of one core for one seat's review."""
    tables = [(name, seats) for name in GAMES for seats in sizes_of(name)]
    cells = []
    for (name, seats), ((seconds, decisions),) in zip(tables, run(timed, tables, 1), strict=True):
        cells.append([f"{name}, {seats} seats", decisions, f"{seconds:.1f}"])
    return rows(["table", "decisions", "seconds of one core"], cells)


def document(scale: float, processes: int) -> str:
    """The whole page."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:

        def run(
            task: Callable[..., object], tables: list[tuple[object, ...]], count: int, first: int = FIRST
        ) -> list[list[object]]:
            wanted = [(*one, seed) for one in tables for seed in range(first, first + count)]
            found = list(pool.map(task, *zip(*wanted, strict=True)))
            return [found[start : start + count] for start in range(0, len(found), count)]

        def size(count: int) -> int:
            return max(2, round(count * scale))

        def noted(found: str) -> str:
            print(found, file=sys.stderr, flush=True)  # it takes hours at full size: what is done can be read
            return found

        return TEXT.format(
            openly=USUAL.openly,
            trials=USUAL.trials,
            search=USUAL.search,
            long=LONG.search,
            clearly=f"{100 * CLEARLY:.0f}",
            positions=size(POSITIONS),
            scale=f"{scale:g}",
            calibration=noted(calibration(run, size(POSITIONS))),
            stability=noted(stability(run, size(REVIEWED))),
            sharpness=noted(sharpness(run, size(TRICKED))),
            luck=noted(luck(run, size(LUCKY))),
            times=noted(times(run)),
        )


TEXT = """# The coach, measured

Made by `python tools/coach.py --scale {scale}`; `--scale 20` is the full size, which `make long` runs. How a review is
made is in [the explanation](../explanation/coach.md). The usual depth: {search} simulations rank the answers,
{trials} trials compare the best with the one given, {openly} ways on are played from every position.

At any scale below 20 the samples are small: they show what was measured here, and settle none of the bounds that the
coach is meant to keep.

## Calibrated?

One position from each of {positions} games of regulars, for each table. How far each game looks ahead (`outlook`) was
chosen among three by Brier score and by noise, on 150 other games of regulars at two and at four seats.

The Brier score is the squared distance between
the shares predicted and what happened, so less is better; beside it stand that of even shares, and of a victory for
whoever has the best score so far.

Then the predicted shares by how large they were: their mean / what happened on the mean (how many).

{calibration}

## Stable?

Every decision of one seat in games of four, regulars and guests, judged twice with other seeds.

{stability}

## Sharp?

Answers of countesses in games of four. Beside each another answer is drawn; where a search of {long} simulations and
trials of its own hold it to lose at least {clearly} hundredths, it is put in the place of the one given.

{sharpness}

## Honest about luck?

Games of two; all numbers are shares of the victory for whoever is named first, with intervals of 99%. The result is
counted from what the seat started with. Where all results are alike there is no spread to explain. Decisions are those
of both, as they fell out with all cards open: result less luck.

{luck}

## Time

One seat's review of a whole game of regulars, with the measure of its table, in seconds of one core of the machine that
made this page.

{times}
"""


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()
    text = document(given.scale, given.processes)
    if given.show:
        print(text)
    else:
        DOCS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
