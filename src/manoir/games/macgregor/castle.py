"""The cellars as a plan draws them: rooms, walls, doors and ways out, checked when they are read."""

from __future__ import annotations

from manoir.kernel.edition import Sheet

SIDES = ("north", "east", "south", "west")


class Room:
    """One room: a row high, and as wide as its span of units."""

    def __init__(self, id: str, row: int, start: int, end: int, blazon: int, stairs: bool) -> None:
        self.id = id
        self.row = row
        self.start = start
        self.end = end
        self.blazon = blazon  # -1: none, as in the ghost's room
        self.stairs = stairs

    def touches(self, other: Room) -> bool:
        """Whether two rooms share a unit of wall: a corner alone does not count."""
        if self.row == other.row:
            return self.end == other.start or other.end == self.start
        return abs(self.row - other.row) == 1 and self.start < other.end and other.start < self.end


class Castle:
    """Rooms and what lies between them; everything by number, from 0."""

    def __init__(
        self,
        width: int,
        rows: int,
        rooms: list[Room],
        ghost_room: int,
        doors: dict[tuple[int, int], int],
        exits: list[tuple[int, int, str]],
    ) -> None:
        self.width = width
        self.rows = rows
        self.rooms = rooms
        self.ghost_room = ghost_room
        self.doors = doors  # (lower room, higher room) -> colour
        self.exits = exits  # (colour, room, side)
        self.near = [
            [other for other, there in enumerate(rooms) if other != number and room.touches(there)]
            for number, room in enumerate(rooms)
        ]

    def door(self, one: int, other: int) -> int:
        """The colour of the door between two rooms, or -1 for none."""
        return self.doors.get((min(one, other), max(one, other)), -1)


def read_castle(sheet: Sheet, blazons: list[str], colours: list[str]) -> Castle:
    """The plan of an edition, or WrongInput that names the room or the door that breaks it."""
    plan = sheet.part("plan")
    plan.only("width", "rows", "ghost_room", "first_tokens")
    width = plan.whole("width", 2, 60)
    rows = plan.whole("rows", 2, 20)
    rooms = _rooms(sheet, width, rows, plan.text("ghost_room"), blazons)
    names = [room.id for room in rooms]
    ghost_room = names.index(plan.text("ghost_room"))
    _filled(sheet, rooms, width, rows)
    _corners(sheet, rooms, width, rows)
    doors = _doors(sheet.part("doors"), rooms, colours, ghost_room)
    exits = _exits(sheet.part("exits"), rooms, colours, ghost_room, width, rows)
    castle = Castle(width, rows, rooms, ghost_room, doors, exits)
    lost = unreached(castle, doors)
    if lost:
        raise sheet.complain("doors", f"no way to {names[lost[0]]}", "doors that reach every room but the ghost's")
    return castle


def _rooms(sheet: Sheet, width: int, rows: int, ghost_room: str, blazons: list[str]) -> list[Room]:
    rooms: list[Room] = []
    for part in sheet.parts("room"):
        part.only("id", "row", "span", "blazon", "stairs")
        id = part.text("id")
        if any(room.id == id for room in rooms):
            raise part.complain("id", id, "a name that no other room has")
        if not id.replace("-", "").isalnum() or id == "out":
            raise part.complain("id", id, "letters, digits and hyphens, and not 'out'")
        start, end = part.wholes("span", 0, width, size=2)
        if start >= end:
            raise part.complain("span", [start, end], "where the room starts, then where it ends")
        if id == ghost_room and "blazon" in part.data:
            raise part.complain("blazon", part.text("blazon"), f"no blazon in {id}, the ghost's room")
        blazon = -1
        if id != ghost_room:
            if part.text("blazon") not in blazons:
                raise part.complain("blazon", part.text("blazon"), f"one of {', '.join(blazons)}")
            blazon = blazons.index(part.text("blazon"))
        rooms.append(Room(id, part.whole("row", 0, rows - 1), start, end, blazon, part.yes("stairs")))
    if all(room.id != ghost_room for room in rooms):
        raise sheet.complain("plan.ghost_room", ghost_room, "the id of a room")
    if len(rooms) > 60:
        raise sheet.complain("room", f"{len(rooms)} rooms", "60 rooms at the most")
    return rooms


def _filled(sheet: Sheet, rooms: list[Room], width: int, rows: int) -> None:
    """Rows are filled from wall to wall, without a hole and without two rooms on one unit."""
    for row in range(rows):
        reached = 0
        for room in sorted((room for room in rooms if room.row == row), key=lambda room: room.start):
            if room.start != reached:
                place = f"room[{rooms.index(room) + 1}].span"
                raise sheet.complain(place, [room.start, room.end], f"{room.id} to start at {reached} in row {row}")
            reached = room.end
        if reached != width:
            raise sheet.complain("room", f"row {row} filled to {reached}", f"rooms up to {width}, the plan's width")


def _corners(sheet: Sheet, rooms: list[Room], width: int, rows: int) -> None:
    """Stairs are in the four corner rooms and nowhere else."""
    for number, room in enumerate(rooms, 1):
        corner = room.row in (0, rows - 1) and (room.start == 0 or room.end == width)
        if corner != room.stairs:
            wanted = f"{'stairs' if corner else 'no stairs'} in {room.id}: they are in the four corners"
            raise sheet.complain(f"room[{number}].stairs", room.stairs, wanted)
    if sum(room.stairs for room in rooms) != 4:
        raise sheet.complain("room", "a room that fills a row", "four corner rooms")


def _doors(part: Sheet, rooms: list[Room], colours: list[str], ghost_room: int) -> dict[tuple[int, int], int]:
    names = [room.id for room in rooms]
    part.only(*colours)
    doors: dict[tuple[int, int], int] = {}
    for colour in part.keys():
        pairs = part.data[colour]
        if not isinstance(pairs, list):
            raise part.complain(colour, pairs, "a list of pairs of rooms")
        for number, pair in enumerate(pairs, 1):
            key = f"{colour}[{number}]"
            if not isinstance(pair, list) or len(pair) != 2 or not all(one in names for one in pair):
                raise part.complain(key, pair, "two rooms of the plan")
            one, other = sorted(names.index(name) for name in pair)
            if ghost_room in (one, other):
                raise part.complain(key, pair, f"no door at {names[ghost_room]}, the ghost's room")
            if not rooms[one].touches(rooms[other]):
                raise part.complain(key, pair, "two rooms that share a wall")
            if (one, other) in doors:
                raise part.complain(key, pair, "one door at the most between two rooms")
            doors[one, other] = colours.index(colour)
    return doors


def _exits(
    part: Sheet, rooms: list[Room], colours: list[str], ghost_room: int, width: int, rows: int
) -> list[tuple[int, int, str]]:
    names = [room.id for room in rooms]
    part.only(*colours)
    exits: list[tuple[int, int, str]] = []
    for colour in part.keys():
        found = part.data[colour]
        fits = isinstance(found, list) and len(found) == 2 and found[0] in names and found[1] in SIDES
        if not fits or names.index(found[0]) == ghost_room:
            raise part.complain(colour, found, f"a room but the ghost's, and a side: {', '.join(SIDES)}")
        room = rooms[names.index(found[0])]
        outer = {
            "north": room.row == 0,
            "south": room.row == rows - 1,
            "west": room.start == 0,
            "east": room.end == width,
        }
        if not outer[found[1]]:
            raise part.complain(colour, found, f"an outer wall of {room.id}; its {found[1]} wall is inside")
        exits.append((colours.index(colour), names.index(room.id), found[1]))
    if not exits:
        raise part.complain("", "nothing", "at least one door in an outer wall")
    return exits


def unreached(castle: Castle, doors: dict[tuple[int, int], int]) -> list[int]:
    """The rooms, but for the ghost's, that these doors do not join to the others."""
    rooms = [number for number in range(len(castle.rooms)) if number != castle.ghost_room]
    reached = {rooms[0]}
    frontier = [rooms[0]]
    while frontier:
        here = frontier.pop()
        for one, other in doors:
            if here in (one, other):
                there = other if here == one else one
                if there not in reached:
                    reached.add(there)
                    frontier.append(there)
    return [room for room in rooms if room not in reached]
