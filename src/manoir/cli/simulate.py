"""Many games played by bots: one line of results a game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from manoir.bots.registry import bot_named
from manoir.cli.arguments import SEEDS, bots_given, box_given, check_bounds, check_writable, choices_of, console
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.log import log_of
from manoir.kernel.plain import Named, Plain
from manoir.kernel.play import Play, begin, resume
from manoir.kernel.record import stage_for
from manoir.kernel.title import Box, Title
from manoir.kernel.wrong import WrongInput
from manoir.research.decisions import Decisions
from manoir.tables.people.names import apart
from manoir.words import words_for

MOST = 10**9  # games
AT_ONCE = 20  # games of one errand
Line = tuple[Named, str]  # what is printed of a game, and its log


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """A finished game and all that was told in it."""

    seed: int
    play: Play

    def result(self) -> Named:
        """The line of a game; winners are seats, counted from 1."""
        game = self.play.title.game
        return {
            "seed": self.seed,
            "seats": len(self.play.log.header.seats),
            "moves": len(self.play.log.entries) - 1,
            "rounds": self.rounds(),
            "scores": [int(score) for score in game.scores(self.play.state)],
            "winners": [int(seat) + 1 for seat in game.winners(self.play.state)],
        }

    def rounds(self) -> int | None:
        """How many rounds it took, in a game whose positions count them."""
        position = self.play.notation.position(self.play.state)
        found = position.get("round") if isinstance(position, dict) else None
        return found if isinstance(found, int) else None


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is simulated, as plain values for another machine; an edition that is brought must lie there too."""

    game: str
    edition: str | None
    bots: tuple[str, ...]
    choices: dict[str, Plain]
    logs: bool

    def games(self, seeds: range) -> Iterator[Line]:
        """The line of each game, and its log if it is wanted."""
        title = title_of(self.game)
        box = box_given(title, self.edition)
        for seed in seeds:
            played = play_out(title, box, list(self.bots), self.choices, seed)
            yield played.result(), played.play.log.text() if self.logs else ""

    def all(self, seeds: range) -> list[Line]:
        """Several games at once, for one errand."""
        return list(self.games(seeds))


def play_out(title: Title, box: Box, bots: list[str], choices: dict[str, Plain], seed: int) -> SimulatedGame:
    """One game between bots; everything in it follows from the seed."""
    play, _ = begin(title, box, apart(bots), choices, FastFate(seed))
    players = [bot_named(name, title, FastFate(seed * 64 + seat + 1)) for seat, name in enumerate(bots)]
    order = FastFate(seed ^ 0x5EED)  # who of several is asked first: at a live table, whoever is quickest
    game = title.game
    while asks := game.asks(play.state):
        ask = asks[order.pick(len(asks))]
        seat = int(ask.seat)
        move = players[seat].answer(game.view(play.state, seat), ask, game.moves(play.state, seat), 0)
        play.answer(seat, int(move))
    return SimulatedGame(seed, play)


def simulate(
    game: str,
    *,
    seats: int | None = None,
    games: int = 1,
    seed: int = 1,
    bots: str | None = None,
    option: tuple[str, ...] = (),
    edition: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    logs: Path | None = None,
    out: Path | None = None,
    arrays: bool = False,
    dask: str | None = None,
    lang: str | None = None,
) -> None:
    """Play games between bots and print one line a game.

    Parameters
    ----------
    seats: how many play; without it, as few as the game allows
    games: how many games; the seed of each is the one before it plus one
    bots: bots by name with commas (child, guest, regular, butler, countess, greedy, random), repeated as needed
    option: an option of the table, as NAME=VALUE; may be given several times. A game that might not end has a bound
        here, unless you set it yourself
    edition: a shipped edition by name, or the path of one that you bring
    as_json: print one JSON object a line
    logs: write the log of each game into this folder
    out: write every decision of every game to this Parquet file, a row each
    arrays: with --out, what the seat saw and could do as numbers too
    dask: the address of a Dask scheduler to play on; the same seed gives the same games wherever they are played
    """
    title = title_of(game)
    box = box_given(title, edition)
    check_bounds("--games", games, 1, MOST)
    check_bounds("--seed", seed, 0, SEEDS - 1)
    count = box.players[0] if seats is None else seats
    choices = {**title.bounded, **choices_of(option)}  # bots never tire: a game without an end gets one
    title.table(box, count, choices)  # what does not fit is said before the first game
    names = bots_given(bots, count, "random")
    for name in names:
        bot_named(name, title, FastFate(1))
    check_writable("--out", out)
    if logs is not None:
        try:
            logs.mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            raise WrongInput("--logs", f"{logs} ({trouble.strerror})", "a folder that can be written to") from None
    words = words_for(lang)
    wanted = Wanted(game, edition, tuple(names), choices, logs is not None or out is not None)
    decisions = None if out is None else Decisions(out, arrays)
    for line, log in _played(wanted, range(seed, seed + games), dask, words.say("simulating")):
        if logs is not None:
            path = logs / f"{game}-{count}-{line['seed']}.log"
            scratch = path.with_name(path.name + ".part")  # whole or not at all
            scratch.write_text(log, encoding="utf-8")
            scratch.replace(path)
        if decisions is not None:
            stage = stage_for(title, box, count, choices)
            play = resume(stage, log_of(log, "log"), "log", FastFate(0))
            decisions.add(play, int(str(line["seed"])))
        if as_json:
            print(json.dumps(line))
        else:
            values = {
                key: ", ".join(map(str, value)) if isinstance(value, list) else str(value).lower()
                for key, value in line.items()
            }
            console().print(words.say("simulated", **values))
    if decisions is not None:
        decisions.close()


def _played(wanted: Wanted, seeds: range, dask: str | None, label: str) -> Iterator[Line]:
    """The games of the seeds in their order, with a progress bar when there is a screen and the lines go elsewhere."""
    from manoir.cli.arena import executor

    with nullcontext() if dask is None else executor(None, dask) as pool:
        games = wanted.games(seeds) if pool is None else _mapped(pool, wanted, seeds)
        if not os.isatty(2) or os.isatty(1):
            yield from games
            return
        with Progress(console=Console(stderr=True), transient=True) as progress:
            yield from progress.track(games, total=len(seeds), description=label)


def _mapped(pool: Executor, wanted: Wanted, seeds: range) -> Iterator[Line]:
    """Games on a cluster, so many to an errand that sending one costs less than playing it."""
    errands = [seeds[start : start + AT_ONCE] for start in range(0, len(seeds), AT_ONCE)]
    for games in pool.map(wanted.all, errands):
        yield from games
