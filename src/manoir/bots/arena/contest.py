"""What is played in the arena: everything that the result follows from, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from manoir.games import title_of
from manoir.kernel.plain import Plain
from manoir.kernel.title import Box, Title


@dataclass(frozen=True, slots=True)
class Contest:
    """Bots that meet at one sort of table. Two runs of the same contest have the same result, wherever they run."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 1
    edition: str | None = None  # a shipped edition by its file's name, or a path
    options: dict[str, Plain] = field(default_factory=dict)
    budget: int = 0  # milliseconds an answer, handed to every bot; 0: none, so that time has no part in the result

    @property
    def title(self) -> Title:
        return title_of(self.game)

    @property
    def box(self) -> Box:
        title = self.title
        if self.edition is None or self.edition in title.editions:
            return title.box(self.edition)
        return title.box_named(self.edition) or title.box(Path(self.edition))

    @property
    def names(self) -> list[str]:
        """The bots, each once, in the order given."""
        return list(dict.fromkeys(self.bots))

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where, in each game of a deal: turned round the table until every bot had every seat as often.

        As many bots as seats are turned as they are; fewer are repeated round the table, starting from each in turn.
        """
        size = len(self.bots)
        starts = [0] if size == self.seats else list(range(size))
        found: dict[tuple[str, ...], None] = {}
        for start in starts:
            row = [self.bots[(start + seat) % size] for seat in range(self.seats)]
            for turn in range(self.seats):
                found[tuple(row[turn:] + row[:turn])] = None
        return list(found)
