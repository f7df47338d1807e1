"""Tokens from the bag: the first six, and those that arrive with every round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.macgregor.board import NONE, all_tokens, tokens_in
from manoir.games.macgregor.events import BagEmpty, PutDown, Showed
from manoir.games.macgregor.moves import put
from manoir.games.macgregor.state import SETTING, State, pawn_in
from manoir.kernel.event import Seat, Tell
from manoir.kernel.fate import Fate


def rooms_due(state: State) -> vec[i64]:
    """The rooms that may get the next token, as moves."""
    board = state.board
    rooms = vec[i64]()
    if state.stage == SETTING:  # setup.tokens
        for room in board.first_rooms:
            if state.tokens[room] == NONE:
                rooms = append(rooms, put(room))
        return rooms
    if state.top == NONE:
        return rooms
    blazon = board.back_of[state.top]  # arrive.where
    number = board.blazon_start[blazon]
    end = board.blazon_start[blazon + 1]
    while number < end:
        room = board.blazon_rooms[number]
        if state.tokens[room] == NONE and not pawn_in(state, room):  # arrive.skip
            rooms = append(rooms, put(room))
        number += 1
    return rooms


def show_token(state: State, fate: Fate, tell: Tell | None) -> bool:
    """arrive.shown: one token drawn and shown to all; False when the bag is empty (arrive.bag-empty)."""
    total = all_tokens(state.bag)
    if total == 0:
        if tell is not None:
            tell.add(BagEmpty())
        return False
    left = fate.pick(total)
    kind: i64 = 0
    while True:
        count = tokens_in(state.bag, kind)
        if left < count:
            break
        left -= count
        kind += 1
    state.bag -= state.board.unit[kind]
    state.shown = kind
    if tell is not None:
        tell.add(Showed(Seat(int(state.ghost)), state.board.token_names[kind]))
    return True


def put_down(state: State, room: i64, tell: Tell | None) -> None:
    """arrive.memory: face down, and nobody looks again."""
    state.tokens[room] = state.shown
    state.shown = NONE
    if tell is not None:
        tell.add(PutDown(Seat(int(state.ghost)), state.board.room_names[room]))
