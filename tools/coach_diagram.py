"""A reliability diagram: predicted shares against what happened, a panel for each game; readable in grey."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import sqrt
from statistics import fmean
from typing import NamedTuple

BINS = 5
SURE = 2.58  # standard errors: ninety-nine cases of a hundred
SIDE, GAP, LEFT, TOP = 200, 46, 34, 30  # of a panel, between two, and around them
MARKS = (  # by table, the fewest seats first: a ring, a full square, a full triangle
    '<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="#fff"/>',
    '<rect x="{left:.1f}" y="{up:.1f}" width="8" height="8"/>',
    '<path d="M{x:.1f} {up:.1f} l5 9 h-10z"/>',
)
DASHES = ("none", "7 3", "2 3")
STYLE = (
    "text{font:12px serif;stroke:none;fill:#222}.heading{font-weight:bold}.frame,.even{fill:none;stroke:#999}"
    ".even{stroke-dasharray:1 4;stroke-width:2}.reach{stroke:#777}.line{fill:none;stroke:#222;stroke-width:1.5}"
    ".mark{stroke:#222;stroke-width:1.5;fill:#222}.paper{fill:#fff}"
)

Pairs = Iterable[tuple[float, float]]


class Bin(NamedTuple):
    """Predictions of about one size."""

    predicted: float  # their mean
    happened: float  # on the mean
    cases: int

    @property
    def reach(self) -> tuple[float, float]:
        """Between which shares what happened lies, as surely as so many cases can say."""
        middle = (self.happened * self.cases + SURE**2 / 2) / (self.cases + SURE**2)
        spread = self.happened * (1 - self.happened) * self.cases + SURE**2 / 4
        half = SURE * sqrt(spread) / (self.cases + SURE**2)
        return max(0.0, middle - half), min(1.0, middle + half)


def bins_of(pairs: Pairs) -> list[Bin | None]:
    """Predictions and outcomes by how large the prediction was; None where there is none of that size."""
    sorted_in: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for pair in pairs:
        sorted_in[int(min(pair[0], 0.999) * BINS)].append(pair)
    return [
        Bin(fmean(p for p, _ in mine), fmean(h for _, h in mine), len(mine)) if mine else None for mine in sorted_in
    ]


def diagram(panels: dict[str, list[tuple[str, list[Bin | None]]]]) -> str:
    """The whole picture: of each game its tables, each with a name and its bins."""
    width, height = LEFT + len(panels) * (SIDE + GAP), TOP + SIDE + 34 + 18 * max(map(len, panels.values()), default=0)
    name = "Predicted shares of the victory against what happened"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{name}">',
        f'<style>{STYLE}</style><rect width="{width}" height="{height}" class="paper"/>',
    ]
    for number, (game, tables) in enumerate(panels.items()):
        parts += panel(game, tables, LEFT + number * (SIDE + GAP))
    return "\n".join([*parts, "</svg>", ""])


def panel(game: str, tables: Sequence[tuple[str, list[Bin | None]]], left: float) -> list[str]:
    """The tables of one game."""

    def at(share: float) -> float:
        return left + SIDE * share

    def up(share: float) -> float:
        return TOP + SIDE * (1 - share)

    parts = [
        f'<text x="{left}" y="{TOP - 10}" class="heading">{escape(game)}</text>',
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" class="frame"/>',
        f'<line x1="{at(0)}" y1="{up(0)}" x2="{at(1)}" y2="{up(1)}" class="even"/>',
    ]
    for share in (0.0, 0.5, 1.0):
        parts.append(f'<text x="{at(share)}" y="{up(0) + 15}" text-anchor="middle">{share:g}</text>')
        parts.append(f'<text x="{left - 5}" y="{up(share) + 4}" text-anchor="end">{share:g}</text>')
    for number, (name, bins) in enumerate(tables):
        found = [one for one in bins if one is not None]
        shift = 5 * (number - 1)  # side by side, so that no reach hides another
        for one in found:
            x, (low, high) = at(one.predicted) + shift, one.reach
            parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{up(low):.1f}" y2="{up(high):.1f}" class="reach"/>')
        points = " ".join(f"{at(one.predicted) + shift:.1f},{up(one.happened):.1f}" for one in found)
        parts.append(f'<polyline points="{points}" class="line" stroke-dasharray="{DASHES[number]}"/>')
        parts += [mark(number, at(one.predicted) + shift, up(one.happened)) for one in found]
        y = TOP + SIDE + 34 + 18 * number
        ends = f'x1="{left}" x2="{left + 40}" y1="{y}" y2="{y}"'
        parts.append(f'<line {ends} class="line" stroke-dasharray="{DASHES[number]}"/>')
        parts += [mark(number, left + 20, y), f'<text x="{left + 48}" y="{y + 4}">{escape(name)}</text>']
    return parts


def mark(number: int, x: float, y: float) -> str:
    """The mark of a table."""
    return f'<g class="mark">{MARKS[number].format(x=x, y=y, left=x - 4, up=y - 4.5)}</g>'
