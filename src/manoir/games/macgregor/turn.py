"""A player's turn: keys through doors, objects, the token of the room, the way out, and the stop."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.macgregor.board import HAS_DETECTOR, HAS_LAMP, HAS_PICK, NONE, all_tokens, size
from manoir.games.macgregor.events import (
    Discarded,
    FoundTreasure,
    Left,
    PlanOpened,
    SprungTrap,
    Stopped,
    UsedDetector,
    UsedLamp,
    UsedPick,
    Walked,
)
from manoir.games.macgregor.moves import CARD, DETECT, DISCARD, FLIP, GO, KIND, LAMP, LEAVE, PICK, STOP
from manoir.games.macgregor.pile import discard_all, draw, spend
from manoir.games.macgregor.state import (
    DRAWING,
    HAUNTING,
    LIMIT,
    OVER,
    State,
    left_of,
    planned,
)
from manoir.kernel.event import Seat, Tell


def actions(state: State) -> vec[i64]:
    """Everything that the player whose turn it is may do; to stop, always (turn.stop)."""
    board = state.board
    seat = state.seat
    room = state.pawns[seat]
    haunted = state.pawns[state.ghost]
    hand = state.hands[seat]
    objects = (state.objects >> (3 * seat)) & 7
    choices = vec[i64]()
    number = board.near_start[room]
    end = board.near_start[room + 1]
    while number < end:
        other = board.near[number]
        if other not in (haunted, board.ghost_room):  # move.not-ghost, move.ghost-room
            keys = hand & board.opens[number]
            while keys != 0:  # move.key
                low = keys & -keys
                choices = append(choices, GO * KIND + board.place[low % 67] * CARD + other)
                keys ^= low
            if objects & HAS_PICK != 0:
                choices = append(choices, PICK * KIND + other)  # pick.through
        number += 1
    if objects & HAS_LAMP != 0 and board.stair[room] == 1:
        for other in board.stairs:
            if other not in (room, haunted):
                choices = append(choices, LAMP * KIND + other)  # lamp.stairs
    keys = hand & board.exit[room]
    if keys != 0 and all_tokens(state.treasures[seat]) >= board.needed:  # move.no-exit
        while keys != 0:
            low = keys & -keys
            choices = append(choices, LEAVE * KIND + board.place[low % 67] * CARD)
            keys ^= low
    if state.entered == 1 and state.tokens[room] != NONE:  # token.flip, move.optional
        choices = append(choices, FLIP * KIND)
    if objects & HAS_DETECTOR != 0:
        choices = append(choices, DETECT * KIND)  # detector.again: on an open plan too
    return append(choices, STOP * KIND)


def discards(state: State) -> vec[i64]:
    """turn.limit: any key of the hand."""
    choices = vec[i64]()
    keys = state.hands[state.seat]
    while keys != 0:
        low = keys & -keys
        choices = append(choices, DISCARD * KIND + state.board.place[low % 67] * CARD)
        keys ^= low
    return choices


# III. The players move


def walk(state: State, card: i64, room: i64, tell: Tell | None) -> None:
    """move.key: the key is discarded, then the pawn enters."""
    board = state.board
    seat = state.seat
    if tell is not None:
        face = board.key_names[board.face_of[card]]
        back = board.blazon_names[board.back_of[card]]
        start = board.room_names[state.pawns[seat]]
        tell.add(Walked(Seat(int(seat)), face, back, start, board.room_names[room]))
    spend(state, seat, card, tell)
    enter(state, room, tell)


def enter(state: State, room: i64, tell: Tell | None) -> None:
    """enter.draw, enter.draw-once: one card for the entry, if the top of the pile bears the room's blazon."""
    board = state.board
    state.pawns[state.seat] = room
    state.entered = 1  # token.flip
    if state.top != NONE and board.back_of[state.top] == board.blazon[room]:
        draw(state, state.seat, True, tell)


def turn_over(state: State, tell: Tell | None) -> None:
    """token.flip: a treasure is kept, a trap costs all keys and the rest of the turn."""
    board = state.board
    seat = state.seat
    room = state.pawns[seat]
    kind = state.tokens[room]
    state.tokens[room] = NONE
    if kind == board.trap:
        state.bag += board.unit[kind]  # token.trap
        if tell is not None:
            tell.add(SprungTrap(Seat(int(seat)), board.room_names[room]))
        discard_all(state, seat, tell)
        next_player(state)
        return
    treasures = state.treasures[:]
    treasures[seat] += board.unit[kind]  # token.treasure
    state.treasures = treasures
    if tell is not None:
        total = int(all_tokens(treasures[seat]))
        tell.add(FoundTreasure(Seat(int(seat)), board.room_names[room], board.token_names[kind], total))


def stop_turn(state: State, tell: Tell | None) -> None:
    """turn.stop, turn.limit: with too many keys the player discards first."""
    if tell is not None:
        tell.add(Stopped(Seat(int(state.seat))))
    state.stage = LIMIT
    end_if_within_limit(state)


def throw_away(state: State, card: i64, tell: Tell | None) -> None:
    """turn.limit: one key too many, of the player's choice."""
    if tell is not None:
        tell.add(Discarded(Seat(int(state.seat)), (state.board.card_names[card],)))
    spend(state, state.seat, card, tell)
    end_if_within_limit(state)


def end_if_within_limit(state: State) -> None:
    """turn.limit: exactly as many as the limit are kept, or all if they are fewer."""
    if size(state.hands[state.seat]) <= state.board.hand_limit:
        next_player(state)


def next_player(state: State) -> None:
    """turn.order, ghost.when: clockwise from the ghost's left, then the ghost."""
    seat = left_of(state, state.seat)
    state.seat = seat
    state.stage = HAUNTING if seat == state.ghost else DRAWING


def go_out(state: State, card: i64, tell: Tell | None) -> None:
    """exit.door, exit.wins: with a key of the outer door's colour; the game is over at once."""
    board = state.board
    seat = state.seat
    bit = board.bit[card]
    state.hands[seat] ^= bit
    state.discards |= bit
    state.gone = seat
    state.stage = OVER
    if tell is not None:
        face = board.key_names[board.face_of[card]]
        back = board.blazon_names[board.back_of[card]]
        tell.add(Left(Seat(int(seat)), face, back, board.room_names[state.pawns[seat]]))


# IV. Objects


def use(state: State, object: i64) -> None:
    """object.when: an object used goes back in the box."""
    state.objects -= object * state.board.bit[3 * state.seat]


def use_pick(state: State, room: i64, tell: Tell | None) -> None:
    """pick.through, object.enter."""
    use(state, HAS_PICK)
    if tell is not None:
        names = state.board.room_names
        tell.add(UsedPick(Seat(int(state.seat)), names[state.pawns[state.seat]], names[room]))
    enter(state, room, tell)


def use_lamp(state: State, room: i64, tell: Tell | None) -> None:
    """lamp.stairs, object.enter."""
    use(state, HAS_LAMP)
    if tell is not None:
        names = state.board.room_names
        tell.add(UsedLamp(Seat(int(state.seat)), names[state.pawns[state.seat]], names[room]))
    enter(state, room, tell)


def use_detector(state: State, tell: Tell | None) -> None:
    """detector.reveal, detector.again, detector.no-change."""
    use(state, HAS_DETECTOR)
    if tell is not None:
        tell.add(UsedDetector(Seat(int(state.seat)), state.plan_open == 1))
        if state.plan_open == 0:
            names = state.board.blazon_names
            plan = tuple([names[planned(state, number)] for number in range(int(state.laid))])
            tell.add(PlanOpened(Seat(int(state.ghost)), plan))
    state.plan_open = 1
