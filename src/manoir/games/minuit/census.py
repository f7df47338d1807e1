"""What Minuit must never lose: every figure is in one place that exists, and rooms and steps agree with them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.minuit.state import BOX, CELLAR, OVER, RETURNING, ROOM, STEP, State
from manoir.kernel.census import Census


class MinuitCensus(Census[State]):
    """Figures counted."""

    def fault(self, state: State) -> str:
        board = state.board
        if len(state.figures) != board.seats * board.figures:
            return f"{len(state.figures)} figures instead of {board.seats * board.figures}"
        guests = vec[i64]([0] * len(board.room_worth))
        for where in state.figures:
            if where < 0 or (board.spaces <= where < ROOM) or where > BOX:
                return f"a figure at {where}, which is nowhere"
            if where >= ROOM and where < STEP:
                if where - ROOM >= len(guests):
                    return f"a figure in room {where - ROOM}, which does not exist"
                guests[where - ROOM] += 1
            elif where >= STEP and where < CELLAR and where - STEP >= board.steps:
                return f"a figure on step {where - STEP}, which does not exist"
        room: i64 = 0
        for count in guests:
            if count > 1:
                return f"{count} figures in the {board.room_names[room]}"  # rooms.one-figure
            marked = state.hidden & board.bit[room] != 0
            if state.stage < RETURNING and marked != (count == 1):
                return f"the {board.room_names[room]} is marked wrongly"
            room += 1
        return self.points_fault(state)

    def points_fault(self, state: State) -> str:
        """The totals are the sum of the rounds counted."""
        seat: i64 = 0
        for total in state.totals:
            added: i64 = 0
            for points in state.history:
                added += points[seat]
            if added != total:
                return f"seat {seat + 1} has {total} points and its rounds add up to {added}"
            seat += 1
        counted = len(state.history)
        if counted != state.round - (0 if state.stage in (RETURNING, OVER) else 1):
            return f"{counted} rounds counted in round {state.round}"
        return ""
