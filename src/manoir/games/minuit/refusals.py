"""Which clause forbids a move that is not among the choices."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.minuit.moves import CHOOSE, GO, HIDE, PLACE, STAY, kind_of, last_of, space_of
from manoir.games.minuit.rounds import first_waiting
from manoir.games.minuit.state import (
    CELLAR,
    CHOOSING,
    MOVING,
    NOBODY,
    OVER,
    PLACING,
    RETURNING,
    STEP,
    State,
    figure_at,
)


def why(state: State, seat: i64, move: i64) -> str:
    """The slug of the first clause, in the order in which a person would object."""
    kind = kind_of(move)
    if state.stage == OVER:
        return "end.winner"
    if state.stage == CHOOSING:
        if seat != state.seat or kind != CHOOSE:
            return "setup.choice"
        return "setup.choice" if state.board.allowed[last_of(move)] == 1 else "setup.colours"
    if state.stage == PLACING:
        if seat != state.seat or kind != PLACE:
            return "place.turns"
        return "place.no-stairs" if off_gallery(state, space_of(move)) else "place.one-each"
    if state.stage == RETURNING:
        return "next.from-stairs" if seat == state.seat else why_not_yet(state, seat)
    if seat != state.seat or state.stage != MOVING:
        return "turn.clockwise"
    if kind == STAY:
        return "move.forced"
    if kind == GO or (kind == HIDE and figure_at(state, seat, space_of(move)) == NOBODY):
        return "move.number"
    if kind == HIDE:
        return why_not_in(state, space_of(move), last_of(move))
    return "move.number"


def why_not_yet(state: State, seat: i64) -> str:
    """What keeps a seat waiting while another brings a figure back."""
    due = first_waiting(state)
    if due != CELLAR and figure_at(state, seat, due) != NOBODY:
        return "next.same-step"
    start = seat * state.board.figures
    for number in range(int(start), int(start + state.board.figures)):
        if state.figures[number] >= STEP and state.figures[number] < CELLAR:
            return "next.from-stairs"
    return "next.from-stairs" if figure_at(state, seat, CELLAR) == NOBODY else "next.from-cellar"


def why_not_in(state: State, space: i64, room: i64) -> str:
    """What keeps a figure on a space out of a room."""
    board = state.board
    if board.behind[board.door[room]] != room:
        return "rooms.open-doors"
    if state.hugo < 0:
        return "rooms.when"
    if state.hidden & board.bit[room] != 0:
        return "rooms.one-figure"
    ahead = (board.door[room] - space) % board.spaces
    if 2 * ahead > board.spaces:
        return "move.right-only"
    return "rooms.exact" if board.exact[room] == 1 else "rooms.step-in"


def off_gallery(state: State, space: i64) -> bool:
    """Whether a placing names the stairs, a room or the cellar."""
    return space >= state.board.spaces
