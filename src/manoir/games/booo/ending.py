"""The end of a game of Booo!: four walls, five visitors, or an empty pile."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.booo.events import Ended
from manoir.games.booo.state import LEFT, NOBODY, OVER, SUPPLY, State, frightened, held
from manoir.kernel.event import Seat, Tell

WALLS_TO_WIN: Final[i64] = 4  # end.walls
VISITORS_TO_WIN: Final[i64] = 5  # end.visitors


def won_outright(state: State) -> i64:
    """end.walls, end.visitors: the seat that has enough of either, or NOBODY."""
    seat: i64 = 0
    while seat < state.board.seats:
        if held(state, seat) >= WALLS_TO_WIN or frightened(state, seat) >= VISITORS_TO_WIN:
            return seat
        seat += 1
    return NOBODY


def reason_of(state: State) -> str:
    """Which of the three endings a finished game had; four walls are named before five visitors (end.order)."""
    seat = won_outright(state)
    if seat == NOBODY:
        return "pile"
    return "walls" if held(state, seat) >= WALLS_TO_WIN else "visitors"


def is_pile_empty(state: State) -> bool:
    """end.pile: whether the visitor that is out is the last, taken or gone."""
    return state.visitor == state.board.visitors - 1 and state.visitors[state.visitor] != SUPPLY


def totals_of(state: State) -> vec[i64]:
    """end.pile: walls and visitors added up, by seat."""
    totals = vec[i64]()
    seat: i64 = 0
    while seat < state.board.seats:
        totals = append(totals, held(state, seat) + frightened(state, seat))
        seat += 1
    return totals


def winners_of(state: State) -> vec[i64]:
    """end.order: who has four walls or five visitors; else the highest sum, then who of those took a visitor last."""
    winners = vec[i64]()
    if state.stage != OVER:
        return winners
    seat = won_outright(state)
    if seat != NOBODY:
        return append(winners, seat)
    totals = totals_of(state)
    best: i64 = 0
    for total in totals:
        best = max(best, total)
    visitor = state.board.visitors - 1
    while visitor >= 0:  # end.tie
        holder = state.visitors[visitor]
        if holder not in (LEFT, SUPPLY) and totals[holder] == best:
            return append(winners, holder)
        visitor -= 1
    seat = 0
    while seat < state.board.seats:  # nobody took any: all win together
        winners = append(winners, seat)
        seat += 1
    return winners


def end(state: State, tell: Tell | None) -> None:
    """Nothing is asked any more."""
    state.stage = OVER
    state.seat = NOBODY
    state.hands = 0
    state.delayed = 0
    state.paused = 0
    state.open = []
    if tell is not None:
        totals = tuple(int(total) for total in totals_of(state))
        winners = tuple(Seat(int(seat)) for seat in winners_of(state))
        tell.add(Ended(reason_of(state), totals, winners))
