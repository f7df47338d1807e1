"""A view of Minuit written over an old one: nothing is hidden and nothing must be remembered."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from manoir.games.minuit.state import State
from manoir.games.minuit.view import View
from manoir.kernel.lens import Sight


class MinuitSight(Sight[State, View]):
    """Views of Minuit."""

    def again(self, state: State, seat: i64, view: View, kept: Any) -> Any:
        view.board = state.board
        view.stage = state.stage
        view.seat = state.seat
        view.first = state.first
        view.round = state.round
        view.roll = state.roll
        view.hugo = state.hugo
        view.figures = state.figures
        view.colours = state.colours
        view.totals = state.totals
        return None


SIGHT = MinuitSight()
