"""Means with their errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error."""

    value: float
    error: float = 0.0

    def __add__(self, other: Estimate) -> Estimate:
        return Estimate(self.value + other.value, sqrt(self.error**2 + other.error**2))

    def plain(self) -> dict[str, float]:
        """As it is written: a thousandth of a percent is more than anybody can estimate."""
        return {"value": round(self.value, 5), "error": round(self.error, 5)}


NOTHING = Estimate(0.0)


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    size = len(values)
    mean = sum(values) / size
    spread = sum((one - mean) ** 2 for one in values) / max(1, size - 1)
    return Estimate(mean, sqrt(spread / size))


def mean_difference(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    """By how much the ones lie above the others, pair by pair."""
    return mean_of([one - other for one, other in zip(ones, others, strict=True)])
