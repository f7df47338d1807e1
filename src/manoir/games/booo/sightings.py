"""What there was to see in a finished game of Booo!: the ways to each visitor, and who called which and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from manoir.games.booo.events import Called, Failed, GivenUp, HandRaised, Took, VisitorPlaced
from manoir.games.booo.state import State, goal
from manoir.games.booo.workshop.solver import Solver, Way, owned_by
from manoir.kernel.plain import Plain
from manoir.kernel.record import Moment
from manoir.kernel.sighting import Sighting


def sightings(moments: Sequence[Moment]) -> list[Sighting]:
    """Visitor by visitor: the shortest way, then every call and hand beside it. A log has no clock: answers count."""
    found: list[Sighting] = []
    solver: Solver | None = None
    placed = 0
    for number, moment in enumerate(moments):
        before: State = moments[max(0, number - 1)].state  # as it stood when the answer was given
        solver = solver or Solver(before.castle)
        for event in moment.events:
            told = _told(event, number, number - placed, before, solver)
            if told is not None:
                found.append(told)
            if isinstance(event, VisitorPlaced):
                placed = number
                found.append(_open(number, moment.state, event, solver))
    return found


def _told(event: Any, entry: int, answers: int, before: State, solver: Solver) -> Sighting | None:
    """What one event shows of the seat that it is about."""
    if isinstance(event, Called):
        ways = [
            way for way in _all_ways(solver, before, int(event.seat)) if _colour(before, way.colour) == event.colour
        ]
        if not ways:
            return Sighting(entry, int(event.seat), "blind", {"colour": event.colour, "answers": answers})
        best = min(ways, key=_cost)
        return Sighting(entry, int(event.seat), "called", {**_way(before, best), "answers": answers})
    if isinstance(event, HandRaised):
        mine = _shortest(solver, before, int(event.seat))
        if mine is not None:
            return Sighting(entry, int(event.seat), "missed", _way(before, mine))
        return Sighting(entry, int(event.seat), "none")
    if isinstance(event, Took):
        return Sighting(entry, int(event.seat), "took", {"token": event.colour, "answers": answers})
    if isinstance(event, Failed):
        return Sighting(entry, int(event.seat), "failed", {"colour": event.path})
    if isinstance(event, GivenUp):
        return Sighting(entry, None, "left", {"visitor": event.visitor, "answers": answers})
    return None


def _open(entry: int, state: State, event: VisitorPlaced, solver: Solver) -> Sighting:
    """What could be won when a visitor was placed, by whoever has the shortest way to it."""
    mine = {seat: way for seat in range(int(state.board.seats)) if (way := _shortest(solver, state, seat)) is not None}
    values: dict[str, Plain] = {"visitor": event.visitor, "room": event.room}
    if not mine:
        return Sighting(entry, None, "no-way", values)
    best = min(mine.values(), key=_cost)
    seats = [seat + 1 for seat, way in mine.items() if way.cost == best.cost]
    tokens = {int(way.token) for seat in mine for way in _ways(solver, state, seat)}
    return Sighting(entry, None, "open", {**values, **_way(state, best), "seats": seats, "tokens": len(tokens)})


def _ways(solver: Solver, state: State, seat: int) -> list[Way]:
    return list(solver.ways(state.ghost, goal(state), owned_by(state.tokens, seat)))


def _all_ways(solver: Solver, state: State, seat: int) -> list[Way]:
    return list(solver.all_ways(state.ghost, goal(state), owned_by(state.tokens, seat)))


def _shortest(solver: Solver, state: State, seat: int) -> Way | None:
    return min(_ways(solver, state, seat), key=_cost, default=None)


def _cost(way: Way) -> int:
    return int(way.cost)


def _colour(state: State, number: int) -> str:
    return str(state.board.options.edition.colours[number])


def _way(state: State, way: Way) -> dict[str, Any]:
    """A way as its sentence tells it."""
    return {"colour": _colour(state, way.colour), "token": _colour(state, way.token), "count": int(way.crossings)}
