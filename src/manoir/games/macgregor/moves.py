"""The moves of Mac Gregor as numbers: a kind, a key card or a blazon or a seat, and a room."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PUT: Final[i64] = 1
START: Final[i64] = 2
LAY: Final[i64] = 3
GO: Final[i64] = 4
LEAVE: Final[i64] = 5
PICK: Final[i64] = 6
LAMP: Final[i64] = 7
DETECT: Final[i64] = 8
FLIP: Final[i64] = 9
STOP: Final[i64] = 10
DISCARD: Final[i64] = 11
STEP: Final[i64] = 12
CATCH: Final[i64] = 13

# A kind takes bits 16 and up, a card bits 8 to 15, a room bits 0 to 7; the products below are plain constants.
KIND: Final[i64] = 65536
CARD: Final[i64] = 256

OUT: Final[i64] = 255  # the room of a pick that tries the way out: well formed, never allowed


def put(room: i64) -> i64:
    """Put the token that was shown face down in a room."""
    return PUT * KIND + room


def start(room: i64) -> i64:
    """Put one's pawn in a room with a stair."""
    return START * KIND + room


def lay(blazon: i64) -> i64:
    """Lay a ghost card face down, next in the plan."""
    return LAY * KIND + blazon * CARD


def go(card: i64, room: i64) -> i64:
    """Play a key and go through a door."""
    return GO * KIND + card * CARD + room


def leave(card: i64) -> i64:
    """Play a key and leave the castle."""
    return LEAVE * KIND + card * CARD


def pick(room: i64) -> i64:
    """Use the pick to get into an adjacent room."""
    return PICK * KIND + room


def lamp(room: i64) -> i64:
    """Use the lamp to get to another stair."""
    return LAMP * KIND + room


def detect() -> i64:
    """Use the detector."""
    return DETECT * KIND


def flip() -> i64:
    """Turn over the token of one's room."""
    return FLIP * KIND


def stop() -> i64:
    """End one's turn."""
    return STOP * KIND


def discard(card: i64) -> i64:
    """Throw away a key that is one too many."""
    return DISCARD * KIND + card * CARD


def step(room: i64) -> i64:
    """Go to one of several rooms that bear the blazon, as the ghost."""
    return STEP * KIND + room


def catch(seat: i64) -> i64:
    """Catch one of several players in a room, as the ghost."""
    return CATCH * KIND + seat * CARD


def kind_of(move: i64) -> i64:
    """What sort of move it is."""
    return move >> 16


def card_of(move: i64) -> i64:
    """The key card, the blazon or the seat it speaks of."""
    return (move >> 8) & 255


def room_of(move: i64) -> i64:
    """The room it speaks of."""
    return move & 255
