"""Which clause forbids a move that is not among the choices."""

from __future__ import annotations

from toy.moves import LIGHT, is_seal
from toy.state import OVER, RUSH, SEAL, State


def why(state: State, seat: int, move: int) -> str:
    """The slug of the first clause, in the order in which a person would object."""
    if state.stage == OVER:
        return "end.winner"
    if state.stage == SEAL:
        laid = state.sealed[seat] is not None
        return "seal.once" if laid else "seal.hand"
    if state.stage == RUSH:
        return "rush.prize"
    if is_seal(move):
        return "seal.open"
    return "watch.candle" if seat in state.asked and move == LIGHT else "watch.all"
