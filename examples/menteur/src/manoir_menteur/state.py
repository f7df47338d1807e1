"""A position of Le Menteur: how many dice each has, what they show, and what was bid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from manoir_menteur.options import Options

ROLL: Final = "roll"
BID: Final = "bid"
OVER: Final = "over"


@mypyc_attr(acyclic=True)
class State:
    """The truth about one game. Dice and bids are changed, so `copy` copies them; all else is replaced."""

    __slots__ = ("bids", "dice", "hands", "round", "shown", "stage", "table", "turn")

    def __init__(
        self,
        table: Options,
        dice: list[int],
        hands: list[tuple[int, ...]],
        shown: list[tuple[int, ...]],
        bids: list[int],
    ) -> None:
        self.table = table
        self.stage = ROLL
        self.round = 1
        self.turn = 0  # who is asked, or will begin once the dice are rolled
        self.dice = dice  # how many each has
        self.hands = hands  # under the cups, sorted: dice have no order
        self.shown = shown  # what the last call turned over
        self.bids = bids  # of this round, the highest last

    def copy(self) -> State:
        """Another state that can be advanced while this one stays."""
        twin = State(self.table, self.dice[:], self.hands, self.shown, self.bids[:])
        twin.stage = self.stage
        twin.round = self.round
        twin.turn = self.turn
        return twin

    def in_play(self) -> int:
        """How many dice there are under all cups together."""
        total = 0
        for dice in self.dice:
            total += dice
        return total

    def after(self, seat: int) -> int:
        """Whoever comes next among those with dice (turn.order)."""
        return self._beside(seat, 1)

    def before(self, seat: int) -> int:
        """Whoever came before among those with dice: the one whose bid a seat answers."""
        return self._beside(seat, -1)

    def _beside(self, seat: int, step: int) -> int:
        last = self.table.seats - 1
        while True:
            seat += step
            if seat > last:
                seat = 0
            elif seat < 0:
                seat = last
            if self.dice[seat] > 0:
                return seat


def new_state(table: Options) -> State:
    """Everybody has all their dice, and nothing is rolled."""
    empty: list[tuple[int, ...]] = [()] * table.seats
    return State(table, [table.dice] * table.seats, empty, empty, [])
