"""The tables of docs/reference/levels.md: every level against the one below, the strongest against instinct.

`python tools/ladder.py` plays what is not in docs/reference/levels.json yet and writes both files after every contest,
so that it can be stopped and gone on with; `--games 400` caps a contest, `--only minuit` keeps to one game.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from math import hypot
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from manoir.bots.arena.charts import Mark, chart
from manoir.bots.arena.contest import Contest
from manoir.bots.arena.interval import interval
from manoir.bots.arena.result import Result
from manoir.bots.arena.run import run
from manoir.games import TITLES, title_of
from manoir.kernel.levels import LEVELS

DOCS = Path(__file__).resolve().parent.parent / "docs" / "reference"
GAMES = tuple(TITLES)
STYLE = (
    "<style>text{font:14px serif}.heading{font-weight:bold}.bar{fill:#6b5b95}"
    ".reach{stroke:#d1603d;stroke-width:3}.fair{stroke:#333;stroke-dasharray:4 4}</style>"
)
BUDGETS = {10: 400, 100: 120, 1000: 60}
"""Milliseconds an answer, and how many games are played with each: what two cores can do in an hour a game."""
SHORT = {"minuit": {10: 400, 100: 240, 1000: 80}}
"""The same for a game in which a seat is asked less often."""
GROWTH = {(100, 10): 60, (1000, 100): 20}
"""The same budgets against each other, two at a table."""


def contests(game: str) -> list[tuple[str, Contest, int]]:
    """What is played for a game: its kind, the contest, and of how many games; 0: until it is sure."""
    title = title_of(game)
    low, high = title.box().players
    found: list[tuple[str, Contest, int]] = []
    for seats in sorted({low, min(4, high), high}):
        for number in range(len(LEVELS) - 1, 0, -1):
            found.append(("ladder", Contest(game, seats, (LEVELS[number], LEVELS[number - 1])), 0))
    if title.race is not None:  # nobody there looks ahead
        return found
    simulations = title.character.skills[-1].simulations
    for seats in sorted({low, min(4, high), high}):
        others = ("greedy",) * (seats - 1)
        found.append(("strongest", Contest(game, seats, (LEVELS[-1], *others)), 0))
        found.append(("oracle", Contest(game, seats, (f"oracle@{simulations}", *others)), 0))
    for budget, games in SHORT.get(game, BUDGETS).items():
        found.append(("budget", Contest(game, 4, (f"search@{budget}ms", *(("greedy",) * 3))), games))
    for (more, less), games in GROWTH.items():
        found.append(("growth", Contest(game, 2, (f"search@{more}ms", f"search@{less}ms")), games))
    return found


def name_of(kind: str, contest: Contest) -> str:
    return f"{kind} {contest.game} {contest.seats} {contest.bots[0]} {contest.bots[1]}"


def summary(kind: str, result: Result) -> dict[str, Any]:
    """What the tables need of a result."""
    plain = result.plain()
    one = plain["results"][0]
    return {
        "kind": kind,
        "game": plain["game"],
        "seats": plain["seats"],
        "bots": result.contest.names,
        "games": plain["games"],
        "confidence": plain["confidence"],
        "share": one["share"],
        "fair": plain["fair"],
        "lead": plain["leads"][0]["lead"],
        "sure": plain["leads"][0]["sure"],
        **({"ahead": ahead(result)} if kind == "budget" else {}),
    }


def ahead(result: Result) -> dict[str, float]:
    """By how many points the first bot ends before the mean of the others: it tells budgets apart sooner than wins."""
    contest = result.contest
    aim = int(contest.title.game.aim)
    found = []
    for deal in result.deals:
        leads = []
        for game in deal.games:
            mine = game.scores[game.seating.index(contest.bots[0])]
            leads.append(aim * (mine - (sum(game.scores) - mine) / (contest.seats - 1)))
        found.append(sum(leads) / len(leads))
    return asdict(interval(found, result.confidence))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=2000)
    words.add_argument("--only", default=",".join(GAMES))
    words.add_argument("--kinds", default="ladder,strongest,oracle,budget,growth")
    words.add_argument("--processes", type=int, default=2)
    given = words.parse_args()
    file = DOCS / "levels.json"
    found: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool:
        for game in given.only.split(","):
            for kind, contest, games in contests(game):
                name = name_of(kind, contest)
                if name in found or kind not in given.kinds.split(","):
                    continue
                found[name] = summary(kind, run(contest, games or given.games, pool, until_sure=not games))
                one = found[name]
                print(name, one["games"], f"{one['lead']['mean']:+.3f}", one["sure"], flush=True)
                file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
                (DOCS / "levels.md").write_text(page(found), encoding="utf-8")


def percent(bounds: dict[str, float], sign: str = "") -> str:
    return f"{bounds['mean']:{sign}.1%} ({bounds['low']:{sign}.1%} to {bounds['high']:{sign}.1%})"


def points(bounds: dict[str, float] | None) -> str:
    """A number of points with its interval; the games of an earlier run had not kept them."""
    return f"{bounds['mean']:+.1f} ({bounds['low']:+.1f} to {bounds['high']:+.1f})" if bounds else "–"


def budget_of(row: dict[str, Any]) -> int:
    """The milliseconds of the bot that a row is about."""
    return int(row["bots"][0].partition("@")[2].removesuffix("ms"))


def difference(more: dict[str, float], less: dict[str, float]) -> dict[str, float]:
    """By how much one share is above another that was measured in games of its own."""
    mean = more["mean"] - less["mean"]
    reach = hypot(more["high"] - more["mean"], less["high"] - less["mean"])
    return {"mean": mean, "low": mean - reach, "high": mean + reach}


def page(found: dict[str, Any]) -> str:
    """The tables as Markdown."""
    lines = [
        "# The levels, measured",
        "",
        "Made by `python tools/ladder.py`, at fixed simulations an answer but for the last tables of each game. A",
        "contest ends when it is sure, or at its cap; intervals hold at 99% over all looks. Those by milliseconds are",
        "as long as two cores could play in an hour: where their intervals overlap they do not tell the budgets apart.",
        "An even share is 25% there, and points ahead are those before the mean of the others.",
        "What more time brings to a game, and why, is in [how bots think](../explanation/search.md).",
        "",
    ]
    rows = list(found.values())
    for game in GAMES:
        mine = [row for row in rows if row["game"] == game]
        if not mine:
            continue
        lines += [
            f"## {game}",
            "",
            "| seats | who | games | lead in wins a seat | |",
            "| ---: | --- | ---: | ---: | --- |",
        ]
        for row in mine:
            if row["kind"] == "ladder":
                said = "" if row["sure"] else f"not parted by {row['games']} games"
                who = " against ".join(row["bots"])
                lines.append(f"| {row['seats']} | {who} | {row['games']} | {percent(row['lead'], '+')} | {said} |")
        lines.append("")
        if any(row["kind"] in ("strongest", "oracle") for row in mine):
            lines += [
                "| seats | alone among greedy bots | games | share of wins | an even share |",
                "| ---: | --- | ---: | ---: | ---: |",
            ]
            for row in mine:
                if row["kind"] in ("strongest", "oracle"):
                    who = row["bots"][0] + (", which sees everything" if row["kind"] == "oracle" else "")
                    cells = [row["seats"], who, row["games"], percent(row["share"]), f"{row['fair']:.1%}"]
                    lines.append("| " + " | ".join(map(str, cells)) + " |")
            lines.append("")
        marks = [
            Mark(
                row["bots"][0],
                row["share"]["mean"],
                row["share"]["low"],
                row["share"]["high"],
                f"{row['share']['mean']:.0%}",
            )
            for row in mine
            if row["kind"] == "budget"
        ]
        if marks:
            title = f"{game}, 4 seats: share of wins of one seat that looks ahead among three greedy bots"
            picture = chart(title, marks, 0.25)
            picture = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
                ">", ">" + STYLE, 1
            )
            (DOCS / f"budget-{game}.svg").write_text(picture + "\n", encoding="utf-8")
            lines += [
                f"![{title}](budget-{game}.svg)",
                "",
                "| milliseconds an answer, 4 seats, among greedy bots | games | share of wins | points ahead |",
                "| ---: | ---: | ---: | ---: |",
            ]
            for row in mine:
                if row["kind"] == "budget":
                    cells = [budget_of(row), row["games"], percent(row["share"]), points(row.get("ahead"))]
                    lines.append("| " + " | ".join(map(str, cells)) + " |")
            ends = sorted((row for row in mine if row["kind"] == "budget"), key=budget_of)
            gain = percent(difference(ends[-1]["share"], ends[0]["share"]), "+")
            if all("ahead" in row for row in ends):
                gain += f" of wins, {points(difference(ends[-1]['ahead'], ends[0]['ahead']))} points"
            lines += ["", f"From {budget_of(ends[0])} to {budget_of(ends[-1])} ms: {gain}.", ""]
        if any(row["kind"] == "growth" for row in mine):
            lines += [
                "| milliseconds an answer, 2 seats | games | lead in wins a seat |",
                "| ---: | ---: | ---: |",
            ]
            for row in mine:
                if row["kind"] == "growth":
                    more, less = (bot.partition("@")[2].removesuffix("ms") for bot in row["bots"])
                    lines.append(f"| {more} against {less} | {row['games']} | {percent(row['lead'], '+')} |")
            lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
