"""What speaks for a move of Mac Gregor: tokens, keys and ways out, and how far off the ghost is."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from manoir.games.macgregor.board import NONE, Board, all_tokens, size, tokens_in
from manoir.games.macgregor.moves import (
    CATCH,
    DETECT,
    DISCARD,
    FLIP,
    GO,
    LAMP,
    LAY,
    LEAVE,
    PICK,
    PUT,
    START,
    STEP,
    card_of,
    kind_of,
    room_of,
)
from manoir.games.macgregor.state import State, planned
from manoir.games.macgregor.view import View
from manoir.kernel.reason import Reason

NEAR = 2  # doors


def reasons(view: View, world: State, seat: int, move: int) -> list[Reason]:
    """What speaks for a move: one's own keys and what everybody sees; of tokens what the view remembers."""
    kind, room, board = int(kind_of(move)), int(room_of(move)), view.board
    if kind in (GO, PICK, LAMP):
        return _entered(view, seat, room, kind)
    if kind == LEAVE:
        return [Reason("enough", _purse(view, seat))]
    if kind == FLIP:
        return _flipped(view, seat)
    if kind == DISCARD:
        return _discarded(view, seat, int(card_of(move)))
    if kind == DETECT:
        return [Reason("detects", {"count": from_ghost(view, seat)})]
    if kind == PUT:
        near = nearest(view, room)
        key = "trap-near" if view.shown == board.trap else "treasure-far"
        return [Reason(key, {"count": near})] if near is not None else []
    if kind == START:
        return [Reason("around", {"count": tokens_near(view, room)})]
    if kind == LAY:
        return _laid(view, world, int(card_of(move)))
    if kind == STEP:
        near = nearest(view, room)
        return [] if near is None else [Reason("towards", {"count": near})]
    if kind == CATCH:
        prey = int(card_of(move))
        count = int(tokens_in(view.treasures[prey], view.colours[seat]))
        return [Reason("prize", {"other": prey + 1, "count": count})]
    return _stopped(view, seat)


def steps_between(board: Board, start: int, walls: bool) -> list[int | None]:
    """How many rooms away every room is, through doors alone or through walls too; None: no way."""
    away: list[int | None] = [None] * int(board.rooms)
    away[start], queue = 0, [start]
    for room in queue:
        for number in range(int(board.near_start[room]), int(board.near_start[room + 1])):
            beyond = int(board.near[number])
            if away[beyond] is None and (walls or board.opens[number] != 0):
                away[beyond] = (away[room] or 0) + 1
                queue.append(beyond)
    return away


def from_ghost(view: View, seat: int, room: int | None = None) -> int:
    """How many rooms the ghost is away from a seat, or from a room: it walks through walls."""
    there = int(view.pawns[seat]) if room is None else room
    return steps_between(view.board, int(view.pawns[view.ghost]), True)[there] or 0


def nearest(view: View, room: int) -> int | None:
    """How many doors the nearest player is from a room; None: nobody can get there, or nobody has come down yet."""
    away = steps_between(view.board, room, False)
    pawns = [int(pawn) for seat, pawn in enumerate(view.pawns) if seat != view.ghost and pawn != NONE]
    return min((found for pawn in pawns if (found := away[pawn]) is not None), default=None)


def tokens_near(view: View, room: int) -> int:
    """How many rooms with a token are two doors away or less."""
    away = steps_between(view.board, room, False)
    return sum(token != NONE and (away[at] or 99 if at != room else 0) <= NEAR for at, token in enumerate(view.tokens))


def way_out(view: View, room: int) -> int | None:
    """How many doors the nearest way out is from a room."""
    away = steps_between(view.board, room, False)
    outs = [found for at, keys in enumerate(view.board.exit) if keys != 0 and (found := away[at]) is not None]
    return min(outs, default=None)


def _purse(view: View, seat: int) -> dict[str, Any]:
    return {"count": int(all_tokens(view.treasures[seat])), "needed": int(view.board.needed)}


def _token(view: View, room: int) -> list[Reason]:
    """The token of a room, as the view remembers it."""
    token, board = int(view.tokens[room]), view.board
    if token in (NONE, int(board.trap)):
        return []
    return [Reason("treasure", {"colour": board.token_names[token]}) if token >= 0 else Reason("token")]


def _entered(view: View, seat: int, room: int, kind: int) -> list[Reason]:
    board, found = view.board, []
    purse = _purse(view, seat)
    rich = purse["count"] >= purse["needed"]
    out = way_out(view, room)
    if rich and out is not None:
        found.append(Reason("out", {**purse, "doors": out}))
    elif not rich:
        found += _token(view, room)
    if view.top_back == board.blazon[room]:
        found.append(Reason("key", {"blazon": board.blazon_names[view.top_back]}))
    before, after = from_ghost(view, seat), from_ghost(view, seat, room)
    if after > before:
        found.append(Reason("away", {"before": before, "count": after}))
    elif after > board.plan_cards:
        found.append(Reason("beyond", {"count": after, "cards": int(board.plan_cards)}))
    if kind == PICK:
        found.append(Reason("no-door"))
    return found or [Reason("ghost", {"count": after})]


def _flipped(view: View, seat: int) -> list[Reason]:
    known = [reason for reason in _token(view, int(view.pawns[seat])) if reason.name == "treasure"]
    return [*known, Reason("needs", _purse(view, seat))]


def _discarded(view: View, seat: int, card: int) -> list[Reason]:
    board, room, bit = view.board, int(view.pawns[seat]), view.board.bit[card]
    found: list[Reason] = []
    if size(view.hand & board.faces[board.face_of[card]]) > 1:
        found.append(Reason("twice"))
    near = range(int(board.near_start[room]), int(board.near_start[room + 1]))
    doors = sum(board.opens[number] & bit != 0 for number in near) + (board.exit[room] & bit != 0)
    return [*found, Reason("opens", {"count": int(doors)})]


def walked(view: View, world: State, blazon: int) -> list[int]:
    """The rooms to which the last card of the ghost's plan may lead it: none, one, or several to choose from."""
    board, at = view.board, int(view.pawns[view.ghost])
    plan = [int(planned(world, i64(number))) for number in range(int(view.laid))]
    for card in [*plan, blazon]:
        near = range(int(board.near_start[at]), int(board.near_start[at + 1]))
        rooms = [int(board.near[number]) for number in near if board.blazon[board.near[number]] == card]
        if len(rooms) != 1:
            return rooms
        at = rooms[0]
    return [at]


def _laid(view: View, world: State, blazon: int) -> list[Reason]:
    rooms = walked(view, world, blazon)
    if len(rooms) != 1:
        return [Reason("choice" if rooms else "stops")]
    away = steps_between(view.board, rooms[0], True)
    pawns = [
        (away[int(pawn)] or 0, seat) for seat, pawn in enumerate(view.pawns) if seat != view.ghost and pawn != NONE
    ]
    if not pawns:
        return []
    count, prey = min(pawns)
    return [Reason("hunts", {"room": view.board.room_names[rooms[0]], "count": count, "other": prey + 1})]


def _stopped(view: View, seat: int) -> list[Reason]:
    board, after = view.board, from_ghost(view, seat)
    found = [Reason("beyond", {"count": after, "cards": int(board.plan_cards)})] if after > board.plan_cards else []
    keys = int(min(size(view.hand), board.hand_limit))
    return [*found, Reason("hand", {"count": keys})] if keys else found or [Reason("ghost", {"count": after})]
