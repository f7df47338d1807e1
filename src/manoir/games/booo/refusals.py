"""Which clause forbids a move that is not among the choices."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.booo.castle import Castle
from manoir.games.booo.ending import reason_of
from manoir.games.booo.moves import CLAIM, CROSS, DROP, LOWER, RAISE, TURN, kind_of, last_of
from manoir.games.booo.state import OVER, TRACING, State


def why(state: State, seat: i64, move: i64) -> str:
    """The slug of the first clause, in the order in which a person would object."""
    kind = kind_of(move)
    if state.stage == OVER:
        return f"end.{reason_of(state)}"
    if state.stage != TRACING:
        return "give-up.hand" if kind == LOWER else "search.all"
    if seat != state.seat:
        return "claim.alone"
    castle = state.castle
    here = castle.region[state.at]
    if kind in (CLAIM, RAISE, LOWER):
        return "claim.in-one-go"
    if kind == CROSS:
        return why_not_through(castle, last_of(move))
    if kind == DROP:
        return why_not_down(castle, here)
    return "path.transition" if kind == TURN else "claim.steps"


def why_not_through(castle: Castle, wall: i64) -> str:
    """What is wrong with a crossing: it is no wall at all, or one that the ghost does not stand at."""
    return "claim.steps" if castle.is_inside(wall) and castle.paint[wall] >= 0 else "path.wall"


def why_not_down(castle: Castle, here: i64) -> str:
    """What is wrong with a trapdoor: it has no fellow, or one of the two rooms has none."""
    if castle.has_trapdoor(here) and len(castle.trapdoors) == 1:
        return "setup.specials-free"
    return "path.trapdoor"
