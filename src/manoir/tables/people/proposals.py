"""What needs everybody's consent: an undo, a pause and its end, and that a seat goes to somebody else."""

from __future__ import annotations

from dataclasses import dataclass, field

from manoir.tables.scenes.scene import ProposalSeen, What

SECONDS = 60  # a wish that nobody answers is forgotten


@dataclass(slots=True)
class Proposal:
    """A wish of one seat that waits for the other people at the table."""

    what: What
    by: int | None  # None: a host who sits nowhere
    kept: int | None  # entries of the log that an undo would leave
    needed: set[int]  # the people who must agree
    agreed: set[int] = field(default_factory=set)
    seat: int | None = None  # which would be given
    name: str = ""  # to whom
    guest: str | None = None  # the hash of their link
    id: int = 0

    @property
    def settled(self) -> bool:
        return self.needed <= self.agreed

    @property
    def lonely(self) -> bool:
        """Whether nobody but the one who wishes has to agree."""
        return self.needed <= ({self.by} if self.by is not None else set())

    def seen(self) -> ProposalSeen:
        """As everybody sees it."""
        return ProposalSeen(
            self.id,
            self.what,
            None if self.by is None else self.by + 1,
            None if self.kept is None else self.kept - 1,
            sorted(seat + 1 for seat in self.agreed),
            sorted(seat + 1 for seat in self.needed - self.agreed),
            None if self.seat is None else self.seat + 1,
            self.name,
        )
