"""Many logs looked over at once, on any executor: processes of this machine, or a cluster's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass

from manoir.coach.depth import USUAL, Depth
from manoir.coach.review import review
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput


@dataclass(frozen=True, slots=True)
class Wish:
    """A log to be looked over, as plain values for another machine."""

    text: str
    place: str
    seat: int | None = None
    depth: Depth = USUAL
    seed: int = 1

    def granted(self) -> dict[str, Plain] | tuple[str, str, str]:
        """The review as plain data, or the place, the finding and the expectation of what was wrong."""
        try:
            return review(self.text, self.seat, depth=self.depth, seed=self.seed, place=self.place).plain()
        except WrongInput as wrong:
            return wrong.place, wrong.found, wrong.expected


def reviews(wishes: Iterable[Wish], executor: Executor) -> Iterator[dict[str, Plain]]:
    """The reviews in the order of the wishes; WrongInput at the first log that cannot be looked over."""
    for found in executor.map(Wish.granted, wishes):
        if isinstance(found, tuple):
            raise WrongInput(*found)
        yield found
