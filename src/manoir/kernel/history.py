"""The entries of a game's log as they stand, each with the ask that it answered. Needs no rules."""

from __future__ import annotations

from dataclasses import replace

from manoir.kernel.log import Entry


class History:
    """What was answered, and how undos and take-backs change it."""

    __slots__ = ("answers", "asks", "entries")

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.asks: list[str] = []
        self.answers: dict[tuple[int, str], str] = {}  # every ask ever answered, by seat and name, with the move

    def add(self, entry: Entry, ask: str) -> None:
        """An entry and the ask that it answered; the set-up answered none."""
        self.entries.append(entry)
        self.asks.append(ask)
        if entry.seat is not None and entry.move is not None:
            self.answers[entry.seat, ask] = entry.move

    def cut(self, kept: int) -> None:
        """Undo: only the first entries stay."""
        del self.entries[kept:], self.asks[kept:]

    def drop(self, seat: int, ask: str) -> None:
        """Take back: one entry goes, and those after it move up; a digest no longer fits the position after them."""
        at = self.place_of(seat, ask)
        later = [replace(entry, number=entry.number - 1, digest=None) for entry in self.entries[at + 1 :]]
        self.entries[at:] = later
        del self.asks[at]

    def place_of(self, seat: int, ask: str) -> int:
        """The number of the entry that answered an ask of a seat."""
        return next(n for n in range(len(self.asks) - 1, 0, -1) if self.asks[n] == ask and self.entries[n].seat == seat)
