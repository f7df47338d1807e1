"""The rules of Booo!: the set-up, and who may answer what; a round is in search.py, a claim in path.py."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.booo import refusals
from manoir.games.booo.castle import PAINTS
from manoir.games.booo.edition import Options
from manoir.games.booo.ending import totals_of, winners_of
from manoir.games.booo.events import Began
from manoir.games.booo.moves import CLAIM, CROSS, DROP, LOWER, RAISE, TURN, kind_of, last_of, raise_hand, stop
from manoir.games.booo.path import ask_on, call, change_colour, fail, go_down, go_through
from manoir.games.booo.search import (
    ask_again,
    count_answer,
    give_up,
    is_spent,
    is_up,
    open_search,
    place_visitor,
    put_hand_up,
    take_hand_down,
)
from manoir.games.booo.state import PLACING, SEARCHING, TRACING, Board, State, castle_of, empty_state
from manoir.games.booo.view import View, imagine_state, view_of
from manoir.kernel.event import Seat, Tell
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask, Game


class Booo(Game[State, View, Options]):
    """Booo!"""

    name = "booo"
    version = 2
    aim = 1
    # Law 5, for a table with a bound: one player alone may go on for ever (machine.bound), so answers are bounded in
    # practice only; of 2,000 random games with a bound of 100, for each number of seats, none took 4,000.
    bound = 200_000

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        board = Board(table)
        edition = board.edition
        state = empty_state(board, castle_of(board, drawn_tiles(len(edition.tiles), fate)))
        # setup.route: the host names the first player and the route, or the lot does.
        state.first = fate.pick(board.seats) if table.first is None else table.first
        state.route = fate.pick(len(edition.routes)) if table.route is None else table.route
        # setup.ghost: by lot, never in the first visitor's room.
        starts = [room for room in edition.starts if room != board.routes[state.route][0]]
        state.ghost = starts[fate.pick(len(starts))]
        if tell is not None:
            tiles = tuple(edition.tiles[index].number for index in state.castle.tiles)
            room = state.castle.room_names[state.ghost]
            tell.add(Began(Seat(int(state.first)), int(state.route) + 1, tiles, room))
        self.settle(state, fate, tell)
        return state

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        if state.stage == PLACING:
            place_visitor(state, tell)
        elif len(state.open) == 0:
            if state.stage == SEARCHING:
                open_search(state)
            elif state.stage == TRACING:
                ask_on(state)

    def asks(self, state: State) -> list[Ask]:
        return state.open

    def moves(self, state: State, seat: i64) -> vec[i64]:
        if state.stage == TRACING:
            castle = state.castle
            return castle.steps[castle.region[state.at] * PAINTS + state.colour]
        return state.board.with_hand_up if is_up(state, seat) else state.board.with_hand_down

    def advance(self, state: State, seat: i64, move: i64, fate: Fate, tell: Tell | None) -> None:
        state.answered += 1
        kind = kind_of(move)
        bound = state.board.bound
        if bound > 0 and not state.board.every_answer:
            count_answer(state, seat, kind)
        if kind == CROSS:
            go_through(state, last_of(move), tell)
        elif kind == CLAIM:
            call(state, seat, last_of(move), tell)
        elif kind == RAISE:
            put_hand_up(state, seat, tell)
        elif kind == LOWER:
            take_hand_down(state, seat, tell)
            ask_again(state, seat)
        elif kind == DROP:
            go_down(state, last_of(move), tell)
        elif kind == TURN:
            change_colour(state, last_of(move), tell)
        else:
            fail(state, "stopped", state.colour, tell)
        if bound > 0 and is_spent(state):
            give_up(state, "bound", tell)

    def view(self, state: State, seat: i64) -> View:
        return view_of(state)

    def imagine(self, view: View, fate: Fate) -> State:
        return imagine_state(view)

    def scores(self, state: State) -> vec[i64]:
        return totals_of(state)

    def winners(self, state: State) -> vec[i64]:
        return winners_of(state)

    def lapse(self, state: State, seat: i64, fate: Fate) -> i64:
        return stop() if state.stage == TRACING else raise_hand()  # machine.time

    def why(self, state: State, seat: i64, move: i64) -> str:
        return refusals.why(state, seat, move)


def drawn_tiles(count: i64, fate: Fate) -> list[int]:
    """setup.tiles: one after another from the heap, row by row from the north-west."""
    heap = list(range(int(count)))
    tiles = []
    while len(heap) > 1:
        tiles.append(heap.pop(fate.pick(len(heap))))
    return tiles + heap
