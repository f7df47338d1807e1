"""How deep a review may go to be done within some seconds of one core of this machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import process_time

from manoir.coach.depth import USUAL, Depth
from manoir.coach.review import questions
from manoir.coach.table import foresight_of
from manoir.kernel.record import Moment, Stage

PROBES = 60  # ways on that are timed
TRIED = 2.5  # ways on of a decision beside the most trials of one answer, about: many are settled by fewer


def depth_within(
    stage: Stage,
    moments: Sequence[Moment],
    seats: Sequence[int],
    seconds: float,
    clock: Callable[[], float] = process_time,
) -> Depth:
    """The usual depth, or more or less of it: chosen once, so that the review then follows from its seed alone."""
    depth = USUAL
    if stage.title.race is not None:
        return depth
    foresight = foresight_of(stage, depth.games)
    begun = clock()
    for number in range(PROBES):
        foresight.shares(moments[number * (len(moments) - 1) // PROBES].state.copy(), number)
    each = (clock() - begun) / PROBES
    asked = len(list(questions(stage, moments, seats)))
    chances = sum(any(size > 1 for size in moment.sizes) for moment in moments)
    ways = depth.openly * (len(moments) + chances)
    ways += asked * int(TRIED * depth.trials)
    return replace(depth.times(seconds / max(1e-9, each * ways)), games=depth.games)  # that measure was taken already
