"""Why one move and not another: what a search compared, and true facts about the position in a game's own words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from manoir.kernel.plain import Plain

Verdict = Literal["only", "even", "better"]
Unit = Literal["points", "chances"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """A move and the next best, each tried as often as the other from what one seat knows."""

    move: int
    other: int | None = None  # None: there was nothing to compare it with
    gain: float = 0.0  # how much more it brought on the mean; from a game lost to a game won it is 2
    doubt: float = 0.0  # a difference smaller than this is chance: two standard errors
    points: float = 0.0  # the same difference in points, where results are points; 0: they are not
    trials: int = 0  # of both together
    then: int | None = None  # what its seat answered next most often in the trials of the move
    times: int = 0  # in so many of them
    apart: str = ""  # of what the game counts, that in which the trials of the two differed most surely, to the good
    by: int = 0  # how much of it, on the mean

    @property
    def verdict(self) -> Verdict:
        """What may be said of the two: the move is the only one, they are about as good, or it is better."""
        if self.other is None:
            return "only"
        return "better" if self.gain > self.doubt and self.size > 0 else "even"

    @property
    def followed(self) -> bool:
        """Whether one next answer came so often that it may be said: in one trial of the move in three."""
        return self.then is not None and self.times >= 3 and 6 * self.times >= self.trials

    @property
    def unit(self) -> Unit:
        """What the difference is counted in: points, or chances in a hundred."""
        return "points" if self.points else "chances"

    @property
    def size(self) -> int:
        """The difference as people read it."""
        return round(abs(self.points or 50.0 * self.gain))


@dataclass(frozen=True, slots=True)
class Reason:
    """One fact that speaks for a move; its name is a key of the game's words, its values fill the sentence."""

    name: str
    values: dict[str, Plain] = field(default_factory=dict)

    def plain(self) -> dict[str, Plain]:
        """The fact as it travels."""
        return {"reason": self.name, **self.values}


Stakes = Callable[[Any, Any, int], dict[str, float]]
"""(before, after, seat) -> what the seat came by between two positions, by what it comes from: the more, the better.

Names are keys of the game's words; one that cannot be told between these two positions is left out.
"""

Reasons = Callable[[Any, Any, int, int], list[Reason]]
"""(view, world, seat, move) -> what speaks for the move, the strongest first.

The view is the asking seat's; the world was imagined from it, so that a game can reckon as its rules do. What the seat
cannot see is a guess in that world: a reason that reads it would differ from world to world, and a test sees that.
"""

MOST = 2  # reasons in one sentence: more are not heard


def reasons_for(reasons: Reasons | None, view: Any, world: Any, seat: int, compared: Comparison) -> list[Reason]:
    """What speaks for a move, where its game has anything to say: first what does not speak for the next best alike."""
    if reasons is None:
        return []
    mine = reasons(view, world, seat, compared.move)
    theirs = [] if compared.other is None else reasons(view, world, seat, compared.other)
    return sorted(mine, key=lambda reason: reason in theirs)[:MOST]


def next_told(structure: Callable[[int], dict[str, Plain]], compared: Comparison) -> dict[str, Plain] | None:
    """What the seat answered next most often in the trials of a move, as a fact; None where no answer came often."""
    if not compared.followed or compared.then is None:
        return None
    move = structure(compared.then)
    named = {name: value for name, value in move.items() if name != "move"}
    return {"reason": f"then-{move['move']}", **named, "times": compared.times, "tries": compared.trials // 2}


def apart_told(compared: Comparison) -> dict[str, Plain] | None:
    """In what the trials of a better move came off better, as a fact; None where nothing that is counted tells it."""
    if compared.verdict != "better" or not compared.apart:
        return None
    return {"reason": f"apart-{compared.apart}", "count": compared.by}
