"""Chance, handed in: a fate has one primitive, pick(n), and the rules hold no generator of their own."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Fate:
    """Where a die, a draw from a bag or a shuffle comes from."""

    def pick(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        raise NotImplementedError


class OutOfPicks(Exception):
    """A stacked fate was asked for more picks than were stacked; the position waits where it stands."""


class WrongPick(Exception):
    """A recorded pick does not fit the choice that the rules made of it."""


def stirred(word: i64) -> i64:
    """A 32-bit word with every bit spread over all of it; both factors stay below 2**31, so no product overflows."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & MASK
    word = ((word ^ (word >> 15)) * 0x735A2D97) & MASK
    return word ^ (word >> 15)


class FastFate(Fate):
    """A small quick generator (Marsaglia's xorshift128) for searches and simulations; the same in both forms."""

    __slots__ = ("w", "x", "y", "z")

    def __init__(self, seed: i64) -> None:
        # Four words, each stirred out of the whole seed: neighbouring seeds must not lead to like games. Where y is
        # zero z is not, and xorshift asks no more than that not all are.
        high = (seed >> 32) & MASK
        self.x: i64 = stirred((seed & MASK) ^ stirred(high))
        self.y: i64 = stirred(self.x ^ high ^ 0x2545F491)
        self.z: i64 = stirred(self.y ^ 0x1E3779B9)
        self.w: i64 = stirred(self.z ^ 0x7F4A7C15)

    def pick(self, n: i64) -> i64:
        x = self.x
        t = x ^ ((x << 11) & MASK)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w = self.w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return (w * n) >> 32


class KeyedFate(Fate):
    """The fate of a live table: every pick follows from a secret key and its number, without bias."""

    __slots__ = ("count", "key")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count  # picks drawn so far: a table that was closed goes on where it was

    def pick(self, n: i64) -> i64:
        number = self.count
        self.count = number + 1
        size = int(n)
        limit = (1 << 64) - (1 << 64) % size
        tries = 0
        while True:
            block = sha256(self.key + number.to_bytes(8, "big") + tries.to_bytes(4, "big")).digest()
            drawn = int.from_bytes(block[:8], "big")
            if drawn < limit:  # beyond the last whole multiple of n some numbers would come up more often
                return drawn % size
            tries += 1


class RecordedFate(Fate):
    """Another fate whose picks are written down, for the log."""

    __slots__ = ("inner", "picks")

    def __init__(self, inner: Fate) -> None:
        self.inner = inner
        self.picks: list[int] = []

    def pick(self, n: i64) -> i64:
        drawn = self.inner.pick(n)
        self.picks.append(int(drawn))
        return drawn

    def taken(self) -> list[int]:
        """The picks since the last call."""
        picks = self.picks
        self.picks = []
        return picks


class ReplayedFate(Fate):
    """A fate that reads a record, and refuses one that does not fit."""

    __slots__ = ("next", "picks", "sizes")

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        self.next = 0
        self.sizes: list[int] = []  # among how many the rules chose, pick by pick

    def pick(self, n: i64) -> i64:
        if self.next >= len(self.picks):
            raise WrongPick(f"the record holds {len(self.picks)} picks and the rules need more")
        drawn = self.picks[self.next]
        if drawn < 0 or drawn >= int(n):
            raise WrongPick(f"pick {drawn} where the rules choose among {int(n)}")
        self.next += 1
        self.sizes.append(int(n))
        return drawn

    def finish(self) -> None:
        """Refuse a record that holds more picks than the rules took."""
        if self.next < len(self.picks):
            raise WrongPick(f"the record holds {len(self.picks)} picks and the rules took {self.next}")


class StackedFate(Fate):
    """Picks stacked by hand, for tests; when they run out the position waits where it stands."""

    __slots__ = ("picks",)

    def __init__(self, picks: list[int]) -> None:
        self.picks = list(picks)

    def pick(self, n: i64) -> i64:
        if not self.picks:
            raise OutOfPicks
        drawn = self.picks.pop(0)
        if drawn < 0 or drawn >= int(n):
            raise WrongPick(f"{drawn} was stacked where the rules choose among {int(n)}")
        return drawn


class OnePickOtherwise(Fate):
    """The fate of a seed, and the same again but for one of the picks that it gave, for the laws."""

    __slots__ = ("at", "by", "inner", "picked", "seed")

    def __init__(self, seed: i64, at: i64 = -1, by: i64 = 0) -> None:
        self.seed = seed
        self.at = at  # the number of the pick that falls otherwise; -1: none does
        self.by = by
        self.inner = FastFate(seed)
        self.picked: i64 = 0

    def pick(self, n: i64) -> i64:
        drawn = self.inner.pick(n)
        if self.picked == self.at and n > 1:
            drawn = (drawn + 1 + self.by % (n - 1)) % n
        self.picked += 1
        return drawn

    def otherwise(self, fate: Fate) -> OnePickOtherwise:
        """The same fate from its start, but for one of the picks so far, if there were any."""
        at = fate.pick(self.picked) if self.picked > 0 else -1
        return OnePickOtherwise(self.seed, at, fate.pick(60))


class OpenFate(Fate):
    """Picks made so far; where they run out, the position says among how many it must choose, and waits."""

    __slots__ = ("next", "picks", "size")

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        self.next = 0
        self.size = 0  # of the choice that is open, once it is reached

    def pick(self, n: i64) -> i64:
        if self.next >= len(self.picks):
            self.size = int(n)
            raise OutOfPicks
        drawn = self.picks[self.next]
        self.next += 1
        return drawn
