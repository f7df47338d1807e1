"""What is sent of a game of The Vigil."""

from __future__ import annotations

from typing import Literal, TypedDict

from manoir.kernel.schema import AskSchema, Schema


class PlayerSeen(TypedDict):
    """One player."""

    cards: int  # in the hand
    sealed: bool  # whether a card lies face down
    shown: list[str]  # cards that were turned over
    coins: int  # in the purse


class Seen(TypedDict):
    """What a chair sees."""

    hand: list[str]  # one's own
    sealed: str | None  # one's own card that lies face down
    round: int  # from 1
    question: int  # how many were put so far
    discards: list[str]  # open for all to see
    bag: list[Literal["ghost", "bell"]]  # tokens still to be drawn
    chest: int  # coins that nobody has
    stage: Literal["seal", "bag", "watch", "rush", "over"]  # what happens next
    asked: list[int]  # the seats that are asked
    seats: list[PlayerSeen]  # by seat


class SealMove(TypedDict):
    """Lay a card face down."""

    move: Literal["seal"]
    card: str  # its name


class LightMove(TypedDict):
    """Light a candle."""

    move: Literal["light"]


class WaitMove(TypedDict):
    """Wait for the ghost to pass."""

    move: Literal["wait"]


class TakeMove(TypedDict):
    """Be the first at the bell."""

    move: Literal["take"]
    what: Literal["coins", "card"]  # out of the chest, or out of the deck


SCHEMA = Schema(
    view=Seen,
    asks={
        "seal": AskSchema("Which card a player lays face down; all are asked at once.", {"seal CARD": SealMove}),
        "watch": AskSchema("Whether a player lights a candle.", {"light": LightMove, "wait": WaitMove}),
        "rush": AskSchema("What the first at the bell takes.", {"take WHAT": TakeMove}),
    },
)
