"""The rules of Lueur, in the order of the rulebook: the hands, the wind, the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.event import Seat, Secret, Tell
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask

from .edition import Options
from .events import Blew, Ended, Hid, Showed
from .state import State
from .view import View, imagine_state, view_of


class LueurRules:
    """The verbs of `manoir.kernel.game.Game`; a move is the number of candles that one hides."""

    name = "lueur"
    version = 1
    aim = 1
    bound = 120  # answers: 20 rounds of 6 seats

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        return State(table)

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        if not state.over and 0 not in state.hidden:
            open_hands(state, fate, tell)

    def asks(self, state: State) -> list[Ask]:
        if state.over:
            return []
        # The id comes from the round and the seat alone: what others answer does not change it.
        first = state.round * state.table.seats
        return [Ask(first + seat, seat, "hide") for seat, candles in enumerate(state.hidden) if candles == 0]

    def moves(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64](list(range(1, state.table.edition.candles + 1)))  # hide.secret

    def advance(self, state: State, seat: i64, move: i64, fate: Fate, tell: Tell | None) -> None:
        state.hidden[seat] = int(move)
        if tell is not None:
            tell.add(Hid(Seat(int(seat)), Secret(int(move), (int(seat),))))
        self.settle(state, fate, tell)

    def view(self, state: State, seat: i64) -> View:
        return view_of(state, int(seat))

    def imagine(self, view: View, fate: Fate) -> State:
        return imagine_state(view, fate)

    def scores(self, state: State) -> vec[i64]:
        return vec[i64](state.points)

    def winners(self, state: State) -> vec[i64]:
        return vec[i64](leaders(state) if state.over else [])

    def lapse(self, state: State, seat: i64, fate: Fate) -> i64:
        return fate.pick(state.table.edition.candles) + 1  # hide.secret: a silence that everybody knows would show it

    def why(self, state: State, seat: i64, move: i64) -> str:
        if state.over:
            return "end.winner"
        return "hide.once" if state.hidden[seat] else "hide.secret"


def open_hands(state: State, fate: Fate, tell: Tell | None) -> None:
    """wind.strength: all hands are opened, and the wind rises."""
    strength = int(fate.pick(state.table.edition.candles)) + 2
    gains = [gain(state.hidden, candles, strength) for candles in state.hidden]
    if tell is not None:
        for seat, candles in enumerate(state.hidden):
            tell.add(Showed(Seat(seat), candles))
        tell.add(Blew(strength, tuple(gains)))
    state.points = [points + more for points, more in zip(state.points, gains, strict=True)]
    state.hidden = [0] * state.table.seats
    if state.round < state.table.edition.rounds:
        state.round += 1
    else:
        state.over = True  # end.winner
        if tell is not None:
            tell.add(Ended(tuple(state.points), tuple([Seat(seat) for seat in leaders(state)])))


def gain(hidden: list[int], candles: int, strength: int) -> int:
    """wind.out, wind.alike: what a hand scores."""
    return candles if candles < strength and hidden.count(candles) == 1 else 0


def leaders(state: State) -> list[int]:
    """end.winner: the seats with the most points."""
    best = max(state.points)
    return [seat for seat, points in enumerate(state.points) if points == best]
