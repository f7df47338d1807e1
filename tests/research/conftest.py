"""Tables for the tests of manoir.research: every title at two sizes; with MANOIR_FULL at every size."""

from __future__ import annotations

import os
from dataclasses import dataclass

import pytest

from manoir.games import TITLES
from manoir.kernel.plain import Plain
from manoir.kernel.title import Title

FULL = bool(os.environ.get("MANOIR_FULL"))


@dataclass(frozen=True, slots=True)
class Table:
    """A game, with choices by which random play ends soon."""

    title: Title
    seats: int

    @property
    def choices(self) -> dict[str, Plain]:
        return {**self.title.bounded, **self.title.short}

    def __str__(self) -> str:
        return f"{self.title.name}-{self.seats}"


def _tables() -> list[Table]:
    found = []
    for title in TITLES.values():
        low, high = title.box().players
        sizes = range(low, high + 1) if FULL else sorted({low, min(4, high)})
        found += [Table(title, seats) for seats in sizes]
    return found


TABLES = _tables()


def pytest_generate_tests(metafunc: object) -> None:
    """A test with an argument `table` runs at each of them."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)


@pytest.fixture
def steps() -> int:
    """How many steps of a table are replayed: with MANOIR_FULL a million over all tables."""
    return 1_000_000 // len(TABLES) + 1 if FULL else 150
