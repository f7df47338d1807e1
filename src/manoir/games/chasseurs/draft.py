"""Phase 1: picks are sealed until the last one arrives, then the packs are passed on."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import NONE
from manoir.games.chasseurs.events import Picked, Received, SetAside, TookLast
from manoir.games.chasseurs.laying import names_of, passes_left
from manoir.games.chasseurs.moves import discard
from manoir.games.chasseurs.state import (
    DRAWING,
    REVEALING,
    State,
    close_ask,
    insert_card,
    is_discarding,
    open_ask,
    pack_of,
    pack_size,
    remove_card,
    seat_after,
)
from manoir.kernel.event import Seat, Secret, Tell


def ask_for_picks(state: State) -> None:
    """draft.pick: everybody is asked at once."""
    seat: i64 = 0
    while seat < state.board.seats:
        open_ask(state, seat)
        seat += 1


def pick_choices(state: State, seat: i64) -> vec[i64]:
    """The cards that a seat holds, each face once; a pack is sorted, so doubles lie side by side."""
    start = pack_of(state, seat) * state.board.width
    end = start + pack_size(state, seat)
    packs = state.packs
    if not is_discarding(state, seat):
        at = start + 1
        while at < end and packs[at] != packs[at - 1]:
            at += 1
        if at == end:
            return packs[start:end]
    choices = vec[i64](capacity=state.board.width)
    discarding = is_discarding(state, seat)
    last = NONE
    while start < end:
        card = packs[start]
        if card != last:
            choices = append(choices, discard(card) if discarding else card)
        last = card
        start += 1
    return choices


def take_pick(state: State, seat: i64, card: i64, tell: Tell | None) -> None:
    """draft.pick: one card face down; its player may look at it, nobody else (draft.own-picks)."""
    board = state.board
    remove_card(state.packs, pack_of(state, seat) * board.width, pack_size(state, seat), card)
    state.picks[seat * board.hand + state.pick] = card
    if tell is not None:
        tell.add(Picked(Seat(int(seat)), int(state.pick) + 1, Secret(board.card_names[card], (int(seat),))))
    if not board.two:
        close_ask(state, seat)
    elif state.pick + 1 < board.hand:
        open_ask(state, seat)  # the same seat is asked again
    else:
        put_aside(state, seat, state.packs[pack_of(state, seat) * board.width], tell)  # two.last


def put_aside(state: State, seat: i64, card: i64, tell: Tell | None) -> None:
    """two.pick, two.discards: out until the next shuffle, known to its owner alone."""
    board = state.board
    remove_card(state.packs, pack_of(state, seat) * board.width, pack_size(state, seat), card)
    state.aside[seat * board.hand + state.pick] = card
    if tell is not None:
        tell.add(SetAside(Seat(int(seat)), Secret(board.card_names[card], (int(seat),))))
    close_ask(state, seat)


def pass_on(state: State, tell: Tell | None) -> None:
    """draft.pick, draft.direction: all have picked, so the packs go to the neighbours."""
    board = state.board
    state.pick += 1
    if state.pick == board.hand:
        take_hands(state)
        return
    step: i64 = 1 if passes_left(state) else board.seats - 1
    state.turned = seat_after(state, state.turned, step)
    if state.pick + 1 == board.hand and not board.two:
        take_last(state, tell)
        return
    if board.two:
        state.stage = DRAWING
    if tell is not None:
        size = board.hand - state.pick
        for number in range(int(board.seats)):
            start = pack_of(state, number) * board.width
            by = Seat(int(seat_after(state, number, board.seats - step)))
            cards = names_of(board, state.packs, start, start + size)
            tell.add(Received(Seat(number), by, int(size), Secret(cards, (number,))))


def take_last(state: State, tell: Tell | None) -> None:
    """draft.repeat: the last card is taken without a choice."""
    board = state.board
    seat: i64 = 0
    while seat < board.seats:
        at = pack_of(state, seat) * board.width
        card = state.packs[at]
        state.packs[at] = NONE
        state.picks[seat * board.hand + state.pick] = card
        if tell is not None:
            step: i64 = board.seats - 1 if passes_left(state) else 1
            by = Seat(int(seat_after(state, seat, step)))
            tell.add(TookLast(Seat(int(seat)), by, Secret(board.card_names[card], (int(seat),))))
        seat += 1
    state.pick += 1
    take_hands(state)


def take_hands(state: State) -> None:
    """draft.hand: the picks become the hand."""
    board = state.board
    at: i64 = 0
    seat: i64 = 0
    while seat < board.seats:
        size: i64 = 0
        while size < board.hand:
            insert_card(state.hands, seat * board.room, size, state.picks[at])
            size += 1
            at += 1
        state.held[seat] = board.hand
        seat += 1
    state.site = 0
    state.stage = REVEALING
