"""`manoir arena`: bots against bots, measured."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.table import Table

from manoir.bots.arena import report
from manoir.bots.arena.contest import Contest
from manoir.bots.arena.deal import seated
from manoir.bots.arena.result import Result
from manoir.bots.arena.run import run
from manoir.cli.arguments import DAY, box_given, check_bounds, check_processes, check_writable, choices_of, console
from manoir.cli.bar import bar
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.wrong import WrongInput, quoted
from manoir.words import words_for


def arena(
    game: str,
    *,
    bots: str,
    seats: int,
    games: int | None = None,
    until_sure: bool = False,
    seed: int = 1,
    budget: int = 0,
    option: tuple[str, ...] = (),
    edition: str | None = None,
    processes: int | None = None,
    dask: str | None = None,
    json: Path | None = None,
    csv: Path | None = None,
    html: Path | None = None,
    markdown: Path | None = None,
    lang: str | None = None,
) -> None:
    """Let bots meet: the same deals for every seating, seats turned, shares of wins with 99% intervals, ratings, times.

    Parameters
    ----------
    bots: who plays, with commas: random, greedy, a level, search@SIMULATIONS, search@100ms; as many names as seats are
        seated as they stand, fewer are repeated round the table. The arena alone also has oracle@SIMULATIONS, which
        sees everything.
    games: how many games; whole deals are played, so a few more may be. Without it 200, and 2000 until sure
    until_sure: stop as soon as every bot is parted from the next in the list
    budget: milliseconds for every answer; 0 leaves each bot to its own simulations, and the result to the seed alone
    option: an option of the table, as NAME=VALUE; may be given several times. A game that might not end has a bound
        here, unless you set it yourself
    edition: a shipped edition by name, or the path of one that you bring
    processes: how many at once; without it, as many as there are cores
    dask: the address of a Dask scheduler to run on instead
    json, csv, html, markdown: write the result to these files as well
    """
    title = title_of(game)
    names = [name.strip() for name in bots.split(",")]
    if len(names) > seats:
        raise WrongInput("--bots", f"{len(names)} bots", f"{seats} at the most, one a seat")
    for name in names:
        seated(name, title, FastFate(1))
    wanted = (2000 if until_sure else 200) if games is None else games
    check_bounds("--games", wanted, 1, 10_000_000)
    check_bounds("--seed", seed, 0, 2**40 - 1)
    check_processes(processes)
    check_bounds("--budget", budget, 0, DAY)
    files = {"--json": json, "--csv": csv, "--html": html, "--markdown": markdown}
    for name, path in files.items():
        check_writable(name, path)
    choices = {**title.bounded, **choices_of(option)}  # bots never tire: a game without an end gets one
    title.table(box_given(title, edition), seats, choices)
    contest = Contest(game, seats, tuple(names), seed, edition, choices, budget)
    words = words_for(lang)
    with executor(processes, dask) as pool, bar(words.say("arena-playing"), wanted) as shown:
        result = run(contest, wanted, pool, until_sure, shown.advance)
    show(result)
    forms = (report.as_json, report.as_csv, report.as_html, report.as_markdown)
    for path, text in zip(files.values(), forms, strict=True):
        if path is not None:
            path.write_text(text(result), encoding="utf-8")


def show(result: Result) -> None:
    """The result as a table and a sentence a pair."""
    out = console()
    out.print(report.heading(result), soft_wrap=True)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for number, name in enumerate(report.HEADINGS):
        table.add_column(name, justify="left" if number == 0 else "right", no_wrap=True)
    for row in report.rows(result):
        table.add_row(*row)
    out.print(table)
    for line in report.verdicts(result):
        out.print(line, soft_wrap=True)


def executor(processes: int | None, dask: str | None) -> AbstractContextManager[Executor]:
    """Where games are played: processes of this machine, or a cluster."""
    if dask is None:
        return ProcessPoolExecutor(processes or os.cpu_count(), mp_context=get_context("spawn"))
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise WrongInput("--dask", "no Dask here", "the extra of that name: pip install 'manoir[dask]'") from None
    return _cluster(distributed, dask)


@contextmanager
def _cluster(distributed: Any, address: str) -> Iterator[Executor]:
    try:
        client = distributed.Client(address, timeout=10)
    except (OSError, ValueError) as trouble:
        raise WrongInput("--dask", quoted(address), f"the address of a scheduler that answers ({trouble})") from None
    with client, client.get_executor() as pool:
        yield pool
