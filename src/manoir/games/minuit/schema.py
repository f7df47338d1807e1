"""What is sent of a game of Minuit. Nothing is hidden: every chair is sent the same."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from manoir.kernel.schema import AskSchema, Schema

Cell = tuple[int, int]


class RoomSeen(TypedDict):
    """A room off the gallery."""

    room: str  # its name
    door: int  # the space before its door
    open: bool  # whether the edition lets anybody hide in it
    exact: bool  # whether only the exact number leads in
    fright: int  # points that it costs; below zero, points that it takes off


class DrawingSeen(TypedDict):
    """Where things stand on the drawing, column and row."""

    spaces: list[Cell]  # of each space
    steps: list[Cell]  # of each step
    cellar: Cell  # of the cellar


class BoardSeen(TypedDict):
    """What the edition fixes."""

    spaces: int  # of the gallery
    top: int  # the space at the head of the stairs
    steps: list[int]  # what each step of the stairs costs, from the cellar up
    cellar: int  # what the cellar costs
    rooms: list[RoomSeen]  # all of them, closed ones too
    drawing: DrawingSeen | None  # null: the edition has no drawing


class PlayerSeen(TypedDict):
    """One player."""

    seat: int  # from 1
    colour: str | None  # null: not yet chosen
    figures: list[str]  # where each is: a space, a room, `step-9`, `cellar` or `box`
    rounds: list[int]  # fright points of each round counted
    total: int  # their sum


class Seen(TypedDict):
    """What every chair sees."""

    stage: Literal["choosing", "placing", "rolling", "moving", "returning", "over"]  # what happens next
    round: int  # from 1
    rounds: int  # of the whole game
    first: int  # the seat that began the round
    turn: int | None  # the seat whose turn it is
    number: int | None  # the number rolled, while it is being used
    hugo: str  # where he is: a space, or `step-9`
    answered: int  # answers so far
    seats: list[PlayerSeen]  # by seat
    board: BoardSeen  # sent once


class ChooseMove(TypedDict):
    """Take a colour."""

    move: Literal["choose"]
    colour: str  # its name


class PlaceMove(TypedDict):
    """Put a figure on the gallery."""

    move: Literal["place"]
    space: int  # an empty one


class GoMove(TypedDict):
    """Move a figure by the number rolled."""

    move: Literal["go"]
    from_: int  # the space where it stands
    to: NotRequired[int]  # in an offer: the space where it stops


class HideMove(TypedDict):
    """Move a figure into a room."""

    move: Literal["hide"]
    from_: int  # the space where it stands
    room: str  # the room's name


class StayMove(TypedDict):
    """Leave the last figure where it stands."""

    move: Literal["stay"]


SCHEMA = Schema(
    view=Seen,
    asks={
        "colour": AskSchema("Which colour a player takes.", {"choose COLOUR": ChooseMove}),
        "place": AskSchema("Where a figure starts.", {"place SPACE": PlaceMove}),
        "move": AskSchema(
            "Which figure uses the number, and how.",
            {"go FROM": GoMove, "hide FROM ROOM": HideMove, "stay": StayMove},
        ),
        "return": AskSchema("Where a captured figure comes back.", {"place SPACE": PlaceMove}),
    },
)
