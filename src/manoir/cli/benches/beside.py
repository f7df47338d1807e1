"""The house beside others: as many tables and sockets, run by turns, so that a noisy machine is noisy to all."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from statistics import median

from rich.table import Table

from manoir.cli.arguments import console
from manoir.cli.benches import boardgame
from manoir.kernel.title import Title

OURS = "manoir, SQLite on the disk"
OTHER = "the other manoir, SQLite on the disk"
FILES = "boardgame.io, FlatFile on the disk"
MEMORY = "boardgame.io, in memory"
KEPT = {
    OURS: "WAL, synchronous=FULL: a move is synced to the disk before it is acknowledged",
    FILES: "node-persist: state, log and metadata are files, rewritten after each move was sent out; never synced",
    MEMORY: "nothing is kept",
}
AIM, LEAST = 1.0, 0.8  # stored moves a second, as a share of the moves that the peer makes in memory
HALF = 0.5  # of the other's processor time for a stored move
COLUMNS = (
    "sockets a table",
    "who",
    "moves/s",
    "stored/s",
    "each run",
    "p50 ms",
    "p99 ms",
    "server µs a stored move",
    "of boardgame.io in memory",
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

    def times(self, who: str, other: str, what: str = "stored_per_second") -> float:
        """How many times as much as another."""
        return self.middle(who, what) / max(self.middle(other, what), 1e-9)

    def rows(self) -> list[list[str]]:
        """One row for each of them."""
        return [
            [
                str(self.sockets),
                who,
                f"{self.middle(who, 'moves_per_second'):,.0f}",
                f"{self.middle(who, 'stored_per_second'):,.0f}",
                ", ".join(f"{run['stored_per_second']:,.0f}" for run in runs),
                f"{self.middle(who, 'p50_ms'):.1f}",
                f"{self.middle(who, 'p99_ms'):.1f}",
                f"{self.middle(who, 'cpu_us_per_stored'):,.0f}",
                f"{self.times(who, MEMORY):.2f}" if MEMORY in self.runs else "",
            ]
            for who, runs in self.runs.items()
        ]


def peers(tables: int, warm: float, seconds: float) -> dict[str, Measure]:
    """boardgame.io with its files and in memory; installed the first time."""
    folder = boardgame.installed()

    def measure(storage: str, each: int) -> dict[str, float]:
        return boardgame.measured(folder, storage, tables, each, warm, seconds)

    return {FILES: partial(measure, "files"), MEMORY: partial(measure, "memory")}


def compare(who: Mapping[str, Measure], sockets: list[int], runs: int) -> list[Compared]:
    """Measure everybody by turns."""
    found = []
    for each in sockets:
        compared = Compared(each, {name: [] for name in who})
        for _ in range(runs):
            for name, measure in who.items():
                compared.runs[name].append(measure(each))
        found.append(compared)
    return found


def heading(title: Title, who: Mapping[str, Measure], tables: int, seconds: float, runs: int) -> list[str]:
    """What was measured, in words."""
    load = ", ".join(f"{one:.2f}" for one in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    lines = [
        f"{tables} tables, {runs} runs of {seconds:g} s by turns, {os.cpu_count()} cores; load before: {load}.",
        f"manoir: a random answer in {title.rulebook.title['en']} by its whole rules, a view redacted for"
        " every socket; with one socket a table its player plays against a bot, whose answers are judged, stored and"
        " told like any other, and count as stored.",
    ]
    if OTHER in who:
        lines.append("the other manoir: the server of another environment, with the same clients.")
    if MEMORY in who:
        lines.append(
            "boardgame.io: a move rolls a die, adds to a counter and passes the turn; with one socket it plays alone."
        )
    return [*lines, *(f"{name}: {KEPT[name]}." for name in who if name in KEPT)]


def verdicts(found: list[Compared]) -> list[str]:
    """The ratios, and whether they reach the aims."""
    lines = []
    for compared in found:
        place = f"sockets a table {compared.sockets}:"
        if MEMORY in compared.runs:
            share = compared.times(OURS, MEMORY)
            reached = "reached" if share >= AIM else "missed, yet more than the least" if share >= LEAST else "missed"
            said = f"{share:.2f} times as many stored moves a second as boardgame.io makes in memory"
            lines.append(f"{place} {said} (aim {AIM:g}, at the least {LEAST:g}: {reached})")
        if FILES in compared.runs:
            times = compared.times(OURS, FILES)
            lines.append(f"{place} {times:.1f} times as many as boardgame.io with FlatFile")
        if OTHER in compared.runs:
            ours, other = (compared.middle(who, "cpu_us_per_stored") for who in (OURS, OTHER))
            share = compared.times(OURS, OTHER, "cpu_us_per_stored")
            said = f"{ours:,.0f} µs of the server's processor for a stored move, the other manoir {other:,.0f}"
            reached = "reached" if share <= HALF else "missed"
            lines.append(f"{place} {said}: {share:.2f} times as much (aim {HALF:g} at the most: {reached})")
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
