"""Instincts for Minuit: hide where it pays, run from what is just ahead of Hugo, keep within reach of doors."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.bots.bot import Instincts
from manoir.games.minuit.moves import GO, HIDE, kind_of, last_of, space_of
from manoir.games.minuit.rounds import worth
from manoir.games.minuit.state import MOVING, NO_ROOM, ROOM, State


class MinuitInstincts(Instincts[State]):
    """How frightened a seat should feel."""

    def value(self, state: State, seat: i64) -> float:
        """My expected fright against the mean of the others, in rounds of about twenty points."""
        mine = self.fright(state, seat)
        others = 0.0
        other: i64 = 0
        while other < state.board.seats:
            if other != seat:
                others += self.fright(state, other)
            other += 1
        margin = others / float(state.board.seats - 1) - mine
        return max(-1.0, min(1.0, margin / 20.0))

    def fright(self, state: State, seat: i64) -> float:
        """Points so far, and those that the figures of a seat look like costing this round."""
        expected = float(state.totals[seat])
        figure = seat * state.board.figures
        end = figure + state.board.figures
        while figure < end:
            where = state.figures[figure]
            if where < ROOM:
                expected += float(self.danger(state, where)) / 20.0
            else:
                expected += float(worth(state, where))
            figure += 1
        return expected

    def lean(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        weights = vec[i64]()
        for move in moves:
            weights = append(weights, self.appeal(state, move))
        return weights

    def mark(self, state: State, seat: i64) -> i64:
        return state.roll * 1000 + state.hugo

    def appeal(self, state: State, move: i64) -> i64:
        """A weight from 1 to about 300."""
        if state.stage != MOVING:
            # Placing: far ahead of Hugo's way and close to doors; colours are all alike.
            return 200 - self.danger(state, space_of(move))
        kind = kind_of(move)
        if kind == HIDE:
            saved = self.danger(state, space_of(move))
            return max(1, 160 + saved - 20 * state.board.room_worth[last_of(move)])
        if kind == GO:
            start = space_of(move)
            space = (start + state.roll) % state.board.spaces
            if space == state.hugo:
                return 1
            return max(2, 100 + self.danger(state, start) - self.danger(state, space))
        return 100

    def danger(self, state: State, space: i64) -> i64:
        """How bad a gallery space is, from 0 to about 100: Hugo close behind, and no free door close ahead."""
        board = state.board
        hugo = state.hugo if state.hugo >= 0 else board.top - 1
        behind = (space - hugo) % board.spaces
        if state.hugo < 0:
            behind -= state.hugo  # the steps he still has to climb
        risk: i64 = 70
        if behind > 0:
            risk = max(10, 70 - 3 * behind)
        doors: i64 = 0
        ahead: i64 = 0
        while ahead < 6:
            room = board.behind[(space + ahead) % board.spaces]
            if room != NO_ROOM and state.hidden & board.bit[room] == 0:
                doors += 6 - ahead
            ahead += 1
        return risk + 24 - min(doors, 24)
