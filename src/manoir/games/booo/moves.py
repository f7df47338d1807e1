"""The moves of Booo! as numbers: a kind, and the colour, wall or room it speaks of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CLAIM: Final[i64] = 1
CROSS: Final[i64] = 2
DROP: Final[i64] = 3
TURN: Final[i64] = 4
STOP: Final[i64] = 5
RAISE: Final[i64] = 6
LOWER: Final[i64] = 7

KIND: Final[i64] = 100000


def claim(colour: i64) -> i64:
    """Call "Booo", with the colour in which the path starts."""
    return CLAIM * KIND + colour


def cross(wall: i64) -> i64:
    """Go through a wall of the region where the ghost is."""
    return CROSS * KIND + wall


def drop(room: i64) -> i64:
    """Go down a trapdoor, to another room that has one."""
    return DROP * KIND + room


def turn(colour: i64) -> i64:
    """Change to another colour in a room with a transition."""
    return TURN * KIND + colour


def stop() -> i64:
    """Give up the path that one is showing."""
    return STOP * KIND


def raise_hand() -> i64:
    """Say that one sees no way; with a hand up already, keep it there."""
    return RAISE * KIND


def lower_hand() -> i64:
    """Take one's hand down again."""
    return LOWER * KIND


def kind_of(move: i64) -> i64:
    """What sort of move it is."""
    return move // KIND


def last_of(move: i64) -> i64:
    """The colour, wall or room it speaks of."""
    return move % KIND
