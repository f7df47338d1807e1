"""The key cards: the pile with its top card, the discards, and hands."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.macgregor.board import NONE, named, nth, size
from manoir.games.macgregor.events import Discarded, Drew, DrewOnEntering, NoKeyLeft, PileMade, TopShown
from manoir.games.macgregor.state import State
from manoir.kernel.event import Seat, Secret, Tell
from manoir.kernel.fate import Fate


def turn_up(state: State, fate: Fate, tell: Tell | None) -> None:
    """turn.reshuffle: a top card must show, from the pile or, at once, from one made of the discards."""
    if state.pile_size == 0:
        make_pile(state, tell)
    card = drawn(state, fate)
    state.top = card
    if tell is not None:
        tell.add(TopShown(state.board.blazon_names[state.board.back_of[card]]))


def drawn(state: State, fate: Fate) -> i64:
    """The next card of the pile: any of them, since nobody knows their order."""
    card = nth(state.board, state.pile, fate.pick(state.pile_size))
    state.pile ^= state.board.bit[card]
    state.pile_size -= 1
    return card


def make_pile(state: State, tell: Tell | None) -> None:
    """turn.reshuffle: the discards are the new pile; everybody saw which cards they are (discard.open)."""
    made = state.discards
    state.pile = made
    state.pile_size = size(made)
    state.discards = 0
    piles = vec[i64]()
    for cards in state.piles:
        held = cards & ~made  # what is left of an earlier pile is in somebody's hand
        if held != 0:
            piles = append(piles, held)
    state.piles = append(piles, made)
    if tell is not None:
        tell.add(PileMade(int(state.pile_size)))


def draw(state: State, seat: i64, entering: bool, tell: Tell | None) -> None:
    """turn.draw: the top card goes to a hand; the next one is turned up before anything else happens."""
    card = state.top
    if card == NONE:
        if tell is not None:
            tell.add(NoKeyLeft(Seat(int(seat))))
        return
    board = state.board
    state.hands[seat] |= board.bit[card]
    state.top = NONE
    if tell is not None:
        back = board.blazon_names[board.back_of[card]]
        face = Secret(board.key_names[board.face_of[card]], (int(seat),))
        tell.add(DrewOnEntering(Seat(int(seat)), back, face) if entering else Drew(Seat(int(seat)), back, face))


def spend(state: State, seat: i64, card: i64, tell: Tell | None) -> None:
    """move.key: the key played is discarded; where there was no pile left, it is the new one at once."""
    bit = state.board.bit[card]
    state.hands[seat] ^= bit
    state.discards |= bit
    if state.top == NONE:  # and so no pile, and no other discards: one card needs no shuffling
        make_pile(state, tell)
        state.pile = 0
        state.pile_size = 0
        state.top = card
        if tell is not None:
            tell.add(TopShown(state.board.blazon_names[state.board.back_of[card]]))


def discard_all(state: State, seat: i64, tell: Tell | None) -> None:
    """All keys of a hand, on a trap or on being caught."""
    cards = state.hands[seat]
    state.discards |= cards
    state.hands[seat] = 0
    if tell is not None and cards != 0:
        tell.add(Discarded(Seat(int(seat)), named(state.board, cards)))
