"""What a game lends to all bots: what a player feels without thinking."""

from __future__ import annotations

from typing import Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

S = TypeVar("S", contravariant=True)


class Instincts(Protocol[S]):
    """What a player of a game feels without thinking: quick, and in terms of what the seat itself can know.

    All are given a state, but only ever one that was imagined from a view (or a world inside a search): whatever
    they read that the seat cannot see is a guess there, never the truth.
    """

    def value(self, state: S, seat: i64) -> float:
        """How the game looks for a seat: 1 is won, -1 is lost."""
        ...

    def quiet(self, state: S) -> bool:
        """Whether `value` can be trusted here, or things are in the air that will have come down in a moment."""
        ...

    def settled(self, state: S) -> bool:
        """Whether nothing is in the air at all, as between two rounds: a patient search plays on until then."""
        return self.quiet(state)

    def lean(self, state: S, seat: i64, moves: vec[i64]) -> vec[i64]:
        """A weight of 1 or more for each move: how much it appeals at first sight."""
        ...

    def mark(self, state: S, seat: i64) -> i64:
        """What a seat sees and its moves do not show, as a number: a search tells questions apart by it, never worlds.

        It reads nothing that is hidden from the seat: two worlds alike to the seat have the same mark (a test says so).
        """
        ...
