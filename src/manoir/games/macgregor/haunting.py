"""The ghost: its plan, its walk, whom it catches, and the end of a round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.macgregor.board import ALL_OBJECTS, tokens_in
from manoir.games.macgregor.events import (
    BecameGhost,
    Caught,
    GhostChose,
    GhostStepped,
    GhostStopped,
    Laid,
    Looted,
    Rearmed,
    RoundBegan,
    RoundsOver,
    TookBack,
)
from manoir.games.macgregor.moves import CARD, KIND, LAY, catch, step
from manoir.games.macgregor.pile import discard_all
from manoir.games.macgregor.state import (
    ARRIVING,
    CATCHING,
    HAUNTING,
    OVER,
    REARMING,
    STEPPING,
    State,
    planned,
)
from manoir.kernel.event import Seat, Secret, Tell

# II. The ghost plans


def cards_to_lay(state: State) -> vec[i64]:
    """plan.any: every blazon of which the ghost still holds a card."""
    board = state.board
    choices = vec[i64]()
    blazon: i64 = 0
    while blazon < board.blazons:
        held = board.ghost_cards
        plan = state.plan
        number = state.laid
        while number > 0:
            if plan & 15 == blazon:
                held -= 1
            plan >>= 4
            number -= 1
        if held > 0:
            choices = append(choices, LAY * KIND + blazon * CARD)
        blazon += 1
    return choices


def lay_down(state: State, blazon: i64, tell: Tell | None) -> None:
    """plan.four, plan.secret: face down, next in order."""
    state.plan += blazon * state.board.bit[4 * state.laid]
    state.laid += 1
    if tell is not None:
        ghost = int(state.ghost)
        tell.add(Laid(Seat(ghost), int(state.laid), Secret(state.board.blazon_names[blazon], (ghost,))))


# V. The ghost moves


def turn_card(state: State, tell: Tell | None) -> None:
    """ghost.reveal: the next card, or the end of the move when there is none left."""
    state.seat = state.ghost
    if state.turned == state.laid:
        take_back(state, tell)  # capture.none
        return
    state.turned += 1
    rooms = rooms_ahead(state)
    if len(rooms) == 1:
        step_into(state, rooms[0], tell)
        return
    if tell is not None:
        ghost = Seat(int(state.ghost))
        blazon = state.board.blazon_names[planned(state, state.turned - 1)]
        if len(rooms) > 1:
            tell.add(GhostChose(ghost, int(state.turned), blazon))
        else:
            room = state.board.room_names[state.pawns[state.ghost]]
            tell.add(GhostStopped(ghost, int(state.turned), blazon, room))
    if len(rooms) > 1:
        state.stage = STEPPING  # ghost.two-rooms
    else:
        take_back(state, tell)  # ghost.mistake


def rooms_ahead(state: State) -> vec[i64]:
    """ghost.walls: the rooms beside the ghost's that bear the blazon just turned."""
    board = state.board
    here = state.pawns[state.ghost]
    blazon = planned(state, state.turned - 1)
    rooms = vec[i64]()
    number = board.near_start[here]
    end = board.near_start[here + 1]
    while number < end:
        room = board.near[number]
        if board.blazon[room] == blazon:
            rooms = append(rooms, room)
        number += 1
    return rooms


def steps(state: State) -> vec[i64]:
    """ghost.two-rooms: the rooms to choose from, as moves."""
    choices = vec[i64]()
    for room in rooms_ahead(state):
        choices = append(choices, step(room))
    return choices


def step_into(state: State, room: i64, tell: Tell | None) -> None:
    """capture.stop, capture.any-step: one room further; whoever is there stops the ghost."""
    board = state.board
    if tell is not None:
        blazon = board.blazon_names[planned(state, state.turned - 1)]
        start = board.room_names[state.pawns[state.ghost]]
        ghost = Seat(int(state.ghost))
        tell.add(GhostStepped(ghost, int(state.turned), blazon, start, board.room_names[room]))
    state.pawns[state.ghost] = room
    pawns: i64 = 0
    for where in state.pawns:
        if where == room:
            pawns += 1
    state.stage = CATCHING if pawns > 1 else HAUNTING  # one of them is the ghost's own


def take_back(state: State, tell: Tell | None) -> None:
    """capture.none: nobody caught; the next round starts from here."""
    if tell is not None:
        tell.add(TookBack(Seat(int(state.ghost)), state.board.room_names[state.pawns[state.ghost]]))
    end_round(state, tell)


# Capture


def prey(state: State) -> vec[i64]:
    """capture.choose: the players in the ghost's room, as moves."""
    room = state.pawns[state.ghost]
    choices = vec[i64]()
    seat: i64 = 0
    for where in state.pawns:
        if where == room and seat != state.ghost:
            choices = append(choices, catch(seat))
        seat += 1
    return choices


def capture(state: State, caught: i64, tell: Tell | None) -> None:
    """capture.order: the loot, then the caught player's things, then the former ghost's."""
    board = state.board
    former = state.ghost
    if tell is not None:
        tell.add(Caught(Seat(int(former)), Seat(int(caught)), board.room_names[state.pawns[former]]))
    loot(state, former, caught, tell)
    discard_all(state, caught, tell)  # capture.swap
    state.objects -= ((state.objects >> (3 * caught)) & ALL_OBJECTS) * board.bit[3 * caught]
    state.pawns[caught] = board.ghost_room
    state.ghost = caught
    state.objects += ALL_OBJECTS * board.bit[3 * former]  # capture.old-ghost
    state.seat = former
    state.owed = board.keys_dealt
    state.stage = REARMING
    forget_plan(state)
    if tell is not None:
        tell.add(BecameGhost(Seat(int(caught)), board.room_names[board.ghost_room]))
        tell.add(Rearmed(Seat(int(former))))


def loot(state: State, ghost: i64, caught: i64, tell: Tell | None) -> None:
    """capture.loot: all treasures of the ghost's own colour."""
    board = state.board
    colour = state.colours[ghost]
    count = tokens_in(state.treasures[caught], colour)
    if count > 0:
        treasures = state.treasures[:]
        treasures[caught] -= count * board.unit[colour]
        treasures[ghost] += count * board.unit[colour]
        state.treasures = treasures
    if tell is not None:
        tell.add(Looted(Seat(int(ghost)), Seat(int(caught)), board.token_names[colour], int(count)))


# End of a round


def forget_plan(state: State) -> None:
    """The ghost cards go back to a hand, unseen ones unseen (ghost.unseen)."""
    state.plan = 0
    state.laid = 0
    state.turned = 0
    state.plan_open = 0


def end_round(state: State, tell: Tell | None) -> None:
    """capture.next-round, end.bound."""
    board = state.board
    forget_plan(state)
    state.seat = state.ghost
    if state.round == board.bound:
        state.stage = OVER
        if tell is not None:
            tell.add(RoundsOver(int(board.bound)))
        return
    state.round += 1
    begin_round(state, tell)


def begin_round(state: State, tell: Tell | None) -> None:
    """arrive.where: a round starts with tokens."""
    state.stage = ARRIVING
    state.seat = state.ghost
    if tell is not None:
        tell.add(RoundBegan(int(state.round), Seat(int(state.ghost))))
