"""What a chair sees of Booo!: everything on the table, for nothing is hidden; built up field by field all the same.

The rooms of the visitors still in the pile are not on it: their backs are turned. Nor is any way through the walls.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.booo.castle import Castle
from manoir.games.booo.state import Board, State
from manoir.kernel.game import Ask


class View:
    """All that anybody can know."""

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

    def __init__(self, board: Board, castle: Castle) -> None:
        self.board = board
        self.castle = castle
        self.stage: i64 = 0
        self.first: i64 = 0
        self.route: i64 = 0
        self.visitor: i64 = 0
        self.ghost: i64 = 0
        self.seat: i64 = 0
        self.colour: i64 = 0
        self.at: i64 = 0
        self.hands: i64 = 0
        self.delayed: i64 = 0
        self.paused: i64 = 0
        self.answered: i64 = 0
        self.since: i64 = 0
        self.tokens = vec[i64]()
        self.visitors = vec[i64]()
        self.open: list[Ask] = []


def view_of(state: State) -> View:
    """The view of any seat, or of a spectator."""
    view = View(state.board, state.castle)
    view.stage = state.stage
    view.first = state.first
    view.route = state.route
    view.visitor = state.visitor
    view.ghost = state.ghost
    view.seat = state.seat
    view.colour = state.colour
    view.at = state.at
    view.hands = state.hands
    view.delayed = state.delayed
    view.paused = state.paused
    view.answered = state.answered
    view.since = state.since
    view.tokens = state.tokens
    view.visitors = state.visitors
    view.open = state.open
    return view


def imagine_state(view: View) -> State:
    """The one world that looks like this view."""
    state = State(view.board, view.castle, view.tokens, view.visitors, view.open)
    state.stage = view.stage
    state.first = view.first
    state.route = view.route
    state.visitor = view.visitor
    state.ghost = view.ghost
    state.seat = view.seat
    state.colour = view.colour
    state.at = view.at
    state.hands = view.hands
    state.delayed = view.delayed
    state.paused = view.paused
    state.answered = view.answered
    state.since = view.since
    return state
