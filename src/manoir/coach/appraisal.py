"""What a decision was worth, judged with what its seat knew and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from manoir.bots.foresight import Foresight
from manoir.bots.registry import instincts_of
from manoir.bots.search import Search
from manoir.bots.worlds import Imagined
from manoir.coach.depth import Depth, Label, label_of
from manoir.coach.estimate import Estimate, mean_difference, mean_of
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.title import Title

WIDE = 1 << 20  # seeds of one question: more than it ever has worlds


@dataclass(frozen=True, slots=True)
class Appraisal:
    """One answer beside the best there was, in shares of the victory as its seat could reckon them."""

    given: int
    best: int  # the answer given, where no other is held to be better
    before: Estimate  # the share that the best answer promised
    after: Estimate  # the share that the answer given left
    cost: Estimate  # of the answer given, from trials in which both met the same worlds and the same dice
    instinct: Estimate  # what the answer given brought, beside answering at first sight
    trials: int  # of each of the two

    @property
    def label(self) -> Label:
        """What the loss is called."""
        return label_of(self.cost.value, self.cost.error)


def appraise(
    title: Title, foresight: Foresight, view: Any, ask: Ask, moves: Any, given: int, depth: Depth, seed: int
) -> Appraisal:
    """Judge an answer from the view of its seat alone.

    An answer is held to be better only where it did better in the trials that chose it and in fresh ones.
    """
    trial = Trials(title, foresight, view, int(ask.seat))
    rivals = rivals_of(title, view, ask, moves, given, depth, seed)
    looks = trial.of([given, *rivals], depth.looks, seed * WIDE)
    sums = {move: sum(shares) for move, shares in looks.items()}
    best = max((given, *rivals), key=lambda move: sums[move])
    instinct = mean_difference(looks[given], trial.at_first_sight(depth.looks, seed * WIDE))
    if best == given:
        share = mean_of(looks[given])
        return Appraisal(given, given, share, share, Estimate(0.0), instinct, depth.looks)
    tried = trial.of([given, best], depth.trials, seed * WIDE + depth.looks)
    cost = mean_difference(tried[best], tried[given])
    if cost.value <= 0.0:  # it looked better, and was not when both were tried again
        share = mean_of(tried[given])
        return Appraisal(given, given, share, share, Estimate(0.0, cost.error), instinct, depth.trials)
    return Appraisal(given, best, mean_of(tried[best]), mean_of(tried[given]), cost, instinct, depth.trials)


def rivals_of(title: Title, view: Any, ask: Ask, moves: Any, given: int, depth: Depth, seed: int) -> list[int]:
    """The answers other than the one given that a search ranks first: the same few, wherever it ranks that one."""
    search = Search(title.game, instincts_of(title), title.character.settings, FastFate(seed))
    root = search.think(Imagined(title.game, view), ask, moves, 0, depth.search)
    order = sorted(range(len(moves)), key=lambda number: (-root.tries[number], -root.mean(number)))
    return [int(moves[number]) for number in order if int(moves[number]) != given][: depth.rivals]


class Trials:
    """Worlds imagined from one view, in which answers are tried side by side."""

    def __init__(self, title: Title, foresight: Foresight, view: Any, seat: int) -> None:
        self.game = title.game
        self.foresight = foresight
        self.view = view
        self.seat = seat

    def of(self, moves: list[int], count: int, seed: int) -> dict[int, list[float]]:
        """The share of the seat after each answer, world by world; in each world the same dice fall for all."""
        found: dict[int, list[float]] = {move: [] for move in moves}
        for number in range(seed, seed + count):
            world = self.game.imagine(self.view, FastFate(number))
            for move, mine in found.items():
                shares = self.foresight.shares_after(world.copy(), self.seat, move, number, ~number)
                mine.append(shares[self.seat])
        return found

    def at_first_sight(self, count: int, seed: int) -> list[float]:
        """The share of the seat in the same worlds if it answers as instinct does."""
        return [
            self.foresight.shares(self.game.imagine(self.view, FastFate(number)), number)[self.seat]
            for number in range(seed, seed + count)
        ]
