"""The table of docs/reference/booo-race.md: what a person who says nothing sees of bots at a live table of Booo!.

`python tools/race.py` plays every level with three bots and with one, by a simulated clock, and writes the file;
`--games 20` plays fewer, `--levels regular` keeps to some, `--show` prints instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from simulated import SimulatedThinks, settled, simulate, simulated_lobby

from manoir.games.booo.state import goal
from manoir.games.booo.workshop.puzzle import RATINGS, rate
from manoir.games.booo.workshop.solver import Solver, owned_by
from manoir.kernel.levels import LEVELS
from manoir.store.memory import MemoryStore
from manoir.tables.document import Settings
from manoir.tables.messages import Dismissed, Happened, TableTold, Welcome
from manoir.tables.people import hosting, seats
from manoir.tables.table import Table

DOCS = Path(__file__).resolve().parent.parent / "docs" / "reference"
GAMES = 200
PACE = 900  # milliseconds: as the page sets it
LONELY = 300  # seconds: with one bot two of two hands must go up, and the person's only does by the clock


@dataclass
class Visitor:
    """What happened to one visitor."""

    rating: str  # of the easiest way that any of the bots has; empty: none has one
    placed: float
    first: float | None = None  # seconds until a bot called
    mistakes: list[str] = field(default_factory=list)  # the colours that bots called in vain
    repeats: int = 0  # of those, the ones that had been shown to be wrong before
    wrong: set[str] = field(default_factory=set)  # colours called in vain, by whomever
    taken: bool = False


@dataclass
class Watched:
    """A device at the silent person's seat, which notes what happens and when."""

    table: Table
    me: int = 0
    visitors: list[Visitor] = field(default_factory=list)
    called: str = ""

    def send(self, message: TableTold | Dismissed) -> None:
        if isinstance(message, (Happened, Welcome)):
            for told in message.events:
                self.note(told.event)

    def note(self, event: dict[str, Any]) -> None:
        now = self.table.house.ticks()
        kind, bot = event["event"], event.get("seat") != self.me + 1
        if kind == "VisitorPlaced":
            self.visitors.append(Visitor(rating_of(self.table, self.me), now))
        elif kind == "Called":
            self.called = event["colour"]
            if bot and self.visitors[-1].first is None:
                self.visitors[-1].first = now - self.visitors[-1].placed
        elif kind == "Failed":
            visitor = self.visitors[-1]
            if bot:
                visitor.mistakes.append(self.called)
                visitor.repeats += self.called in visitor.wrong
            visitor.wrong.add(self.called)
        elif kind == "Took":
            self.visitors[-1].taken = True


def rating_of(table: Table, me: int) -> str:
    """How a puzzle rates the visitor that is out, for the bot that has it easiest."""
    state = table.play_now().state
    solver = Solver(state.castle)
    found = []
    for seat in range(int(state.board.seats)):
        owned = owned_by(state.tokens, seat)
        ways = solver.all_ways(state.ghost, goal(state), owned)
        if seat != me and ways:
            found.append(rate(solver, int(state.ghost), int(goal(state)), int(owned), ways))
    return min(found, key=lambda one: one.points).name if found else ""


@dataclass
class Game:
    """One game as the silent person saw it."""

    visitors: list[Visitor]
    minutes: float


async def silent_game(level: str, bots: int, seed: int, **more: Any) -> Game:
    """A person who never answers, alone with bots of one level, until the game is over."""
    lobby = simulated_lobby(MemoryStore(), SimulatedThinks(seed))
    lobby.new_key = lambda: seed.to_bytes(32, "big")
    settings = Settings(pace=PACE, clock="none" if bots > 1 else LONELY, **more)
    table, host = await lobby.create("booo", bots + 1, options={"bound": 0}, settings=settings)
    _, secret = await table.do(seats.sit, 0, "Zoé", host)
    for seat in range(1, bots + 1):
        await table.do(hosting.seat_bot, seat, level, "")
    watched = Watched(table)
    await table.do(seats.arrive, watched, secret, None)
    await table.do(hosting.start)
    await settled(lambda: table.document.stage == "over", step=5.0)
    minutes = table.house.ticks() / 60
    await lobby.close()
    return Game(watched.visitors, minutes)


def play(level: str, bots: int, games: int) -> list[Game]:
    """Some games of a level, one after the other."""
    return [simulate(silent_game(level, bots, seed)) for seed in range(1, games + 1)]


def quartiles(times: Iterable[float]) -> str:
    """The median of some times, with the quartiles, in seconds."""
    found = list(times)
    if len(found) < 2:
        return "–"
    low, middle, high = quantiles(found, n=4)
    return f"{middle:.1f} s ({low:.0f} to {high:.0f})"


def row(level: str, games: list[Game]) -> str:
    """What came of a level's games."""
    visitors = [visitor for game in games for visitor in game.visitors]
    times = [
        quartiles(one.first for one in visitors if one.rating == rating and one.first is not None) for rating in RATINGS
    ]
    count = len(visitors)
    taken = sum(one.taken for one in visitors)
    mistakes = sum(len(one.mistakes) for one in visitors)
    repeats = sum(one.repeats for one in visitors)
    cells = [level, *times, f"{mistakes / count:.2f}", str(repeats), f"{100 * taken / count:.0f}%"]
    cells += [f"{100 - 100 * taken / count:.0f}%", f"{median(game.minutes for game in games):.0f}"]
    return f"| {' | '.join(cells)} |"


COLUMNS = (
    "level",
    *(f"first claim, {rating}" for rating in RATINGS),
    "false claims a visitor",
    "refuted claims made again",
    "taken",
    "given up",
    "minutes a game",
)
HEAD = f"| {' | '.join(COLUMNS)} |\n| --- |{' ---: |' * (len(COLUMNS) - 1)}"

PAGE = """\
# Booo!: racing against the bots, measured

Made by `python tools/race.py`: {games} live games a row, in which one person sits at the table and
never says a word. The tables, their clocks and the bots are those of the house; only time is
simulated. A bot's first claim is counted from the moment when the visitor is told, at the median,
with the quartiles; it may be a false one. How hard a visitor is, is what `manoir booo puzzle` rates:
the easiest way of the bot that has it easiest. Minutes are the median over games.

A table stretches all of these times with its setting `bot_time`, in percent.

## One person and three bots of a level

{three}

## One person and one bot

Here two of two hands end a search, and the silent person's goes up by the table's clock, after five
minutes.

{one}
"""


def page(three: dict[str, list[Game]], one: dict[str, list[Game]], games: int) -> str:
    """The whole page."""

    def table(found: dict[str, list[Game]]) -> str:
        return "\n".join([HEAD, *(row(level, played) for level, played in found.items())])

    return PAGE.format(games=games, three=table(three), one=table(one))


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--games", type=int, default=GAMES)
    given.add_argument("--levels", nargs="*", default=list(LEVELS), choices=LEVELS)
    given.add_argument("--show", action="store_true")
    wanted = given.parse_args()
    three = {level: play(level, 3, wanted.games) for level in wanted.levels}
    one = {level: play(level, 1, wanted.games) for level in wanted.levels}
    text = page(three, one, wanted.games)
    if wanted.show:
        print(text)
    else:
        (DOCS / "booo-race.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
