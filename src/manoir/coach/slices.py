"""Reviews under way in this process: each is gone on with for some milliseconds, whenever it is its turn."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from manoir.coach.depth import USUAL, Depth
from manoir.coach.document import document
from manoir.coach.review import SteppedReview
from manoir.kernel.log import log_of
from manoir.kernel.plain import Plain
from manoir.pure import form

MOST = 32  # under way at once; the one that was longest left alone begins anew
HOUSE = USUAL.times(0.5 if form() == "compiled" else 0.05)  # uncompiled, as in a tab, all takes twenty times more
SEED = 1


class Slices:
    """Goes on with one review or another; the same game gives the same review, however it was sliced."""

    def __init__(self, depth: Depth = HOUSE, clock: Callable[[], float] = perf_counter) -> None:
        self.depth = depth
        self.clock = clock
        self.under_way: dict[str, SteppedReview] = {}

    def go_on(self, table: str, log: str, milliseconds: int) -> dict[str, Plain]:
        """How far the review of a finished game has come after so much more time; `review`, once it is made."""
        begun = self.clock()
        work = self.under_way.pop(table, None) or SteppedReview(log_of(log, "log"), None, self.depth, SEED, "log")
        while (found := work.step()) is None:
            if (self.clock() - begun) * 1000 >= milliseconds:
                self.under_way[table] = work
                if len(self.under_way) > MOST:
                    del self.under_way[next(iter(self.under_way))]
                break
        told = None if found is None else document(work.stage, work.asked, found)
        return {"done": work.done, "total": work.total, "review": told}
