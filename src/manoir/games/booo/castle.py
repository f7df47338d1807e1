"""The castle that the nine tiles make: regions joined without a wall, the walls between them, and the ways through.

Cells are numbered row by row from the north-west, and a wall by the cell at its west or north: twice that number for
the wall on the cell's east side, one more for the wall on its south side. The first regions are the rooms, by number;
the pieces of corridor follow.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.booo.edition import COLOURS, Edition, room_name
from manoir.games.booo.moves import cross, drop, stop, turn
from manoir.games.booo.tile import CORRIDOR, NO_WALL, SIDE

NOWHERE: Final[i64] = -1
PAINTS: Final[i64] = COLOURS


class Castle:
    """One placing of the tiles with its special tokens: what never changes during a game."""

    def __init__(
        self, edition: Edition, tiles: list[int], trapdoors: tuple[int, ...], transitions: tuple[int, ...]
    ) -> None:
        self.edition = edition
        self.tiles = tiles  # by place, row by row from the north-west: the index of a tile in the edition
        self.width: i64 = edition.columns * SIDE // 2
        self.height: i64 = edition.rows * SIDE // 2
        self.rooms: i64 = edition.columns * edition.rows
        self.room_names = [room_name(room, edition.columns) for room in range(edition.columns * edition.rows)]
        self.trapdoors = vec[i64](list(trapdoors))
        self.transitions = vec[i64](list(transitions))
        cells = int(self.width * self.height)
        self.region = vec[i64]([NOWHERE] * cells)
        self.paint = vec[i64]([NO_WALL] * (2 * cells))  # the colour of a wall, or NO_WALL
        self.anchor = vec[i64]([NOWHERE] * int(self.rooms))  # the cell of a room where figures stand
        self.regions: i64 = 0
        lay_tiles(self)
        join_regions(self)
        # For each region, and for each region and colour in which the ghost may stand there, what may be tried.
        self.walls: list[vec[i64]] = walls_of(self)
        self.steps: list[vec[i64]] = steps_of(self)

    def beyond(self, wall: i64) -> i64:
        """The cell on the east or south side of a wall."""
        return wall // 2 + (1 if wall % 2 == 0 else self.width)

    def across(self, wall: i64, region: i64) -> i64:
        """The cell on the far side of a wall that borders a region."""
        cell = wall // 2
        return self.beyond(wall) if self.region[cell] == region else cell

    def is_inside(self, wall: i64) -> bool:
        """Whether there is a cell on both sides: the frame is never crossed."""
        cell = wall // 2
        return cell % self.width < self.width - 1 if wall % 2 == 0 else cell // self.width < self.height - 1

    def has_trapdoor(self, region: i64) -> bool:
        """Whether a region is a room with a trapdoor."""
        for room in self.trapdoors:
            if room == region:
                return True
        return False

    def has_transition(self, region: i64) -> bool:
        """Whether a region is a room with a transition."""
        for room in self.transitions:
            if room == region:
                return True
        return False


def lay_tiles(castle: Castle) -> None:
    """setup.tiles: rooms get their regions, walls their colours. Tiles meet at blank edges: no wall lies on a seam."""
    edition = castle.edition
    width = int(castle.width)
    across = edition.columns // 2
    for place, index in enumerate(castle.tiles):
        tile = edition.tiles[index]
        left = place % across
        top = place // across
        for spot in range(SIDE * SIDE):
            cell = (top * SIDE + spot // SIDE) * width + left * SIDE + spot % SIDE
            castle.paint[2 * cell] = tile.east[spot]
            castle.paint[2 * cell + 1] = tile.south[spot]
            quarter = tile.rooms[spot]
            if quarter != CORRIDOR:
                room = (2 * top + quarter // 2) * edition.columns + 2 * left + quarter % 2
                castle.region[cell] = room
                if castle.anchor[room] == NOWHERE:
                    castle.anchor[room] = cell


def join_regions(castle: Castle) -> None:
    """path.free: cells without a wall between them are one region."""
    castle.regions = castle.rooms
    start: i64 = 0
    for region in castle.region:
        if region == NOWHERE:
            flood(castle, start, castle.regions)
            castle.regions += 1
        start += 1


def flood(castle: Castle, start: i64, region: i64) -> None:
    """Mark every cell that a corridor reaches freely from a cell; rooms are walled in and marked already."""
    width = castle.width
    ahead = vec[i64]([start])
    castle.region[start] = region
    done: i64 = 0
    while done < len(ahead):
        cell = ahead[done]
        done += 1
        column = cell % width
        side: i64 = 0
        while side < 4:
            beside: i64 = NOWHERE
            if side == 0 and column < width - 1 and castle.paint[2 * cell] == NO_WALL:
                beside = cell + 1
            elif side == 1 and column > 0 and castle.paint[2 * (cell - 1)] == NO_WALL:
                beside = cell - 1
            elif side == 2 and cell + width < len(castle.region) and castle.paint[2 * cell + 1] == NO_WALL:
                beside = cell + width
            elif side == 3 and cell >= width and castle.paint[2 * (cell - width) + 1] == NO_WALL:
                beside = cell - width
            if beside != NOWHERE and castle.region[beside] == NOWHERE:
                castle.region[beside] = region
                ahead = append(ahead, beside)
            side += 1


def walls_of(castle: Castle) -> list[vec[i64]]:
    """The walls that border each region; one with the same region on both sides is listed once."""
    found: list[vec[i64]] = [vec[i64]() for _ in range(int(castle.regions))]
    wall: i64 = 0
    for paint in castle.paint:
        if paint != NO_WALL:
            near = castle.region[wall // 2]
            far = castle.region[castle.beyond(wall)]
            found[near] = append(found[near], wall)
            if far != near:
                found[far] = append(found[far], wall)
        wall += 1
    return found


def steps_of(castle: Castle) -> list[vec[i64]]:
    """claim.steps: what the claimant may try in a region, with the ghost in a colour."""
    found: list[vec[i64]] = []
    region: i64 = 0
    while region < castle.regions:
        steps = vec[i64]()
        for wall in castle.walls[region]:
            steps = append(steps, cross(wall))
        if castle.has_trapdoor(region):
            for room in castle.trapdoors:
                if room != region:
                    steps = append(steps, drop(room))
        turning = castle.has_transition(region)
        colour: i64 = 0
        while colour < PAINTS:
            here = steps[:]
            if turning:
                other: i64 = 0
                while other < PAINTS:
                    if other != colour:
                        here = append(here, turn(other))
                    other += 1
            found.append(append(here, stop()))
            colour += 1
        region += 1
    return found


def drawn_castle(castle: Castle) -> list[str]:
    """The whole castle, drawn as tiles are, with its room's name in every cell of a room."""
    letters = castle.edition.letters
    width = int(castle.width)
    lines = ["+  " * width + "+"]
    for row in range(int(castle.height)):
        middle, below = " ", "+"
        for cell in range(row * width, (row + 1) * width):
            region = int(castle.region[cell])
            east, south = int(castle.paint[2 * cell]), int(castle.paint[2 * cell + 1])
            middle += castle.room_names[region].ljust(2) if region < castle.rooms else "  "
            middle += " " if east == NO_WALL else letters[east]
            below += ("  " if south == NO_WALL else 2 * letters[south]) + "+"
        lines += [middle, below]
    return lines
