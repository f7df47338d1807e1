"""What is sent of a game of Le Menteur; dice under another's cup are not."""

from __future__ import annotations

from typing import Literal, TypedDict

from manoir.kernel.schema import AskSchema, Schema


class BidSeen(TypedDict):
    """A bid: at least so many dice show a face."""

    quantity: int  # how many dice
    face: int  # which face


class PlayerSeen(TypedDict):
    """One player."""

    dice: int  # how many they have left
    shown: list[int]  # those that lie open


class Seen(TypedDict):
    """What a chair sees."""

    round: int  # which one, from 1
    bids: list[BidSeen]  # of this round, in order
    stage: Literal["roll", "bid", "over"]  # what happens next
    turn: int  # the seat whose turn it is
    hand: list[int]  # the dice under one's own cup
    exact: bool  # whether a bid may be called exact
    faces: int  # of a die
    wild: int | None  # the face that counts as any; null: there is none
    seats: list[PlayerSeen]  # by seat


class BidMove(TypedDict):
    """Say that at least so many dice show a face."""

    move: Literal["bid"]
    quantity: int  # how many dice
    face: int  # which face


class LiarMove(TypedDict):
    """Do not believe the last bid."""

    move: Literal["liar"]


class ExactMove(TypedDict):
    """Say that the last bid is right to the die."""

    move: Literal["exact"]


SCHEMA = Schema(
    view=Seen,
    asks={
        "open": AskSchema("The first bid of a round.", {"bid QUANTITYxFACE": BidMove}),
        "answer": AskSchema(
            "A higher bid, or what one thinks of the last.",
            {"bid QUANTITYxFACE": BidMove, "liar": LiarMove, "exact": ExactMove},
        ),
    },
)
