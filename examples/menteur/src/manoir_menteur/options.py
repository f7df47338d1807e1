"""What a table of Le Menteur chose before it started, in the form that is quick to read: a plain class, compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir_menteur.moves import EXACT, LIAR, bidding

NO_JOKER: Final = 0


class Options:
    """What a table chose before it started; never changed."""

    def __init__(
        self, seats: int, dice: int, faces: int, joker: str, wild: int, exact: bool, single: bool, first: int | None
    ) -> None:
        self.seats = seats
        self.dice = dice  # each player's, at the start
        self.faces = faces
        self.joker = joker
        self.wild = wild  # the face that is a joker, or NO_JOKER
        self.exact = exact
        self.single = single
        self.first = first  # the seat that begins, from 0; None: drawn by lot
        # The faces from the lowest to the highest, a joker last (joker.rank).
        order = [face for face in range(1, faces + 1) if face != wild]
        self.order = order if wild == NO_JOKER else [*order, wild]
        # By the number of dice in play: every bid from the lowest to the highest (bid.most), then the calls.
        self.answers = [answers(dice * faces, exact) for dice in range(seats * dice + 1)]


def answers(bids: int, exact: bool) -> vec[i64]:
    """So many bids, and what else may be said once there was one."""
    moves = vec[i64]([bidding(bid) for bid in range(bids)])
    moves = append(moves, LIAR)
    return append(moves, EXACT) if exact else moves  # exact.call
