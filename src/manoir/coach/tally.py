"""Where a seat's result came from: what it started with, luck, its own answers, what was hidden, the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from manoir.coach.appraisal import Appraisal
from manoir.coach.estimate import NOTHING, Estimate
from manoir.coach.ledger import Ledger
from manoir.kernel.plain import Plain


class Judged(Protocol):
    """An answer of the seat, and what it was worth as the seat saw it."""

    @property
    def entry(self) -> int: ...
    @property
    def appraisal(self) -> Appraisal: ...


@dataclass(frozen=True, slots=True)
class Tally:
    """The account of one seat: `start`, `luck`, `skill`, `hidden` and `others` add up to its result."""

    seat: int  # from 0
    start: float  # its share before anything was dealt
    luck: Estimate  # all that chance did to it
    skill: Estimate  # its own answers, as it saw them, beside answering at first sight
    hidden: Estimate  # by how much those answers did better or worse with all cards open than it could see
    others: Estimate  # the answers of the others
    lost: Estimate  # no part of the sum: what its answers cost beside the best it could have found
    result: float

    def plain(self) -> dict[str, Plain]:
        """As it is written; seats count from 1 there."""
        return {
            "seat": self.seat + 1,
            "start": round(self.start, 5),
            "luck": self.luck.plain(),
            "skill": self.skill.plain(),
            "hidden": self.hidden.plain(),
            "others": self.others.plain(),
            "lost": self.lost.plain(),
            "result": self.result,
        }


def tally_of(all_open: bool, ledger: Ledger, decisions: Sequence[Judged], seat: int) -> Tally:
    """The account of a seat, from the swings of the game and from what it could reckon at its own decisions."""
    luck = skill = hidden = others = lost = NOTHING
    seen = {one.entry: one.appraisal.instinct for one in decisions}
    for swing in ledger.swings:
        luck += swing.chance[seat]
        openly = swing.decision[seat]
        if swing.seat != seat:
            others += openly
        elif all_open or swing.entry not in seen:
            skill += openly
        else:
            reckoned = seen[swing.entry]
            skill += reckoned
            hidden += Estimate(openly.value - reckoned.value, (openly + reckoned).error)
    for one in decisions:
        lost += one.appraisal.cost
    return Tally(seat, ledger.start[seat], luck, skill, hidden, others, lost, ledger.result[seat])
