"""What Lueur must never lose: candles within a hand, points within what rounds can give."""

from __future__ import annotations

from .state import State


class LueurCensus:
    """Candles and points counted."""

    def fault(self, state: State) -> str:
        most = state.table.edition.candles
        if not all(0 <= candles <= most for candles in state.hidden):
            return f"hands of {state.hidden} candles"
        played = state.round if state.over else state.round - 1
        if not all(0 <= points <= most * played for points in state.points):
            return f"{state.points} points after {played} rounds"
        return ""
