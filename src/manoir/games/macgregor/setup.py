"""Set-up: characters, pawns on the stairs, keys and objects."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.macgregor.board import ALL_OBJECTS, named, size
from manoir.games.macgregor.events import KeysDealt, ObjectsGiven, Started
from manoir.games.macgregor.haunting import begin_round
from manoir.games.macgregor.moves import start
from manoir.games.macgregor.pile import drawn
from manoir.games.macgregor.state import DEALING, PLANNING, SETTING, STARTING, State, left_of
from manoir.kernel.event import Seat, Secret, Tell
from manoir.kernel.fate import Fate


def deal_characters(state: State, fate: Fate) -> None:
    """setup.characters: a colour for each seat, at random; the others stay out."""
    left = vec[i64]()
    colour: i64 = 0
    while colour < state.board.trap:
        left = append(left, colour)
        colour += 1
    colours = state.colours[:]
    seat: i64 = 0
    while seat < state.board.seats:
        last: i64 = state.board.trap - 1 - seat
        number = fate.pick(last + 1)
        colours[seat] = left[number]
        left[number] = left[last]
        seat += 1
    state.colours = colours


def tokens_done(state: State) -> None:
    """setup.order: pawns after the first tokens; and a plan after those that arrive."""
    if state.stage == SETTING:
        state.stage = STARTING
        state.seat = left_of(state, state.ghost)
    else:
        state.stage = PLANNING


def starts(state: State) -> vec[i64]:
    """setup.starts: the rooms with a stair."""
    choices = vec[i64]()
    for room in state.board.stairs:
        choices = append(choices, start(room))
    return choices


def place_pawn(state: State, room: i64, tell: Tell | None) -> None:
    """setup.starts: from the ghost's left."""
    state.pawns[state.seat] = room
    if tell is not None:
        tell.add(Started(Seat(int(state.seat)), state.board.room_names[room]))
    state.seat = left_of(state, state.seat)
    if state.seat == state.ghost:
        state.stage = DEALING


def deal_keys(state: State, fate: Fate, tell: Tell | None) -> None:
    """setup.keys, setup.objects: from the ghost's left; then the first round."""
    board = state.board
    seat = left_of(state, state.ghost)
    while seat != state.ghost:
        while size(state.hands[seat]) < board.keys_dealt:
            state.hands[seat] |= board.bit[drawn(state, fate)]
            if tell is not None and size(state.hands[seat]) == board.keys_dealt:
                tell_keys(state, seat, tell)
        seat = left_of(state, seat)
    seat = 0
    equipped: list[Seat] = []
    while seat < board.seats:
        if seat != state.ghost:
            state.objects += ALL_OBJECTS * board.bit[3 * seat]
            equipped.append(Seat(int(seat)))
        seat += 1
    if tell is not None:
        tell.add(ObjectsGiven(tuple(equipped)))
    begin_round(state, tell)


def tell_keys(state: State, seat: i64, tell: Tell) -> None:
    """setup.backs: the backs to all, the faces to the one who holds them."""
    keys = named(state.board, state.hands[seat])
    backs = tuple([key.split(" ")[1] for key in keys])
    tell.add(KeysDealt(Seat(int(seat)), backs, Secret(keys, (int(seat),))))
