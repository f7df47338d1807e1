"""The tables of docs/reference/coach.md: whether the coach's shares, labels and luck hold.

`python tools/coach.py` plays and looks over games of every title and writes the file from every piece that is done,
with its true sizes. Pieces are kept in build/coach, so that a run that was stopped is taken up; `--minutes 30` stops
by itself, `--scale 1` is the full size (2,000 positions a table), `--only stable` does one row of the list alone, and
`--show` prints instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from coach_bounds import Bound, at_most, lines, nothing, part, said
from coach_diagram import BINS, Bin, bins_of, diagram
from coach_pieces import CLEARLY, DRAWN, LONG, ROOT, SECTIONS, Forecast, Found, Pieces, Told, Tricked, fill
from wrap import fitted

from manoir.bots.arena.interval import interval
from manoir.coach.depth import USUAL

DOCS = ROOT / "docs" / "reference" / "coach.md"
PICTURE = "coach-reliability.svg"  # beside the page
BLAMED = ("mistake", "turning")

Row = Sequence[object]


def brier(pairs: Iterable[tuple[Sequence[float], Sequence[float]]]) -> list[float]:
    """For each position the squared distance between prediction and outcome."""
    return [sum((one - other) ** 2 for one, other in zip(*pair, strict=True)) for pair in pairs]


def rows_of(found: Found, section: str) -> Iterator[tuple[tuple[object, ...], list[list[object]]]]:
    """What is in each row of a section, of those that have anything."""
    for number, row in enumerate(SECTIONS[section].rows):
        if found[section, number]:
            yield row, found[section, number]


def rows(heading: Row, cells: Iterable[Row]) -> str:
    """A table whose first column is words."""
    lines = [heading, ["---", *["---:"] * (len(heading) - 1)], *cells]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def calibration(found: Found) -> str:
    """Brier scores and reliability."""
    scores, bins = [], []
    for (name, seats), pieces in rows_of(found, "calibrated"):
        ones = [Forecast(*piece) for piece in pieces]  # type: ignore[arg-type]
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
        ones = [Forecast(*piece) for piece in pieces]  # type: ignore[arg-type]
        panels.setdefault(str(name), []).append((f"{seats} seats ({len(ones)} positions)", binned(ones)))
    return diagram(panels)


def bounds(found: Found) -> Iterator[Bound]:
    """Every bound that the coach is meant to keep, with what was found."""
    for (name,), games in rows_of(found, "stable"):
        pairs = [tuple(map(str, pair)) for game in games for pair in game]  # type: ignore[call-overload]
        same, apart = agreement(pairs)
        yield part(f"{name}: the same label", "90% or more", same, len(pairs), least=0.9)
        yield part(f"{name}: mistake against fine", "0.2% or less", apart, len(pairs), most=0.002)
    for (name,), games in rows_of(found, "sharp"):
        ones = [Tricked(*one) for game in games for one in game]  # type: ignore[misc]
        worse = [one.worse for one in ones if one.worse is not None]
        blamed = sum(one.own in BLAMED for one in ones)
        yield part(f"{name}: own answers called mistakes", "5% or less", blamed, len(ones), most=0.05)
        if worse:
            caught = sum(label in BLAMED for label in worse)
            yield part(f"{name}: worse answers found", "90% or more", caught, len(worse), least=0.9)
    for (name, pair), pieces in rows_of(found, "luck"):
        told = [Told(*piece) for piece in pieces]  # type: ignore[arg-type]
        one, other = (str(bot) for bot in pair)  # type: ignore[attr-defined]
        row = f"{name}, {one} against {other}"
        yield nothing(f"{row}: luck", "nothing", [each.luck for each in told])
        if one == other:
            yield nothing(f"{row}: skill", "nothing", [each.result - each.luck for each in told])
    for (name, seats), pieces in rows_of(found, "time"):
        yield at_most(f"{name}, {seats} seats: seconds", "60", [float(piece[0]) for piece in pieces], 60.0)  # type: ignore[arg-type]


def agreement(pairs: Sequence[tuple[str, ...]]) -> tuple[int, int]:
    """How many pairs of labels are the same, and how many are a mistake and nothing at all."""
    same = sum(one == other for one, other in pairs)
    return same, sum({"fine"} < {*pair} and bool({*pair} & set(BLAMED)) for pair in pairs)


def stability(found: Found) -> str:
    """Labels by two seeds."""
    cells = []
    for (name,), games in rows_of(found, "stable"):
        pairs = [tuple(map(str, pair)) for game in games for pair in game]  # type: ignore[call-overload]
        same, apart = agreement(pairs)
        cells.append([name, len(games), len(pairs), f"{same / len(pairs):.1%}", apart])
    return rows(["game", "games", "decisions", "same label", "mistake against fine"], cells)


def sharpness(found: Found) -> str:
    """Worse answers found, and good ones blamed."""
    cells = []
    for (name,), games in rows_of(found, "sharp"):
        ones = [Tricked(*one) for game in games for one in game]  # type: ignore[misc]
        blamed = sum(one.own in BLAMED for one in ones)
        worse = [one.worse for one in ones if one.worse is not None]
        caught = sum(label in BLAMED for label in worse)
        named = sum(label != "fine" for label in worse)
        part = f"{caught} ({caught / len(worse):.1%})" if worse else "none"
        cells.append([name, len(games), len(ones), f"{blamed} ({blamed / len(ones):.1%})", len(worse), part, named])
    head = ["game", "games", "answers", "own answers called mistakes", "worse answers put in", "called mistakes"]
    return rows([*head, "not called fine"], cells)


def luck(found: Found) -> str:
    """What luck and what decisions came to, by pairing."""
    cells = []
    for (name, pair), pieces in rows_of(found, "luck"):
        ones = [Told(*piece) for piece in pieces]  # type: ignore[arg-type]
        lucks, skills = [one.luck for one in ones], [one.result - one.luck for one in ones]
        middle = fmean(one.result for one in ones)
        spread = fmean((one.result - middle) ** 2 for one in ones)
        along = fmean((one.result - middle) * one.luck for one in ones)
        explained = f"{along / spread:.0%}" if spread > 0.05 else "all alike"  # the same seat always won
        parts = [interval([one.result for one in ones]), interval(lucks), interval(skills)]
        cells.append([f"{name}: {' against '.join(pair)}", len(ones), *map(said, parts), explained])  # type: ignore[arg-type]
    head = ["pairing", "games", "result", "luck", "decisions of both", "of the spread of results, luck"]
    return rows(head, cells)


def times(found: Found) -> str:
    """Seconds of one core for one seat's review."""
    cells = []
    for (name, seats), pieces in rows_of(found, "time"):
        seconds = [float(piece[0]) for piece in pieces]  # type: ignore[arg-type]
        decisions = ", ".join(str(piece[1]) for piece in pieces)
        cells.append([f"{name}, {seats} seats", decisions, f"{fmean(seconds):.1f}", f"{max(seconds):.1f}"])
    return rows(["table", "decisions", "seconds, mean", "most"], cells)


def document(found: Found) -> str:
    """The whole page, from what is done."""
    return TEXT.format(
        openly=USUAL.openly,
        trials=USUAL.trials,
        search=USUAL.search,
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

The usual depth: {search} simulations rank the answers, {trials} trials compare the best with the one
given, {openly} ways on are played from every position.

## Which bounds are kept?

A part of a few is known only within its interval: where the bound lies in it, the row does not settle
it. Decisions of one game are not independent of each other, which the interval does not know.

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
    fill(pieces, given.scale, given.processes, given.minutes, given.only or SECTIONS)
    text = fitted(document(pieces.found()))
    if given.show:
        print(text)
    else:
        DOCS.write_text(text, encoding="utf-8")
        DOCS.with_name(PICTURE).write_text(reliability(pieces.found()), encoding="utf-8")


if __name__ == "__main__":
    main()
