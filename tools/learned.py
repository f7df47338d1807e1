"""The tables of docs/reference/learned.md: bots that learned against bots by written instinct, at equal time.

`python tools/learned.py --seconds 20` gives each contest so many seconds; what is in docs/reference/learned.json stays
unless `--again` is said. `--only minuit` keeps to one game.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from manoir.bots.arena.contest import Contest
from manoir.bots.arena.deal import play_deal
from manoir.bots.arena.result import Result
from manoir.bots.nets import NAME
from manoir.games import TITLES, title_of

DOCS = Path(__file__).resolve().parent.parent / "docs" / "reference"
CONFIDENCE = 0.99
BUDGETS = (10, 100)  # milliseconds an answer


def contests(game: str) -> list[Contest]:
    """What is played for a game: one bot that learned among others."""
    title = title_of(game)
    low, high = title.box().players
    found = []
    for seats in sorted({low, min(4, high), high}):
        for one, others in (
            ("net", "greedy"),
            ("net", f"search@{BUDGETS[0]}ms"),
            (f"net@{BUDGETS[0]}ms", f"search@{BUDGETS[0]}ms"),
        ):
            found.append(Contest(game, seats, (one, *((others,) * (seats - 1))), options=dict(title.bounded)))
    for budget in BUDGETS:
        for one in ("net", "search"):
            bots = (f"{one}@{budget}ms", "greedy", "greedy", "greedy")
            found.append(Contest(game, 4, bots, options=dict(title.bounded)))
    return found


def played(contest: Contest, seconds: float, pool: ProcessPoolExecutor, processes: int) -> dict[str, Any]:
    """As many deals as there is time for, two at least, and what they came to."""
    end = monotonic() + seconds
    deals: list[Any] = []
    while len(deals) < 2 or monotonic() < end:
        numbers = range(len(deals), len(deals) + processes)
        deals += pool.map(play_deal, [contest] * len(numbers), numbers)
    plain = Result(contest, deals, CONFIDENCE).plain()
    return {
        "game": contest.game,
        "seats": contest.seats,
        "bots": list(contest.names),
        "games": plain["games"],
        "share": plain["results"][0]["share"],
        "fair": plain["fair"],
    }


def page(found: dict[str, Any]) -> str:
    """The tables as Markdown."""
    lines = ["# Bots that learned, measured", "", INTRODUCTION]
    for game in dict.fromkeys(one["game"] for one in found.values()):
        lines += ["", f"## {game}", "", "| seats | one | among | games | share of wins | an even share |"]
        lines += ["| ---: | --- | --- | ---: | ---: | ---: |"]
        for one in found.values():
            if one["game"] == game:
                share = one["share"]
                bounds = f"{share['mean']:.1%} ({share['low']:.1%} to {share['high']:.1%})"
                first, second = one["bots"]
                lines.append(f"| {one['seats']} | {first} | {second} | {one['games']} | {bounds} | {one['fair']:.1%} |")
    return "\n".join(lines) + "\n"


INTRODUCTION = """\
Made by `python tools/learned.py` on paired deals, each played once in every seating; intervals hold
at 99%. `net` does what its net likes best without looking ahead; `net@10ms` looks ahead with it for
10 milliseconds an answer, `search@10ms` by written instinct, with the search of the countess. How a
net learns, and what was tried, is in [instincts that were learned](../explanation/learned.md).

Played on 16 quiet cores; few games were played with 100 milliseconds, and they tell little apart."""


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=20)
    words.add_argument("--only", default="")
    words.add_argument("--processes", type=int, default=2)
    words.add_argument("--again", action="store_true")
    words.add_argument("--out", type=Path, default=DOCS)
    given = words.parse_args()
    file = given.out / "learned.json"
    found: dict[str, Any] = json.loads(file.read_text()) if file.exists() and not given.again else {}
    games = (
        given.only.split(",")
        if given.only
        else [name for name, title in TITLES.items() if (title.folder / NAME).is_file()]
    )
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool:
        for game in games:
            for contest in contests(game):
                name = f"{game} {contest.seats} {' '.join(contest.names)}"
                if name not in found:
                    found[name] = played(contest, given.seconds, pool, given.processes)
                    print(name, found[name]["games"], found[name]["share"], flush=True)
                    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
                    (given.out / "learned.md").write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
