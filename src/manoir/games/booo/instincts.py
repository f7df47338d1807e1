"""Instincts for Booo!: see every way at once, call the best, walk it, and raise a hand when there is none."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.booo.castle import Castle
from manoir.games.booo.ending import VISITORS_TO_WIN, WALLS_TO_WIN
from manoir.games.booo.moves import CLAIM, CROSS, RAISE, claim, kind_of, last_of, raise_hand, stop
from manoir.games.booo.state import SUPPLY, TRACING, State, frightened, goal, held
from manoir.games.booo.workshop.solver import Solver, Way, owned_by
from manoir.kernel.bot import Moves
from manoir.kernel.fate import Fate
from manoir.kernel.favourite import favourite
from manoir.kernel.instincts import Instincts


class BoooInstincts(Instincts[State]):
    """What a sharp eye sees. Nothing is hidden, so what it reads is what anybody could."""

    def __init__(self) -> None:
        self.solver: Solver | None = None  # of the castle looked at last

    def value(self, state: State, seat: i64) -> float:
        """How near a seat is to four walls or five visitors, against the nearest of the others."""
        best = 0.0
        other: i64 = 0
        while other < state.board.seats:
            if other != seat:
                best = max(best, self.progress(state, other))
            other += 1
        return max(-1.0, min(1.0, self.progress(state, seat) - best))

    def progress(self, state: State, seat: i64) -> float:
        """From 0 to 1: the nearer of the two goals counts most, their sum a little."""
        walls = float(held(state, seat)) / float(WALLS_TO_WIN)
        visitors = float(frightened(state, seat)) / float(VISITORS_TO_WIN)
        return min(1.0, 0.8 * max(walls, visitors) + 0.2 * min(walls, visitors))

    def quiet(self, state: State) -> bool:
        return True

    def mark(self, state: State, seat: i64) -> i64:
        return (state.visitor * 100 + state.ghost) * 100 + state.hands

    def lean(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        solver = self.solver_of(state.castle)
        if state.stage == TRACING:
            return self.on_the_way(state, seat, moves, solver)
        ways = solver.ways(state.ghost, goal(state), owned_by(state.tokens, seat))
        weights = vec[i64]()
        for move in moves:
            weight: i64 = 1
            if kind_of(move) == CLAIM:
                for way in ways:
                    if claim(way.colour) == move:
                        weight = max(weight, self.worth(state, seat, way))
            elif kind_of(move) == RAISE and len(ways) == 0:
                weight = 100
            weights = append(weights, weight)
        return weights

    def onward(self, state: State, seat: i64, moves: Moves, fate: Fate) -> i64:
        """The move that leads on towards the visitor; where none does, a path is stopped and a hand goes up."""
        offered: vec[i64] = moves
        weights = self.lean(state, seat, offered)
        best = favourite(weights, fate)
        if weights[best] > 2:
            return offered[best]
        return stop() if state.stage == TRACING else raise_hand()

    def solver_of(self, castle: Castle) -> Solver:
        """The solver of a castle; the one that was looked at last is kept."""
        solver = self.solver
        if solver is None or not is_same(solver.castle, castle):
            solver = Solver(castle)
            self.solver = solver
        return solver

    def worth(self, state: State, seat: i64, way: Way) -> i64:
        """How good a token is to have: one from the player who is furthest is best, and a short way is safer."""
        owner = state.tokens[way.token]
        taken = 0 if owner == SUPPLY else 20 * held(state, owner)
        last = 200 if held(state, seat) == WALLS_TO_WIN - 1 else 0
        return max(2, 100 + last + taken - 4 * way.crossings - 4 * way.specials)

    def on_the_way(self, state: State, seat: i64, moves: vec[i64], solver: Solver) -> vec[i64]:
        """The first step of the best way on from here; stopping only where there is none."""
        best: Way | None = None
        most: i64 = 0
        here = state.castle.region[state.at]
        owned = owned_by(state.tokens, seat)
        token: i64 = 0
        bit: i64 = 1
        while token < len(state.tokens):
            if owned & bit == 0:
                solver.search(goal(state), token, owned, -1)
                if solver.reaches(here, state.colour):
                    way = solver.way(goal(state), token, here, state.colour)
                    worth = self.worth(state, seat, way)
                    if worth > most:
                        most = worth
                        best = way
            token += 1
            bit += bit
        weights = vec[i64]()
        for move in moves:
            weight: i64 = 1
            if best is not None and best.steps[0] == move:
                weight = 100
            elif kind_of(move) == CROSS and state.castle.paint[last_of(move)] == state.colour:
                weight = 2
            weights = append(weights, weight)
        return weights


def is_same(one: Castle, other: Castle) -> bool:
    """Whether two castles are alike: in a process of its own a bot is given another one with every question."""
    if one is other:
        return True
    if one.edition is not other.edition or one.tiles != other.tiles:
        return False
    return list(one.trapdoors) == list(other.trapdoors) and list(one.transitions) == list(other.transitions)


INSTINCTS = BoooInstincts()
