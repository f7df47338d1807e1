"""What speaks for a move of Booo!, alone or once a game is over: how short a way is, and what it wins."""

from __future__ import annotations

from manoir.games.booo.moves import CLAIM, CROSS, DROP, RAISE, TURN, kind_of, last_of
from manoir.games.booo.state import SUPPLY, TRACING, State, goal
from manoir.games.booo.view import View
from manoir.games.booo.workshop.solver import Solver, Way, owned_by
from manoir.kernel.reason import Reason


def reasons(_view: View, world: State, seat: int, move: int) -> list[Reason]:
    """What speaks for a move; nothing is hidden in this game, and the world is the view."""
    kind, last = int(kind_of(move)), int(last_of(move))
    colours = list(world.board.options.edition.colours)
    if world.stage == TRACING:
        way = onward(world, seat, move)
        if way is None:
            return [Reason("stuck")] if kind not in (CROSS, DROP, TURN) else []
        walls, token = int(way.crossings), colours[way.token]
        if kind == TURN:
            return [Reason("turns", {"colour": colours[last], "count": walls, "token": token})]
        return [Reason("falls" if kind == DROP else "nears", {"count": walls - (kind == CROSS), "token": token})]
    ways = ways_of(world, seat)
    if kind == CLAIM:
        mine = [way for way in ways if way.colour == last]
        return _claimed(world, colours, min(mine, key=_length)) if mine else []
    if kind == RAISE and not ways:
        return [Reason("none")]
    return []


def ways_of(world: State, seat: int) -> list[Way]:
    """Every token that can be won from here, each with its shortest way."""
    return list(Solver(world.castle).ways(world.ghost, goal(world), owned_by(world.tokens, seat)))


def onward(world: State, seat: int, move: int) -> Way | None:
    """The shortest way on from here that begins with a move."""
    solver, owned = Solver(world.castle), owned_by(world.tokens, seat)
    here, found = world.castle.region[world.at], []
    for token in range(len(world.tokens)):
        if owned >> token & 1 == 0:
            solver.search(goal(world), token, owned, -1)
            if solver.reaches(here, world.colour):
                found.append(solver.way(goal(world), token, here, world.colour))
    return min((way for way in found if len(way.steps) and way.steps[0] == move), key=_length, default=None)


def _length(way: Way) -> int:
    return int(way.cost)


def _claimed(world: State, colours: list[str], way: Way) -> list[Reason]:
    found = [Reason("way", {"colour": colours[way.colour], "count": int(way.crossings), "token": colours[way.token]})]
    if way.specials:
        found.append(Reason("special", {"count": int(way.specials)}))
    owner = int(world.tokens[way.token])
    if owner != SUPPLY:
        found.append(Reason("takes", {"owner": owner + 1}))
    return found
