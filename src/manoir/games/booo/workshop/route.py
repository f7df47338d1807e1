"""A path drawn cell by cell: of all the lines that cross the same regions, a short one with few bends."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise

from mypy_extensions import i64

from manoir.games.booo.castle import Castle
from manoir.games.booo.moves import CROSS, DROP, kind_of, last_of
from manoir.games.booo.tile import NO_WALL
from manoir.games.booo.workshop.solver import Way

STEP = 2
BEND = 3


def legs_of(castle: Castle, ghost: i64, way: Way) -> list[list[int]]:
    """The cells of a path, a new leg after every trapdoor."""
    legs: list[list[int]] = []
    start = int(ghost)
    region = int(ghost)
    crossed: list[tuple[int, int]] = []  # the colour of each wall on the leg, and the region behind it
    for step in way.steps:
        if kind_of(step) == CROSS:
            wall = last_of(step)
            region = int(castle.region[castle.across(wall, region)])
            crossed.append((int(castle.paint[wall]), region))
        elif kind_of(step) == DROP:
            legs.append(leg(castle, start, crossed))
            start = region = int(last_of(step))
            crossed = []
    legs.append(leg(castle, start, crossed))
    return legs


def leg(castle: Castle, start: int, crossed: list[tuple[int, int]]) -> list[int]:
    """The shortest line from a room through some walls to the last region, a room too."""
    end = int(castle.anchor[crossed[-1][1] if crossed else start])
    first = int(castle.anchor[start])
    ahead: list[tuple[int, int, int, int]] = [(0, 0, first, 0)]  # cost, walls crossed, cell, direction of the last step
    came: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    least: dict[tuple[int, int, int], int] = {}
    done: set[tuple[int, int, int]] = set()
    while ahead:
        cost, walls, cell, direction = heappop(ahead)
        here = (walls, cell, direction)
        if here in done:
            continue
        done.add(here)
        if cell == end and walls == len(crossed):
            return traced(here, came)
        for way, beside, wall in sides(castle, cell):
            paint = int(castle.paint[wall])
            after = walls
            if paint != NO_WALL:
                if walls == len(crossed) or crossed[walls] != (paint, int(castle.region[beside])):
                    continue
                after = walls + 1
            there = (after, beside, way)
            price = cost + STEP + (BEND if direction not in (0, way) else 0)
            if there not in done and price < least.get(there, price + 1):
                least[there] = price
                came[there] = here
                heappush(ahead, (price, after, beside, way))
    raise AssertionError("a path that the solver found cannot be drawn")


def traced(end: tuple[int, int, int], came: dict[tuple[int, int, int], tuple[int, int, int]]) -> list[int]:
    """The cells that led to an end, in order."""
    cells = [end[1]]
    while end in came:
        end = came[end]
        cells.append(end[1])
    return cells[::-1]


def sides(castle: Castle, cell: int) -> list[tuple[int, int, int]]:
    """The four neighbours of a cell: a number for the direction, the cell, and the wall between, if there is one."""
    width, height = int(castle.width), int(castle.height)
    found = []
    if cell % width < width - 1:
        found.append((1, cell + 1, 2 * cell))
    if cell % width > 0:
        found.append((2, cell - 1, 2 * (cell - 1)))
    if cell // width < height - 1:
        found.append((3, cell + width, 2 * cell + 1))
    if cell // width > 0:
        found.append((4, cell - width, 2 * (cell - width) + 1))
    return found


def bends_of(legs: list[list[int]]) -> int:
    """How often a path changes direction."""
    bends = 0
    for cells in legs:
        steps = [after - before for before, after in pairwise(cells)]
        bends += sum([one != other for one, other in pairwise(steps)])
    return bends
