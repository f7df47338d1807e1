"""The best move and the next best, tried as often as each other: what an honest reason rests on."""

from __future__ import annotations

from collections import Counter
from math import inf, sqrt
from statistics import fmean
from typing import Any

from manoir.bots.registry import instincts_of
from manoir.bots.search import Search
from manoir.bots.tree import Node, only
from manoir.bots.worlds import Imagined
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.reason import Comparison, Stakes
from manoir.kernel.title import Title

ADVISER = "adviser"
"""The name by which a bot's process is asked to compare; nobody of that name ever sits at a table."""

SIMULATIONS = 2000  # to find the two best, at the most
TRIALS = 120  # of each of the two


def compared(
    title: Title, view: Any, ask: Ask, moves: Any, milliseconds: int = 0, simulations: int = SIMULATIONS, seed: int = 1
) -> Comparison:
    """Think about a question from the view of its seat alone, then try the two best moves against each other."""
    if len(moves) == 1:
        return Comparison(int(moves[0]))
    search = Search(title.game, instincts_of(title), title.character.settings, FastFate(seed))
    worlds = Imagined(title.game, view)
    root = search.think(worlds, ask, moves, milliseconds // 2, simulations)  # the other half is for the two best
    first, second = sorted(range(len(moves)), key=lambda n: (-root.tries[n], -root.mean(n)))[:2]
    trials = min(TRIALS, max(20, int(root.visits) // 2))
    ended = int(search.judgement.ends)
    stakes = stakes_of(title)
    one, other = (_tried(search, worlds, only(root, number), trials, stakes) for number in (first, second))
    gain, doubt = one.mean - other.mean, 2.0 * sqrt(one.error**2 + other.error**2)
    if -gain > doubt:  # what looked second was better when both were tried alike
        first, second, one, other, gain = second, first, other, one, -gain
    scale = 0.0 if search.judgement.ends > ended else title.character.points
    then, times = one.next.most_common(1)[0] if one.next else (None, 0)
    apart, by = told_apart(one.came, other.came)
    return Comparison(
        int(moves[first]), int(moves[second]), gain, doubt, scale * gain, 2 * trials, then, times, apart, by
    )


class Tried:
    """What came of one move: the mean result and how far off it may be, the next answers, and what its seat came by."""

    def __init__(self, results: list[float], next: Counter[int], came: list[dict[str, float]]) -> None:
        self.mean, self.error = mean_of(results)
        self.next = next
        self.came = came  # by what it comes from, trial by trial


def mean_of(values: list[float]) -> tuple[float, float]:
    """The mean of some values, and its standard error."""
    mean = fmean(values)
    spread = sum((one - mean) ** 2 for one in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def stakes_of(title: Title) -> Stakes | None:
    """What a game counts between two positions; None where it has no such part."""
    part = title.part("stakes")
    found: Stakes | None = None if part is None else part.stakes
    return found


def told_apart(ones: list[dict[str, float]], others: list[dict[str, float]]) -> tuple[str, int]:
    """Where the ones came off better most surely, of all that every trial counted, and by how much; ("", 0): nowhere.

    A difference within two standard errors is chance, and one that is nothing in whole numbers is not worth a word.
    """
    best, found = 2.0, ("", 0)
    for name in sorted(set.intersection(*map(set, (*ones, *others)))):
        (mean, error), (less, doubt) = mean_of([came[name] for came in ones]), mean_of([came[name] for came in others])
        by, unsure = mean - less, sqrt(error**2 + doubt**2)
        sure = inf if unsure == 0.0 else by / unsure
        if round(by) >= 1 and sure > best:
            best, found = sure, (name, round(by))
    return found


def _tried(search: Search, worlds: Imagined, root: Node, trials: int, stakes: Stakes | None) -> Tried:
    results: list[float] = []
    next: Counter[int] = Counter()
    came: list[dict[str, float]] = []
    before = 0.0
    for _ in range(trials):
        world = worlds.draw(search.fate)
        start = world.copy() if stakes is not None else world
        search.simulate(world, root)  # on to where it was judged
        results.append(float(root.total) - before)
        before = float(root.total)
        came.append({} if stakes is None else stakes(start, world, int(root.seat)))
        for step in search.path[1:]:
            if step.node.seat == root.seat:
                next[int(step.node.moves[step.number])] += 1
                break
    return Tried(results, next, came)
