"""A castle tile as it is drawn in an edition file: four rooms, corridors, and walls on the lines between cells."""

from __future__ import annotations

from typing import Final

from manoir.kernel.wrong import WrongInput, quoted

SIDE: Final = 8  # cells along a side of a tile
HALF: Final = SIDE // 2
WIDTH: Final = 3 * SIDE + 1  # characters in a line of the drawing
ROOMS: Final = ("aa", "bb", "cc", "dd")  # by quarter: north-west, north-east, south-west, south-east
CORRIDOR: Final = -1
NO_WALL: Final = -1


class Tile:
    """What is printed on one tile; cells are numbered row by row from the north-west, from 0."""

    def __init__(self, number: int, rooms: list[int], east: list[int], south: list[int]) -> None:
        self.number = number
        self.rooms = rooms  # the quarter of the room that a cell belongs to, or CORRIDOR
        self.east = east  # the colour of the wall on the east side of a cell, or NO_WALL
        self.south = south


def tile_of(number: int, drawing: str, letters: list[str], place: str) -> Tile:
    """The tile of a drawing, or WrongInput that names the line or the cell."""
    lines = [line.ljust(WIDTH) for line in drawing.strip("\n").split("\n")]
    if len(lines) != 2 * SIDE + 1:
        raise WrongInput(place, f"{len(lines)} lines", f"{2 * SIDE + 1} lines, the drawing of {SIDE} x {SIDE} cells")
    for at, line in enumerate(lines, 1):
        if len(line) != WIDTH:
            raise WrongInput(f"{place}: line {at}", f"{len(line)} characters", f"{WIDTH} characters at the most")
    tile = Tile(number, [], [], [])
    for row in range(SIDE):
        for column in range(SIDE):
            where = f"{place}: cell {cell_name(column, row)}"
            left = 3 * column
            _expect(lines[2 * row][left], ("+",), f"{where}: north-west corner")
            middle = lines[2 * row + 1]
            cell = _expect(middle[left + 1 : left + 3], ("  ", *ROOMS), where)
            tile.rooms.append(ROOMS.index(cell) if cell in ROOMS else CORRIDOR)
            tile.east.append(_wall(middle[left + 3], letters, f"{where}: east"))
            tile.south.append(_pair(lines[2 * row + 2][left + 1 : left + 3], letters, f"{where}: south"))
            if column == 0:
                _expect(middle[0], (" ",), f"{where}: west")
            if row == 0:
                _expect(lines[0][left + 1 : left + 3], ("  ",), f"{where}: north")
    for at in range(SIDE + 1):
        _expect(lines[2 * at][WIDTH - 1], ("+",), f"{place}: line {2 * at + 1}: last corner")
        _expect(lines[2 * SIDE][3 * at], ("+",), f"{place}: last line: corner {at + 1}")
    check(tile, place)
    return tile


def drawn(tile: Tile, letters: list[str]) -> str:
    """The drawing of a tile, which `tile_of` reads back."""
    lines = ["+  " * SIDE + "+"]
    for row in range(SIDE):
        middle, below = " ", "+"
        for column in range(SIDE):
            cell = row * SIDE + column
            room, east, south = tile.rooms[cell], tile.east[cell], tile.south[cell]
            middle += ("  " if room == CORRIDOR else ROOMS[room]) + (" " if east == NO_WALL else letters[east])
            below += ("  " if south == NO_WALL else 2 * letters[south]) + "+"
        lines += [middle, below]
    return "\n".join(lines)


def cell_name(column: int, row: int) -> str:
    """A cell as people name it: column, then row, from 1."""
    return f"{column + 1}.{row + 1}"


def check(tile: Tile, place: str) -> None:
    """What any tile must satisfy, or WrongInput that names the cell."""
    for cell in range(SIDE * SIDE):
        column, row = cell % SIDE, cell // SIDE
        where = f"{place}: cell {cell_name(column, row)}"
        room = tile.rooms[cell]
        on_ring = column in (0, SIDE - 1) or row in (0, SIDE - 1)
        if room != CORRIDOR and on_ring:
            raise WrongInput(where, quoted(ROOMS[room]), "corridor: the outer ring of a tile is corridor")
        if room != CORRIDOR and room != 2 * (row // HALF) + column // HALF:
            raise WrongInput(where, quoted(ROOMS[room]), "a room that stays in its quarter")
        if column == SIDE - 1 and tile.east[cell] != NO_WALL:
            raise WrongInput(f"{where}: east", "a wall", "nothing: tiles meet at their blank edges")
        if row == SIDE - 1 and tile.south[cell] != NO_WALL:
            raise WrongInput(f"{where}: south", "a wall", "nothing: tiles meet at their blank edges")
        if column < SIDE - 1:
            _check_edge(room, tile.rooms[cell + 1], tile.east[cell], f"{where}: east")
        if row < SIDE - 1:
            _check_edge(room, tile.rooms[cell + SIDE], tile.south[cell], f"{where}: south")
    for room, name in enumerate(ROOMS):
        cells = [cell for cell in range(SIDE * SIDE) if tile.rooms[cell] == room]
        if not cells:
            raise WrongInput(f"{place}: {name}", "no such room", "four rooms: aa, bb, cc and dd")
        joined = _joined(cells)
        if len(joined) < len(cells):
            apart = next(cell for cell in cells if cell not in joined)
            where = f"{place}: cell {cell_name(apart % SIDE, apart // SIDE)}"
            raise WrongInput(where, f"a part of {name} that stands alone", "rooms in one piece")


def _check_edge(one: int, other: int, wall: int, where: str) -> None:
    if one == other:
        if one != CORRIDOR and wall != NO_WALL:
            raise WrongInput(where, "a wall", "no wall inside a room")
    elif CORRIDOR not in (one, other):
        raise WrongInput(where, f"{ROOMS[one]} beside {ROOMS[other]}", "rooms that never touch")
    elif wall == NO_WALL:
        raise WrongInput(where, "no wall", "a wall on every edge between room and corridor")


def _joined(cells: list[int]) -> set[int]:
    """Those of a room's cells that hang together with the first of them; a room never reaches a tile's edge."""
    found = {cells[0]}
    ahead = [cells[0]]
    while ahead:
        cell = ahead.pop()
        for beside in (cell - 1, cell + 1, cell - SIDE, cell + SIDE):
            if beside in cells and beside not in found:
                found.add(beside)
                ahead.append(beside)
    return found


def _expect(found: str, known: tuple[str, ...], where: str) -> str:
    if found not in known:
        raise WrongInput(where, quoted(found), " or ".join(quoted(one) for one in known))
    return found


def _wall(found: str, letters: list[str], where: str) -> int:
    if found == " ":
        return NO_WALL
    if found not in letters:
        raise WrongInput(where, quoted(found), f"a blank or a wall, one of {', '.join(letters)}")
    return letters.index(found)


def _pair(found: str, letters: list[str], where: str) -> int:
    if found[0] != found[1]:
        raise WrongInput(where, quoted(found), "two blanks or one letter twice")
    return _wall(found[0], letters, where)
