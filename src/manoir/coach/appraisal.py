"""What a decision was worth, judged with what its seat knew and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from manoir.bots.foresight import Foresight
from manoir.bots.registry import instincts_of
from manoir.bots.search import Search
from manoir.bots.worlds import Imagined
from manoir.coach.depth import LEAST, SURE, Depth, Label, label_of
from manoir.coach.estimate import NOTHING, Estimate, mean_difference, mean_of
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.title import Title

WIDE = 1 << 20  # seeds of one question: more than it ever has worlds
MOST = 16  # other answers that are all tried; of more, those that a search ranks first
FEWEST = 200  # trials that tell how much they differ
FAR = 2.0  # standard errors by which a loss may lie elsewhere once there are more trials


@dataclass(frozen=True, slots=True)
class Appraisal:
    """One answer beside the best there was, in shares of the victory as its seat could reckon them."""

    given: int
    best: int  # the answer given, where no other is held to be better
    before: Estimate  # the share that the best answer promised
    after: Estimate  # the share that the answer given left
    cost: Estimate  # of the answer given, from trials in which both met the same worlds and the same dice
    instinct: Estimate  # what the answer given brought beside answering at first sight; nothing, where all is open
    trials: int  # of each of the two

    @property
    def label(self) -> Label:
        """What the loss is called."""
        return label_of(self.cost.value, self.cost.error)


def appraise(
    title: Title, foresight: Foresight, view: Any, ask: Ask, moves: Any, given: int, depth: Depth, seed: int
) -> Appraisal:
    """Judge an answer from the view of its seat alone.

    The best of the others is chosen in some worlds and judged in fresh ones, which had no part in choosing it.
    """
    trial = Trials(title, foresight, view, int(ask.seat))
    rivals = rivals_of(trial, ask, moves, given, depth, seed)
    looks = trial.of([given, *rivals], depth.looks, seed * WIDE)
    best = max(rivals, key=lambda move: sum(looks[move]))
    instinct = NOTHING  # where nothing is hidden nobody asks for it
    if not title.all_open:
        instinct = mean_difference(looks[given], trial.at_first_sight(depth.looks, seed * WIDE))
    lead = mean_difference(looks[best], looks[given])
    if lead.value + SURE * lead.error <= LEAST:
        share = mean_of(looks[given])
        return Appraisal(given, given, share, share, NOTHING, instinct, depth.looks)
    tried, cost = compared(trial, best, given, depth.trials, seed * WIDE + depth.looks)
    if cost.value <= 0.0:
        share = mean_of(tried[given])
        return Appraisal(given, given, share, share, Estimate(0.0, cost.error), instinct, len(tried[given]))
    return Appraisal(given, best, mean_of(tried[best]), mean_of(tried[given]), cost, instinct, len(tried[given]))


def rivals_of(trial: Trials, ask: Ask, moves: Any, given: int, depth: Depth, seed: int) -> list[int]:
    """The answers other than the one given that do best, found in more and more worlds; a search leaves the first."""
    others = [int(move) for move in moves if int(move) != given]
    if len(others) > MOST:
        search = Search(trial.game, instincts_of(trial.title), trial.title.character.settings, FastFate(seed))
        root = search.think(Imagined(trial.game, trial.view), ask, moves, 0, depth.search)
        order = sorted(range(len(moves)), key=lambda number: (-root.tries[number], -root.mean(number)))
        others = [int(moves[number]) for number in order if int(moves[number]) != given][:MOST]
    worlds, first = depth.glances, seed * WIDE + WIDE // 2
    while len(others) > depth.rivals:
        found = trial.of(others, worlds, first)
        others.sort(key=lambda move: -sum(found[move]))
        half = (len(others) + 1) // 2
        others = others[: half if half > depth.rivals + 1 else depth.rivals]
        worlds, first = 2 * worlds, first + worlds
    return others


def compared(trial: Trials, best: int, given: int, most: int, seed: int) -> tuple[dict[int, list[float]], Estimate]:
    """Two answers tried side by side until more trials would hardly change what the loss is called; and the loss."""
    tried: dict[int, list[float]] = {best: [], given: []}
    for stop in (most * part // 12 for part in (1, 2, 3, 6, 9, 12)):
        if stop < min(FEWEST, most):
            continue
        done = len(tried[given])
        for move, shares in trial.of([best, given], stop - done, seed + done).items():
            tried[move] += shares
        cost = mean_difference(tried[best], tried[given])
        if settled(cost, cost.error * sqrt(stop / most)):
            break
    return tried, cost


def settled(cost: Estimate, error: float) -> bool:
    """Whether a loss would have the same name at either end of where it may lie, once its error is as small as that."""
    least, most = cost.value - FAR * cost.error, cost.value + FAR * cost.error
    return label_of(least, error) == label_of(most, error)


class Trials:
    """Worlds imagined from one view, in which answers are tried side by side."""

    def __init__(self, title: Title, foresight: Foresight, view: Any, seat: int) -> None:
        self.title = title
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
