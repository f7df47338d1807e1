"""The tables of docs/reference/coach.md: whether the coach's shares, labels and luck hold.

`python tools/coach.py` plays and looks over games of every title and writes the file from every piece that is done,
with its true sizes. Pieces are kept beside it, so that a run that was stopped is taken up; `--minutes 30` stops by
itself and `--minutes 0` prints what there is, `--scale 1` is the full size (2,000 positions a table), `--only stable`
does one row of the list alone, and `--show` prints instead.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import fmean
from typing import Any

from coach_bounds import Bound, Part, at_most, lines, nothing, part, said
from coach_diagram import BINS, Bin, bins_of, diagram
from coach_kept import Found, Pieces, fill
from coach_pieces import CLEARLY, DRAWN, LONG, ROOT, SECTIONS, Forecast, forecast_of
from wrap import fitted

from manoir.bots.arena.interval import interval
from manoir.coach.depth import USUAL

DOCS = ROOT / "docs" / "reference" / "coach.md"
PICTURE = "coach-reliability.svg"  # beside the page
BLAMED = "mt"  # first letters of the labels of a mistake and of a turning point

Row = Sequence[object]


def brier(pairs: Iterable[tuple[Sequence[float], Sequence[float]]]) -> list[float]:
    """For each position the squared distance between prediction and outcome."""
    return [sum((one - other) ** 2 for one, other in zip(*pair, strict=True)) for pair in pairs]


def rows_of(found: Found, section: str) -> Iterator[tuple[tuple[object, ...], list[Any]]]:
    """What is in each row of a section, of those that have anything."""
    for number, row in enumerate(SECTIONS[section].rows):
        if found[section, number]:
            yield row, found[section, number]


def labels_of(found: Found, section: str) -> Iterator[tuple[str, list[list[str]]]]:
    """The labels of each game of a row, two by two."""
    for (name,), games in rows_of(found, section):
        yield str(name), [game.split() for game in games]


def told_of(found: Found) -> Iterator[tuple[str, tuple[str, str], list[float], list[float]]]:
    """Result and luck of each pairing, game by game."""
    for (name, pair), games in rows_of(found, "luck"):
        assert isinstance(pair, tuple)
        results, lucks = ([each / 1000 for each in one] for one in zip(*games, strict=True))
        yield str(name), pair, results, lucks


def rows(heading: Row, cells: Iterable[Row]) -> str:
    """A table whose first column is words."""
    lines = [heading, ["---", *["---:"] * (len(heading) - 1)], *cells]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def calibration(found: Found) -> str:
    """Brier scores and reliability."""
    scores, bins = [], []
    for (name, seats), pieces in rows_of(found, "calibrated"):
        ones = [forecast_of(piece) for piece in pieces]
        assert isinstance(seats, int)
        even = [1 / seats] * seats
        coach = interval(brier((one.predicted, one.happened) for one in ones))
        others = [
            fmean(brier((even, one.happened) for one in ones)),
            fmean(brier((one.by_score, one.happened) for one in ones)),
        ]
        said = f"{coach.mean:.3f} ({coach.low:.3f} to {coach.high:.3f})"
        scores.append([f"{name}, {seats} seats", len(ones), said, *(f"{cell:.3f}" for cell in others)])
        row = ["" if one is None else f"{one.predicted:.2f} / {one.happened:.2f} ({one.cases})" for one in binned(ones)]
        bins.append([f"{name}, {seats} seats", *row])
    heads = [f"{low / BINS:.1f} to {(low + 1) / BINS:.1f}" for low in range(BINS)]
    first = rows(["table", "positions", "the coach (99%)", "even shares", "score so far"], scores)
    return f"{first}\n\n{rows(['table', *heads], bins)}"


def binned(ones: Sequence[Forecast]) -> list[Bin | None]:
    """The predictions of a table by how large they were."""
    return bins_of(pair for one in ones for pair in zip(one.predicted, one.happened, strict=True))


def reliability(found: Found) -> str:
    """The diagram of what was predicted and what happened."""
    panels: dict[str, list[tuple[str, list[Bin | None]]]] = {}
    for (name, seats), pieces in rows_of(found, "calibrated"):
        ones = [forecast_of(piece) for piece in pieces]
        panels.setdefault(str(name), []).append((f"{seats} seats ({len(ones)} positions)", binned(ones)))
    return diagram(panels)


def bounds(found: Found) -> Iterator[Bound]:
    """Every bound that the coach is meant to keep, with what was found."""
    for name, games in labels_of(found, "stable"):
        yield part(f"{name}: the same label", "90% or more", parts(games, same), least=0.9)
        yield part(f"{name}: mistake against fine", "0.2% or less", parts(games, apart), most=0.002)
    for name, games in labels_of(found, "sharp"):
        yield part(f"{name}: own answers called mistakes", "5% or less", parts(games, blamed), most=0.05)
        if any(map(put_in, games)):
            caught = parts(map(put_in, games), found_out)
            yield part(f"{name}: worse answers found", "90% or more", caught, least=0.9)
    for name, pair, results, lucks in told_of(found):
        row = f"{name}, {pair[0]} against {pair[1]}"
        yield nothing(f"{row}: luck", "nothing", lucks)
        if pair[0] == pair[1]:
            skills = [result - luck for result, luck in zip(results, lucks, strict=True)]
            yield nothing(f"{row}: skill", "nothing", skills)
    for (name, seats), pieces in rows_of(found, "time"):
        yield at_most(f"{name}, {seats} seats: seconds", "60", [float(piece[0]) for piece in pieces], 60.0)


def parts(games: Iterable[list[str]], which: Callable[[str], bool]) -> list[Part]:
    """Of how many pairs of labels something is true, game by game."""
    return [(sum(map(which, game)), len(game)) for game in games if game]


def same(pair: str) -> bool:
    return pair[0] == pair[1]


def apart(pair: str) -> bool:
    """A mistake, and nothing at all."""
    return "f" in pair and any(label in BLAMED for label in pair)


def blamed(pair: str) -> bool:
    return pair[0] in BLAMED


def found_out(pair: str) -> bool:
    return pair[1] in BLAMED


def put_in(game: list[str]) -> list[str]:
    """Those of a game that have a worse answer in the place of the one given."""
    return [pair for pair in game if pair[1] != "-"]


def stability(found: Found) -> str:
    """Labels by two seeds."""
    cells = []
    for name, games in labels_of(found, "stable"):
        pairs = [pair for game in games for pair in game]
        agreed = sum(map(same, pairs)) / len(pairs)
        cells.append([name, len(games), len(pairs), f"{agreed:.1%}", sum(map(apart, pairs))])
    return rows(["game", "games", "decisions", "same label", "mistake against fine"], cells)


def sharpness(found: Found) -> str:
    """Worse answers found, and good ones blamed."""
    cells = []
    for name, games in labels_of(found, "sharp"):
        pairs = [pair for game in games for pair in game]
        worse = put_in(pairs)
        own, caught = sum(map(blamed, pairs)), sum(map(found_out, worse))
        named = sum(pair[1] != "f" for pair in worse)
        part = f"{caught} ({caught / len(worse):.1%})" if worse else "none"
        cells.append([name, len(games), len(pairs), f"{own} ({own / len(pairs):.1%})", len(worse), part, named])
    head = ["game", "games", "answers", "own answers called mistakes", "worse answers put in", "called mistakes"]
    return rows([*head, "not called fine"], cells)


def luck(found: Found) -> str:
    """What luck and what decisions came to, by pairing."""
    cells = []
    for name, pair, results, lucks in told_of(found):
        skills = [result - luck for result, luck in zip(results, lucks, strict=True)]
        middle = fmean(results)
        spread = fmean((result - middle) ** 2 for result in results)
        along = fmean((result - middle) * luck for result, luck in zip(results, lucks, strict=True))
        explained = f"{along / spread:.0%}" if spread > 0.05 else "all alike"  # the same seat always won
        terms = map(said, map(interval, (results, lucks, skills)))
        cells.append([f"{name}: {' against '.join(pair)}", len(results), *terms, explained])
    head = ["pairing", "games", "result", "luck", "decisions of both", "of the spread of results, luck"]
    return rows(head, cells)


def times(found: Found) -> str:
    """Seconds of one core for one seat's review."""
    cells = []
    for (name, seats), pieces in rows_of(found, "time"):
        seconds = [float(piece[0]) for piece in pieces]
        decisions = ", ".join(str(piece[1]) for piece in pieces)
        cells.append([f"{name}, {seats} seats", decisions, f"{fmean(seconds):.1f}", f"{max(seconds):.1f}"])
    return rows(["table", "decisions", "seconds, mean", "most"], cells)


def document(found: Found) -> str:
    """The whole page, from what is done."""
    return TEXT.format(
        openly=USUAL.openly,
        trials=USUAL.trials,
        looks=USUAL.looks,
        long=LONG.search,
        drawn=DRAWN,
        clearly=f"{100 * CLEARLY:.0f}",
        full="; ".join(f"{name} {of.full}" for name, of in SECTIONS.items()),
        bounds=rows(["row", "meant", "was (99%)", "so"], lines(bounds(found))),
        picture=PICTURE,
        calibration=calibration(found),
        stability=stability(found),
        sharpness=sharpness(found),
        luck=luck(found),
        times=times(found),
    )


TEXT = """# The coach, measured

Made by `python tools/coach.py`, from every piece that was done when it was printed: each row says how
many. The full size, which `make long` runs, is for each row: {full}.
Below it the samples are small: they show what was measured, and which of the bounds that the coach
is meant to keep they settle. How a review is made is in [the explanation](../explanation/coach.md).

Pieces are kept beside this page, a file a game: predictions in hundredths of the victory, luck in
thousandths, labels by their first letters. Whoever runs it adds to them. They count for as long
as the bots play and the coach judges as they did then, which is tried on two games of each title;
after that they are measured anew.

The usual depth: three other answers are tried in {looks} worlds beside the one given, the best of them
in up to {trials} others, and {openly} ways on are played from every position.

## Which bounds are kept?

A part of a few is known only within its interval: where the bound lies in it, the row does not settle
it. Decisions of one game are not independent of each other: where games differ by more than chance,
the interval is wider by as much.

{bounds}

Booo! is not among them: its review claims no share of the victory. That between equal bots luck
explains the result is no bound with a number: how much of it luck explained is in the last column
of the table of luck.

## Calibrated?

One position from each game of regulars. How far each game looks ahead (`outlook`) was chosen on other
games of regulars.

The Brier score is the squared distance between the shares predicted and what happened, so less is
better; beside it stand that of even shares, and of a victory for whoever has the best score so far.

![What was predicted, from left to right, and what happened, upwards; a panel for each game]({picture})

The dots of the diagonal are a coach whose predictions come true. A mark stands at the mean of what was
predicted and of what happened, its line reaches as far as so few cases leave open (99%).

Then the predicted shares by how large they were: their mean / what happened on the mean (how many).

{calibration}

## Stable?

Every decision of one seat in games of four, regulars and guests, judged twice with other seeds.

{stability}

## Sharp?

Answers of countesses in games of four. Beside each up to {drawn} other answers are drawn; the first that
trials of their own hold to lose at least {clearly} hundredths (99%) beside what a search of {long}
simulations plays is put in the place of the one given.

{sharpness}

## Honest about luck?

Games of two; all numbers are shares of the victory for whoever is named first, with intervals of
99%. The result is counted from what the seat started with. Where all results are alike there is no
spread to explain. Decisions are those of both, as they fell out with all cards open: result less
luck.

{luck}

## Time

One seat's review of a whole game of regulars, with the measure of its table, in seconds of one core
of the machine that made this page.

{times}
"""


def main() -> None:
    """Measure what is missing, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", choices=list(SECTIONS), action="append", metavar="ROW", help="may be given again")
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()
    pieces = Pieces()
    for name, count in pieces.left_out.items():
        print(f"{name}: {count} pieces are left out, for the house behaved otherwise then", file=sys.stderr)
    fill(pieces, given.scale, given.processes, given.minutes, given.only or SECTIONS)
    text = fitted(document(pieces.found()))
    if given.show:
        print(text)
    else:
        DOCS.write_text(text, encoding="utf-8")
        DOCS.with_name(PICTURE).write_text(reliability(pieces.found()), encoding="utf-8")


if __name__ == "__main__":
    main()
