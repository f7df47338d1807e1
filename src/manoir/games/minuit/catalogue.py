"""Every move that Minuit can ever offer at a table, in one order."""

from __future__ import annotations

from manoir.games.minuit.edition import Options
from manoir.games.minuit.moves import choose, go, hide, place, stay
from manoir.games.minuit.state import NO_ROOM, Board

VERSION = 1


def catalogue(table: Options) -> list[int]:
    """Colours, spaces to stand on and to go from, doors within reach of a roll, and to stay."""
    board = Board(table)
    spaces = int(board.spaces)
    moves = [choose(colour) for colour, allowed in enumerate(board.allowed) if allowed == 1]
    moves += [place(space) for space in range(spaces)]
    moves += [go(space) for space in range(spaces)]
    for space in range(spaces):
        found = set()
        for face in board.faces:
            for points in range(1, int(face) + 1):
                room = int(board.behind[(space + points - 1) % spaces])
                if room != NO_ROOM and (board.exact[room] == 0 or points == face):
                    found.add(room)
        moves += [hide(space, room) for room in sorted(found)]
    return [int(move) for move in [*moves, stay()]]
