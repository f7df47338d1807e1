"""The house beside a peer: as many tables and sockets, run by turns, so that a noisy machine is noisy to both."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from rich.table import Table

from manoir.cli.arguments import console
from manoir.cli.benches import boardgame
from manoir.kernel.title import Title

OURS = "manoir, SQLite on the disk"
FILES = "boardgame.io, FlatFile on the disk"
MEMORY = "boardgame.io, in memory"
SYNCED = {
    OURS: "WAL, synchronous=FULL: a move is synced to the disk before it is acknowledged",
    FILES: "node-persist: state, log and metadata are files, rewritten after each move was sent out; never synced",
    MEMORY: "nothing is kept",
}
GOALS = {1: 10.0, 4: 3.0}  # moves a second, times the peer's with its files, by sockets a table
COLUMNS = (
    "sockets a table",
    "who",
    "moves/s",
    "each run",
    "stored/s",
    "p50 ms",
    "p99 ms",
    "server µs a stored move",
    "times FlatFile",
)

Measure = Callable[[int], dict[str, float]]  # of so many sockets a table


@dataclass(slots=True)
class Compared:
    """All runs of everybody, at so many sockets a table."""

    sockets: int
    runs: dict[str, list[dict[str, float]]]

    def middle(self, who: str, what: str) -> float:
        """The median of the runs."""
        return median(run[what] for run in self.runs[who])

    def times(self, who: str) -> float:
        """How many times the moves a second of the peer with its files."""
        return self.middle(who, "moves_per_second") / max(self.middle(FILES, "moves_per_second"), 1e-9)

    def rows(self) -> list[list[str]]:
        """One row for each of them."""
        return [
            [
                str(self.sockets),
                who,
                f"{self.middle(who, 'moves_per_second'):,.0f}",
                ", ".join(f"{run['moves_per_second']:,.0f}" for run in runs),
                f"{self.middle(who, 'stored_per_second'):,.0f}",
                f"{self.middle(who, 'p50_ms'):.1f}",
                f"{self.middle(who, 'p99_ms'):.1f}",
                f"{self.middle(who, 'cpu_us_per_stored'):,.0f}",
                f"{self.times(who):.1f}",
            ]
            for who, runs in self.runs.items()
        ]


def compare(ours: Measure, tables: int, sockets: list[int], warm: float, seconds: float, runs: int) -> list[Compared]:
    """Measure everybody by turns."""
    folder = boardgame.installed()
    found = []
    for each in sockets:
        compared = Compared(each, {OURS: [], FILES: [], MEMORY: []})
        for _ in range(runs):
            compared.runs[OURS].append(ours(each))
            for who, storage in ((FILES, "files"), (MEMORY, "memory")):
                compared.runs[who].append(boardgame.measured(folder, storage, tables, each, warm, seconds))
        found.append(compared)
    return found


def heading(title: Title, tables: int, seconds: float, runs: int) -> list[str]:
    """What was measured, in words."""
    load = ", ".join(f"{one:.2f}" for one in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    return [
        f"{tables} tables, {runs} runs of {seconds:g} s by turns, {os.cpu_count()} cores; load before: {load}.",
        f"manoir: a random answer in {title.rulebook.title['en']} by its whole rules, a view redacted for"
        " every socket; with one socket a table its player plays against a bot, whose answers are stored as well"
        " and not counted.",
        "boardgame.io: a move rolls a die, adds to a counter and passes the turn; with one socket it plays alone.",
        *(f"{who}: {what}." for who, what in SYNCED.items()),
    ]


def verdicts(found: list[Compared]) -> list[str]:
    """The ratios, and whether they reach the goal."""
    lines = []
    for compared in found:
        goal = GOALS.get(compared.sockets)
        times = f"{compared.times(OURS):.1f} times the moves a second of boardgame.io with FlatFile"
        said = f"sockets a table {compared.sockets}: {times}"
        reached = "" if goal is None else f" (goal {goal:g}: {'reached' if compared.times(OURS) >= goal else 'missed'})"
        lines.append(said + reached)
    return lines


def show(before: list[str], found: list[Compared]) -> None:
    """The report on a screen."""
    out = console()
    for line in before:
        out.print(line, soft_wrap=True)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in COLUMNS:
        table.add_column(name, justify="left" if name == "who" else "right")
    for row in (row for compared in found for row in compared.rows()):
        table.add_row(*row)
    out.print(table)
    for line in verdicts(found):
        out.print(line, soft_wrap=True)


def as_markdown(before: list[str], found: list[Compared]) -> str:
    """The report as it stands in the docs."""
    lines = [*(f"- {line}" for line in before), "", "| " + " | ".join(COLUMNS) + " |"]
    lines.append("|" + " | ".join(" --- " if name == "who" else " ---: " for name in COLUMNS) + "|")
    lines += ["| " + " | ".join(row) + " |" for compared in found for row in compared.rows()]
    return "\n".join([*lines, "", *(f"- {line}" for line in verdicts(found)), ""])
