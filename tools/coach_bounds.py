"""Which of its bounds the coach keeps, by what was found: said row by row, so that nobody has to look for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from manoir.bots.arena.interval import Interval, interval

SURE = 2.58  # standard errors: ninety-nine cases of a hundred

Part = tuple[int, int]
"""How many of how many in one game."""


class Bound(NamedTuple):
    """What a row is meant to be, what it was, and between which values that lies."""

    row: str
    meant: str
    was: str
    verdict: str


def part(row: str, meant: str, games: Sequence[Part], *, least: float = 0.0, most: float = 1.0) -> Bound:
    """A part that is meant to be no less than `least` and no more than `most`."""
    count, of = (sum(numbers) for numbers in zip(*games, strict=True))
    size = of / alike(games)
    share = count / of
    middle = (share * size + SURE**2 / 2) / (size + SURE**2)
    half = SURE * sqrt(share * (1 - share) * size + SURE**2 / 4) / (size + SURE**2)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    fine = 2 if most < 0.01 else 1  # digits
    was = f"{share:.{fine}%} of {of} ({low:.{fine}%} to {high:.{fine}%})"
    kept, broken = low >= least and high <= most, high < least or low > most
    return Bound(row, meant, was, verdict_of(kept, broken))


def alike(games: Sequence[Part]) -> float:
    """By how much answers of one game are like each other: of so many, one tells as much as one drawn by itself."""
    count, of = (sum(numbers) for numbers in zip(*games, strict=True))
    share = count / of
    if len(games) < 2 or not 0 < count < of:
        return 1.0
    between = sum((mine - share * size) ** 2 for mine, size in games) * len(games) / (len(games) - 1)
    return max(1.0, between / (of * share * (1 - share)))


def nothing(row: str, meant: str, values: list[float]) -> Bound:
    """A mean that is meant to be nothing: chance of one case in a hundred looks as if it were not."""
    found = interval(values)
    return Bound(row, meant, said(found), "not kept" if found.sure else "kept, as far as these tell")


def at_most(row: str, meant: str, values: list[float], most: float) -> Bound:
    """Values of which none is meant to be greater."""
    return Bound(row, meant, f"{max(values):.1f} at most", "kept" if max(values) <= most else "not kept")


def verdict_of(kept: bool, broken: bool) -> str:
    return "kept" if kept else "not kept" if broken else "not settled"


def said(found: Interval) -> str:
    """A mean with how far it may be off."""
    return f"{found.mean:+.2f} ({found.low:+.2f} to {found.high:+.2f})"


def lines(bounds: Iterator[Bound]) -> list[list[str]]:
    """The rows of a table, those that are not kept first."""
    order = ("not kept", "not settled", "kept, as far as these tell", "kept")
    found = sorted(bounds, key=lambda one: order.index(one.verdict))
    return [[one.row, one.meant, one.was, one.verdict] for one in found]
