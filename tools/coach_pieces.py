"""The pieces of docs/reference/coach.md, each kept when it is done, so that a long run can be stopped and taken up."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, process_time
from typing import Any, NamedTuple

from manoir.bots.foresight import Foresight
from manoir.bots.registry import instincts_of
from manoir.bots.search import Search
from manoir.bots.worlds import Imagined
from manoir.cli.simulate import play_out
from manoir.coach import table
from manoir.coach.appraisal import Trials
from manoir.coach.depth import MISTAKE, SURE, USUAL, Depth
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
KEPT = ROOT / "build" / "coach"
COACH = ("appraisal", "depth", "estimate", "ledger", "review", "table", "tally")
# What a piece follows from, beside its game; and not from what is said of it.
SOURCES = ("bots/*.py", "kernel/*.py", *(f"coach/{name}.py" for name in COACH))
SPOKEN = {"advice.py", "comparison.py", "reason.py", "reasons.py", "registry.py", "stakes.py"}
GAMES = [name for name in TITLES if title_of(name).race is None]
FIRST = 1000  # seed of the games
UNSEEN = 50_000  # ... of those for calibration: the outlooks of the games were chosen on others, from 1000 on
POSITIONS = 2000  # a table, each from a game of its own
REVIEWED = 80  # games of each title that are reviewed twice
TRICKED = 80  # games of the strongest level, in which worse answers are sought
LUCKY = 800  # games of each pairing
AT_ONCE = 10  # pieces of one errand for calibration and luck: what is lost where a run is stopped
WAYS = 60  # on from every position of those: luck is just however few, and less noisy the more
LONG = Depth(search=3000, trials=3000)
CLEARLY = 2 * MISTAKE  # a worse answer loses that much at the least, by the long search
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


def forecast(name: str, seats: int, seed: int) -> Forecast:
    """One position of a game of its own."""
    stage, moments = finished(log_of_bots(name, ["regular"], seats, seed), "log")
    game = stage.title.game
    state = moments[FastFate(seed * 7 + 1).pick(len(moments) - 1)].state
    foresight = foresight_of(stage, USUAL.games)
    predicted = means([foresight.shares(state.copy(), seed * 100_000 + way) for way in range(USUAL.openly)])
    ahead = shared(leaders([int(one) for one in game.scores(state)], game.aim), seats)
    return Forecast(predicted, ahead, shared(game.winners(moments[-1].state), seats))


def twice_judged(name: str, seed: int) -> list[tuple[str, str]]:
    """The labels of every decision of one seat, by two seeds."""
    stage, moments = finished(log_of_bots(name, ["regular", "guest"], 4, seed), "log")
    foresight = foresight_of(stage, USUAL.games)
    found: list[tuple[str, str]] = []
    for question in questions(stage, moments, [seed % 4]):
        one, other = (decided(stage, foresight, question, USUAL, again).appraisal.label for again in (1, 2))
        found.append((one, other))
    return found


class Tricked(NamedTuple):
    """The label of an answer of the strongest level, and of a worse one in its place, if a long search knows one."""

    own: str
    worse: str | None


def tricked(name: str, seed: int) -> list[Tricked]:
    """Some questions of a game of the strongest level."""
    stage, moments = finished(log_of_bots(name, ["countess"], 4, seed), "log")
    asked = list(questions(stage, moments, range(4)))
    return [_tricked(stage, question) for question in asked[seed % 5 :: max(1, len(asked) // 10)]]


def _tricked(stage: Stage, question: PastQuestion) -> Tricked:
    foresight = foresight_of(stage, USUAL.games)
    own = decided(stage, foresight, question, USUAL, 1).appraisal.label
    worse = _worse(stage, foresight, question)
    if worse is None:
        return Tricked(own, None)
    instead = PastQuestion(question.entry, question.ask, question.view, question.moves, worse)
    return Tricked(own, decided(stage, foresight, instead, USUAL, 1).appraisal.label)


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


class Told(NamedTuple):
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


class Section(NamedTuple):
    """One table of the page: what is done for each of its rows, and how often at full size."""

    task: Callable[..., object]
    rows: list[tuple[object, ...]]
    full: int
    first: int = FIRST  # seed


BY_SEATS: list[tuple[object, ...]] = [(name, seats) for name in GAMES for seats in sizes_of(name)]
SECTIONS = {
    "calibrated": Section(forecast, BY_SEATS, POSITIONS, UNSEEN),
    "stable": Section(twice_judged, [(name,) for name in GAMES], REVIEWED),
    "sharp": Section(tricked, [(name,) for name in GAMES], TRICKED),
    "luck": Section(told, [(name, pair) for name in GAMES for pair in PAIRINGS], LUCKY),
    "time": Section(timed, BY_SEATS, 3),
}

Found = dict[tuple[str, int], list[list[object]]]
"""(section, number of its row) -> what its pieces came to, in the order of their seeds, as JSON keeps it."""


def digest_of(name: str) -> str:
    """What the pieces of a game follow from: its own sources and those of search and coach."""
    house = ROOT / "src" / "manoir"
    files = [file for pattern in SOURCES for file in house.glob(pattern)] + [*title_of(name).folder.glob("*.py")]
    bearing = [file for file in sorted(files) if file.name not in SPOKEN]
    sums = [f"{file.name} {hashlib.sha256(file.read_bytes()).hexdigest()}" for file in bearing]
    return hashlib.sha256("\n".join(sums).encode()).hexdigest()[:12]


def work(section: str, row: int, seeds: Sequence[int]) -> list[tuple[str, int, int, object]]:
    """Some pieces of a row, one after another."""
    of = SECTIONS[section]
    return [(section, row, seed, of.task(*of.rows[row], seed)) for seed in seeds]


class Pieces:
    """The pieces that are done, in a file for each game and state of its sources."""

    def __init__(self, folder: Path = KEPT) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.files = {name: folder / f"{name}-{digest_of(name)}.jsonl" for name in GAMES}
        self.done: dict[tuple[str, int, int], list[object]] = {}
        for file in self.files.values():
            lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
            for line in lines:
                section, row, seed, found = json.loads(line)
                self.done[section, row, seed] = found

    def keep(self, section: str, row: int, seed: int, found: object) -> None:
        """One piece more."""
        line = json.dumps([section, row, seed, found])
        with self.files[str(SECTIONS[section].rows[row][0])].open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        self.done[section, row, seed] = json.loads(line)[3]

    def found(self) -> Found:
        """All that is done."""
        rows: Found = {(name, row): [] for name, of in SECTIONS.items() for row in range(len(of.rows))}
        for section, row, seed in sorted(self.done):
            rows[section, row].append(self.done[section, row, seed])
        return rows

    def missing(self, scale: float, only: Collection[str] = SECTIONS) -> Iterator[tuple[str, int, list[int]]]:
        """What is left to do at a scale, in small errands; every row comes on at the same pace."""
        errands: list[tuple[float, str, int, list[int]]] = []
        for name, of in SECTIONS.items():
            if name not in only:
                continue
            count = of.full if name == "time" else max(1, round(of.full * scale))
            size = AT_ONCE if name in ("calibrated", "luck") else 1
            for row in range(len(of.rows)):
                seeds = [seed for seed in range(of.first, of.first + count) if (name, row, seed) not in self.done]
                errands += [
                    ((seeds[at] - of.first) / count, name, row, seeds[at : at + size])
                    for at in range(0, len(seeds), size)
                ]
        yield from ((name, row, seeds) for _, name, row, seeds in sorted(errands))


def fill(pieces: Pieces, scale: float, processes: int, minutes: float, only: Collection[str] = SECTIONS) -> None:
    """Do what is missing, for so many minutes at the most."""
    until = monotonic() + 60 * minutes
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        running: set[Future[list[tuple[str, int, int, object]]]] = set()
        for section, row, seeds in pieces.missing(scale, only):
            if monotonic() > until:
                break
            running.add(pool.submit(work, section, row, seeds))
            while len(running) >= 2 * processes:
                running = _kept(pieces, running)
        while running:
            running = _kept(pieces, running)


def _kept(pieces: Pieces, running: set[Future[list[tuple[str, int, int, object]]]]) -> set[Future[Any]]:
    done, left = wait(running, return_when=FIRST_COMPLETED)
    for one in done:
        for piece in one.result():
            pieces.keep(*piece)
    return left
