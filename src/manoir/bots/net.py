"""A learned net, evaluated in whole numbers: the same answer in every form of the house and on every machine.

Two hidden units share one number, the second 2**32 times the first: sums of either stay below 2**30 (a net whose
weights could go beyond is refused), so both are added at once, exactly, and taken apart at the end.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

LANE: Final[i64] = 0x100000000
HALF: Final[i64] = 0x80000000
TOP: Final[i64] = 1023  # of a hidden unit
UNIT: Final[i64] = 64  # of a logit: 1 is so many
FINE: Final[i64] = 16  # steps of the table of chances for 1

# exp(-number / FINE), by multiplication alone: every machine multiplies alike, but few take powers alike.
FALLS: Final = 256
STEP: Final = 0.9394130628134758  # exp(-1 / 16)


def falling() -> vec[float]:
    """Chances beside the likeliest, by how far behind it they lie."""
    found = vec[float]()
    one = 1.0
    number: i64 = 0
    while number < FALLS:
        found = append(found, one)
        one *= STEP
        number += 1
    return found


class Net:
    """Two hidden layers, a logit for each move and for each seat; weights as `net_file` packed them."""

    def __init__(self, width: i64, downs: tuple[int, int, int], given: Any) -> None:
        self.width = width
        self.pairs: i64 = width // 2
        self.down_first: i64 = downs[0]
        self.down_second: i64 = downs[1]
        self.down_last: i64 = downs[2]
        self.clips: vec[i64] = given[0]  # the most that counts of each input
        self.first: vec[i64] = given[1]  # for each input a weight to each pair of units
        self.first_bias: vec[i64] = given[2]
        self.second: vec[i64] = given[3]  # for each hidden unit likewise
        self.second_bias: vec[i64] = given[4]
        self.outward: vec[i64] = given[5]  # for each logit a weight from each unit, moves first
        self.outward_bias: vec[i64] = given[6]
        self.sums = vec[i64]([0] * self.pairs)
        self.hidden = vec[i64]([0] * width)
        self.top = vec[i64]([0] * width)
        self.falls = falling()

    def begin(self) -> None:
        """Nothing is seen yet."""
        sums = self.sums
        bias = self.first_bias
        number: i64 = 0
        while number < self.pairs:
            sums[number] = bias[number]
            number += 1

    def see(self, place: i64, value: i64) -> None:
        """One input that is not zero."""
        sums = self.sums
        weights = self.first
        pairs = self.pairs
        at = place * pairs
        number: i64 = 0
        if value == 1:
            while number < pairs:
                sums[number] += weights[at + number]
                number += 1
            return
        clip = self.clips[place]
        count = clip if value > clip else -clip if value < -clip else value
        while number < pairs:
            sums[number] += count * weights[at + number]
            number += 1

    def see_all(self, cells: vec[i16], places: vec[i64]) -> None:
        """All cells of a table, each in its place."""
        at: i64 = 0
        for place in places:
            value: i64 = i64(cells[at])
            if value != 0:
                self.see(place, value)
            at += 1

    def think(self) -> None:
        """From what was seen to the last hidden units."""
        self.part(self.hidden, self.down_first)
        sums = self.sums
        bias = self.second_bias
        weights = self.second
        pairs = self.pairs
        number: i64 = 0
        while number < pairs:
            sums[number] = bias[number]
            number += 1
        at: i64 = 0
        for value in self.hidden:
            if value != 0:
                number = 0
                while number < pairs:
                    sums[number] += value * weights[at + number]
                    number += 1
            at += pairs
        self.part(self.top, self.down_second)

    def part(self, units: vec[i64], down: i64) -> None:
        """Take the pairs apart; units below zero stay silent."""
        at: i64 = 0
        for both in self.sums:
            low = ((both + HALF) & (LANE - 1)) - HALF
            high = (both - low) >> 32
            low >>= down
            high >>= down
            units[at] = 0 if low < 0 else TOP if low > TOP else low
            units[at + 1] = 0 if high < 0 else TOP if high > TOP else high
            at += 2

    def logit(self, number: i64) -> i64:
        """How much speaks for a move or a seat, in parts of UNIT."""
        total = self.outward_bias[number]
        weights = self.outward
        at = number * self.width
        for value in self.top:
            total += value * weights[at]
            at += 1
        return total >> self.down_last

    def chances(self, logits: vec[i64]) -> vec[float]:
        """Logits as chances that sum to 1."""
        most = logits[0]
        for logit in logits:
            most = max(most, logit)
        found = vec[float](capacity=len(logits))
        sum = 0.0
        for logit in logits:
            behind = (most - logit) * FINE // UNIT
            one = self.falls[behind] if behind < FALLS else 0.0
            found = append(found, one)
            sum += one
        number: i64 = 0
        while number < len(logits):
            found[number] = found[number] / sum
            number += 1
        return found
