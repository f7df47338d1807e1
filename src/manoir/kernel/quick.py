"""What a game may say beside the contract, so that a playout makes no question that nobody reads."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64, trait

from manoir.kernel.fate import Fate
from manoir.kernel.game import Copies, Game

S = TypeVar("S", bound=Copies)
V = TypeVar("V")
O = TypeVar("O", contravariant=True)


@trait
class QuickGame(Game[S, V, O]):
    """A game that can say in one number who is asked; any other is played by its asks."""

    def asked(self, state: S) -> i64:
        """The seats of `asks`, one bit each; 0 once the game is over."""
        raise NotImplementedError


def seat_among(asked: i64, fate: Fate) -> i64:
    """One of the seats in a number of bits, by lot if there are several."""
    if asked & (asked - 1) != 0:
        open: i64 = 0
        rest = asked
        while rest != 0:
            rest &= rest - 1
            open += 1
        skipped = fate.pick(open)
        while skipped > 0:
            asked &= asked - 1
            skipped -= 1
    return first_among(asked)


def first_among(asked: i64) -> i64:
    """The first of the seats in a number of bits."""
    asked &= -asked
    seat: i64 = 0
    while asked > 1:
        asked >>= 1
        seat += 1
    return seat
