"""A position of Lueur: what everybody hides, and their points."""

from __future__ import annotations

from .edition import Options


class State:
    """The truth about one game. Lists are changed, so `copy` copies them."""

    __slots__ = ("hidden", "over", "points", "round", "table")

    def __init__(self, table: Options) -> None:
        self.table = table
        self.round = 1
        self.over = False
        self.hidden = [0] * table.seats  # candles in each hand; 0: it is open still
        self.points = [0] * table.seats

    def copy(self) -> State:
        """Another state that can be advanced while this one stays."""
        twin = State(self.table)
        twin.round = self.round
        twin.over = self.over
        twin.hidden = list(self.hidden)
        twin.points = list(self.points)
        return twin
