"""What speaks for a move of Minuit: how far Hugo is, which doors are near, and what a room or a step costs."""

from __future__ import annotations

from manoir.games.minuit.moves import CHOOSE, GO, HIDE, PLACE, kind_of, last_of, space_of
from manoir.games.minuit.state import NO_ROOM, ROOM, State
from manoir.games.minuit.view import View
from manoir.kernel.reason import Reason


def reasons(_view: View, world: State, seat: int, move: int) -> list[Reason]:
    """What speaks for a move; nothing is hidden in this game, and the world is the view."""
    kind = int(kind_of(move))
    space = int(space_of(move))
    if kind == CHOOSE:
        return [Reason("alike")]
    if kind == PLACE:
        return _placed(world, space)
    if kind == HIDE:
        return _hidden(world, space, int(last_of(move)))
    if kind == GO:
        return _gone(world, seat, space, (space + int(world.roll)) % int(world.board.spaces))
    return _stayed(world, seat)


def behind(world: State, space: int) -> int:
    """How many spaces Hugo is behind a figure; while he is on the stairs, behind as he will come up."""
    board = world.board
    at = int(world.hugo) if world.hugo >= 0 else int(board.top)
    return (space - at) % int(board.spaces) or int(board.spaces)


def ways_in(world: State, space: int) -> int:
    """How many faces of the die lead a figure from a space into a room that is free."""
    board = world.board
    found = 0
    for number in board.faces:
        for points in range(1, int(number) + 1):
            room = board.behind[(space + points - 1) % board.spaces]
            free = room != NO_ROOM and world.hidden & board.bit[room] == 0
            if free and (board.exact[room] == 0 or points == number):
                found += 1
                break
    return found


def step_now(world: State) -> int:
    """What the next figure that is caught costs."""
    board = world.board
    return int(board.step_worth[world.trapped] if world.trapped < board.steps else board.cellar_worth)


def taken_after(world: State, room: int) -> int:
    """How many rooms in a row after a door are taken, as one goes on along the gallery."""
    board = world.board
    count = 0
    for points in range(1, int(board.spaces)):
        beyond = board.behind[(board.door[room] + points) % board.spaces]
        if beyond != NO_ROOM:
            if world.hidden & board.bit[beyond] == 0:
                break
            count += 1
    return count


def free_rooms(world: State) -> int:
    """How many hiding places are left."""
    return int(world.board.all_open & ~world.hidden).bit_count()


def _doors(world: State, space: int) -> list[Reason]:
    count = ways_in(world, space)
    key = "doors" if world.hugo >= 0 else "doors-later"  # rooms.when
    return [Reason(key, {"count": count, "faces": len(world.board.faces)})] if count else []


def _placed(world: State, space: int) -> list[Reason]:
    key = "starts" if world.hugo < 0 else "behind"
    return [Reason(key, {"count": behind(world, space)}), *_doors(world, space)]


def _hidden(world: State, space: int, room: int) -> list[Reason]:
    found: list[Reason] = []
    fright, count = int(world.board.room_worth[room]), taken_after(world, room)
    if fright < 0:
        found.append(Reason("reward", {"points": -fright}))
    found.append(Reason("behind", {"count": behind(world, space)}))
    if count:
        found.append(Reason("taken", {"count": count}))
    if free_rooms(world) <= 3:
        found.append(Reason("left", {"count": free_rooms(world)}))
    found.append(Reason("step", {"points": step_now(world)}))
    return found


def _gone(world: State, seat: int, space: int, to: int) -> list[Reason]:
    found: list[Reason] = []
    before, after = behind(world, space), behind(world, to)
    if world.hugo >= 0:
        if before <= world.board.advance:
            found.append(Reason("hurry", {"count": before}))
        if after > before:
            found.append(Reason("away", {"before": before, "count": after}))
        mine = world.figures[seat * world.board.figures : (seat + 1) * world.board.figures]
        running = [behind(world, int(place)) for place in mine if place < ROOM]
        if len(running) > 1 and before == min(running):
            found.append(Reason("nearest"))
    return [*found, *_doors(world, to)] or [Reason("behind", {"count": after})]


def _stayed(world: State, seat: int) -> list[Reason]:
    mine = world.figures[seat * world.board.figures : (seat + 1) * world.board.figures]
    here = next(int(place) for place in mine if place < ROOM)
    to = (here + int(world.roll)) % int(world.board.spaces)
    found = [*_doors(world, here)]
    if behind(world, to) < behind(world, here):
        found.append(Reason("closer", {"count": behind(world, to)}))
    return [*found, Reason("behind", {"count": behind(world, here)})]
