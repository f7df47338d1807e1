"""What is sent of a game of Mac Gregor. What a chair may not see, or its screen may not remember, is `?`.

A key card is named by its face and its back, `red tower`; a back alone by its blazon; a token by its colour, or `trap`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from manoir.kernel.schema import AskSchema, Schema

Side = Literal["north", "east", "south", "west"]


class RoomSeen(TypedDict):
    """A room of the castle."""

    id: str  # its name
    row: int  # from the top
    span: tuple[int, int]  # the columns from and to which it reaches
    blazon: str | None  # null: it bears none
    stairs: bool  # whether pawns start there and lamps lead there


class CastleSeen(TypedDict):
    """The plan of the castle."""

    width: int  # in columns
    rows: int  # of rooms
    ghost_room: str  # where a ghost begins
    rooms: list[RoomSeen]  # all of them
    doors: list[tuple[str, str, str]]  # two rooms, and the colour of the key
    exits: list[tuple[str, str, Side]]  # the colour of the key, a room, and the wall that the way out is in


class PlayerSeen(TypedDict):
    """One player."""

    seat: int  # from 1
    colour: str | None  # null: not yet given
    room: str | None  # where the pawn is; null: not yet placed
    backs: list[str]  # of the keys in the hand, sorted
    keys: list[str] | None  # the keys themselves, for their owner alone
    objects: list[str]  # still unused
    treasures: dict[str, int]  # how many of each colour
    total: int  # how many in all
    drawn: NotRequired[list[tuple[int, str]]]  # for whoever keeps count: from which pile each back was drawn


class Seen(TypedDict):
    """What a chair sees."""

    you: int | None  # the seat; null for a spectator
    stage: Literal[
        "set", "start", "deal", "arrive", "plan", "draw", "act", "discard", "haunt", "step", "catch", "rearm", "over"
    ]  # what happens next
    round: int  # from 1
    rounds: int | None  # after how many the table stops; null: it plays to the end
    needed: int  # treasures that it takes to leave
    answered: int  # answers so far
    turn: int | None  # the seat whose turn it is
    ghost: int  # the seat that is the ghost
    memory: bool  # whether the screen remembers tokens for everybody
    castle: CastleSeen  # sent once
    top: str | None  # the back of the card on the pile
    pile: int  # cards in it, the top one too
    discards: list[str]  # open for all to see
    tokens: dict[str, str]  # by room
    shown: str | None  # the token that the ghost is about to put down
    bag: int  # tokens in it
    inside: dict[str, int] | None  # how many of each colour are in the bag; null where the screen may not remember
    course: int  # cards in a whole plan
    plan: list[str]  # the ghost's cards as they lie
    turned: int  # how many of them it has walked
    open: bool  # whether a detector has turned all of them over
    owed: int  # keys that the former ghost still draws
    gone: int | None  # the seat that left the castle
    entered: NotRequired[bool]  # whether who is to act has come into their room in this turn
    seats: list[PlayerSeen]  # by seat
    piles: NotRequired[list[list[str]]]  # for whoever keeps count: the cards by the pile that each was last part of


class PutMove(TypedDict):
    """Put the token that was shown face down in a room."""

    move: Literal["put"]
    room: str  # its name


class StartMove(TypedDict):
    """Put one's pawn on a stair."""

    move: Literal["start"]
    room: str  # its name


class LayMove(TypedDict):
    """Lay the next card of the plan, as the ghost."""

    move: Literal["lay"]
    blazon: str  # on the card


class GoMove(TypedDict):
    """Play a key and go through a door."""

    move: Literal["go"]
    key: str  # the colour of its face
    back: str  # the blazon on its back
    room: str  # behind the door


class LeaveMove(TypedDict):
    """Play a key and leave the castle."""

    move: Literal["leave"]
    key: str  # the colour of its face
    back: str  # the blazon on its back


class PickMove(TypedDict):
    """Use the pick to get into an adjacent room."""

    move: Literal["pick"]
    room: str  # its name


class LampMove(TypedDict):
    """Use the lamp to get to another stair."""

    move: Literal["lamp"]
    room: str  # its name


class DetectMove(TypedDict):
    """Use the detector."""

    move: Literal["detect"]


class FlipMove(TypedDict):
    """Turn over the token of one's room."""

    move: Literal["flip"]


class StopMove(TypedDict):
    """End one's turn."""

    move: Literal["stop"]


class DiscardMove(TypedDict):
    """Throw away a key that is one too many."""

    move: Literal["discard"]
    key: str  # the colour of its face
    back: str  # the blazon on its back


class StepMove(TypedDict):
    """Go to one of several rooms that bear the blazon, as the ghost."""

    move: Literal["step"]
    room: str  # its name


class CatchMove(TypedDict):
    """Catch one of several players in a room, as the ghost."""

    move: Literal["catch"]
    seat: int  # whom


SCHEMA = Schema(
    view=Seen,
    asks={
        "token": AskSchema("Where the ghost puts the token that it showed.", {"put ROOM": PutMove}),
        "start": AskSchema("On which stair a player starts.", {"start ROOM": StartMove}),
        "plan": AskSchema("The next card of the ghost's plan.", {"lay BLAZON": LayMove}),
        "turn": AskSchema(
            "What a player does next in their turn.",
            {
                "go KEY BACK ROOM": GoMove,
                "leave KEY BACK": LeaveMove,
                "pick ROOM": PickMove,
                "lamp ROOM": LampMove,
                "detect": DetectMove,
                "flip": FlipMove,
                "stop": StopMove,
            },
        ),
        "discard": AskSchema(
            "Which key a player throws away, of more than the hand holds.", {"discard KEY BACK": DiscardMove}
        ),
        "step": AskSchema("Which of several rooms the ghost goes to.", {"step ROOM": StepMove}),
        "catch": AskSchema("Which of several players the ghost catches.", {"catch SEAT": CatchMove}),
    },
)
