"""The secrets that the clauses of The Vigil name, for law 1: what is hidden from a seat, and when it is still open."""

from __future__ import annotations

from manoir.kernel.laws import Hidden
from toy.state import State
from toy.view import unseen, view_of


def others(state: State, seat: int) -> list[int]:
    """Every seat but one."""
    return [other for other in range(state.table.seats) if other != seat]


def several(state: State, seat: int) -> bool:
    """Whether the cards that a seat has not seen are of more than one kind, and somebody else holds some of them."""
    return len(set(unseen(view_of(state, seat)))) > 1


SECRETS = [
    Hidden(
        "hands of others",  # deal.hand, rush.prize
        lambda state, seat: [state.hands[other] for other in others(state, seat)],
        lambda state, seat: several(state, seat) and any(state.hands[other] for other in others(state, seat)),
    ),
    Hidden(
        "cards face down",  # seal.hand
        lambda state, seat: [state.sealed[other] for other in others(state, seat)],
        lambda state, seat: (
            several(state, seat) and any(state.sealed[other] is not None for other in others(state, seat))
        ),
    ),
]
