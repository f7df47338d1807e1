"""What is sent of a game of Booo!. Nothing is hidden: every chair is sent the same."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from manoir.kernel.schema import AskSchema, Schema


class PlayerSeen(TypedDict):
    """One player."""

    seat: int  # from 1
    walls: list[str]  # colours of the wall tokens that lie before them
    visitors: list[int]  # those that they took, by number
    total: int  # both added up
    hand: bool  # whether their hand is up: they see no way
    wait: int  # milliseconds before the table takes an answer of theirs


class ClaimSeen(TypedDict):
    """A path that is being shown."""

    seat: int  # who shows it
    colour: str  # the colour that the ghost goes in
    cell: str  # the cell that it has reached, column and row: `7.12`
    room: str | None  # the room that it has reached; null in a corridor


class CastleSeen(TypedDict):
    """The castle, and where the ghost and the visitor are in it."""

    trapdoors: list[str]  # rooms that have one
    transitions: list[str]  # rooms where the ghost may change its colour
    ghost: str  # its room; while a path is shown, the one that it set out from
    room: str | None  # the visitor's
    claim: ClaimSeen | None  # null: nobody shows a path
    colours: dict[str, str]  # of walls: names by their letters on the map
    coats: list[str]  # coats of arms of the columns, west to east
    portraits: list[str]  # of the rows, north to south
    map: list[str]  # the castle, drawn in letters


class Seen(CastleSeen):
    """What every chair sees."""

    stage: Literal["placing", "searching", "tracing", "over"]  # what happens next
    round: int  # a visitor is a round
    tiles: list[int]  # the numbers of the castle's tiles, as they lie
    route: int  # of the visitors
    first: int  # the seat of the first player
    visitor: int  # the one that is out, or the next
    pile: int  # visitors still to come
    gone: list[int]  # visitors that left the game
    supply: list[str]  # colours of the wall tokens that nobody has
    answered: int  # answers so far
    since: int  # answers when this search began, and those since then that do not count
    last: NotRequired[int]  # who gave the last answer in this search, at a table that counts them
    ending: Literal["walls", "visitors", "pile"] | None  # why the game is over
    seats: list[PlayerSeen]  # by seat


class ClaimMove(TypedDict):
    """Call "Booo", with the colour in which the path starts."""

    move: Literal["claim"]
    colour: str  # its name


class CrossMove(TypedDict):
    """Take the ghost through a wall."""

    move: Literal["cross"]
    wall: str  # the east or south side of a cell: `7.12e`
    colour: NotRequired[str]  # in an offer: the wall's
    to: NotRequired[str]  # in an offer: the room behind it, or `corridor`


class DropMove(TypedDict):
    """Take the ghost down a trapdoor."""

    move: Literal["drop"]
    room: str  # where it comes out


class TurnMove(TypedDict):
    """Change the ghost's colour."""

    move: Literal["turn"]
    colour: str  # the new one


class StopMove(TypedDict):
    """Give up the path."""

    move: Literal["stop"]


class RaiseMove(TypedDict):
    """Put a hand up, or keep it there: one sees no way."""

    move: Literal["raise"]


class LowerMove(TypedDict):
    """Take the hand down."""

    move: Literal["lower"]


SCHEMA = Schema(
    view=Seen,
    asks={
        "search": AskSchema(
            "Whether a player sees a way; everybody is asked at once, and the first claim settles it.",
            {"claim COLOUR": ClaimMove, "raise": RaiseMove, "lower": LowerMove},
        ),
        "trace": AskSchema(
            "The next part of the path that was claimed.",
            {"cross WALL": CrossMove, "drop ROOM": DropMove, "turn COLOUR": TurnMove, "stop": StopMove},
        ),
    },
)
