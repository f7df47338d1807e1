"""Every wall token that can be won, each with a path of fewest crossings (machine.solvable).

The search runs backwards, from the visitor's room in the colour of a token to wherever the ghost may stand. It never
goes on through the visitor's room, just as no path does, and one run serves every room that the ghost may start from.
A place of the search is a region with the colour that the ghost is in there: its number is region * 6 + colour.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.booo.castle import PAINTS, Castle
from manoir.games.booo.moves import cross, drop, turn

NO_WAY: Final[i64] = -1
DROPPED: Final[i64] = -1  # instead of a wall: by a trapdoor
TURNED: Final[i64] = -2  # by a change of colour

PLAIN: Final[i64] = 0
TRAPDOOR: Final[i64] = 1
TRANSITION: Final[i64] = 2


class Way:
    """One path: the colour to call, the token it wins, what it costs, and its steps as moves."""

    __slots__ = ("colour", "crossings", "specials", "steps", "token")

    def __init__(self, token: i64, colour: i64, crossings: i64, specials: i64, steps: vec[i64]) -> None:
        self.token = token
        self.colour = colour
        self.crossings = crossings
        self.specials = specials
        self.steps = steps

    @property
    def cost(self) -> i64:
        """What the shortest path has least of: crossings, then special tokens."""
        return self.crossings * 1000 + self.specials


class Solver:
    """The ways through one castle. It keeps its notes from search to search, so use one for each thread."""

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        places = int(castle.regions * PAINTS)
        self.starts = vec[i64]()  # for each place, where its neighbours begin in `ends` and `walls`
        self.ends = vec[i64]()
        self.walls = vec[i64]()
        self.special = vec[i64]([PLAIN] * places)
        colour: i64 = 0
        while colour < PAINTS:
            for room in castle.trapdoors:
                self.special[room * PAINTS + colour] = TRAPDOOR
            for room in castle.transitions:
                self.special[room * PAINTS + colour] = TRANSITION
            colour += 1
        self.join()
        # Notes of the last search, valid where `run` is its number.
        self.runs: i64 = 0
        self.run = vec[i64]([0] * places)
        self.crossings = vec[i64]([0] * places)
        self.specials = vec[i64]([0] * places)
        self.onward = vec[i64]([0] * places)  # the next place on the way
        self.by = vec[i64]([0] * places)  # the wall that leads there, or DROPPED or TURNED
        self.queue = vec[i64]([0] * places)

    def join(self) -> None:
        """Neighbours once each: of several walls of one colour between two regions any will do, as will none around."""
        castle = self.castle
        region: i64 = 0
        while region < castle.regions:
            colour: i64 = 0
            while colour < PAINTS:
                first = len(self.ends)
                self.starts = append(self.starts, first)
                for wall in castle.walls[region]:
                    if castle.paint[wall] == colour:
                        self.link(castle.region[castle.across(wall, region)], region, colour, wall, first)
                colour += 1
            region += 1
        self.starts = append(self.starts, len(self.ends))

    def link(self, beyond: i64, region: i64, colour: i64, wall: i64, first: i64) -> None:
        """Note a neighbour, unless it is the region itself or noted already."""
        if beyond == region:
            return
        place = beyond * PAINTS + colour
        known = first
        while known < len(self.ends):
            if self.ends[known] == place:
                return
            known += 1
        self.ends = append(self.ends, place)
        self.walls = append(self.walls, wall)

    def search(self, goal: i64, token: i64, owned: i64, ghost: i64) -> None:
        """Go back from the goal, level by level of crossings; no further than the level that reaches the ghost's room.

        Ghost -1: everywhere. Owned colours are bits. Among ways with as few crossings, the fewest specials are kept.
        """
        self.runs += 1
        run = self.runs
        runs, crossings, specials, queue = self.run, self.crossings, self.specials, self.queue
        onward, by, special = self.onward, self.by, self.special
        starts, ends, walls = self.starts, self.ends, self.walls
        place = goal * PAINTS
        while place < (goal + 1) * PAINTS:  # path.end: noted beforehand, so that no way goes on through it
            runs[place] = run
            crossings[place] = NO_WAY
            place += 1
        place = goal * PAINTS + token
        crossings[place] = 0
        specials[place] = 0
        queue[0] = place
        begin: i64 = 0
        end: i64 = 1
        level: i64 = 0
        met = special[place] == TRAPDOOR  # whether a special is at hand on this level
        while begin < end:
            if met:
                end = self.use_specials(owned, begin, end, level)
                met = False
            if ghost >= 0 and self.best_at(ghost) != NO_WAY:
                return
            last = end
            level += 1
            while begin < last:
                place = queue[begin]
                used = specials[place]
                edge = starts[place]
                stop = starts[place + 1]
                while edge < stop:
                    back = ends[edge]
                    if runs[back] != run:
                        runs[back] = run
                        crossings[back] = level
                        specials[back] = used
                        onward[back] = place
                        by[back] = walls[edge]
                        queue[end] = back
                        end += 1
                        if special[back] != PLAIN:
                            met = True
                    elif crossings[back] == level and specials[back] > used:
                        specials[back] = used
                        onward[back] = place
                        by[back] = walls[edge]
                    edge += 1
                begin += 1

    def use_specials(self, owned: i64, begin: i64, end: i64, level: i64) -> i64:
        """Everything that trapdoors and transitions add to a level, until nothing gets better; returns its new end."""
        special, queue = self.special, self.queue
        changed = True
        while changed:
            changed = False
            number = begin
            while number < end:
                place = queue[number]
                number += 1
                kind = special[place]
                if kind == PLAIN:
                    continue
                region = place // PAINTS
                colour = place - region * PAINTS
                size: i64 = NO_WAY
                if kind == TRAPDOOR:
                    for room in self.castle.trapdoors:
                        if room != region:
                            size = self.relax(room * PAINTS + colour, place, DROPPED, level, end)
                            if size != NO_WAY:
                                changed = True
                                end = size
                else:
                    other: i64 = 0
                    bit: i64 = 1
                    while other < PAINTS:
                        if other != colour and owned & bit == 0:
                            size = self.relax(region * PAINTS + other, place, TURNED, level, end)
                            if size != NO_WAY:
                                changed = True
                                end = size
                        other += 1
                        bit += bit
        return end

    def relax(self, back: i64, place: i64, by: i64, level: i64, end: i64) -> i64:
        """Note that `back` leads to `place` by one special; returns the queue's end, or NO_WAY if that is no better."""
        used = self.specials[place] + 1
        fresh = self.run[back] != self.runs
        if not fresh and (self.crossings[back] < level or self.specials[back] <= used):
            return NO_WAY
        self.run[back] = self.runs
        self.crossings[back] = level
        self.specials[back] = used
        self.onward[back] = place
        self.by[back] = by
        if fresh:
            self.queue[end] = back
            return end + 1
        return end

    def best_at(self, region: i64) -> i64:
        """The best colour to be in at a region after a search, or NO_WAY; owned colours are never reached."""
        best: i64 = NO_WAY
        least: i64 = 1000000
        colour: i64 = 0
        place = region * PAINTS
        while colour < PAINTS:
            if self.run[place] == self.runs:
                cost = self.crossings[place] * 1000 + self.specials[place]
                if cost < least:
                    least = cost
                    best = colour
            colour += 1
            place += 1
        return best

    def reaches(self, region: i64, colour: i64) -> bool:
        """Whether the last search found a way from a region in a colour."""
        return self.run[region * PAINTS + colour] == self.runs

    def way(self, goal: i64, token: i64, ghost: i64, colour: i64) -> Way:
        """The path that a search found, from a region in a colour."""
        place = ghost * PAINTS + colour
        found = Way(token, colour, self.crossings[place], self.specials[place], vec[i64]())
        steps = vec[i64]()
        target = goal * PAINTS + token
        while place != target:
            onward = self.onward[place]
            by = self.by[place]
            if by == DROPPED:
                steps = append(steps, drop(onward // PAINTS))
            elif by == TURNED:
                steps = append(steps, turn(onward % PAINTS))
            else:
                steps = append(steps, cross(by))
            place = onward
        found.steps = steps
        return found

    def ways(self, ghost: i64, goal: i64, owned: i64) -> list[Way]:
        """For every token that can be won, a path with the fewest crossings, in the order of the colours."""
        found: list[Way] = []
        token: i64 = 0
        bit: i64 = 1
        while token < PAINTS:
            if owned & bit == 0:
                self.search(goal, token, owned, ghost)
                colour = self.best_at(ghost)
                if colour != NO_WAY:
                    found.append(self.way(goal, token, ghost, colour))
            token += 1
            bit += bit
        return found

    def all_ways(self, ghost: i64, goal: i64, owned: i64) -> list[Way]:
        """The ways for every token; then, for each colour that only other paths start in, a shortest of those."""
        found: list[Way] = []
        starts: list[Way | None] = [None] * int(PAINTS)  # by colour
        token: i64 = 0
        bit: i64 = 1
        while token < PAINTS:
            if owned & bit == 0:
                self.search(goal, token, owned, NO_WAY)
                best = self.best_at(ghost)
                colour: i64 = 0
                while colour < PAINTS:
                    if self.reaches(ghost, colour):
                        way = self.way(goal, token, ghost, colour)
                        known = starts[colour]
                        if known is None or way.cost < known.cost:
                            starts[colour] = way
                        if colour == best:
                            found.append(way)
                    colour += 1
            token += 1
            bit += bit
        called = {int(way.colour) for way in found}
        return found + [way for way in starts if way is not None and int(way.colour) not in called]

    def all_pairs(self, owned: i64) -> vec[i64]:
        """The fewest crossings for every (goal, token, ghost), NO_WAY where there is none."""
        rooms = self.castle.rooms
        found = vec[i64]([NO_WAY] * int(rooms * PAINTS * rooms))
        goal: i64 = 0
        row: i64 = 0
        while goal < rooms:
            token: i64 = 0
            bit: i64 = 1
            while token < PAINTS:
                if owned & bit == 0:
                    self.search(goal, token, owned, NO_WAY)
                    ghost: i64 = 0
                    while ghost < rooms:
                        if ghost != goal:
                            found[row + ghost] = self.least_at(ghost)
                        ghost += 1
                row += rooms
                token += 1
                bit += bit
            goal += 1
        return found

    def least_at(self, region: i64) -> i64:
        """The fewest crossings from a region after a search, or NO_WAY."""
        colour = self.best_at(region)
        return NO_WAY if colour == NO_WAY else self.crossings[region * PAINTS + colour]


def owned_by(tokens: vec[i64], seat: i64) -> i64:
    """The colours whose wall tokens lie before a seat, one bit each."""
    owned: i64 = 0
    bit: i64 = 1
    for holder in tokens:
        if holder == seat:
            owned += bit
        bit += bit
    return owned
