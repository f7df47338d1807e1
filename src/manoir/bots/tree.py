"""What a search remembers: questions, told apart by what the seat that is asked knows, and how its moves turned out."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MASK: Final[i64] = 0x7FFFFFFF
LANE: Final[i64] = 0x80000000  # the second lane starts here: 62 bits in all, so that two questions never share a key
ONE: Final[i64] = 0x01000193
TWO: Final[i64] = 0x2C1B3C6D


class Node:
    """One question as one seat knows it."""

    __slots__ = ("moves", "priors", "seat", "sums", "total", "tries", "under", "visits")

    def __init__(self, seat: i64, moves: vec[i64], priors: vec[float], tries: vec[i64], sums: vec[float]) -> None:
        self.seat = seat
        self.moves = moves
        self.priors = priors  # how much each move appeals before it was tried; they sum to 1
        self.tries = tries
        self.sums = sums  # of the results for the seat, by move
        self.visits: i64 = 0
        self.total: float = 0.0
        self.under: i64 = 0  # the key of its seat's next question, on the way from the root to this one

    def add(self, number: i64, result: float) -> None:
        """One more simulation went through a move."""
        self.tries[number] += 1
        self.sums[number] += result
        self.visits += 1
        self.total += result

    def next(self, explore: float) -> i64:
        """The number of the move to try next: what did well, what appeals, what was tried too little (PUCT)."""
        reach = explore * sqrt(float(self.visits) + 1.0)
        middle = self.total / float(self.visits) if self.visits > 0 else 0.0
        tries = self.tries
        sums = self.sums
        priors = self.priors
        best = -1e9
        found: i64 = 0
        number: i64 = 0
        size: i64 = len(tries)
        while number < size:
            tried = tries[number]
            value = middle if tried == 0 else sums[number] / float(tried)
            value += reach * priors[number] / float(1 + tried)
            if value > best:
                best = value
                found = number
            number += 1
        return found

    def best(self) -> i64:
        """The number of the move to play: the one tried most often, and among equals the one that did best."""
        found: i64 = 0
        number: i64 = 1
        while number < len(self.moves):
            if self.tries[number] > self.tries[found] or (
                self.tries[number] == self.tries[found] and self.mean(number) > self.mean(found)
            ):
                found = number
            number += 1
        return found

    def mean(self, number: i64) -> float:
        """What a move brought on average; a move never tried is worth what the question is."""
        tries = self.tries[number]
        if tries > 0:
            return self.sums[number] / float(tries)
        return self.total / float(self.visits) if self.visits > 0 else 0.0


def fresh(seat: i64, moves: vec[i64], priors: vec[float]) -> Node:
    """A question that nobody has thought about."""
    tries = vec[i64](capacity=len(moves))
    sums = vec[float](capacity=len(moves))
    number: i64 = 0
    while number < len(moves):
        tries = append(tries, 0)
        sums = append(sums, 0.0)
        number += 1
    return Node(seat, moves, priors, tries, sums)


def only(node: Node, number: i64) -> Node:
    """The same question with one answer, as if nobody had thought about it."""
    moves = vec[i64]([node.moves[number]])
    return fresh(node.seat, moves, vec[float]([1.0]))


def mixed(key: i64, value: i64) -> i64:
    """A key with one more value stirred in: two lanes of 31 bits, so that no form of arithmetic overflows."""
    folded = (value ^ (value >> 31)) & MASK
    one = ((key // LANE) ^ folded) * ONE & MASK
    two = ((key & MASK) ^ folded) * TWO & MASK
    return (one ^ (one >> 15)) * LANE + (two ^ (two >> 13))


def key_of(trail: i64, mark: i64, moves: vec[i64]) -> i64:
    """The key of a question: what its seat answered on the way, what it sees now, and what it may answer."""
    key = mixed(trail, mark)
    for move in moves:
        key = mixed(key, move)
    return key
