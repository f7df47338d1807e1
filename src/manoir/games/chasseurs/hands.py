"""Hands that follow from the rest of a position: what was picked or drawn, less what lies on the table."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.chasseurs.board import MULE, NONE
from manoir.games.chasseurs.state import ACTING, ASLEEP, CAMP, State, card_of, nothing, player_of, target_of, zeros


def gather_hands(state: State) -> bool:
    """Fill the hands; False if a seat has laid or played a card that it never had."""
    board = state.board
    hands = nothing(board, board.seats * board.room)
    held = zeros(board, board.seats)
    mule = board.actions + MULE
    seat: i64 = 0
    while seat < board.seats:
        counts = zeros(board, board.faces)
        at = seat * board.hand
        while at < (seat + 1) * board.hand:
            if state.picks[at] != NONE:
                counts[state.picks[at]] += 1
            at += 1
        for code in state.played:
            if player_of(code) == seat:
                counts[card_of(code)] -= 1
                if card_of(code) == mule and target_of(code) != NONE:
                    counts[target_of(code)] += 1
        card: i64 = 0
        for owner in state.laid:
            if owner != NONE and owner % ASLEEP == seat:
                counts[card] -= 1
            card += 1
        at = seat * board.room
        card = 0
        for count in counts:
            if count < 0 or held[seat] + count > board.room:
                return False
            end = at + count
            while at < end:
                hands[at] = card
                at += 1
            held[seat] += count
            card += 1
        seat += 1
    state.hands = hands
    state.held = held
    return True


def find_present(state: State) -> None:
    """Who has an adventurer on the current site, while its window is open."""
    board = state.board
    state.present = 0
    if state.site == CAMP or state.stage < ACTING:
        return
    card = state.site * board.ranks
    end = card + board.ranks
    while card < end:
        if state.laid[card] != NONE:
            state.present |= board.bit[state.laid[card] % ASLEEP]
        card += 1
