"""What is told of a review: how far it has come, and what it says. Seats count from 1, shares go from 0 to 1."""

from __future__ import annotations

import msgspec

from manoir.coach.depth import Label
from manoir.kernel.plain import Plain
from manoir.tables.scenes.scene import MoveSeen


class EstimateSeen(msgspec.Struct, frozen=True):
    """A mean and its standard error."""

    value: float
    error: float


class LossSeen(msgspec.Struct, frozen=True):
    """A decision that lost something beyond the noise, judged with what its seat knew."""

    entry: int  # of the log: the position before it is that of the moment before
    seat: int
    kind: str  # the game's word for what was asked
    label: Label
    given: MoveSeen
    best: MoveSeen
    before: float  # the share that the best answer promised
    after: float
    cost: EstimateSeen
    reasons: list[dict[str, Plain]]  # what speaks for the best; facts whose words are `<game>-why-...`


class AccountSeen(msgspec.Struct, frozen=True):
    """Where a seat's result came from: `start`, `luck`, `skill`, `hidden` and `others` add up to it."""

    seat: int
    start: float
    luck: EstimateSeen
    skill: EstimateSeen
    hidden: EstimateSeen
    others: EstimateSeen
    lost: EstimateSeen  # no part of the sum: beside the best answers
    result: float
    fine: int  # decisions by what they are called
    inexact: int
    mistake: int
    turning: int


class ReviewDocument(msgspec.Struct, frozen=True):
    """All that the coach says of a game; of a race, what there was to see, and nothing else."""

    entries: int
    trials: int  # at most, by which an answer was judged
    openly: int  # ways on from every position
    seed: int
    result: list[float]
    curve: list[list[float]]  # of each moment the share of each seat, with all cards open
    seats: list[AccountSeen]
    losses: list[LossSeen]
    turning: list[int]  # the entries of those that lost most, the worst first
    seen: list[dict[str, Plain]] | None  # of a race: facts whose words are `<game>-seen-...`


class ReviewSeen(msgspec.Struct, frozen=True):
    """A review as far as it has come."""

    done: int  # steps
    total: int
    review: ReviewDocument | None  # once it is made
    part: int | None  # of the simulations of the usual depth, in hundredths; null: not made yet, or of a race
