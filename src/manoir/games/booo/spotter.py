"""A bot for a race: it sees what the solver sees, at a person's pace.

It errs only while nobody has called for the visitor that is out. So whatever was shown to be wrong, by whomever, is
never called again: after a first call it calls only what it can show.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.booo.castle import Castle
from manoir.games.booo.glimpse import NO_COLOUR, Eye, Glimpse, about
from manoir.games.booo.instincts import BoooInstincts
from manoir.games.booo.moves import CROSS, claim, kind_of, last_of, raise_hand, stop
from manoir.games.booo.state import TRACING, State, hands_up
from manoir.games.booo.view import View, imagine_state
from manoir.kernel.bot import Moves, Pace, PacedBot
from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.game import Ask
from manoir.kernel.levels import LEVELS

TRACE: Final[i64] = 450  # milliseconds to show one step
DOUBT: Final[i64] = 1_500  # and to see that the way ends there
FOLLOW: Final[i64] = 5_000  # until a hand goes up after another, where no way is seen
HOLD: Final[i64] = 3_600_000  # with a hand up and no way to see there is nothing to say


class Spotter(PacedBot):
    """Looks at the castle once for each visitor, and knows then what it will call and when."""

    def __init__(self, name: str, eye: Eye, fate: Fate) -> None:
        self.name = name
        self.eye = eye
        self.fate = fate
        self.instincts = BoooInstincts()
        self.glimpse: Glimpse | None = None
        self.search: i64 = -1  # the visitor of that glimpse
        self.seat: i64 = -1  # and whose it was

    def pace(self, view: Any, ask: Ask, moves: Moves) -> Pace:
        seen: View = view
        state = imagine_state(seen)
        if state.stage == TRACING:
            walks = self.step(state, ask.seat, moves) != stop()
            return Pace(about(TRACE if walks else DOUBT, 40, FastFate(ask.id)), ask.id)
        return self.waits(state, ask)

    def answer(self, view: Any, ask: Ask, moves: Moves, budget: i64) -> i64:
        seen: View = view
        state = imagine_state(seen)
        return self.step(state, ask.seat, moves) if state.stage == TRACING else self.call(state, ask.seat)

    def call(self, state: State, seat: i64) -> i64:
        """The way that is seen; now and then a false one; a hand when there is nothing to see."""
        glimpse = self.look(state, seat)
        if self.errs(state, seat):
            return claim(glimpse.mistake)
        if self.sees(state, seat):
            return claim(glimpse.colour)
        if is_up(state, seat) and glimpse.second != NO_COLOUR:
            return claim(glimpse.second)
        return raise_hand()

    def waits(self, state: State, ask: Ask) -> Pace:
        """When that is said: counted from the visitor's arrival, but for a hand that follows another."""
        glimpse = self.look(state, ask.seat)
        search = state.visitor * 256
        if self.errs(state, ask.seat):
            return Pace(min(glimpse.mistaken, glimpse.when * 9 // 10), search)
        if self.sees(state, ask.seat):
            again = self.eye.easy if glimpse.mistake != NO_COLOUR else 0  # once bitten: it looks twice
            return Pace(glimpse.when + again, search)
        if is_up(state, ask.seat):
            return Pace(HOLD if glimpse.second == NO_COLOUR else 2 * glimpse.patience, search)
        if state.hands != 0:
            return Pace(about(FOLLOW, 40, FastFate(ask.id)), search + state.hands)
        return Pace(glimpse.patience, search)

    def errs(self, state: State, seat: i64) -> bool:
        """Whether it will call what is no way: never once somebody has called, for that may have been the same."""
        return self.look(state, seat).mistake != NO_COLOUR and not was_called(state) and not is_up(state, seat)

    def sees(self, state: State, seat: i64) -> bool:
        """Whether it will see a way before its patience is at an end; with a hand up it goes on looking."""
        glimpse = self.look(state, seat)
        return glimpse.colour != NO_COLOUR and (glimpse.when < glimpse.patience or is_up(state, seat))

    def step(self, state: State, seat: i64, moves: vec[i64]) -> i64:
        """The next step of the way; of a false one the first wall, and then no more."""
        onward = self.instincts.onward(state, seat, moves, FastFate(state.answered))
        if onward != stop():
            return onward
        castle = state.castle
        if castle.region[state.at] == state.ghost:
            for move in moves:
                wall = last_of(move)
                if kind_of(move) == CROSS and castle.paint[wall] == state.colour and leads_away(castle, wall, state):
                    return move
        return stop()

    def look(self, state: State, seat: i64) -> Glimpse:
        """What it makes of the visitor that is out, looked at once."""
        solver = self.instincts.solver_of(state.castle)
        glimpse = self.glimpse
        if glimpse is None or glimpse.solver is not solver or self.search != state.visitor or self.seat != seat:
            glimpse = Glimpse(solver, state, seat, self.eye)
            self.glimpse = glimpse
            self.search = state.visitor
            self.seat = seat
        return glimpse


def was_called(state: State) -> bool:
    """Whether somebody may have called for this visitor: more was answered than hands that are up.

    A table that bounds its searches counts answers in a way of its own, and nothing can be said of it.
    """
    return state.board.bound > 0 or state.answered - state.since > hands_up(state)


def is_up(state: State, seat: i64) -> bool:
    """Whether a seat has its hand up."""
    return state.hands & state.board.bit[seat] != 0


def leads_away(castle: Castle, wall: i64, state: State) -> bool:
    """Whether a wall has another region behind it than the ghost's room."""
    return castle.region[castle.across(wall, state.ghost)] != state.ghost


# Each level sees a way in about two thirds of the time of the one before, and errs less.
EYES = (
    Eye(easy=51_500, spread=40, own=15, misses=25, wrong=20, patience=150_000),
    Eye(easy=34_500, spread=40, own=15, misses=18, wrong=14, patience=100_000),
    Eye(easy=23_000, spread=40, own=15, misses=12, wrong=9, patience=70_000),
    Eye(easy=15_000, spread=40, own=15, misses=7, wrong=4, patience=48_000),
    Eye(easy=9_200, spread=40, own=15, misses=3, wrong=0, patience=32_000),
)


def spotter_of(level: str, fate: Fate) -> Spotter:
    """The bot of a level."""
    return Spotter(level, EYES[LEVELS.index(level)], fate)
