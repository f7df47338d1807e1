"""The final count: grey scrolls, relics, goblins and purse; the most points win."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import COLLECTOR, GOBLIN_MASTER, RELIC
from manoir.games.chasseurs.events import Counted, Ended
from manoir.games.chasseurs.state import OVER, TREASURE, State
from manoir.kernel.event import Seat, Tell
from manoir.kernel.leaders import leaders


def grey_points(state: State, seat: i64) -> i64:
    """end.grey-goblin-master, end.grey-collector."""
    board = state.board
    tiles: i64 = 0
    points: i64 = 0
    each: i64 = 0
    for code in state.won:
        if code % TREASURE == seat:
            tiles += 1
            tile = code // TREASURE
            kind = board.tile_kind[tile]
            if kind == GOBLIN_MASTER:
                points += board.tile_worth[tile] * state.trophies[seat]
            elif kind == COLLECTOR:
                each += board.tile_worth[tile]
    return points + each * tiles


def relic_points(state: State, seat: i64) -> i64:
    """The relics of a seat, those below zero too; yellow scrolls left over count nothing (end.unused-yellow)."""
    points: i64 = 0
    for code in state.won:
        if code % TREASURE == seat and state.board.tile_kind[code // TREASURE] == RELIC:
            points += state.board.tile_worth[code // TREASURE]
    return points


def goblin_points(state: State, seat: i64) -> i64:
    """goblins.face-down: each tile is one copper."""
    return state.trophies[seat] * state.board.copper


def scores_of(state: State) -> vec[i64]:
    """end.score: what each seat would count now."""
    scores = vec[i64](capacity=state.board.seats)
    seat: i64 = 0
    while seat < state.board.seats:
        points = grey_points(state, seat) + relic_points(state, seat)
        scores = append(scores, points + goblin_points(state, seat) + state.purses[seat])
        seat += 1
    return scores


def winners_of(state: State) -> vec[i64]:
    """end.winner: the most points; those who tie share the victory. Nobody before the end."""
    return leaders(scores_of(state), 1) if state.stage == OVER else vec[i64]()


def tell_count(state: State, tell: Tell) -> None:
    """The final count line by line, in the order of the rules."""
    for number in range(int(state.board.seats)):
        seat = Seat(number)
        tell.add(Counted(seat, "grey-scrolls", int(grey_points(state, number))))
        tell.add(Counted(seat, "relics", int(relic_points(state, number))))
        tell.add(Counted(seat, "goblin-tiles", int(goblin_points(state, number))))
        tell.add(Counted(seat, "purse", int(state.purses[number])))
    totals = tuple([int(score) for score in scores_of(state)])
    tell.add(Ended(totals, tuple([Seat(int(seat)) for seat in winners_of(state)])))
