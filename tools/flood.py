"""What a flood of strong bots leaves to an honest table, measured.

`python tools/flood.py [--tables 60] [--seconds 30] [--choices 30] [--at-least 0.5] [--behind 50]`

A house with as many bot processes as cores, and an honest table with one countess; beside it so many tables of another
caller, with a countess on every seat, all at once. Every choice of the honest countess is noted: how many simulations
she had, and how long after its drawn moment her answer was taken. Then the flood ends, and she is asked some of the
same questions again, alone. Exits with 1 when the flood left her, at the median, less than `--at-least` of that, or
when her table's answers came, at the median, more than `--behind` milliseconds after their moments.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median, quantiles

from manoir.bots.bot_processes import BotProcess, BotProcesses, NoAnswer
from manoir.bots.registry import BOTS
from manoir.bots.runner import PackedThinks
from manoir.games import TITLES
from manoir.kernel.plain import Named
from manoir.kernel.question import Question, Thought
from manoir.pure import form
from manoir.server.app import open_lobby
from manoir.server.loop import run
from manoir.server.settings import ServerSettings
from manoir.store.migrate import migrate
from manoir.tables import answers
from manoir.tables.clocks.clock import Key
from manoir.tables.document import Place, TableDocument
from manoir.tables.lobby import Lobby
from manoir.tables.people import hosting
from manoir.tables.people.seat_secrets import hashed, new_secret
from manoir.tables.table import Table

GAME = next(name for name, title in TITLES.items() if not title.all_open)  # where something is hidden
HONEST = ("countess", "greedy", "greedy")
WARM = 6.0  # seconds until a flood is in full course


@dataclass(frozen=True, slots=True)
class Choice:
    """A question to the honest countess, and how many simulations she had for it."""

    question: Question
    simulations: int
    budget: int  # milliseconds that she was given


@dataclass(slots=True)
class Seen:
    """What became of the honest countess."""

    choices: list[Choice] = field(default_factory=list)
    behind: list[float] = field(default_factory=list)  # milliseconds from a drawn moment to the answer


class Counting(BotProcesses):
    """Processes whose thoughts for the honest table are noted."""

    seen: Seen | None = None

    def __init__(self, size: int) -> None:
        super().__init__(size, BOTS)
        self.budgets: dict[str, int] = {}  # by table, of a table with one countess

    async def asked(self, number: int, worker: BotProcess, line: bytes, seconds: float) -> Named:
        """Note how long a bot may think."""
        told = json.loads(line)
        if "chair" in told:
            self.budgets[told["chair"].split()[1]] = told["budget"]
        return await super().asked(number, worker, line, seconds)

    async def consider(self, question: Question) -> Thought:
        """The answer of a bot; a choice of the honest countess is noted, late or not."""
        seen, thought = self.seen, None
        try:
            thought = await super().consider(question)
            return thought
        except NoAnswer:
            thought = Thought(0, 0)
            raise
        finally:
            counts = question.caller == "honest" and question.bot == "countess" and len(question.moves) > 1
            if seen is not None and thought is not None and counts:
                seen.choices.append(Choice(question, thought.simulations, self.budgets.get(question.table, 0)))


def watch_moments(seen: Seen) -> None:
    """Note how long after its drawn moment every answer of the honest table is taken."""
    think, said = answers._think, answers._said
    due: dict[tuple[str, Key], float] = {}

    async def thinking(table: Table, key: Key, question: Question, wait: float) -> None:
        due[table.id, key] = asyncio.get_running_loop().time() + wait
        await think(table, key, question, wait)

    async def saying(table: Table, key: Key, move: int) -> None:
        moment = due.pop((table.id, key), None)
        if moment is not None and table.caller == "honest":
            seen.behind.append((asyncio.get_running_loop().time() - moment) * 1000)
        await said(table, key, move)

    answers._think, answers._said = thinking, saying


async def playing(lobby: Lobby, caller: str, bots: tuple[str, ...]) -> None:
    """One table of bots after the other."""
    while True:
        places = [Place("bot", f"{bot} {number + 1}", bot) for number, bot in enumerate(bots)]
        table = await lobby.add(TableDocument(GAME, hashed(new_secret()), places), caller)
        await table.do(hosting.start)
        while table.document.stage == "playing":
            await asyncio.sleep(0.5)


async def flooded(lobby: Lobby, workers: Counting, args: argparse.Namespace) -> Seen:
    """The honest table beside a flood; every table is closed at the end."""
    six = ("countess",) * lobby.house.title(GAME).box().players[1]
    tasks = [asyncio.create_task(playing(lobby, "flood", six)) for _ in range(args.tables)]
    tasks.append(asyncio.create_task(playing(lobby, "honest", HONEST)))
    await asyncio.sleep(WARM)
    seen = workers.seen = Seen()
    watch_moments(seen)
    await asyncio.sleep(args.seconds)
    workers.seen = None
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await lobby.close()
    return seen


async def measured(args: argparse.Namespace) -> tuple[Seen, list[tuple[int, int]]]:
    """What was seen, and for some choices how many simulations there were in the flood and alone."""
    with tempfile.TemporaryDirectory(prefix="manoir-flood-") as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'house.db'}"
        await migrate(database)
        lobby = open_lobby(ServerSettings(database=database, bots_alone=86_400.0))
        thinks = lobby.house.thinks
        assert isinstance(thinks, PackedThinks)
        workers = thinks.workers = Counting(thinks.workers.size)
        await lobby.house.store.open()
        try:
            seen = await flooded(lobby, workers, args)
            while any(turns.now is not None for turns in workers.turns):
                await asyncio.sleep(0.1)  # a thought is let run out
            pairs = []
            step = max(1, len(seen.choices) // args.choices)
            for number, choice in enumerate(seen.choices[::step][: args.choices]):
                alone = await workers.consider(replace(choice.question, table=f"alone{number}"))
                pairs.append((choice.simulations, alone.simulations))
        finally:
            await lobby.house.store.close()
            thinks.close()
        return seen, pairs


def main() -> int:
    """Measure, print what was found and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--choices", type=int, default=30)
    parser.add_argument("--at-least", type=float, default=0.5)
    parser.add_argument("--behind", type=float, default=50.0)
    args = parser.parse_args()
    logging.disable(logging.WARNING)  # of all the bots of the flood that are late
    seen, pairs = run(measured(args))
    pairs = [pair for pair in pairs if pair[1] > 0]
    if not pairs or len(seen.behind) < 2:
        print("manoir: the honest countess was never asked; try more --seconds", file=sys.stderr)
        return 1
    left = median(flood / alone for flood, alone in pairs)
    none = sum(choice.simulations == 0 for choice in seen.choices)
    print(f"{form()}, {os.cpu_count()} cores, load average {', '.join(f'{load:.1f}' for load in os.getloadavg())}")
    print(f"beside {args.tables} tables of one caller, each with a countess on every seat, for {args.seconds:g} s:")
    print(f"  choices of the honest countess: {len(seen.choices)}, without any simulation: {none}")
    given = median(choice.budget for choice in seen.choices)
    had, usual = (median(pair[number] for pair in pairs) for number in (0, 1))
    print(f"  medians: {given:g} ms to think, {had:g} simulations, alone {usual:g}")
    print(f"  left to her of the same {len(pairs)} questions: {left:.0%} (median)")
    nine = quantiles(seen.behind, n=10)[-1]
    print(
        f"  {len(seen.behind)} answers, after their moment by {median(seen.behind):.0f} ms; nine in ten by {nine:.0f}"
    )
    return 1 if left < args.at_least or median(seen.behind) > args.behind else 0


if __name__ == "__main__":
    sys.exit(main())
