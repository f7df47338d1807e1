"""Which clause forbids a move that is not among the choices."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.macgregor.board import HAS_LAMP, HAS_PICK, NONE, all_tokens
from manoir.games.macgregor.moves import (
    CATCH,
    DETECT,
    DISCARD,
    FLIP,
    GO,
    LAMP,
    LAY,
    LEAVE,
    OUT,
    PICK,
    PUT,
    START,
    STEP,
    kind_of,
    room_of,
)
from manoir.games.macgregor.state import (
    ARRIVING,
    CATCHING,
    DEALING,
    DRAWING,
    LIMIT,
    OVER,
    PLANNING,
    SETTING,
    STARTING,
    STEPPING,
    TURN,
    State,
    has_object,
)


def why(state: State, seat: i64, move: i64) -> str:
    """The slug of the first clause, in the order in which a person would object."""
    kind = kind_of(move)
    stage = state.stage
    if stage == OVER:
        return "end.bound" if state.gone == NONE else "exit.wins"
    if kind in (PUT, LAY, STEP, CATCH):
        return why_not_as_ghost(state, seat, move)
    if kind == START:
        return "setup.starts" if stage == STARTING else "setup.order"
    if stage <= DEALING:
        return "setup.order"
    if seat == state.ghost:
        return why_not_as_player(kind, stage)
    if seat != state.seat or stage not in (TURN, LIMIT, DRAWING):
        if kind in (PICK, LAMP, DETECT):
            return "object.when"
        return "turn.order"
    if stage == LIMIT or kind == DISCARD:
        return "turn.limit"
    if kind == GO:
        return why_not_through(state, room_of(move))
    if kind == LEAVE:
        enough = all_tokens(state.treasures[seat]) >= state.board.needed
        return "exit.door" if enough else "move.no-exit"
    if kind == PICK:
        return why_not_by_pick(state, seat, room_of(move))
    if kind == LAMP:
        return why_not_by_lamp(state, seat, room_of(move))
    # Nothing to turn over, or nobody came in: the clause says both.
    return "token.flip" if kind == FLIP else "object.when"


def why_not_as_ghost(state: State, seat: i64, move: i64) -> str:
    """What only the ghost does, and only in its time."""
    kind = kind_of(move)
    stage = state.stage
    if kind == CATCH and seat != state.ghost:
        return "capture.choose"
    if kind == PUT:
        if stage == SETTING:
            return "setup.tokens"
        if stage != ARRIVING or seat != state.ghost:
            return "arrive.shown"
        board = state.board
        due = state.top != NONE and board.blazon[room_of(move)] == board.back_of[state.top]
        return "arrive.skip" if due else "arrive.where"
    if stage <= DEALING:
        return "setup.order"
    if kind == LAY:
        if seat != state.ghost or stage == PLANNING:
            return "plan.four"
        return "arrive.where" if stage == ARRIVING else "plan.final"
    if kind == STEP:
        if stage != STEPPING or seat != state.ghost:
            return "ghost.reveal"
        return "ghost.two-rooms" if next_to(state, state.pawns[seat], room_of(move)) >= 0 else "ghost.walls"
    return "capture.choose" if stage == CATCHING else "capture.stop"


def why_not_as_player(kind: i64, stage: i64) -> str:
    """What the ghost does not do, though players do."""
    if kind == LEAVE:
        return "exit.not-ghost"
    if kind == FLIP:
        return "ghost.no-treasure"
    if kind in (PICK, LAMP, DETECT):
        return "parts.objects"
    if kind == GO:
        return "ghost.reveal"
    if stage in (TURN, LIMIT, DRAWING):
        return "turn.order"  # a player's turn: nothing of the ghost's can be stopped, and it holds no key
    if kind == DISCARD:
        return "turn.limit"
    if stage == ARRIVING:
        return "arrive.where"
    return "plan.four" if stage == PLANNING else "ghost.reveal"


def next_to(state: State, here: i64, room: i64) -> i64:
    """Where the list of neighbours names a room beside another, or NONE."""
    board = state.board
    number = board.near_start[here]
    while number < board.near_start[here + 1]:
        if board.near[number] == room:
            return number
        number += 1
    return NONE


def why_not_into(state: State, room: i64) -> str:
    """What keeps every player out of a room, or nothing."""
    if room == state.board.ghost_room:
        return "move.ghost-room"
    return "move.not-ghost" if room == state.pawns[state.ghost] else ""


def why_not_through(state: State, room: i64) -> str:
    """What keeps a pawn from going to a room with a key."""
    closed = why_not_into(state, room)
    return closed if closed else "move.key"  # a bare wall, another colour's door, a room that is not next door


def why_not_by_pick(state: State, seat: i64, room: i64) -> str:
    """What keeps a pawn from breaking into a room."""
    if room == OUT:
        return "pick.no-exit"
    if not has_object(state, seat, HAS_PICK):
        return "object.when"
    closed = why_not_into(state, room)
    return closed if closed else "pick.through"


def why_not_by_lamp(state: State, seat: i64, room: i64) -> str:
    """What keeps a pawn from going to another stair."""
    if not has_object(state, seat, HAS_LAMP):
        return "object.when"
    closed = why_not_into(state, room)
    return closed if closed else "lamp.stairs"
