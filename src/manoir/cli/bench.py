"""`manoir bench engine`: random playouts on one core, ours and other engines', interleaved in one run."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from manoir.cli.arguments import check_bounds, check_writable, console
from manoir.cli.benches.own import EngineProcess, Own
from manoir.cli.benches.peers import ROLLOUTS, peers
from manoir.cli.benches.rate import Contender, Rate, middle
from manoir.games import TITLES, title_of
from manoir.kernel.peer import Peer
from manoir.kernel.wrong import WrongInput, quoted

SAME = "as "


def engine(
    *,
    game: str | None = None,
    seconds: float = 0.5,
    rounds: int = 7,
    within: float = 600,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    markdown: Path | None = None,
) -> None:
    """Decisions a second of random playouts, compiled and uncompiled, beside the peers that are installed.

    A decision is an answer with two moves or more; answers without a choice are counted apart. All contenders take
    turns, several rounds of a moment each, and the median of the rounds is printed.

    Parameters
    ----------
    game: only this game of ours; without it, all
    seconds: how long each contender plays in a round
    rounds: how many rounds, if there is time for them
    within: seconds by the clock on the wall after which no round but the first goes on
    markdown: write the table to this file as well
    """
    check_writable("--markdown", markdown)
    check_bounds("--seconds", float(seconds), 0.01, 60)
    check_bounds("--rounds", rounds, 1, 100)
    check_within(within)
    names = [title_of(game).name] if game else list(TITLES)
    workers = [EngineProcess("compiled"), EngineProcess("uncompiled")]
    if workers[0].running != "compiled":
        workers.pop(0).close()
    own = [one for worker in workers for name in names for one in tables_of(worker, name)]
    others, missing = peers([peer.name for name in names for peer in peers_of(name)])
    rates = measured([*own, *others], seconds, rounds, within)
    found = report(own, others, rates, missing)
    for worker in workers:
        worker.close()
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        show(found)
    if markdown is not None:
        markdown.write_text(as_markdown(found), encoding="utf-8")


def seats_of(name: str) -> list[int]:
    """The numbers of seats to measure: four, and the most that the game takes."""
    low, high = title_of(name).box().players
    return sorted({max(low, min(4, high)), min(6, high), high})


def peers_of(name: str) -> tuple[Peer, ...]:
    """The tables that another engine has as well, where a game names some."""
    part = title_of(name).part("peers")
    return () if part is None else tuple(part.PEERS)


def tables_of(worker: EngineProcess, name: str) -> list[Own]:
    """What is measured of a game: several numbers of seats, and tables that another engine has as well."""
    same = enumerate(peers_of(name))
    tables = [Own(worker, name, seats) for seats in seats_of(name)]
    return tables + [Own(worker, name, peer.seats, number, f"{SAME}{peer.name}") for number, peer in same]


def check_within(within: float) -> None:
    """Refuse a limit that is none."""
    if not 1 <= within <= 86_400:
        raise WrongInput("--within", quoted(within), "a number of seconds from 1 to 86400")


def measured(contenders: list[Contender], seconds: float, rounds: int, within: float) -> dict[int, list[Rate]]:
    """Every contender's rates, taken in turns so that a slow moment of the machine falls on all alike.

    A round that time cuts short is left out, so that all have as many; the first is always made whole.
    """
    rates: dict[int, list[Rate]] = {number: [] for number in range(len(contenders))}
    err = Console(stderr=True, soft_wrap=True, highlight=False)
    least = len(contenders) * rounds * seconds
    err.print(f"{len(contenders)} contenders by turns: {least:.0f} s of the processor at least, {within:g} s at most")
    end = monotonic() + within
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=rounds * len(contenders))
        for made in range(rounds):
            taken = []
            for contender in contenders:
                if made and monotonic() > end:
                    err.print(f"{within:g} s are over: {made} of {rounds} rounds were made")
                    return rates
                progress.update(task, description=contender.name)
                taken.append(contender.measure(seconds))
                progress.advance(task)
            for number, rate in enumerate(taken):
                rates[number].append(rate)
            if not err.is_terminal:
                err.print(f"round {made + 1} of {rounds}")
    return rates


def report(own: list[Own], others: list[Contender], rates: dict[int, list[Rate]], missing: list[str]) -> dict[str, Any]:
    """All that was measured, as data."""
    rows: list[dict[str, Any]] = []
    contenders: list[Contender] = [*own, *others]
    for number, contender in enumerate(contenders):
        taken = rates[number]
        rows.append(
            {
                "group": contender.group,
                "name": contender.name,
                "decisions_per_second": middle(taken),
                "single_per_second": median(rate.single / rate.seconds for rate in taken),
            }
        )
    yard = [row["decisions_per_second"] for row in rows if row["group"] == ROLLOUTS]
    yardstick = median(yard) if yard else None
    states = []
    for number, mine in enumerate(own):
        row = rows[number]
        same = [r for r in rows if mine.peer >= 0 and r["name"] == _peer_of(mine) and r["group"].startswith(ROLLOUTS)]
        yards = same[0]["decisions_per_second"] if same else None if mine.peer >= 0 else yardstick
        row["of_openspiel"] = row["decisions_per_second"] / yards if yards else None
        name = row["name"].removesuffix(", interpreted")
        twin = next((r for r in rows if r["name"] == name and r["group"] == "manoir, uncompiled"), row)
        row["of_uncompiled"] = row["decisions_per_second"] / twin["decisions_per_second"]
        if mine.peer < 0:
            states.append({"group": mine.group, "name": mine.name, **mine.state()})
    return {"openspiel_median": yardstick, "rates": rows, "states": states, "missing": missing}


def _peer_of(mine: Own) -> str:
    """The name of the peer that is the same game as a table of ours."""
    return peers_of(mine.game)[mine.peer].name


def show(found: dict[str, Any]) -> None:
    """The report as tables."""
    out = console()
    for heading, cells in _tables(found):
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for number, name in enumerate(heading):
            table.add_column(name, justify="left" if number < 2 else "right", no_wrap=number < 1, overflow="fold")
        for row in cells:
            table.add_row(*row)
        out.print(table)
        out.print()
    for line in found["missing"]:
        out.print(f"[yellow]{line}[/yellow]")


def as_markdown(found: dict[str, Any]) -> str:
    """The report as it stands in the docs."""
    parts = [
        "Made by `manoir bench engine`. Decisions are answers with two moves or more; medians of all rounds. Beside a"
        " game that OpenSpiel has as well stands the share of its own rollouts, beside any other that of their median."
    ]
    parts += ["\n".join(as_markdown_rows(heading, cells)) for heading, cells in _tables(found)]
    return "\n\n".join([*parts, *found["missing"]]) + "\n"


def as_markdown_rows(heading: list[str], cells: list[list[str]]) -> list[str]:
    """A table whose first two columns are words."""
    lines = ["| " + " | ".join(heading) + " |", "| --- | --- |" + " ---: |" * (len(heading) - 2)]
    return lines + ["| " + " | ".join(row) + " |" for row in cells]


def _tables(found: dict[str, Any]) -> list[tuple[list[str], list[list[str]]]]:
    rates = [
        [
            row["group"],
            row["name"],
            f"{row['decisions_per_second'] / 1e6:.3f}",
            f"{row['single_per_second'] / 1e6:.3f}",
            f"{row['of_openspiel']:.2f}" if row.get("of_openspiel") else "",
            f"{row['of_uncompiled']:.1f}" if row.get("of_uncompiled") else "",
        ]
        for row in found["rates"]
    ]
    if found["openspiel_median"]:
        rates.append([ROLLOUTS, "median", f"{found['openspiel_median'] / 1e6:.3f}", "", "1.00", ""])
    states = [[row["group"], row["name"], f"{row['copy']:.3f}", f"{row['bytes']:.0f}"] for row in found["states"]]
    heading = ["engine", "game", "M decisions/s", "M without choice/s", "of OpenSpiel's", "of uncompiled"]
    return [(heading, rates), (["form", "game", "µs a copy", "bytes a copy"], states)]
