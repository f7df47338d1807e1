"""The pieces of docs/reference/coach.md that are done, kept beside it, so that its tables grow run by run.

A file for each game says how the house behaved when its pieces were made: they count while it still does.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from coach_pieces import CLEARLY, DRAWN, GAMES, LONG, PAIRINGS, ROOT, SECTIONS, WAYS, log_of_bots

from manoir.coach.depth import LEAST, MISTAKE, SURE, TURNING, USUAL, Depth
from manoir.coach.review import review
from manoir.games import title_of

KEPT = ROOT / "docs" / "reference"
SHALLOW = Depth(games=20, search=20, glances=5, looks=10, trials=30, openly=3)
AT_ONCE = 10  # pieces of one errand for calibration and luck: what is lost where a run is stopped
IN_A_LINE = 50  # of them in a file: a run changes few lines

Found = dict[tuple[str, int], list[object]]
"""(section, number of its row) -> what its pieces came to, in the order of their seeds."""

Piece = tuple[str, int, int, object]
"""A section, the number of a row, a seed and what was found."""


@cache
def behaviour_of(name: str) -> str:
    """How bots play a game and how it is judged: other games or another review, and it is another."""
    said: list[object] = [repr((USUAL, LONG)), SURE, LEAST, MISTAKE, TURNING, CLEARLY, DRAWN, WAYS]
    low = title_of(name).box().players[0]
    for seed, (bots, seats) in enumerate([(PAIRINGS[1], low), (("regular", "guest"), 4)]):
        log = log_of_bots(name, bots, seats, seed)
        said.append([(entry.seat, entry.move, list(entry.picks)) for entry in log.entries])
        found = review(log, depth=SHALLOW)
        judged = [one.appraisal for one in found.decisions]
        said.append([(one.given, one.best, round(one.cost.value, 3), one.label) for one in judged])
        said.append([[round(share, 3) for share in swing.shares] for swing in found.ledger.swings])  # type: ignore[union-attr]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:12]


class Pieces:
    """The pieces that are done, in a file for each game."""

    def __init__(self, folder: Path = KEPT, behaviour: Callable[[str], str] = behaviour_of) -> None:
        self.files = {name: folder / f"coach-{name}.jsonl" for name in GAMES}
        self.behaviour = {name: behaviour(name) for name in GAMES}
        self.left_out: dict[str, int] = {}  # pieces of each game that were made when the house behaved otherwise
        self.done: dict[tuple[str, int, int], object] = {}
        for name, file in self.files.items():
            head, *lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else ["{}"]
            runs = [json.loads(line) for line in lines]
            if json.loads(head).get("behaviour") != self.behaviour[name]:
                self.left_out[name] = sum(len(found) for *_, found in runs)
                continue
            for section, row, first, found in runs:
                self.done.update({(section, row, first + at): one for at, one in enumerate(found)})

    def keep(self, pieces: Sequence[Piece]) -> None:
        """Some pieces more."""
        self.done.update({(section, row, seed): found for section, row, seed, found in pieces})
        for name in {game_of(section, row) for section, row, _, _ in pieces}:
            lines = [json.dumps({"game": name, "behaviour": self.behaviour[name]}), *self._lines(name)]
            whole = self.files[name].with_suffix(".new")
            whole.write_text("\n".join(lines) + "\n", encoding="utf-8")
            whole.replace(self.files[name])

    def _lines(self, name: str) -> Iterator[str]:
        run: list[object] = []
        mine = sorted(key for key in self.done if game_of(*key[:2]) == name)
        for key, after in zip(mine, [*mine[1:], None], strict=True):
            section, row, seed = key
            run.append(self.done[key])
            if after != (section, row, seed + 1) or len(run) == IN_A_LINE:
                yield json.dumps([section, row, seed + 1 - len(run), run], separators=(",", ":"))
                run = []

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


def game_of(section: str, row: int) -> str:
    """Whose row it is."""
    return str(SECTIONS[section].rows[row][0])


def work(section: str, row: int, seeds: Sequence[int]) -> list[Piece]:
    """Some pieces of a row, one after another."""
    of = SECTIONS[section]
    return [(section, row, seed, of.task(*of.rows[row], seed)) for seed in seeds]


def fill(pieces: Pieces, scale: float, processes: int, minutes: float, only: Collection[str] = SECTIONS) -> None:
    """Do what is missing, for so many minutes at the most."""
    until = monotonic() + 60 * minutes
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        running: set[Future[list[Piece]]] = set()
        for section, row, seeds in pieces.missing(scale, only):
            if monotonic() > until:
                break
            running.add(pool.submit(work, section, row, seeds))
            while len(running) >= 2 * processes:
                running = _kept(pieces, running)
        while running:
            running = _kept(pieces, running)


def _kept(pieces: Pieces, running: set[Future[list[Piece]]]) -> set[Future[list[Piece]]]:
    done, left = wait(running, return_when=FIRST_COMPLETED)
    for one in done:
        pieces.keep(one.result())
    return left
