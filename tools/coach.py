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

from coach_pieces import CLEARLY, DRAWN, LONG, ROOT, SECTIONS, Forecast, Found, Pieces, Told, Tricked, fill

from manoir.bots.arena.interval import Interval, interval
from manoir.coach.depth import USUAL

DOCS = ROOT / "docs" / "reference" / "coach.md"
BINS = 5

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
        pairs = [pair for one in ones for pair in zip(one.predicted, one.happened, strict=True)]
        row: list[str] = []
        for low in range(BINS):
            mine = [pair for pair in pairs if low <= min(pair[0], 0.999) * BINS < low + 1]
            means = (
                "" if not mine else f"{fmean(p for p, _ in mine):.2f} / {fmean(h for _, h in mine):.2f} ({len(mine)})"
            )
            row.append(means)
        bins.append([f"{name}, {seats} seats", *row])
    heads = [f"{low / BINS:.1f} to {(low + 1) / BINS:.1f}" for low in range(BINS)]
    first = rows(["table", "positions", "the coach (99%)", "even shares", "score so far"], scores)
    return f"{first}\n\n{rows(['table', *heads], bins)}"


def stability(found: Found) -> str:
    """Labels by two seeds."""
    cells = []
    for (name,), games in rows_of(found, "stable"):
        pairs = [tuple(map(str, pair)) for game in games for pair in game]  # type: ignore[call-overload]
        same = sum(one == other for one, other in pairs)
        apart = sum({"fine"} < {*pair} and bool({*pair} & {"mistake", "turning"}) for pair in pairs)
        cells.append([name, len(games), len(pairs), f"{same / len(pairs):.1%}", apart])
    return rows(["game", "games", "decisions", "same label", "mistake against fine"], cells)


def sharpness(found: Found) -> str:
    """Worse answers found, and good ones blamed."""
    cells = []
    for (name,), games in rows_of(found, "sharp"):
        ones = [Tricked(*one) for game in games for one in game]  # type: ignore[misc]
        blamed = sum(one.own in ("mistake", "turning") for one in ones)
        worse = [one.worse for one in ones if one.worse is not None]
        caught = sum(label in ("mistake", "turning") for label in worse)
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
        part = f"{along / spread:.0%}" if spread > 0.05 else "all alike"  # nothing to explain: the same seat always won
        parts = [interval([one.result for one in ones]), interval(lucks), interval(skills)]
        cells.append([f"{name}: {' against '.join(pair)}", len(ones), *map(_said, parts), part])  # type: ignore[arg-type]
    head = ["pairing", "games", "result", "luck", "decisions of both", "of the spread of results, luck"]
    return rows(head, cells)


def _said(found: Interval) -> str:
    return f"{found.mean:+.2f} ({found.low:+.2f} to {found.high:+.2f})"


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
        calibration=calibration(found),
        stability=stability(found),
        sharpness=sharpness(found),
        luck=luck(found),
        times=times(found),
    )


TEXT = """# The coach, measured

Made by `python tools/coach.py`, from every piece that was done when it was printed: each row says how
many. The full size, which `make long` runs, is for each row: {full}.
Below it the samples are small: they show what was measured, and settle none of the bounds that the
coach is meant to keep. How a review is made is in [the explanation](../explanation/coach.md).

The usual depth: {search} simulations rank the answers, {trials} trials compare the best with the one
given, {openly} ways on are played from every position.

## Calibrated?

One position from each game of regulars. How far each game looks ahead (`outlook`) was chosen on other
games of regulars.

The Brier score is the squared distance between the shares predicted and what happened, so less is
better; beside it stand that of even shares, and of a victory for whoever has the best score so far.

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
    text = document(pieces.found())
    if given.show:
        print(text)
    else:
        DOCS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
