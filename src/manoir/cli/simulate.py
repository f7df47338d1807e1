"""Many games played by bots: one line of results a game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from manoir.bots.table import bot_named
from manoir.cli.given import bots_given, box_given, choices_of, console, words_for
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import Plain
from manoir.kernel.record import Record, begin
from manoir.kernel.title import Box, Title
from manoir.kernel.wrong import WrongInput, shown


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game and all that was told in it."""

    seed: int
    record: Record
    events: list[Any]

    def result(self) -> dict[str, Plain]:
        """The line of a game; winners are seats, counted from 1."""
        game = self.record.title.game
        return {
            "seed": self.seed,
            "seats": len(self.record.log.header.seats),
            "moves": len(self.record.log.entries) - 1,
            "rounds": self.record.notation.position(self.record.state)["round"],
            "scores": [int(score) for score in game.scores(self.record.state)],
            "winners": [int(seat) + 1 for seat in game.winners(self.record.state)],
        }


def play_out(title: Title, box: Box, bots: list[str], choices: dict[str, Plain], seed: int) -> Played:
    """One game between bots; everything in it follows from the seed."""
    record, events = begin(title, box, tuple(bots), choices, FastFate(seed))
    players = [bot_named(name, title, FastFate(seed * 64 + seat + 1)) for seat, name in enumerate(bots)]
    order = FastFate(seed ^ 0x5EED)  # who of several is asked first: at a live table, whoever is quickest
    game = title.game
    while asks := game.asks(record.state):
        ask = asks[order.pick(len(asks))]
        seat = int(ask.seat)
        move = players[seat].answer(game.view(record.state, seat), ask, game.moves(record.state, seat), 0)
        events += record.answer(seat, int(move))
    return Played(seed, record, events)


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
    lang: str | None = None,
) -> None:
    """Play games between bots and print one line a game.

    Parameters
    ----------
    seats: how many play; without it, as few as the game allows
    games: how many games; the seed of each is the one before it plus one
    bots: bots by name with commas (child, guest, regular, butler, countess, greedy, random), repeated as needed
    option: an option of the table, as NAME=VALUE; may be given several times
    edition: a shipped edition by name, or the path of one that you bring
    as_json: print one JSON object a line
    logs: write the log of each game into this folder
    """
    title = title_of(game)
    box = box_given(title, edition)
    if games < 1:
        raise WrongInput("--games", shown(games), "a whole number from 1")
    if not 0 <= seed < 2**48:
        raise WrongInput("--seed", shown(seed), f"a whole number from 0 to {2**48 - 1}")
    count = box.players[0] if seats is None else seats
    choices = choices_of(option)
    title.table(box, count, choices)  # what does not fit is said before the first game
    names = bots_given(bots, count, "random")
    for name in names:
        bot_named(name, title, FastFate(1))
    if logs is not None:
        try:
            logs.mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            raise WrongInput("--logs", f"{logs} ({trouble.strerror})", "a folder that can be written to") from None
    words = words_for(lang)
    for number in _counted(games, words.say("simulating")):
        played = play_out(title, box, names, choices, seed + number)
        if logs is not None:
            played.record.log.save(logs / f"{game}-{count}-{played.seed}.log")
        line = played.result()
        if as_json:
            print(json.dumps(line))
        else:
            values = {
                key: ", ".join(map(str, value)) if isinstance(value, list) else str(value)
                for key, value in line.items()
            }
            console().print(words.say("simulated", **values))


def _counted(games: int, label: str) -> Iterator[int]:
    """The numbers of the games, with a progress bar when there is a screen and the lines go elsewhere."""
    if not os.isatty(2) or os.isatty(1):
        yield from range(games)
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(range(games), description=label)
