"""`manoir bench server`: many tables driven over real sockets, durable answers a second, and how long each took."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from manoir.cli.arguments import check_bounds, check_writable, console
from manoir.cli.benches.crowd import CrowdSeat, drive
from manoir.cli.benches.one_worker import OneWorker
from manoir.games import TITLES, title_of
from manoir.kernel.wrong import WrongInput, quoted

COLUMNS = (
    "tables",
    "sockets a table",
    "answers/s",
    "entries/s",
    "p50 ms",
    "p99 ms",
    "entries a commit",
    "processor µs an entry",
    "memory kB a table",
)


def server(
    *,
    game: str | None = None,
    tables: Annotated[list[int] | None, Parameter(consume_multiple=True)] = None,
    sockets: Annotated[list[int] | None, Parameter(consume_multiple=True)] = None,
    seconds: float = 5.0,
    warm: float = 2.0,
    peer: str | None = None,
    beside: Path | None = None,
    runs: int = 3,
    workers: Annotated[list[int] | None, Parameter(consume_multiple=True)] = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    markdown: Path | None = None,
) -> None:
    """Acknowledged durable answers a second at so many tables, with one and with four sockets a table.

    A server with its database on the disk (SQLite, WAL, full sync) runs in a process of its own; simple clients answer
    at random as soon as they are asked. With one socket a table its player plays against a bot, whose answers are
    entries too. Nothing is measured before all tables stand and all sockets are open; where a game ends the next one
    is made and counts.

    Parameters
    ----------
    game: what is played; without it, the first of the hall
    tables: how many tables; without it 50, 200 and 500
    sockets: how many sockets a table; without it 1 and 4
    seconds: how long each combination is measured
    warm: how long it plays before
    peer: boardgame.io: that server and ours by turns, at the first number of tables; npm installs it into a cache
    beside: the python of another environment: its server and ours by turns, with the same clients
    runs: how often each is measured beside a peer or another environment
    workers: how many workers; with it on PostgreSQL and Redis, which are started for the measurement
    markdown: write the table to this file as well
    """
    game = game or next(iter(TITLES))
    low, high = title_of(game).box().players
    for count in tables or ():
        if not 1 <= count <= 5000:
            raise WrongInput("--tables", quoted(count), "whole numbers from 1 to 5000")
    for count in sockets or ():
        if not 1 <= count <= high or (count > 1 and count < low):
            raise WrongInput("--sockets", quoted(count), f"1, or a number of players from {low} to {high}")
    check_writable("--markdown", markdown)
    check_bounds("--seconds", float(seconds), 0.1, 600)
    check_bounds("--runs", runs, 1, 100)
    check_bounds("--warm", float(warm), 0, 600)
    if peer is not None or beside is not None:
        beside_others(peer, beside, game, (tables or [50])[0], sockets or [1, 4], warm, seconds, runs, markdown)
        return
    for count in workers or ():
        if not 1 <= count <= 64:
            raise WrongInput("--workers", quoted(count), "whole numbers from 1 to 64")
    if workers:
        with_workers(workers, game, tables or [200], sockets or [1, 4], warm, seconds, as_json, markdown)
        return
    rows = []
    for each in sockets or [1, 4]:
        for count in tables or [50, 200, 500]:
            with OneWorker() as house:
                rows.append(measured(house, game, count, each, warm, seconds))
    if as_json:
        print(json.dumps(rows, indent=1))
    else:
        show(cells(rows), COLUMNS)
    if markdown is not None:
        markdown.write_text(as_markdown(cells(rows), COLUMNS), encoding="utf-8")


def with_workers(
    workers: list[int],
    game: str,
    tables: list[int],
    sockets: list[int],
    warm: float,
    seconds: float,
    as_json: bool,
    markdown: Path | None,
) -> None:
    """The same on PostgreSQL with many workers, and what each part of it costs."""
    from manoir.cli.benches import many_workers
    from manoir.cli.benches.services import Missing, Postgres, Redis

    try:
        with Postgres() as postgres, Redis() as redis:
            rows = [
                many_workers.at_workers(crew, (postgres, redis), game, count, each, warm, seconds)
                for each in sockets
                for count in tables
                for crew in workers
            ]
    except Missing as missing:
        raise WrongInput("--workers", "a machine without what it needs", str(missing)) from None
    if as_json:
        print(json.dumps(rows, indent=1))
    else:
        show(many_workers.cells(rows), many_workers.COLUMNS)
    if markdown is not None:
        markdown.write_text(as_markdown(many_workers.cells(rows), many_workers.COLUMNS), encoding="utf-8")


def beside_others(
    peer: str | None,
    python: Path | None,
    game: str,
    tables: int,
    sockets: list[int],
    warm: float,
    seconds: float,
    runs: int,
    markdown: Path | None,
) -> None:
    """The house by turns with a peer, with the house of another environment, or with both."""
    from manoir.cli.benches import beside

    if peer not in (None, "boardgame.io"):
        raise WrongInput("--peer", quoted(peer), "boardgame.io")
    if python is not None and not python.is_file():
        raise WrongInput("--beside", quoted(str(python)), "the python of another environment with a manoir in it")

    def house(python: str | None, each: int) -> dict[str, float]:
        with OneWorker(python) as served:
            row = measured(served, game, tables, each, warm, seconds)
        return {
            "moves_per_second": row["answers_per_second"],
            "stored_per_second": row["entries_per_second"],
            "p50_ms": row["p50_ms"],
            "p99_ms": row["p99_ms"],
            "cpu_us_per_stored": row["cpu_us_per_entry"],
        }

    who: dict[str, beside.Measure] = {beside.OURS: partial(house, None)}
    if python is not None:
        who[beside.OTHER] = partial(house, str(python.absolute()))
    if peer is not None:
        who |= beside.peers(tables, warm, seconds)
    before = beside.heading(title_of(game), who, tables, seconds, runs)
    found = beside.compare(who, sockets, runs)
    beside.show(before, found)
    if markdown is not None:
        markdown.write_text(beside.as_markdown(before, found), encoding="utf-8")


def measured(house: OneWorker, game: str, tables: int, sockets: int, warm: float, seconds: float) -> dict[str, Any]:
    """One combination on a fresh house."""
    from manoir.server.loop import run

    empty = house.memory()
    places = [CrowdSeat(house.address, game, sockets, dict(title_of(game).long)) for _ in range(tables)]
    for place in places:
        place.make()
    held = house.memory()
    counts: list[tuple[float, float, float]] = []

    def note() -> None:
        counts.append((house.measure("manoir_entries_total"), house.measure("manoir_commits_total"), house.cpu()))

    crowd = run(drive(places, warm, seconds, note))
    entries, commits, used = (after - before for before, after in zip(*counts, strict=True))
    marks = quantiles(crowd.waits, n=100) if len(crowd.waits) > 1 else [0.0] * 99
    return {
        "tables": tables,
        "sockets": sockets,
        "answers_per_second": crowd.taken / crowd.seconds,
        "entries_per_second": entries / crowd.seconds,
        "p50_ms": marks[49] * 1000,
        "p99_ms": marks[98] * 1000,
        "entries_per_commit": entries / max(commits, 1),
        "cpu_us_per_entry": used / max(entries, 1) * 1e6,
        "memory_kb_per_table": (held - empty) / tables / 1024,
        "made": sum(len(place.tables) for place in places),
    }


def cells(rows: list[dict[str, Any]]) -> list[list[str]]:
    """The report, row by row, as text."""
    return [
        [
            str(row["tables"]),
            str(row["sockets"]),
            f"{row['answers_per_second']:,.0f}",
            f"{row['entries_per_second']:,.0f}",
            f"{row['p50_ms']:.1f}",
            f"{row['p99_ms']:.1f}",
            f"{row['entries_per_commit']:.1f}",
            f"{row['cpu_us_per_entry']:,.0f}",
            f"{row['memory_kb_per_table']:.0f}",
        ]
        for row in rows
    ]


def show(rows: list[list[str]], columns: Sequence[str]) -> None:
    """The report as a table."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in columns:
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(*row)
    console().print(table)


def as_markdown(rows: list[list[str]], columns: Sequence[str]) -> str:
    """The report as it stands in the docs."""
    lines = ["| " + " | ".join(columns) + " |", "|" + " ---: |" * len(columns)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "Made by `manoir bench server`.\n\n" + "\n".join(lines) + "\n"
