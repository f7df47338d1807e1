"""A position of Booo!: the castle, the ghost, who holds what, and what is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.booo.castle import PAINTS, Castle
from manoir.games.booo.edition import Options
from manoir.games.booo.moves import claim, lower_hand, raise_hand
from manoir.kernel.game import Ask

# The stage of a game: what happens next, or what is asked.
PLACING: Final[i64] = 0
SEARCHING: Final[i64] = 1
TRACING: Final[i64] = 2
OVER: Final[i64] = 3

# Who holds a wall token or a visitor: a seat, or one of these.
SUPPLY: Final[i64] = -1  # a wall token in the supply, a visitor still to be taken
LEFT: Final[i64] = -2  # a visitor that left the game

NOBODY: Final[i64] = -1


class Board:
    """What a table settled before the tiles were laid, in the form that is quick to read."""

    def __init__(self, options: Options) -> None:
        edition = options.edition
        self.options = options
        self.edition = edition
        self.seats: i64 = options.seats
        self.visitors: i64 = edition.in_play[options.seats]
        self.routes: list[vec[i64]] = [vec[i64](list(route)) for route in edition.routes]
        self.bound: i64 = options.bound
        self.every_answer = options.every_answer
        self.pause: i64 = options.pause
        self.delays = vec[i64](list(options.delays))
        self.waits = options.pause > 0 or max(options.delays) > 0
        self.bit = vec[i64]([2**number for number in range(8)])
        self.all_seats: i64 = 2**options.seats - 1
        claims = vec[i64]()
        colour: i64 = 0
        while colour < PAINTS:
            claims = append(claims, claim(colour))
            colour += 1
        self.with_hand_down = append(claims[:], raise_hand())
        self.with_hand_up = append(append(claims[:], lower_hand()), raise_hand())


class Public:
    """What lies there for all to see: all of a state, and all of a view."""

    __slots__ = (
        "answered",
        "at",
        "board",
        "castle",
        "colour",
        "delayed",
        "first",
        "ghost",
        "hands",
        "last",
        "open",
        "paused",
        "route",
        "seat",
        "since",
        "stage",
        "tokens",
        "visitor",
        "visitors",
    )

    def __init__(self, board: Board, castle: Castle, tokens: vec[i64], visitors: vec[i64], open: list[Ask]) -> None:
        self.board = board
        self.castle = castle
        self.stage: i64 = PLACING
        self.first: i64 = 0  # the first player, who turns the visitor
        self.route: i64 = 0
        self.visitor: i64 = 0  # the top of the pile, or the one that is out; from 0
        self.ghost: i64 = 0  # the room where it stands; while TRACING, where it stood before
        self.seat: i64 = NOBODY  # who shows a path, while TRACING
        self.colour: i64 = 0  # the colour that the ghost goes in, while TRACING
        self.at: i64 = 0  # the cell that it has reached, while TRACING
        self.hands: i64 = 0  # the seats with a hand up, one bit each
        self.delayed: i64 = 0  # the seats that have a handicap's delay before them
        self.paused: i64 = 0  # the seats that have the pause after a failed claim before them
        self.answered: i64 = 0  # answers so far
        # machine.bound, at a table that has one
        self.since: i64 = 0  # answers when this search began, and those since then that do not count
        self.last: i64 = NOBODY  # who gave the last answer in this search
        # Shared between copies: replaced, never changed.
        self.tokens = tokens  # who holds the wall token of each colour
        self.visitors = visitors  # who took each visitor
        self.open = open

    def take(self, other: Public) -> None:
        """Take over the numbers of another."""
        self.stage = other.stage
        self.first = other.first
        self.route = other.route
        self.visitor = other.visitor
        self.ghost = other.ghost
        self.seat = other.seat
        self.colour = other.colour
        self.at = other.at
        self.hands = other.hands
        self.delayed = other.delayed
        self.paused = other.paused
        self.answered = other.answered
        self.since = other.since
        self.last = other.last


class State(Public):
    """The truth about one game, which is all on the table; a copy by hand, because a search makes millions of them."""

    __slots__ = ()

    def copy(self) -> State:
        """Another state that can be advanced while this one stays."""
        twin = State(self.board, self.castle, self.tokens, self.visitors, self.open)
        twin.take(self)
        return twin


def empty_state(board: Board, castle: Castle) -> State:
    """A table before the first visitor: every token in the supply, every visitor in the pile."""
    tokens = vec[i64]([SUPPLY] * int(PAINTS))
    return State(board, castle, tokens, vec[i64]([SUPPLY] * int(board.visitors)), [])


def castle_of(board: Board, tiles: list[int]) -> Castle:
    """The castle of a table for one placing of its tiles."""
    return Castle(board.edition, tiles, board.options.trapdoors, board.options.transitions)


def goal(state: State) -> i64:
    """The room of the visitor that is out."""
    return state.board.routes[state.route][state.visitor]


def held(state: State, seat: i64) -> i64:
    """How many wall tokens lie before a seat."""
    count: i64 = 0
    for holder in state.tokens:
        if holder == seat:
            count += 1
    return count


def frightened(state: State, seat: i64) -> i64:
    """How many visitors lie before a seat."""
    count: i64 = 0
    for holder in state.visitors:
        if holder == seat:
            count += 1
    return count


def hands_up(state: State) -> i64:
    """How many hands are up."""
    count: i64 = 0
    for bit in state.board.bit:
        if state.hands & bit != 0:
            count += 1
    return count


def wait_of(state: State, seat: i64) -> i64:
    """claim.no-penalty: the milliseconds before a seat may answer; the rules only carry them, the table keeps time."""
    wait: i64 = 0
    bit = state.board.bit[seat]
    if state.delayed & bit != 0:
        wait = state.board.delays[seat]
    if state.paused & bit != 0 and state.board.pause > wait:
        wait = state.board.pause
    return wait
