"""A search over cells, drawn straight from the tiles and knowing nothing of regions: what the solver is measured by.

A set of cells is one long number with a bit for each cell, so that a flood is a few shifts.
"""

from __future__ import annotations

from typing import Any

LETTERS = "WYRBGV"


class Cells:
    """A castle cell by cell, assembled from the text of an edition file."""

    def __init__(self, data: dict[str, Any], order: list[int], trapdoors: list[int], transitions: list[int]) -> None:
        self.wide = 4 * len(data["frame"]["coats"])
        self.high = 4 * len(data["frame"]["portraits"])
        self.columns = len(data["frame"]["coats"])
        self.rooms = [0] * (self.columns * len(data["frame"]["portraits"]))
        self.all = 2 ** (self.wide * self.high) - 1
        self.east = dict.fromkeys(LETTERS, 0)
        self.south = dict.fromkeys(LETTERS, 0)
        drawings = [tile["map"].strip("\n").split("\n") for tile in data["tile"]]
        for place, index in enumerate(order):
            self.lay(drawings[index], place % (self.columns // 2), place // (self.columns // 2))
        inside_east = sum(1 << cell for cell in range(self.wide * self.high) if cell % self.wide < self.wide - 1)
        self.free_east = inside_east & ~self.any(self.east)
        self.free_south = (self.all >> self.wide) & ~self.any(self.south)
        self.trapdoors = trapdoors
        self.transitions = transitions

    def lay(self, lines: list[str], left: int, top: int) -> None:
        """One tile at its place."""
        for row in range(8):
            middle, below = lines[2 * row + 1].ljust(25), lines[2 * row + 2].ljust(25)
            for column in range(8):
                bit = 1 << ((8 * top + row) * self.wide + 8 * left + column)
                name = middle[3 * column + 1]
                if name in "abcd":
                    quarter = "abcd".index(name)
                    self.rooms[(2 * top + quarter // 2) * self.columns + 2 * left + quarter % 2] |= bit
                if middle[3 * column + 3] in LETTERS:
                    self.east[middle[3 * column + 3]] |= bit
                if below[3 * column + 1] in LETTERS:
                    self.south[below[3 * column + 1]] |= bit

    def any(self, walls: dict[str, int]) -> int:
        """Walls of all colours."""
        both = 0
        for mask in walls.values():
            both |= mask
        return both

    def over(self, cells: int, east: int, south: int) -> int:
        """The cells beside these, over the sides that are given."""
        right = (cells & east) << 1 | (cells >> 1) & east
        return right | (cells & south) << self.wide | (cells >> self.wide) & south

    def flood(self, cells: int, shut: int) -> int:
        """Everything that is reached freely from these cells."""
        while True:
            more = (cells | self.over(cells, self.free_east, self.free_south)) & ~shut
            if more == cells:
                return cells
            cells = more

    def distances(self, goal: int, token: str, owned: str) -> list[int]:
        """From every room, the fewest crossings on a path to the goal that wins a token; -1 where there is none."""
        found = [-1] * len(self.rooms)
        shut = self.rooms[goal]
        seen = {letter: 0 for letter in LETTERS if letter not in owned}
        ahead = {letter: (shut if letter == token else 0) for letter in seen}
        if goal in self.trapdoors:
            for room in self.trapdoors:
                if room != goal:
                    ahead[token] |= self.rooms[room]
        level = 0
        while any(ahead.values()):
            for letter, cells in ahead.items():
                ahead[letter] = cells | self.flood(cells & ~shut, shut)
            while self.use_specials(ahead, goal):
                pass
            for letter in seen:
                seen[letter] |= ahead[letter]
                for room, cells in enumerate(self.rooms):
                    if room != goal and found[room] < 0 and ahead[letter] & cells:
                        found[room] = level
            for letter, cells in ahead.items():
                ahead[letter] = self.over(cells, self.east[letter], self.south[letter]) & ~seen[letter] & ~shut
            level += 1
        return found

    def leads(self, ghost: int, goal: int, start: str) -> bool:
        """Whether a path that starts in a colour comes to the goal: wherever it can go, until nothing is new."""
        here = dict.fromkeys(LETTERS, 0)
        here[start] = self.rooms[ghost]
        before: dict[str, int] = {}
        while here != before:
            before = dict(here)
            for letter in LETTERS:
                cells = self.flood(here[letter], 0)
                here[letter] = cells | self.over(cells, self.east[letter], self.south[letter])
                if any(here[letter] & self.rooms[room] for room in self.trapdoors):
                    for room in self.trapdoors:
                        here[letter] |= self.rooms[room]
            if any(cells & self.rooms[goal] for cells in here.values()):
                return True
            for room in self.transitions:
                if any(cells & self.rooms[room] for cells in here.values()):
                    here = {letter: cells | self.rooms[room] for letter, cells in here.items()}
        return False

    def use_specials(self, ahead: dict[str, int], goal: int) -> bool:
        """One round of trapdoors and transitions; says whether it led anywhere new."""
        before = dict(ahead)
        for letter in list(ahead):
            if any(ahead[letter] & self.rooms[room] for room in self.trapdoors if room != goal):
                for room in self.trapdoors:
                    if room != goal and len(self.trapdoors) > 1:
                        ahead[letter] |= self.rooms[room]
            for room in self.transitions:
                if room != goal and ahead[letter] & self.rooms[room]:
                    for other in ahead:
                        ahead[other] |= self.rooms[room]
        return ahead != before
