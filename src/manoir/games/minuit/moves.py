"""The moves of Minuit as numbers: a kind, a gallery space (from 0) or a colour, and a room."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CHOOSE: Final[i64] = 1
PLACE: Final[i64] = 2
GO: Final[i64] = 3
HIDE: Final[i64] = 4
STAY: Final[i64] = 5

KIND: Final[i64] = 10000
SPACE: Final[i64] = 100


def choose(colour: i64) -> i64:
    """Take a colour."""
    return CHOOSE * KIND + colour


def place(space: i64) -> i64:
    """Put a figure on a space: while placing, or back from the stairs."""
    return PLACE * KIND + space * SPACE


def go(space: i64) -> i64:
    """Move the figure that stands on a space by the number rolled."""
    return GO * KIND + space * SPACE


def hide(space: i64, room: i64) -> i64:
    """Move the figure that stands on a space into a room."""
    return HIDE * KIND + space * SPACE + room


def stay() -> i64:
    """Leave the last figure where it is."""
    return STAY * KIND


def kind_of(move: i64) -> i64:
    """What sort of move it is."""
    return move // KIND


def space_of(move: i64) -> i64:
    """The space it speaks of."""
    return move % KIND // SPACE


def last_of(move: i64) -> i64:
    """The colour or the room it speaks of."""
    return move % SPACE
