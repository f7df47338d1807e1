"""What a chair sees of Lueur, field by field; and a whole world imagined behind it."""

from __future__ import annotations

from manoir.kernel.fate import Fate

from .edition import Options
from .state import State


class View:
    """All that one seat can know; seat -1 is a spectator."""

    __slots__ = ("closed", "mine", "over", "points", "round", "seat", "table")

    def __init__(self, table: Options, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.round = 1
        self.over = False
        self.points: tuple[int, ...] = ()
        self.closed: tuple[bool, ...] = ()  # whose hands are closed
        self.mine = 0  # candles in my own


def view_of(state: State, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    view = View(state.table, seat)
    view.round = state.round
    view.over = state.over
    view.points = tuple(state.points)
    view.closed = tuple([candles > 0 for candles in state.hidden])
    if seat >= 0:
        view.mine = state.hidden[seat]
    return view


def imagine_state(view: View, fate: Fate) -> State:
    """A world that looks like this view: any number of candles in the closed hands of others."""
    state = State(view.table)
    state.round = view.round
    state.over = view.over
    state.points = list(view.points)
    for seat, closed in enumerate(view.closed):
        if closed:
            state.hidden[seat] = view.mine if seat == view.seat else int(fate.pick(view.table.edition.candles)) + 1
    return state
