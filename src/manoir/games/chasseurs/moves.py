"""The moves of Chasseurs as numbers: a kind, and a card or a tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# To keep a card is the card's own number: a pack without doubles is its own list of moves.
KEEP: Final[i64] = 0
DISCARD: Final[i64] = 1
PLAY: Final[i64] = 2
SLEEP: Final[i64] = 3  # Sleeping Beauty, on an adventurer
USE: Final[i64] = 4
PASS: Final[i64] = 5
DONE: Final[i64] = 6

KIND: Final[i64] = 100


def keep(card: i64) -> i64:
    """Pick a card out of the hand that passes."""
    return card


def discard(card: i64) -> i64:
    """Put a card aside (two players)."""
    return DISCARD * KIND + card


def play(card: i64) -> i64:
    """Play an action card."""
    return PLAY * KIND + card


def sleep(adventurer: i64) -> i64:
    """Play Sleeping Beauty on an adventurer."""
    return SLEEP * KIND + adventurer


def use(tile: i64) -> i64:
    """Use a yellow scroll."""
    return USE * KIND + tile


def pass_by() -> i64:
    """Play no action card now."""
    return PASS * KIND


def done() -> i64:
    """Use no more scrolls this round."""
    return DONE * KIND


def kind_of(move: i64) -> i64:
    """What sort of move it is."""
    return move // KIND


def thing_of(move: i64) -> i64:
    """The card or tile it speaks of."""
    return move % KIND
