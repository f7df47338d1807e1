"""What a seat of Minuit stood to lose between two positions, by where fright comes from."""

from __future__ import annotations

from manoir.games.minuit.rounds import worth
from manoir.games.minuit.state import BOX, OVER, RETURNING, ROOM, STEP, State


def stakes(before: State, after: State, seat: int) -> dict[str, float]:
    """Points of fright that a seat was spared, the others' on the mean, and its own by place within one round."""
    others = [other for other in range(int(after.board.seats)) if other != seat]
    more = {other: fright(after, other) - fright(before, other) for other in (seat, *others)}
    found = {"fright": float(-more[seat]), "others": sum(more[other] for other in others) / len(others)}
    if len(before.history) == len(after.history):
        for name, low, high in (("rooms", int(ROOM), int(STEP)), ("stairs", int(STEP), int(BOX))):
            found[name] = float(standing(before, seat, low, high) - standing(after, seat, low, high))
    return found


def fright(state: State, seat: int) -> int:
    """score.total: the rounds that were counted, and what figures cost where they are now."""
    counted = state.stage in (RETURNING, OVER)
    return int(state.totals[seat]) + (0 if counted else standing(state, seat, int(ROOM), int(BOX)))


def standing(state: State, seat: int, low: int, high: int) -> int:
    """What the figures of a seat cost that are in places of one sort."""
    each = int(state.board.figures)
    mine = [int(place) for place in state.figures[seat * each : (seat + 1) * each]]
    return sum(int(worth(state, place)) for place in mine if low <= place < high)
