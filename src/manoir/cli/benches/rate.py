"""A measured rate: decisions a second, where a decision is an answer with two moves or more."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Rate:
    """One measurement."""

    choices: float  # answers with two moves or more
    single: float  # answers without a choice, counted apart
    seconds: float

    @property
    def per_second(self) -> float:
        return self.choices / self.seconds


class Contender(Protocol):
    """Something whose random playouts can be measured for a while."""

    group: str
    name: str

    def measure(self, seconds: float) -> Rate:
        """Play at random for about that long."""
        ...


def middle(rates: list[Rate]) -> float:
    """The median of measurements: one slow moment of a noisy machine does not count."""
    return median(rate.per_second for rate in rates)


class Stopwatch:
    """How long a measurement has been going on, by the processor: a busy machine takes nothing from anybody."""

    def __init__(self) -> None:
        self.start = process_time()

    @property
    def seconds(self) -> float:
        return process_time() - self.start
