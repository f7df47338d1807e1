"""How good a set of tiles is: whether its colours are worth alike, and its puzzles neither dull nor impossible.

Walls alone are looked at, without special tokens, on placings drawn by lot.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.booo.castle import PAINTS, Castle
from manoir.games.booo.edition import Edition
from manoir.games.booo.tile import SIDE, Tile
from manoir.kernel.fate import Fate

FEWEST_COLOURS: Final = 5  # on the walls of any room
GOOD_SHARE: Final = 0.895  # nine in ten to the nearest hundredth, as the shipped set: pairs with one to three colours
MOST_UNEVEN: Final = 1.25  # how many more pairs the best colour may connect than the worst


class Quality:
    """What a set of tiles is like, on average over placings."""

    __slots__ = ("colours", "connected", "good", "none")

    def __init__(self, colours: int, connected: list[float], good: float, none: float) -> None:
        self.colours = colours  # the fewest colours on the walls of a room
        self.connected = connected  # for each colour, the share of the pairs of rooms that it connects
        self.good = good  # the share of the pairs with one to three colours that work
        self.none = none  # the share of the pairs with no colour that works

    @property
    def uneven(self) -> float:
        """How many times the pairs of the worst colour the best one connects."""
        return max(self.connected) / max(min(self.connected), 0.0001)

    @property
    def holds(self) -> bool:
        """Whether all of it is as good as the shipped set's."""
        return self.colours >= FEWEST_COLOURS and self.good >= GOOD_SHARE and self.uneven <= MOST_UNEVEN


def quality_of(edition: Edition, placings: list[list[int]]) -> Quality:
    """The quality of the tiles of an edition, over some placings."""
    pairs = vec[i64]([0] * int(PAINTS))
    worked = vec[i64]([0] * int(PAINTS + 1))
    for tiles in placings:
        count(Castle(edition, tiles, (), ()), pairs, worked)
    rooms = edition.columns * edition.rows
    whole = len(placings) * rooms * (rooms - 1) / 2
    good = int(worked[1] + worked[2] + worked[3])
    colours = min([colours_on_rooms(tile) for tile in edition.tiles])
    return Quality(colours, [int(number) / whole for number in pairs], good / whole, int(worked[0]) / whole)


def placings_by(fate: Fate, tiles: int, count: int) -> list[list[int]]:
    """Placings drawn by lot."""
    found = []
    for _ in range(count):
        heap = list(range(tiles))
        found.append([heap.pop(fate.pick(len(heap))) for _ in range(tiles)])
    return found


def count(castle: Castle, pairs: vec[i64], worked: vec[i64]) -> None:
    """Add to `pairs` the pairs of rooms that each colour connects, and to `worked` how many colours pairs have."""
    regions = castle.regions
    label = vec[i64]([0] * int(regions * PAINTS))  # the first region of those that a colour joins to a region
    paint: i64 = 0
    while paint < PAINTS:
        join_by(castle, paint, label)
        paint += 1
    one: i64 = 0
    while one < castle.rooms:
        other = one + 1
        while other < castle.rooms:
            works: i64 = 0
            colour: i64 = 0
            base: i64 = 0
            while colour < PAINTS:
                if label[base + one] == label[base + other]:
                    works += 1
                    pairs[colour] += 1
                colour += 1
                base += regions
            worked[works] += 1
            other += 1
        one += 1


def join_by(castle: Castle, colour: i64, label: vec[i64]) -> None:
    """Label the regions that walls of one colour join: each points to an earlier one, the first of them to itself."""
    base = colour * castle.regions
    region: i64 = 0
    while region < castle.regions:
        label[base + region] = region
        region += 1
    wall: i64 = 0
    for paint in castle.paint:
        if paint == colour:
            near = root(label, base, castle.region[wall // 2])
            far = root(label, base, castle.region[castle.beyond(wall)])
            if near < far:
                label[base + far] = near
            elif far < near:
                label[base + near] = far
        wall += 1
    region = 0
    while region < castle.regions:
        label[base + region] = root(label, base, region)
        region += 1


def root(label: vec[i64], base: i64, region: i64) -> i64:
    """The first region of those that are joined to a region so far."""
    while label[base + region] != region:
        region = label[base + region]
    return region


def colours_on_rooms(tile: Tile) -> int:
    """The fewest colours on the walls of a room of a tile."""
    found = [0, 0, 0, 0]  # one bit a colour
    rooms = tile.rooms
    for cell in range(SIDE * SIDE - SIDE):
        one = rooms[cell]
        if one != rooms[cell + 1]:
            found[max(one, rooms[cell + 1])] |= BITS[tile.east[cell]]  # the greater of a room and CORRIDOR is the room
        if one != rooms[cell + SIDE]:
            found[max(one, rooms[cell + SIDE])] |= BITS[tile.south[cell]]
    return min([colours.bit_count() for colours in found])


BITS: Final = [1, 2, 4, 8, 16, 32]
