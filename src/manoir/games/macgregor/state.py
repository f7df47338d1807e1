"""A position of Mac Gregor: pawns, keys, tokens, the ghost's plan, and what is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.macgregor.board import NONE, Board
from manoir.kernel.game import Ask

# The stage of a game: what happens next, or what is asked.
SETTING: Final[i64] = 0  # the first tokens
STARTING: Final[i64] = 1  # pawns on the stairs
DEALING: Final[i64] = 2
ARRIVING: Final[i64] = 3  # from here on a top card shows
PLANNING: Final[i64] = 4
DRAWING: Final[i64] = 5
TURN: Final[i64] = 6
LIMIT: Final[i64] = 7
HAUNTING: Final[i64] = 8  # the ghost's next card is about to be turned
STEPPING: Final[i64] = 9  # it was turned, and several rooms bear its blazon
CATCHING: Final[i64] = 10
REARMING: Final[i64] = 11  # the former ghost draws its keys
OVER: Final[i64] = 12


class State:
    """The truth about one game; plain slots and a copy by hand, because a search makes millions of them."""

    __slots__ = (
        "answered",
        "bag",
        "board",
        "choices",
        "colours",
        "discards",
        "entered",
        "ghost",
        "gone",
        "hands",
        "laid",
        "objects",
        "open",
        "owed",
        "pawns",
        "pile",
        "pile_size",
        "piles",
        "plan",
        "plan_open",
        "round",
        "seat",
        "shown",
        "stage",
        "tokens",
        "top",
        "treasures",
        "turned",
    )

    def __init__(
        self,
        board: Board,
        pawns: vec[i64],
        hands: vec[i64],
        tokens: vec[i64],
        treasures: vec[i64],
        colours: vec[i64],
        piles: vec[i64],
        choices: vec[i64],
        open: list[Ask],
    ) -> None:
        self.board = board
        self.stage: i64 = SETTING
        self.seat: i64 = 0  # who is asked, or whose turn it is
        self.ghost: i64 = 0
        self.round: i64 = 1
        self.answered: i64 = 0  # answers so far: the next ask's id
        self.top: i64 = NONE  # the card on the pile whose back shows
        self.pile: i64 = board.all_cards  # the set of cards below it; their order is drawn as it comes up
        self.pile_size: i64 = board.cards
        self.discards: i64 = 0
        self.plan: i64 = 0  # blazons, four bits each, the first lowest
        self.laid: i64 = 0
        self.turned: i64 = 0  # of the plan, by the ghost as it moves
        self.plan_open: i64 = 0  # 1: a detector turned all of it
        self.bag: i64 = board.full_bag
        self.shown: i64 = NONE  # the token drawn and not yet put down
        self.objects: i64 = 0  # three bits a seat
        self.owed: i64 = 0  # keys that the former ghost still draws
        self.gone: i64 = NONE  # who left the castle
        self.entered: i64 = board.flip_unmoved  # 1: in this turn the player has come into the room they are in
        self.pawns = pawns  # rooms, by seat
        self.hands = hands  # sets of cards, by seat
        self.tokens = tokens  # kinds, by room
        # Shared between copies: replaced, never changed.
        self.treasures = treasures  # counts by kind, by seat
        self.colours = colours  # by seat
        self.piles = piles  # the cards by the pile that each was last part of, oldest first: all have seen it
        self.choices = choices
        self.open = open

    def copy(self) -> State:
        """Another state that can be advanced while this one stays."""
        twin = State(
            self.board,
            self.pawns[:],
            self.hands[:],
            self.tokens[:],
            self.treasures,
            self.colours,
            self.piles,
            self.choices,
            self.open,
        )
        twin.stage = self.stage
        twin.seat = self.seat
        twin.ghost = self.ghost
        twin.round = self.round
        twin.answered = self.answered
        twin.top = self.top
        twin.pile = self.pile
        twin.pile_size = self.pile_size
        twin.discards = self.discards
        twin.plan = self.plan
        twin.laid = self.laid
        twin.turned = self.turned
        twin.plan_open = self.plan_open
        twin.bag = self.bag
        twin.shown = self.shown
        twin.objects = self.objects
        twin.owed = self.owed
        twin.gone = self.gone
        twin.entered = self.entered
        return twin


def empty_state(board: Board) -> State:
    """A table before anything happened."""
    seats = board.seats
    return State(
        board,
        vec[i64]([NONE] * seats),
        vec[i64]([0] * seats),
        vec[i64]([NONE] * board.rooms),
        vec[i64]([0] * seats),
        vec[i64]([NONE] * seats),
        vec[i64]([board.all_cards]),
        vec[i64](),
        [],
    )


def left_of(state: State, seat: i64) -> i64:
    """The next seat clockwise."""
    seat += 1
    return 0 if seat == state.board.seats else seat


def pawn_in(state: State, room: i64) -> bool:
    """Whether any pawn stands in a room, the ghost's included."""
    for where in state.pawns:
        if where == room:
            return True
    return False


def has_object(state: State, seat: i64, object: i64) -> bool:
    """Whether a seat still has an object."""
    return (state.objects >> (3 * seat)) & object != 0


def planned(state: State, number: i64) -> i64:
    """The blazon of a card of the plan, counted from 0."""
    return (state.plan >> (4 * number)) & 15
