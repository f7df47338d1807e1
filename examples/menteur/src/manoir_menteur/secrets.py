"""The secrets that the clauses of Le Menteur name, for law 1: what is hidden from a seat, and when it is still open."""

from __future__ import annotations

from manoir.kernel.laws import Hidden
from manoir_menteur.state import BID, State


def others(state: State, seat: int) -> list[tuple[int, ...]]:
    """What is under every cup but one's own."""
    return [hand for other, hand in enumerate(state.hands) if other != seat]


SECRETS = [
    Hidden("dice of others", others, lambda state, _: state.stage == BID),  # roll.secret
]
