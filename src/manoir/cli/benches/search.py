"""`manoir bench search`: simulations a second on one core, beside OpenSpiel's own search of hidden information."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from manoir.bots.registry import instincts_of
from manoir.bots.search import Search
from manoir.bots.worlds import Imagined
from manoir.cli.arguments import check_bounds, check_writable, console
from manoir.cli.benches.peers import walk
from manoir.cli.benches.rate import Stopwatch
from manoir.games import TITLES, title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.search_settings import SearchSettings
from manoir.kernel.title import Title
from manoir.pure import form

OPEN_SPIEL = ("hearts", "oh_hell")
OPEN_SPIEL_GROUP = "OpenSpiel, ISMCTS in C++"


class Speed:
    """Simulations, and the answers with a choice that they gave, in some seconds."""

    def __init__(self, simulations: float, decisions: float, seconds: float) -> None:
        self.simulations = simulations / seconds
        self.decisions = decisions / seconds


class OwnSearch:
    """Our search of one game from its middle, either as levels use it or with rollouts at random to the end."""

    def __init__(self, title: Title, seats: int, settings: SearchSettings, group: str) -> None:
        self.group = f"manoir, {form()}, {group}"
        self.name = f"{title.name}, {seats} seats"
        self.title = title
        self.settings = settings
        game = title.game
        fate = FastFate(seats)
        state = game.setup(title.table(title.box(), seats, title.bounded), fate, None)
        for _ in range(20):
            ask = game.asks(state)[0]
            moves = game.moves(state, ask.seat)
            game.advance(state, ask.seat, moves[fate.pick(len(moves))], fate, None)
        while len(game.moves(state, game.asks(state)[0].seat)) < 2:
            ask = game.asks(state)[0]
            game.advance(state, ask.seat, game.moves(state, ask.seat)[0], fate, None)
        self.ask = game.asks(state)[0]
        self.view = game.view(state, self.ask.seat)
        self.moves = game.moves(state, self.ask.seat)

    def measure(self, seconds: float) -> Speed:
        search = Search(self.title.game, instincts_of(self.title), self.settings, FastFate(5))
        clock = Stopwatch()
        search.think(Imagined(self.title.game, self.view), self.ask, self.moves, int(1000 * seconds), 0)
        return Speed(float(search.simulations), float(search.decisions), clock.seconds)


class OpenSpielSearch:
    """OpenSpiel's information-set search with one random rollout a simulation, from a game's first decision."""

    def __init__(self, name: str) -> None:
        self.group = OPEN_SPIEL_GROUP
        self.name = name
        self.pyspiel: Any = import_module("pyspiel")
        self.game = self.pyspiel.load_game(name)
        fate = FastFate(11)
        self.root = self.game.new_initial_state()
        while len(self.root.legal_actions()) < 2 or self.root.is_chance_node():
            if self.root.is_chance_node():
                outcomes = self.root.chance_outcomes()
                self.root.apply_action(outcomes[fate.pick(len(outcomes))][0])
            else:
                self.root.apply_action(self.root.legal_actions()[0])
        games = 200
        self.choices = sum(walk(self.root.clone(), fate)[0] for _ in range(games)) / games
        self.simulations = 200

    def measure(self, seconds: float) -> Speed:
        done = 0
        clock = Stopwatch()
        while clock.seconds < seconds:
            evaluator = self.pyspiel.RandomRolloutEvaluator(1, 7 + done)
            policy = self.pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            bot = self.pyspiel.ISMCTSBot(3, evaluator, 1.4, self.simulations, -1, policy, False, False)
            bot.step(self.root)
            done += self.simulations
            self.simulations = min(self.simulations * 2, 5000)
        return Speed(done, done * self.choices, clock.seconds)


def search(
    *,
    game: str | None = None,
    seconds: float = 0.5,
    rounds: int = 5,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    markdown: Path | None = None,
) -> None:
    """Simulations a second of the search, and the answers with a choice that they gave, beside OpenSpiel's.

    All take turns, several rounds of a moment each, and the median of the rounds is printed.

    Parameters
    ----------
    game: only this game of ours; without it, all
    seconds: how long each searches in a round
    rounds: how many rounds
    markdown: write the table to this file as well
    """
    check_writable("--markdown", markdown)
    check_bounds("--seconds", float(seconds), 0.01, 60)
    check_bounds("--rounds", rounds, 1, 100)
    contenders: list[OwnSearch | OpenSpielSearch] = []
    for name in [title_of(game).name] if game else list(TITLES):
        title = title_of(name)
        low, high = title.box().players
        for seats in sorted({max(low, min(4, high)), high}):
            contenders.append(OwnSearch(title, seats, SearchSettings(sharpness=0, keep=False), "random rollouts"))
            contenders.append(OwnSearch(title, seats, title.character.settings, "as levels play"))
    missing = ""
    if find_spec("pyspiel") is None:
        missing = "pyspiel is not installed (pip install 'manoir[peers]'): OpenSpiel is left out"
    else:
        contenders += [OpenSpielSearch(name) for name in OPEN_SPIEL]
    taken: list[list[Speed]] = [[] for _ in contenders]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for _ in progress.track(range(rounds), description="rounds"):
            for number, contender in enumerate(contenders):
                taken[number].append(contender.measure(seconds))
    rows: list[dict[str, Any]] = [
        {
            "group": contender.group,
            "name": contender.name,
            "simulations_per_second": median(speed.simulations for speed in speeds),
            "decisions_per_second": median(speed.decisions for speed in speeds),
        }
        for contender, speeds in zip(contenders, taken, strict=True)
    ]
    peers = [row["decisions_per_second"] for row in rows if row["group"] == OPEN_SPIEL_GROUP]
    yardstick = median(peers) if peers else None
    if as_json:
        print(json.dumps({"rates": rows, "openspiel_median": yardstick, "missing": missing}, indent=1))
    else:
        show(rows, yardstick, missing)
    if markdown is not None:
        markdown.write_text(as_markdown(rows, yardstick), encoding="utf-8")


HEADINGS = ("engine", "game", "simulations/s", "decisions/s", "of OpenSpiel's median")


def cells(rows: list[dict[str, Any]], yardstick: float | None) -> list[list[str]]:
    """The table's cells."""
    return [
        [
            row["group"],
            row["name"],
            f"{row['simulations_per_second']:,.0f}",
            f"{row['decisions_per_second']:,.0f}",
            f"{row['decisions_per_second'] / yardstick:.2f}" if yardstick else "",
        ]
        for row in rows
    ]


def show(rows: list[dict[str, Any]], yardstick: float | None, missing: str) -> None:
    """The rates as a table."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for number, name in enumerate(HEADINGS):
        table.add_column(name, justify="left" if number < 2 else "right", no_wrap=True)
    for row in cells(rows, yardstick):
        table.add_row(*row)
    out = console()
    out.width = max(out.width, 120)
    out.print(table)
    if missing:
        out.print(missing)


def as_markdown(rows: list[dict[str, Any]], yardstick: float | None) -> str:
    """The rates for the docs."""
    lines = ["| " + " | ".join(HEADINGS) + " |", "| --- | --- | ---: | ---: | ---: |"]
    lines += ["| " + " | ".join(row) + " |" for row in cells(rows, yardstick)]
    return "Made by `manoir bench search`, one core.\n\n" + "\n".join(lines) + "\n"
