"""What a machine sees of a view: cells of fixed width, written part by part with a pen."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64

S = TypeVar("S", contravariant=True)
V = TypeVar("V", contravariant=True)
W = TypeVar("W", contravariant=True)

MOST: Final[i64] = 32767  # of a cell; a number beyond it is written as this


class Pen:
    """Writes one observation into a row of cells that are all zero; what is not written stays so.

    Each call takes as many cells as its arguments say, whatever the values are: so every observation of a table has one
    size and one layout.
    """

    __slots__ = ("at", "cells", "names", "starts", "traced")

    def __init__(self, cells: Any, traced: bool = False) -> None:
        self.cells: vec[i16] = cells  # said only inside, as `manoir.kernel.bot.Moves` is
        self.at: i64 = 0  # the next cell
        self.traced = traced  # once for a table, to learn the layout
        self.names: list[str] = []
        self.starts: list[int] = []

    def begin(self, start: i64, size: i64) -> None:
        """Wipe a row, and write at its start from now on."""
        cells = self.cells
        cell = start
        end = start + size
        blank: i16 = 0
        while cell < end:
            cells[cell] = blank
            cell += 1
        self.at = start

    def part(self, name: str) -> None:
        """Name the part that begins here."""
        if self.traced:
            self.trace(name)

    def trace(self, name: str) -> None:
        """Note where a part begins; not in `part`, which is called for every observation, and so stays short."""
        self.names.append(name)
        self.starts.append(int(self.at))

    def number(self, value: i64) -> None:
        """One cell: a number."""
        if value > MOST:
            value = MOST
        elif value < -MOST:
            value = -MOST
        at = self.at
        self.cells[at] = i16(value)
        self.at = at + 1

    def one_of(self, value: i64, size: i64) -> None:
        """As many cells as there are values: a one for this value, and none where it is outside of them."""
        at = self.at
        if value >= 0 and value < size:
            one: i16 = 1
            self.cells[at + value] = one
        self.at = at + size

    def bits(self, values: i64, size: i64) -> None:
        """A set that is kept as bits: a one for each that is in it."""
        one: i16 = 1
        at = self.at
        number: i64 = 0
        while number < size:
            if (values >> number) & 1 == 1:
                self.cells[at + number] = one
            number += 1
        self.at = at + size

    def tally(self, values: vec[i64], size: i64) -> None:
        """How often each value stands in a row; those below zero stand for nothing.

        For compiled lenses: a vec that interpreted code hands over is not freed. There, `add` each value, then `skip`.
        """
        at = self.at
        cells = self.cells
        for value in values:
            if value >= 0 and value < size:
                cells[at + value] += 1
        self.at = at + size

    def tallies(self, values: vec[i64], width: i64, size: i64, most: i64) -> None:
        """A tally for each row of so many values, which ends at the first below zero; room for the most rows."""
        at = self.at
        self.at = at + size * most
        cells = self.cells
        count: i64 = len(values)
        row: i64 = 0
        while row < count:
            end = row + width
            place = row
            while place < end:
                value = values[place]
                if value < 0:
                    break
                cells[at + value] += 1
                place += 1
            at += size
            row = end

    def turned(self, values: vec[i64], seat: i64) -> None:
        """A number for each seat, from the one that looks onward; for compiled lenses, as `tally` is."""
        cells = self.cells
        start = self.at
        end = start + i64(len(values))
        at = end - seat
        for value in values:
            if at == end:
                at = start
            cell = value
            if cell > MOST:
                cell = MOST
            elif cell < -MOST:
                cell = -MOST
            cells[at] = i16(cell)
            at += 1
        self.at = end

    def add(self, offset: i64, value: i64 = 1) -> None:
        """Add to a cell that lies so many further on; `skip` goes past them when all are written."""
        self.cells[self.at + offset] += i16(value)

    def skip(self, size: i64) -> None:
        """Go past cells that are written already, or stay empty."""
        self.at += size


class Lens(Protocol[V]):
    """How a game shows a view to a machine. It is given no state, so that there is nothing it could leak.

    A game should name this protocol (`class MinuitLens(Lens[View])`), as it does with Game.
    """

    version: int  # raised when an array of old would mean something else now

    def observe(self, view: V, seat: i64, pen: Pen) -> None:
        """Write what a seat sees, seats counted from its own: the same parts of the same width each time."""
        ...


class Sight(Protocol[S, W]):
    """How a game writes a view over an old one for its lens, where that costs less; without it each is built anew."""

    def again(self, state: S, seat: i64, view: W, kept: Any) -> Any:
        """Write over any view of a like table what the lens reads of a seat's own, good until the next answer.

        What is returned is handed in as `kept` when the same seat looks again in the same game; at first it is None.
        """
        ...


def seen_from(seat: i64, other: i64, seats: i64) -> i64:
    """How many places to the left another seat sits; -1 where it is nobody."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats
