"""A set of tiles on trial: many placings of it at once, whose walls are painted over one by one until they are good.

A colour joins most of the rooms that it joins at all into one great piece. Two rooms have from one to three colours in
common nearly always when every room is in three or four of the six great pieces; so that is what a trial looks at, and
it is far quicker to follow than the pairs themselves. What it lowers is called unrest.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.booo.castle import PAINTS, Castle
from manoir.games.booo.edition import Edition
from manoir.games.booo.tile import NO_WALL, SIDE

GREAT_SHARE: Final[i64] = 57  # in a hundred: how many rooms a colour should join in its great piece
GLANCE: Final[i64] = 6  # placings after which a coat of paint that looks very bad is given up
LOOK: Final[i64] = 24  # and one that looks bad
SPOTS: Final[i64] = 2 * SIDE * SIDE  # walls that a tile has room for


class Plot:
    """One placing: which regions lie on both sides of every wall, and which rooms each colour joins."""

    def __init__(self, castle: Castle) -> None:
        self.rooms: i64 = castle.rooms
        self.regions: i64 = castle.regions
        count = len(castle.tiles) * int(SPOTS)
        self.near = vec[i64]([0] * count)  # by wall: tile, cell of the tile, side
        self.far = vec[i64]([0] * count)
        across = castle.width // SIDE
        place: i64 = 0
        for tile in castle.tiles:
            spot: i64 = 0
            while spot < SIDE * SIDE:
                row = place // across * SIDE + spot // SIDE
                cell = row * castle.width + place % across * SIDE + spot % SIDE
                side: i64 = 0
                while side < 2:
                    if castle.paint[2 * cell + side] != NO_WALL:
                        wall = tile * SPOTS + 2 * spot + side
                        self.near[wall] = castle.region[cell]
                        self.far[wall] = castle.region[castle.beyond(2 * cell + side)]
                    side += 1
                spot += 1
            place += 1
        self.label = vec[i64]([0] * int(castle.regions))
        self.size = vec[i64]([0] * int(castle.regions))
        self.great = vec[i64]([0] * int(PAINTS))  # rooms in a colour's great piece
        self.member = vec[i64]([0] * int(PAINTS * castle.rooms))  # 1 for a room that is in it
        self.pieces = vec[i64]([0] * int(castle.rooms))  # how many great pieces a room is in
        # The same, as it would be with two colours changed.
        self.new_great = vec[i64]([0, 0])
        self.new_member = vec[i64]([0] * int(2 * castle.rooms))
        self.unrest: i64 = 0
        self.new_unrest: i64 = 0

    def look(self, walls: vec[i64], paint: vec[i64], colour: i64, slot: i64) -> None:
        """Find the great piece of a colour, and note it as new."""
        label, size, near, far = self.label, self.size, self.near, self.far
        region: i64 = 0
        while region < self.regions:
            label[region] = region
            size[region] = 0
            region += 1
        for wall in walls:
            if paint[wall] == colour:
                one = near[wall]
                while label[one] != one:
                    one = label[one]
                other = far[wall]
                while label[other] != other:
                    other = label[other]
                if one < other:
                    label[other] = one
                else:
                    label[one] = other
        most: i64 = 0
        first: i64 = 0
        region = 0
        while region < self.rooms:  # rooms come before corridors, and labels point to what comes before
            label[region] = label[label[region]]
            size[label[region]] += 1
            if size[label[region]] > most:
                most = size[label[region]]
                first = label[region]
            region += 1
        self.new_great[slot] = most
        region = 0
        while region < self.rooms:
            self.new_member[slot * self.rooms + region] = 1 if label[region] == first else 0
            region += 1

    def propose(self, walls: vec[i64], paint: vec[i64], one: i64, other: i64) -> i64:
        """How much more unrest there is now that two colours have changed."""
        self.look(walls, paint, one, 0)
        self.look(walls, paint, other, 1)
        total: i64 = 0
        colour: i64 = 0
        while colour < PAINTS:
            most = self.great[colour]
            if colour == one:
                most = self.new_great[0]
            elif colour == other:
                most = self.new_great[1]
            apart = 100 * most // self.rooms - GREAT_SHARE
            total += apart * apart
            colour += 1
        rooms = self.rooms
        room: i64 = 0
        while room < rooms:
            count = self.pieces[room] + self.new_member[room] - self.member[one * rooms + room]
            if other != one:
                count += self.new_member[rooms + room] - self.member[other * rooms + room]
            apart = 10 * count - PAINTS * GREAT_SHARE // 10
            total += apart * apart
            room += 1
        self.new_unrest = total
        return total - self.unrest

    def accept(self, one: i64, other: i64) -> None:
        """Take what was proposed."""
        self.take(one, 0)
        if other != one:
            self.take(other, 1)
        self.unrest = self.new_unrest

    def take(self, colour: i64, slot: i64) -> None:
        """Take the new great piece of one colour."""
        rooms = self.rooms
        self.great[colour] = self.new_great[slot]
        room: i64 = 0
        while room < rooms:
            self.pieces[room] += self.new_member[slot * rooms + room] - self.member[colour * rooms + room]
            self.member[colour * rooms + room] = self.new_member[slot * rooms + room]
            room += 1


class Trial:
    """All placings together."""

    def __init__(self, edition: Edition, placings: list[list[int]]) -> None:
        self.balance: i64 = 0  # how much the colours' being alike weighs
        self.walls = vec[i64]()
        self.paint = vec[i64]([NO_WALL] * (len(edition.tiles) * int(SPOTS)))
        base: i64 = 0
        for tile in edition.tiles:
            for spot in range(SIDE * SIDE):
                for side, colour in enumerate((tile.east[spot], tile.south[spot])):
                    if colour != NO_WALL:
                        self.walls = append(self.walls, base + 2 * spot + side)
                        self.paint[base + 2 * spot + side] = colour
            base += SPOTS
        self.plots = [Plot(Castle(edition, tiles, (), ())) for tiles in placings]
        for plot in self.plots:
            colour_now: i64 = 0
            while colour_now < PAINTS:
                plot.propose(self.walls, self.paint, colour_now, colour_now)
                plot.accept(colour_now, colour_now)
                colour_now += 1

    def try_paint(self, wall: i64, colour: i64) -> bool:
        """Give a wall another colour if there is no more unrest for it; says whether it was done."""
        before = self.paint[wall]
        self.paint[wall] = colour
        more: i64 = 0
        looked: i64 = 0
        for plot in self.plots:
            more += plot.propose(self.walls, self.paint, before, colour)
            looked += 1
            # Most coats are bad and look it at once: giving those up saves a third of the time.
            if (looked == GLANCE and more > GLANCE * 120) or (looked == LOOK and more > LOOK * 20):
                self.paint[wall] = before
                return False
        if more + self.uneven(before, colour) > self.uneven(-1, -1):
            self.paint[wall] = before
            return False
        for plot in self.plots:
            plot.accept(before, colour)
        return True

    def uneven(self, one: i64, other: i64) -> i64:
        """The part of the unrest that is the colours' alone: pairs that each joins, far from the mean of all."""
        sums = vec[i64]([0] * int(PAINTS))
        whole: i64 = 0
        for plot in self.plots:
            colour: i64 = 0
            while colour < PAINTS:
                most = plot.great[colour]
                if colour == one:
                    most = plot.new_great[0]
                elif colour == other:
                    most = plot.new_great[1]
                sums[colour] += most * most
                whole += most * most
                colour += 1
        total: i64 = 0
        for part in sums:
            apart = 1000 * part * PAINTS // (whole + 1) - 1000
            total += apart * apart
        return total * self.balance * len(self.plots) // 10000
