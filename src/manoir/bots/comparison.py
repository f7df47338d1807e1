"""The best move and the next best, tried as often as each other: what an honest reason rests on."""

from __future__ import annotations

from math import sqrt
from typing import Any

from manoir.bots.registry import instincts_of
from manoir.bots.search import Search
from manoir.bots.tree import Node, only
from manoir.bots.worlds import Imagined
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.reason import Comparison
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
    one, other = _tried(search, worlds, only(root, first), trials), _tried(search, worlds, only(root, second), trials)
    gain, doubt = one.mean - other.mean, 2.0 * sqrt(one.error**2 + other.error**2)
    if -gain > doubt:  # what looked second was better when both were tried alike
        first, second, gain = second, first, -gain
    scale = 0.0 if search.judgement.ends > ended else title.character.points
    return Comparison(int(moves[first]), int(moves[second]), gain, doubt, scale * gain, 2 * trials)


class Tried:
    """The results of one move: their mean, and how far off it may be."""

    def __init__(self, results: list[float]) -> None:
        self.mean = sum(results) / len(results)
        spread = sum((one - self.mean) ** 2 for one in results) / max(1, len(results) - 1)
        self.error = sqrt(spread / len(results))


def _tried(search: Search, worlds: Imagined, root: Node, trials: int) -> Tried:
    results: list[float] = []
    before = 0.0
    for _ in range(trials):
        search.simulate(worlds.draw(search.fate), root)
        results.append(float(root.total) - before)
        before = float(root.total)
    return Tried(results)
