"""Means with how far they can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and the interval that holds the true one, as surely as was asked."""

    mean: float
    low: float
    high: float

    @property
    def above(self) -> bool:
        """Whether the true mean is surely above zero."""
        return self.low > 0

    @property
    def sure(self) -> bool:
        """Whether the true mean surely is not zero."""
        return self.low > 0 or self.high < 0


def interval(values: Sequence[float], confidence: float = 0.99) -> Interval:
    """The mean of independent values (of deals, not of games: games of one deal are not independent)."""
    mean = fmean(values)
    size = len(values)
    if size < 2:
        return Interval(mean, -inf, inf)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    t = z + (z**3 + z) / (4 * (size - 1))  # Student's, near enough from ten values on
    half = t * stdev(values) / sqrt(size)
    return Interval(mean, mean - half, mean + half)
