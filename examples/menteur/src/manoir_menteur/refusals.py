"""Which clause forbids a move that is not among the choices."""

from __future__ import annotations

from manoir_menteur.bids import quantity_of
from manoir_menteur.moves import EXACT, bid_in, is_bid
from manoir_menteur.state import OVER, State


def why(state: State, seat: int, move: int) -> str:
    """The slug of the first clause, in the order in which a person would object."""
    if state.stage == OVER:
        return "end.single" if state.table.single else "end.last"
    if not state.dice[seat]:
        return "lose.out"
    if seat != state.turn:
        return "turn.order"
    if is_bid(move):
        return "bid.most" if quantity_of(state.table, bid_in(move)) > state.in_play() else "bid.higher"
    return "exact.call" if move == EXACT and not state.table.exact else "bid.open"
