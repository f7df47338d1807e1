"""What a chair sees of Minuit: everything, for nothing is hidden; yet a view is its own thing, built field by field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.minuit.state import CELLAR, ROOM, STEP, Board, State


class View:
    """All that anybody can know."""

    __slots__ = (
        "answered",
        "board",
        "choices",
        "colours",
        "figures",
        "first",
        "history",
        "hugo",
        "roll",
        "round",
        "seat",
        "stage",
        "totals",
    )

    def __init__(self, board: Board) -> None:
        self.board = board
        self.stage: i64 = 0
        self.seat: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 1
        self.roll: i64 = 0
        self.hugo: i64 = 0
        self.answered: i64 = 0
        self.figures = vec[i64]()
        self.colours = vec[i64]()
        self.totals = vec[i64]()
        self.history: list[vec[i64]] = []
        self.choices = vec[i64]()


def view_of(state: State) -> View:
    """The view of any seat, or of a spectator."""
    view = View(state.board)
    view.stage = state.stage
    view.seat = state.seat
    view.first = state.first
    view.round = state.round
    view.roll = state.roll
    view.hugo = state.hugo
    view.answered = state.answered
    view.figures = state.figures[:]
    view.colours = state.colours
    view.totals = state.totals
    view.history = state.history
    view.choices = state.choices
    return view


def imagine_state(view: View) -> State:
    """The one world that looks like this view."""
    state = State(view.board, view.figures[:], view.colours, view.totals, view.history, view.choices)
    state.stage = view.stage
    state.seat = view.seat
    state.first = view.first
    state.round = view.round
    state.roll = view.roll
    state.hugo = view.hugo
    state.answered = view.answered
    recount(state)
    return state


def recount(state: State) -> None:
    """Rooms and steps taken, from where the figures are."""
    state.hidden = 0
    state.trapped = 0
    for where in state.figures:
        if where >= ROOM and where < STEP:
            state.hidden |= state.board.bit[where - ROOM]
        elif where >= STEP and where < CELLAR and where - STEP >= state.trapped:
            state.trapped = where - STEP + 1
