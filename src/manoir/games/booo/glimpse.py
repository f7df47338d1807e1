"""What one seat makes of a visitor of Booo!: the ways it will see and when, and what it may take for one.

All of it is drawn from public facts (the castle, the search, the seat), so it is the same whenever it is looked for, in
whatever process. Part of the luck is shared by everybody at the table: three bots are hardly sooner than one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.booo.castle import Castle
from manoir.games.booo.state import State, goal
from manoir.games.booo.workshop.puzzle import PuzzleRating, decoys_of
from manoir.games.booo.workshop.route import bends_of, legs_of
from manoir.games.booo.workshop.solver import Solver, Way, owned_by
from manoir.kernel.fate import FastFate, Fate, stirred

EASY: Final[i64] = 17  # points of a way in the middle of those that a puzzle rates as easy
NEVER: Final[i64] = 86_400_000
NO_COLOUR: Final[i64] = -1


class Eye:
    """One level's eye for Booo!."""

    __slots__ = ("easy", "misses", "own", "patience", "spread", "wrong")

    def __init__(self, easy: i64, spread: i64, own: i64, misses: i64, wrong: i64, patience: i64) -> None:
        self.easy = easy  # milliseconds until an easy way is seen, at the median
        self.spread = spread  # by how much, of a hundred, a visitor may be easier or harder to all than it is rated
        self.own = own  # by how much, of a hundred, one who sits here may be quicker or slower than the next
        self.misses = misses  # of a hundred ways, how many go unseen until a second look
        self.wrong = wrong  # of a hundred visitors, for how many a way is called that is none
        self.patience = patience  # milliseconds until a hand goes up when no way is seen


class Glimpse:
    """Colours to call, each with the milliseconds after which it comes to mind."""

    def __init__(self, solver: Solver, state: State, seat: i64, eye: Eye) -> None:
        self.solver = solver
        table = FastFate(lot(state, 0))
        own = FastFate(lot(state, seat + 1))
        luck = about(100, eye.spread, table)
        owned = owned_by(state.tokens, seat)
        ways = solver.all_ways(state.ghost, goal(state), owned)
        decoys = decoys_of(solver, state.ghost, owned, ways)
        self.colour: i64 = NO_COLOUR  # of the way that is seen first
        self.when: i64 = NEVER
        self.second: i64 = NO_COLOUR  # of one that is only seen at a second look
        for way in ways:
            points = PuzzleRating(
                int(way.crossings), bends_of(legs_of(solver.castle, state.ghost, way)), int(way.specials), decoys, 0
            ).points
            when = about(eye.easy * points // EASY * luck // 100, eye.own, own)
            if own.pick(100) < eye.misses:
                self.second = way.colour
            elif when < self.when:
                self.when = when
                self.colour = way.colour
        self.patience: i64 = about(eye.patience * luck // 100, eye.own, own)
        # A false way is an easy one: it leaves something out.
        self.mistake: i64 = NO_COLOUR
        self.mistaken: i64 = about(eye.easy * luck // 100, eye.own, own)
        if own.pick(100) < eye.wrong:
            wrong = wrong_colours(solver.castle, state, owned, ways)
            if len(wrong) > 0:
                self.mistake = wrong[own.pick(len(wrong))]


def wrong_colours(castle: Castle, state: State, owned: i64, ways: list[Way]) -> vec[i64]:
    """The colours that look as if they led somewhere, and in which no path to the visitor starts."""
    right = owned
    for way in ways:
        right |= state.board.bit[way.colour]
    wrong = vec[i64]()
    seen: i64 = 0
    for wall in castle.walls[state.ghost]:
        paint = castle.paint[wall]
        bit = state.board.bit[paint]
        if right & bit == 0 and seen & bit == 0 and castle.region[castle.across(wall, state.ghost)] != state.ghost:
            seen |= bit
            wrong = append(wrong, paint)
    return wrong


def about(time: i64, spread: i64, fate: Fate) -> i64:
    """A time with its spread, of a hundred either way: twice drawn, so that the ends are rare."""
    wide = 10 * spread + 1
    return time * (1000 - 10 * spread + fate.pick(wide) + fate.pick(wide)) // 1000


def lot(state: State, who: i64) -> i64:
    """A seed for one search of one game; `who` is 0 for the luck that everybody shares."""
    word = stirred(state.route * 64 + state.ghost)
    for tile in state.castle.tiles:
        word = stirred(word ^ (tile + 1))
    return stirred(word ^ (state.visitor * 8 + who))
