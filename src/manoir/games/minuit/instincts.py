"""Instincts for Minuit: what a figure is likely to cost where it stands, and how much a move takes off that."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.minuit.moves import GO, HIDE, kind_of, last_of, space_of
from manoir.games.minuit.rounds import worth
from manoir.games.minuit.state import CHOOSING, MOVING, NO_ROOM, RETURNING, ROOM, State, on_gallery
from manoir.kernel.instincts import Instincts
from manoir.kernel.levels import Character, Skill
from manoir.kernel.search_settings import SearchSettings

# Found by playing thousands of games at 2, 4 and 8 seats; near them little changes.
HASTE: Final = 1.5  # how much sooner Hugo seems to come than he does on the mean: he comes in leaps
HOPE: Final = 0.12  # the chance of escape that a turn brings even far from any door
DENY: Final = 2.0  # what it is worth, in points, that nobody else can have the room


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
        crowd = on_gallery(state, seat)
        figure = seat * state.board.figures
        end = figure + state.board.figures
        while figure < end:
            where = state.figures[figure]
            if where < ROOM:
                expected += self.danger(state, where, crowd)
            else:
                expected += float(worth(state, where))
            figure += 1
        return expected

    def quiet(self, state: State) -> bool:
        return True

    def settled(self, state: State) -> bool:
        """Between two rounds: who was caught and who hid has been counted."""
        return state.stage == RETURNING

    def lean(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        weights = vec[i64]()
        for move in moves:
            weights = append(weights, self.appeal(state, move))
        return weights

    def mark(self, state: State, seat: i64) -> i64:
        return state.roll * 1000 + state.hugo

    def appeal(self, state: State, move: i64) -> i64:
        """A weight from 1 to about 400: twenty for each point of fright that a move saves."""
        board = state.board
        start = space_of(move)
        if state.stage == CHOOSING:
            return 100
        if state.stage != MOVING:
            return max(1, 200 - i64(20.0 * self.danger(state, start, board.figures)))
        kind = kind_of(move)
        crowd = on_gallery(state, state.seat)
        saved = 0.0
        if kind == HIDE:
            saved = self.danger(state, start, crowd) + DENY - float(board.room_worth[last_of(move)])
        elif kind == GO:
            space = (start + state.roll) % board.spaces
            later = self.next_step(state, 0) if space == state.hugo else self.danger(state, space, crowd)
            saved = self.danger(state, start, crowd) - later
        return max(1, 100 + i64(20.0 * saved))

    def next_step(self, state: State, further: i64) -> float:
        """What a capture costs, so many captures from now."""
        step = state.trapped + further
        return float(state.board.step_worth[step] if step < state.board.steps else state.board.cellar_worth)

    def danger(self, state: State, space: i64, crowd: i64) -> float:
        """What a figure on a space is likely to cost: how probably it is caught, by what that costs."""
        board = state.board
        behind = (space - state.hugo) % board.spaces
        if state.hugo < 0:
            behind = (space - board.top) % board.spaces  # nobody can hide before he is up
        elif behind == 0:
            behind = board.spaces
        # Its own turns until Hugo arrives; a player with several figures moves each less often.
        ghosts: i64 = 0
        for face in board.faces:
            if face == 0:
                ghosts += 1
        pace = HASTE * float(board.seats * board.advance * ghosts) / float(len(board.faces))
        turns = float(behind) / (pace * float(max(1, crowd)))
        miss = (1.0 - HOPE) * (1.0 - self.chance(state, space))
        caught = 1.0
        while turns >= 1.0:
            caught *= miss
            turns -= 1.0
        caught *= 1.0 - turns * (1.0 - miss)
        cost = (self.next_step(state, 0) + self.next_step(state, 1) + self.next_step(state, 2)) / 3.0
        return caught * cost

    def chance(self, state: State, space: i64) -> float:
        """How many faces of the die, of all, take a figure from a space into a free room."""
        board = state.board
        found: i64 = 0
        for number in board.faces:
            points: i64 = 1
            while points <= number:
                room = board.behind[(space + points - 1) % board.spaces]
                if (
                    room != NO_ROOM
                    and state.hidden & board.bit[room] == 0
                    and (board.exact[room] == 0 or points == number)
                ):
                    found += 1
                    break
                points += 1
        return float(found) / float(len(board.faces))


INSTINCTS = MinuitInstincts()

# Calibrated in the arena: each level beats the one before it at the same table (docs/reference/levels.md).
CHARACTER = Character(
    skills=(
        Skill(0, wander=60),
        Skill(0, wander=25),
        Skill(16, wander=12),
        Skill(60, wander=4),
        Skill(500, milliseconds=900),
    ),
    settings=SearchSettings(horizon=0, explore=0.5, guided=100, patience=500),
    outlook=0,
    points=20.0,
)
