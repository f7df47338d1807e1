"""The moments of games of bots that people are asked about: `src/manoir/games/*/moments.json`.

`python tools/moments.py minuit --minutes 10` looks through one game after another and keeps what it finds in
build/moments, so that a run that was stopped is taken up; then it writes what was found, sorted into days and ladders.
The same seeds give the same moments; `--minutes 0` only writes, `--show` prints the table of docs/reference/moments.md.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

from moment_search import BEGINNERS, TRIES, found_in

from manoir.games import TITLES, title_of
from manoir.kernel.moments import FILE

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "moments"
GAMES = [name for name in TITLES if title_of(name).race is None]
FIRST = 1_000  # seed of the first game
RATINGS = ("easy", "fair", "hard")
MOST = 60  # moments of a game
ENOUGH = 100  # found: the easiest of them are left out

Found = dict[str, Any]


def kept(name: str) -> list[Found | None]:
    """What was found so far: a line for each game that was looked through."""
    path = KEPT / f"{name}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def look(name: str, minutes: float) -> None:
    """Look through more games, until enough was found or the time is over."""
    KEPT.mkdir(parents=True, exist_ok=True)
    games, begun = kept(name), process_time()
    while process_time() - begun < 60 * minutes and len(games) - games.count(None) < ENOUGH:
        seed = FIRST + len(games)
        games.append(found_in(name, seed))
        with (KEPT / f"{name}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(games[-1], ensure_ascii=False) + "\n")
        print(f"{name}: {len(games) - games.count(None)} moments in {len(games)} games", flush=True)


def chosen(games: list[Found | None]) -> list[Found]:
    """As many as there may be, those that lower levels miss most, in the order of their games."""
    missed = [one for one in games if one is not None and one["missed"] > 0]
    hardest = sorted(missed, key=lambda one: (-one["missed"], one["seed"]))[:MOST]
    return sorted(hardest, key=lambda one: int(one["seed"]))


def sorted_out(found: list[Found]) -> dict[str, Any]:
    """Days and ladders: a third of the moments each is easy, fair and hard, by how many lower levels missed them."""
    ladder = sorted(found, key=lambda one: (one["missed"], one["seed"]))
    third = -(-len(ladder) // len(RATINGS))
    rated = {one["seed"]: RATINGS[number // third] for number, one in enumerate(ladder)}
    rungs = ladder[1::2]
    days = [one for one in found if one not in rungs]
    return {
        "tries": len(BEGINNERS) * TRIES,
        "days": [line(one, rated[one["seed"]]) for one in days],
        "ladders": {name: [line(one) for one in rungs if rated[one["seed"]] == name] for name in RATINGS},
    }


def line(found: Found, rating: str | None = None) -> Found:
    """A moment as it is kept, its best answer first."""
    answers = sorted(found["answers"].items(), key=lambda pair: (pair[0] != found["best"], pair[1]["cost"]))
    share = found["answers"][found["best"]]["share"]
    return {
        "seed": found["seed"],
        "entry": found["entry"],
        **({} if rating is None else {"rating": rating}),
        "seat": found["seat"],
        "missed": found["missed"],
        "leads": [[round(lead["value"], 4), round(lead["error"], 4)] for lead in found["leads"]],
        "end": [round(found["end"]["value"], 4), round(found["end"]["error"], 4)],
        "answers": {text: [round(share - one["cost"], 4), one["cost"], one["error"]] for text, one in answers},
        "log": found["log"],
    }


def text_of(data: dict[str, Any]) -> str:
    """The file, a line for each moment."""

    def rows(found: list[Found]) -> str:
        written = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found)
        return "[\n" + ",\n".join(written) + "\n]"

    ladders = ",\n".join(f'"{name}":{rows(rungs)}' for name, rungs in data["ladders"].items())
    return f'{{"tries":{data["tries"]},\n"days":{rows(data["days"])},\n"ladders":{{\n{ladders}\n}}}}\n'


def table() -> str:
    """How the moments were found, a row for each game."""
    lines = [
        "| game | games looked through | moments | days | rungs | missed by lower levels | first search | second "
        "| to the end |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name in GAMES:
        path = title_of(name).folder / FILE
        if not path.is_file():
            continue
        data = json.loads(path.read_text(encoding="utf-8"))
        rungs = [one for rungs in data["ladders"].values() for one in rungs]
        all = [*data["days"], *rungs]
        leads = [[100 * one["leads"][n][0] for one in all] for n in (0, 1)]
        ends = [100 * one["end"][0] for one in all]
        missed = fmean(one["missed"] for one in all) / data["tries"]
        looked = max(one["seed"] for one in all) - FIRST + 1
        cells = [looked, len(all), len(data["days"]), len(rungs), f"{missed:.0%}"]
        means = [f"{fmean(each):.1f} ({min(each):.1f} to {max(each):.1f})" for each in (*leads, ends)]
        lines.append("| " + " | ".join(map(str, [name, *cells, *means])) + " |")
    return "\n".join(lines)


def main() -> None:
    """Look for moments and write them, or show the table."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=GAMES)
    arguments.add_argument("--minutes", type=float, default=10.0, help="of one core, for each game")
    arguments.add_argument("--show", action="store_true", help="print the table of the docs instead")
    given = arguments.parse_args()
    if given.show:
        print(table())
        return
    for name in given.games:
        look(name, given.minutes)
        own = ROOT / "src" / "manoir" / "games" / name
        folder = own if own.is_dir() else title_of(name).folder
        (folder / FILE).write_text(text_of(sorted_out(chosen(kept(name)))), encoding="utf-8")


if __name__ == "__main__":
    main()
