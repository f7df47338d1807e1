"""The end of the game: treasures counted, and who wins."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.macgregor.board import NONE, all_tokens
from manoir.games.macgregor.events import Ended
from manoir.games.macgregor.state import OVER, State
from manoir.kernel.event import Seat, Tell
from manoir.kernel.leaders import leaders


def end(state: State, tell: Tell | None) -> None:
    """The game is over: nobody is asked any more."""
    state.open = []
    state.choices = vec[i64]()
    if tell is not None:
        totals = tuple([int(count) for count in treasures_by_seat(state)])
        tell.add(Ended(totals, tuple([Seat(int(seat)) for seat in winners_of(state)])))


def treasures_by_seat(state: State) -> vec[i64]:
    """How many treasures lie before each seat."""
    totals = vec[i64]()
    for purse in state.treasures:
        totals = append(totals, all_tokens(purse))
    return totals


def winners_of(state: State) -> vec[i64]:
    """exit.wins: the one who left; end.bound: those with the most treasures. Nobody before the end."""
    if state.stage != OVER:
        return vec[i64]()
    if state.gone != NONE:
        return append(vec[i64](), state.gone)
    return leaders(treasures_by_seat(state), 1)
