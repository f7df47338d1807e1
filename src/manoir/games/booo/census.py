"""What Booo! must never lose: tiles, wall tokens, visitors, the ghost, and the hands of those who play."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.booo.castle import PAINTS
from manoir.games.booo.ending import won_outright
from manoir.games.booo.state import LEFT, NOBODY, OVER, SEARCHING, SUPPLY, TRACING, State, goal
from manoir.kernel.census import Census


class BoooCensus(Census[State]):
    """Tokens counted."""

    def fault(self, state: State) -> str:
        seats = state.board.seats
        castle = state.castle
        if len(state.tokens) != PAINTS:
            return f"{len(state.tokens)} wall tokens instead of {PAINTS}"
        for holder in state.tokens:
            if holder != SUPPLY and (holder < 0 or holder >= seats):
                return f"a wall token before seat {holder + 1}, which nobody has"
        if state.ghost < 0 or state.ghost >= castle.rooms:
            return f"the ghost in room {state.ghost}, which does not exist"
        if state.hands & ~state.board.all_seats != 0:
            return "a hand of nobody"
        if len(state.open) != (0 if state.stage == OVER else 1 if state.stage == TRACING else seats):
            return f"{len(state.open)} asks in stage {state.stage}"
        return self.visitors_fault(state)

    def visitors_fault(self, state: State) -> str:
        """Those before the visitor that is out are taken or gone, those after it wait in the pile."""
        if len(state.visitors) != state.board.visitors:
            return f"{len(state.visitors)} visitors instead of {state.board.visitors}"
        out = state.visitor + (1 if state.stage == OVER else 0)
        number: i64 = 0
        for holder in state.visitors:
            if holder < LEFT or holder >= state.board.seats:
                return f"visitor {number + 1} before seat {holder + 1}, which nobody has"
            if (holder == SUPPLY) != (number >= out):
                return f"visitor {number + 1} is in the wrong place while visitor {state.visitor + 1} is out"
            number += 1
        if state.stage in (SEARCHING, TRACING) and state.ghost == goal(state):
            return "the ghost is with the visitor and the search goes on"
        if state.stage == TRACING and (state.seat == NOBODY or state.tokens[state.colour] == state.seat):
            return "a path in a colour that its player owns"
        if state.stage != OVER and won_outright(state) != NOBODY:
            return "somebody has won and the game goes on"
        return ""
