"""One layout for tables of several sizes, so that one net serves them all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from manoir.research.spaces import Part, Spaces


@dataclass(frozen=True, slots=True)
class Layout:
    """Each part as wide as it is anywhere, every move that is listed anywhere, and which tables it was made of.

    A part of a smaller table fills the beginning of its stretch: seats are counted from the one that looks, and rows of
    a seat are as wide whatever the seats.
    """

    game: str
    versions: tuple[int, int]  # of the catalogue and of the lens
    sizes: tuple[int, ...]  # seats
    parts: tuple[Part, ...]
    moves: tuple[int, ...]

    @property
    def cells(self) -> int:
        return self.parts[-1].start + self.parts[-1].size

    @property
    def seats(self) -> int:
        """The most seats."""
        return self.sizes[-1]

    def places(self, spaces: Spaces) -> list[int]:
        """Where each cell of a table stands."""
        starts = {part.name: part.start for part in self.parts}
        return [starts[part.name] + number for part in spaces.parts for number in range(part.size)]

    def answers(self, spaces: Spaces) -> list[int]:
        """Where each action of a table stands."""
        numbers = {move: number for number, move in enumerate(self.moves)}
        return [numbers[move] for move in spaces.moves]


def layout_of(tables: Sequence[Spaces]) -> Layout:
    """The layout that holds all of these tables of one game."""
    widths: dict[str, int] = {}
    for spaces in tables:
        for part in spaces.parts:
            widths[part.name] = max(part.size, widths.get(part.name, 0))
    parts = []
    start = 0
    for name, width in widths.items():
        parts.append(Part(name, start, width))
        start += width
    moves = sorted({move for spaces in tables for move in spaces.moves})
    sizes = sorted(spaces.stage.seats for spaces in tables)
    return Layout(tables[0].title.name, tables[0].versions, tuple(sizes), tuple(parts), tuple(moves))
