"""Every move that Booo! can ever offer at a table, in one order: it follows from the box, not from the castle drawn."""

from __future__ import annotations

from manoir.games.booo.castle import PAINTS
from manoir.games.booo.edition import Options
from manoir.games.booo.moves import claim, cross, drop, lower_hand, raise_hand, stop, turn
from manoir.games.booo.tile import NO_WALL, SIDE

VERSION = 1


def catalogue(table: Options) -> list[int]:
    """Claims; the walls that any tile can have at any place; trapdoors, colours to turn to; to stop; hands."""
    edition = table.edition
    across = edition.columns // 2
    width = edition.columns * SIDE // 2
    spots = {(spot, 0) for tile in edition.tiles for spot, wall in enumerate(tile.east) if wall != NO_WALL}
    spots |= {(spot, 1) for tile in edition.tiles for spot, wall in enumerate(tile.south) if wall != NO_WALL}
    walls = set()
    for place in range(len(edition.tiles)):
        left, top = place % across, place // across
        for spot, side in spots:
            cell = (top * SIDE + spot // SIDE) * width + left * SIDE + spot % SIDE
            walls.add(2 * cell + side)
    moves = [claim(colour) for colour in range(int(PAINTS))]
    moves += [cross(wall) for wall in sorted(walls)]
    if len(table.trapdoors) > 1:
        moves += [drop(room) for room in table.trapdoors]
    if table.transitions:
        moves += [turn(colour) for colour in range(int(PAINTS))]
    return [int(move) for move in [*moves, stop(), raise_hand(), lower_hand()]]
