"""`manoir bench batch`: steps a second of batches on one core, in turns with a plain form and with peers."""

from __future__ import annotations

import gc
import json
import os
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Annotated, Any

from cyclopts import Parameter

from manoir.cli.arguments import check_bounds, check_writable, console
from manoir.cli.bench import as_markdown_rows, check_within, measured
from manoir.cli.benches.peers import PETTINGZOO, RLCARD, PettingZoo, RlCard
from manoir.cli.benches.rate import Contender, Rate, Stopwatch
from manoir.cli.benches.vectors import PGX, VECTOR, Pgx, SpielVector
from manoir.games import TITLES, title_of
from manoir.kernel.wrong import WrongInput, quoted

SIZES = (1, 64, 1024, 16384)
MOST = 1 << 16
QUICK = "manoir, observations and masks"
ANEW = "manoir, all written anew"
MASKS = "manoir, masks alone"
FORMS = (QUICK, ANEW, MASKS)
LARGEST_VECTOR = 1024  # of OpenSpiel's vector environment: it is a list, and only slower beyond
NOISE = 16  # tables of random numbers that take turns in choosing
SPREAD = 48  # steps before the first is measured: games that begin together all do the same at first
LEAST = 8  # steps of a round, however large the batch
WEIGHED = (256, 200)  # games whose memory is measured, and the steps before


class Stepped:
    """A batch stepped with random actions of its masks; what is seen is copied at every step, as a trainer would."""

    def __init__(self, game: str, seats: int, games: int, form: str) -> None:
        import numpy as np

        from manoir.research import Batch

        self.group, self.name = form, game
        self.numpy: Any = np
        self.batch = Batch(game, games, seats, 1, observe=form != MASKS, anew=form == ANEW)
        self.noise = np.random.default_rng(1).integers(1, 256, (NOISE, *self.batch.masks.shape), np.uint8)
        self.seen = np.zeros(self.batch.observations.shape, np.int16)
        self.played = 0
        for _ in range(SPREAD):
            self.step()

    def step(self) -> None:
        """Look, and answer in every game."""
        batch = self.batch
        self.numpy.copyto(self.seen, batch.observations)
        self.played += 1
        batch.step((batch.masks.view(self.numpy.uint8) * self.noise[self.played % NOISE]).argmax(1))

    def measure(self, seconds: float) -> Rate:
        games = self.batch.games
        steps = 0
        clock = Stopwatch()
        while clock.seconds < seconds or steps < LEAST:
            for _ in range(max(1, 256 // games)):
                self.step()
                steps += 1
        return Rate(steps * games, 0, clock.seconds)


def batch(
    *,
    game: str | None = None,
    seats: int = 4,
    games: tuple[int, ...] = SIZES,
    seconds: float = 0.5,
    rounds: int = 5,
    within: float = 300,
    peers: bool = True,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    markdown: Path | None = None,
) -> None:
    """Steps a second of batches, beside a plain form that writes everything anew and the peers that are installed.

    What the seat that is asked sees and may do is read at every step; choosing by NumPy is counted in. All contenders
    of a size take turns on one core, several rounds of a moment each, and the medians are printed.

    Parameters
    ----------
    game: only this game; without it, all
    games: the sizes of the batches
    seconds: how long each contender plays in a round
    rounds: how many rounds, if there is time for them
    within: seconds by the clock on the wall after which, at one size, no round but the first goes on
    peers: other libraries as well, where they are installed
    markdown: write what is printed to this file as well
    """
    check_writable("--markdown", markdown)
    check_bounds("--seconds", float(seconds), 0.01, 60)
    check_bounds("--rounds", rounds, 1, 100)
    check_within(within)
    for size in games:
        if not 1 <= size <= MOST:
            raise WrongInput("--games", quoted(size), f"whole numbers from 1 to {MOST}")
    names = [title_of(game).name] if game else [title.name for title in TITLES.values() if title.lens is not None]
    rates: dict[tuple[str, str], dict[int, list[float]]] = {}
    missing: list[str] = []
    with one_core():
        for size in games:
            contenders: list[Contender] = [Stepped(name, seats, size, form) for name in names for form in FORMS]
            if peers:
                contenders += beside(size, size == games[0], missing)
            with nothing_collected():
                found = measured(contenders, seconds, rounds, within)
            for number, taken in found.items():
                one = contenders[number]
                rates.setdefault((one.group, one.name), {})[size] = [
                    (rate.choices + rate.single) / rate.seconds for rate in taken
                ]
            del contenders
        weights = {name: weighed(name, seats) for name in names}
    if as_json:
        rows = [{"form": form, "game": name, "steps_per_second": taken} for (form, name), taken in rates.items()]
        print(json.dumps({"rates": rows, "bytes_per_game": weights, "missing": missing}, indent=1))
        return
    text = as_markdown(names, games, seats, rates, weights, missing)
    for line in text.splitlines():
        console().print(line, soft_wrap=True, markup=False, highlight=False)
    if markdown is not None:
        markdown.write_text(text, encoding="utf-8")


def beside(size: int, alone: bool, missing: list[str]) -> list[Contender]:
    """The peers that can play so many games side by side; with `alone`, those that play one as well."""
    makers: list[tuple[str, str, Callable[[], Contender]]] = []
    makers += [("pgx", name, partial(Pgx, name, size)) for name in PGX]
    if size <= LARGEST_VECTOR:
        makers += [("pyspiel", name, partial(SpielVector, name, size)) for name in VECTOR]
    if alone:
        makers += [("pettingzoo", name, partial(PettingZoo, name)) for name in PETTINGZOO]
        makers += [("rlcard", name, partial(RlCard, name)) for name in RLCARD]
    found: list[Contender] = []
    for module, name, make in makers:
        if find_spec(module) is None:
            line = f"{module} is not installed (pip install 'manoir[peers]'): left out."
        else:
            try:
                found.append(make())
                continue
            except Exception as error:  # a peer that breaks is reported, and the others are measured all the same
                line = f"{module}: {name} does not run here: {error}"
        if line not in missing:
            missing.append(line)
    return found


@contextmanager
def one_core() -> Iterator[None]:
    """Everything on one core, where the system can say so."""
    if sys.platform != "linux":
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def nothing_collected() -> Iterator[None]:
    """No look for garbage in the midst of a round: among so many games it lasts as long as a step, and falls on one."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def weighed(name: str, seats: int) -> tuple[int, int]:
    """Bytes that a game of a batch takes once it is under way: all told, and of those its rows of the arrays."""
    games, steps = WEIGHED
    Stepped(name, seats, 2, QUICK)  # what all tables share
    tracemalloc.start()
    try:
        one = Stepped(name, seats, games, QUICK)
        del one.noise, one.seen
        for _ in range(steps):
            one.batch.step(one.batch.masks.argmax(1))
        whole = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    rows = one.batch
    arrays = (rows.observations, rows.masks, rows.seats, rows.rewards, rows.over, rows.finals, rows.final_seats)
    return whole // games, sum(array.nbytes for array in arrays) // games


def as_markdown(
    names: list[str],
    games: tuple[int, ...],
    seats: int,
    rates: dict[tuple[str, str], dict[int, list[float]]],
    weights: dict[str, tuple[int, int]],
    missing: list[str],
) -> str:
    """What was measured, as tables."""
    sizes = [f"{size:,}" for size in games]
    speeds = [
        [form, name, *(f"{median(taken[size]) / 1e3:.1f}" if size in taken else "" for size in games)]
        for (form, name), taken in rates.items()
    ]
    factors = []
    for name in names:
        quick, plain = rates[QUICK, name], rates[ANEW, name]
        ratios = [median(one / other for one, other in zip(quick[size], plain[size], strict=True)) for size in games]
        factors.append(["factor", name, *(f"{ratio:.2f}" for ratio in ratios)])
    weight = [["bytes a game", name, f"{weights[name][0]:,}", f"{weights[name][1]:,}"] for name in names]
    parts = [
        f"Thousands of steps a second on one core, by the number of games; {seats} seats in games of ours.",
        "\n".join(as_markdown_rows(["form", "game", *sizes], speeds)),
        "How many times the plain form, which writes everything anew, interleaved with it:",
        "\n".join(as_markdown_rows(["", "game", *sizes], factors)),
        "Memory:",
        "\n".join(as_markdown_rows(["", "game", "all told", "of it arrays"], weight)),
        *missing,
    ]
    return "\n\n".join(parts) + "\n"
