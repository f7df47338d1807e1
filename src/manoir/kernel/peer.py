"""The same game in another engine, for a title that has one: both are measured side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from manoir.kernel.plain import Plain


@dataclass(frozen=True, slots=True)
class Peer:
    """A table of ours, and what OpenSpiel calls the same game."""

    name: str  # as `pyspiel.load_game` reads it
    seats: int
    edition: str | None = None  # None: the usual one
    choices: Mapping[str, Plain] = field(default_factory=dict)
