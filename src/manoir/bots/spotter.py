"""A bot for a race: it sees what the solver sees, at a person's pace."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.bot import Moves
from manoir.bots.eye import Eye
from manoir.bots.instincts.booo import BoooInstincts
from manoir.bots.leaning import favourite
from manoir.bots.pace import PacedBot
from manoir.games.booo.castle import PAINTS, Castle
from manoir.games.booo.moves import CROSS, DROP, TURN, claim, kind_of, last_of, raise_hand, stop
from manoir.games.booo.solver import Solver, Way, owned_by
from manoir.games.booo.state import TRACING, State, goal
from manoir.games.booo.view import View, imagine_state
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask

GLANCE: Final[i64] = 4  # what there is to take in before any way: the visitor, the ghost
CROSSING: Final[i64] = 3
SPECIAL: Final[i64] = 5
TRACE: Final[i64] = 450  # milliseconds to show one step


class Spotter(PacedBot):
    """Looks at the castle once for each question, and knows then what it will call and when."""

    def __init__(self, name: str, eye: Eye, fate: Fate) -> None:
        self.name = name
        self.eye = eye
        self.fate = fate
        self.instincts = BoooInstincts()
        self.solver: Solver | None = None
        self.looked: i64 = -1  # the ask that was looked at last
        self.call: i64 = 0
        self.when: i64 = 0

    def pause(self, view: Any, ask: Ask, moves: Moves) -> i64:
        return self.at_first_sight(view, ask, moves)

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        self.at_first_sight(view, ask, moves)
        return self.call

    def at_first_sight(self, view: View, ask: Ask, moves: vec[i64]) -> i64:
        """Settle what to answer; returns after how many milliseconds."""
        if self.looked != ask.id:
            self.looked = ask.id
            state = imagine_state(view)
            if state.stage == TRACING:
                self.show(state, ask.seat, moves)
            else:
                self.look(state, ask.seat)
        return self.when

    def look(self, state: State, seat: i64) -> None:
        """Of the ways that are seen, the first; a call too soon now and then; a hand when there is nothing to see."""
        solver = self.solver
        if solver is None or solver.castle is not state.castle:
            solver = Solver(state.castle)
            self.solver = solver
        self.when = self.about(self.eye.patience)
        self.call = raise_hand()
        for way in solver.ways(state.ghost, goal(state), owned_by(state.tokens, seat)):
            when = self.about(self.eye.slow * effort(state.castle, state.ghost, way))
            if when < self.when and self.fate.pick(100) >= self.eye.misses:
                self.when = when
                self.call = claim(way.colour)
        if self.fate.pick(100) < self.eye.wrong:
            self.call = claim(self.fate.pick(PAINTS))
            self.when = self.when * 3 // 4

    def show(self, state: State, seat: i64, moves: vec[i64]) -> None:
        """The next step of the way; one who has none stops."""
        self.when = self.about(TRACE)
        weights = self.instincts.lean(state, seat, moves)
        best = favourite(weights, self.fate)
        self.call = moves[best] if weights[best] > 2 else stop()

    def about(self, time: i64) -> i64:
        """A time with its spread: twice drawn, so that the ends are rare."""
        spread = self.eye.spread
        return time * (100 - spread + self.fate.pick(spread + 1) + self.fate.pick(spread + 1)) // 100


def effort(castle: Castle, ghost: i64, way: Way) -> i64:
    """How much there is to follow: crossings, special tokens, and the walls of the same colour that lead elsewhere."""
    units = GLANCE + CROSSING * way.crossings + SPECIAL * way.specials
    region = ghost
    colour = way.colour
    for step in way.steps:
        kind = kind_of(step)
        if kind == CROSS:
            for wall in castle.walls[region]:
                if castle.paint[wall] == colour and wall != last_of(step):
                    units += 1
            region = castle.region[castle.across(last_of(step), region)]
        elif kind == DROP:
            region = last_of(step)
        elif kind == TURN:
            colour = last_of(step)
    return units
