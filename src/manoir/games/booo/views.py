"""How a view of Booo! travels: the castle as the tiles that were laid, which everybody saw."""

from __future__ import annotations

from manoir.games.booo.castle import Castle
from manoir.games.booo.edition import Options
from manoir.games.booo.state import Board
from manoir.kernel.plain import Plain
from manoir.kernel.views import FieldByField, Made, from_options


def tiles_of(castle: Castle) -> Plain:
    """All that a castle follows from, beside the options."""
    return [int(tile) for tile in castle.tiles]


def castle_of(options: Options, tiles: list[int]) -> Castle:
    """The castle of those tiles."""
    return Castle(options.edition, tiles, options.trapdoors, options.transitions)


VIEWS = FieldByField(board=from_options(Board), castle=Made(castle_of, tiles_of))
