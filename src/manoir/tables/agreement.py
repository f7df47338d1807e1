"""What needs everybody's consent: an undo, a pause, and the end of a pause."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from manoir.tables.seen import ProposalSeen

What = Literal["undo", "pause", "resume"]
SECONDS = 60  # a wish that nobody answers is forgotten


@dataclass(slots=True)
class Proposal:
    """A wish of one seat that waits for the other people at the table."""

    id: int
    what: What
    by: int
    kept: int | None  # entries of the log that an undo would leave
    needed: set[int]  # the people who must agree
    agreed: set[int] = field(default_factory=set)

    @property
    def settled(self) -> bool:
        return self.needed <= self.agreed

    def seen(self) -> ProposalSeen:
        """As everybody sees it."""
        return ProposalSeen(
            self.id,
            self.what,
            self.by + 1,
            None if self.kept is None else self.kept - 1,
            sorted(seat + 1 for seat in self.agreed),
            sorted(seat + 1 for seat in self.needed - self.agreed),
        )
