"""A castle as an SVG picture: almost white floors, walls in colour, texture and letter, tokens, and a path if wanted.

The look is the house's: a wall is 9/100 of a room thick with square ends, its letter stands on a round plate, and no
colour is told by colour alone.
"""

from __future__ import annotations

from typing import Final

from manoir.games.booo.castle import Castle
from manoir.games.booo.tile import NO_WALL
from manoir.games.booo.workshop.solver import Way

CELL: Final = 40  # units of the picture
ROOM: Final = 4 * CELL  # a room and its half of the corridors around it
WALL: Final = 0.09 * ROOM
EDGE: Final = 70  # round the castle, for coats and portraits
INK: Final = "#12182b"
PLATE: Final = "#fffaf0"
PAINTS: Final = {
    "R": "#f4220f",
    "B": "#34a5ff",
    "G": "#098e6b",
    "Y": "#ffd71d",
    "V": "#8f51b5",
    "W": "#fbfaf5",
}
# Texture over the colour, each in a square of ten units.
TEXTURES: Final = {
    "R": '<path d="M-2 12L12 -2M-2 2L2 -2M8 12L12 8" stroke="#12182b" stroke-width="1.6" opacity=".55"/>',
    "B": '<path d="M0 3q2.5 -3 5 0t5 0M0 8q2.5 -3 5 0t5 0" fill="none" stroke="#12182b" stroke-width="1.3"/>',
    "G": '<circle cx="2.5" cy="2.5" r="1.2" fill="#fffaf0" opacity=".85"/>'
    '<circle cx="7.5" cy="7.5" r="1.2" fill="#fffaf0" opacity=".85"/>',
    "Y": '<path d="M2.5 0V10M7.5 0V10" stroke="#12182b" stroke-width="1.2" opacity=".5"/>',
    "V": '<path d="M5 1L8.5 5L5 9L1.5 5Z" fill="none" stroke="#fffaf0" stroke-width="1.2" opacity=".8"/>',
    "W": "",
}


class Drawing:
    """One picture on its way."""

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        self.width = int(castle.width)
        self.height = int(castle.height)
        self.parts: list[str] = []

    def text(self, x: float, y: float, size: float, words: str, colour: str = INK, anchor: str = "middle") -> None:
        """Some words; their middle is at a point."""
        self.parts.append(
            f'<text x="{x:g}" y="{y + 0.35 * size:.1f}" font-size="{size:g}" text-anchor="{anchor}" fill="{colour}">'
            f"{words}</text>"
        )

    def frame(self) -> None:
        """The page, the floor, and the names round the castle: columns and rows, coats of arms and portraits."""
        edition = self.castle.edition
        wide, high = self.width * CELL, self.height * CELL
        self.parts.append(
            f'<rect x="{-EDGE}" y="{-EDGE}" width="{wide + 2 * EDGE}" height="{high + 2 * EDGE}" fill="#f4eddd"/>'
        )
        self.parts.append(f'<rect width="{wide}" height="{high}" fill="#fdfbf5" stroke="{INK}" stroke-width="5"/>')
        for number, coat in enumerate(edition.coats):
            for y in (-EDGE / 2, high + EDGE / 2):
                self.text((number + 0.5) * ROOM, y - 12, 24, chr(ord("a") + number))
                self.text((number + 0.5) * ROOM, y + 14, 16, coat, "#555c76")
        for number, portrait in enumerate(edition.portraits):
            for x, turn in ((-EDGE / 2, -90), (wide + EDGE / 2, 90)):
                y = (number + 0.5) * ROOM
                self.parts.append(f'<g transform="translate({x:g} {y:g}) rotate({turn})">')
                self.text(0, -12, 24, str(number + 1))
                self.text(0, 14, 16, portrait, "#555c76")
                self.parts.append("</g>")

    def floors(self) -> None:
        """Rooms a little warmer than corridors, and seams of the tiles as hairlines."""
        castle = self.castle
        for cell in range(self.width * self.height):
            if castle.region[cell] < castle.rooms:
                x, y = cell % self.width * CELL, cell // self.width * CELL
                self.parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="#f6e9cf"/>')
        for at in range(2 * ROOM, self.width * CELL, 2 * ROOM):
            self.parts.append(f'<path d="M{at} 0V{self.height * CELL}" stroke="#cbbd9c" stroke-dasharray="2 6"/>')
        for at in range(2 * ROOM, self.height * CELL, 2 * ROOM):
            self.parts.append(f'<path d="M0 {at}H{self.width * CELL}" stroke="#cbbd9c" stroke-dasharray="2 6"/>')

    def walls(self) -> list[tuple[float, float, str]]:
        """Every wall: its colour, its texture, an ink outline; returns where the letters belong."""
        letters = self.castle.edition.letters
        plates: list[tuple[float, float, str]] = []
        for wall, paint in enumerate(self.castle.paint):
            if paint == NO_WALL:
                continue
            letter = letters[int(paint)]
            x, y = wall // 2 % self.width * CELL, wall // 2 // self.width * CELL
            if wall % 2 == 0:
                box = (x + CELL - WALL / 2, float(y), WALL, float(CELL))
            else:
                box = (float(x), y + CELL - WALL / 2, float(CELL), WALL)
            place = f'x="{box[0]:g}" y="{box[1]:g}" width="{box[2]:g}" height="{box[3]:g}"'
            colour = PAINTS.get(letter, "#888888")
            self.parts.append(f'<rect {place} fill="{colour}" stroke="{INK}" stroke-width="1.2"/>')
            if TEXTURES.get(letter):
                self.parts.append(f'<rect {place} fill="url(#t{letter})"/>')
            elif wall % 2 == 0:
                middle = box[0] + WALL / 2
                self.parts.append(f'<path d="M{middle:g} {y + 3}V{y + CELL - 3}" stroke="{INK}" opacity=".45"/>')
            else:
                middle = box[1] + WALL / 2
                self.parts.append(f'<path d="M{x + 3} {middle:g}H{x + CELL - 3}" stroke="{INK}" opacity=".45"/>')
            plates.append((box[0] + box[2] / 2, box[1] + box[3] / 2, letter))
        return plates

    def plates(self, plates: list[tuple[float, float, str]]) -> None:
        """A wall's letter on its plate, never on the colour."""
        for across, down, letter in plates:
            self.parts.append(f'<use href="#plate" x="{across:g}" y="{down:g}"/>')
            place = f'x="{across:g}" y="{down + 3.4:g}" font-size="9.6" font-weight="700"'
            self.parts.append(f'<text {place} text-anchor="middle" fill="{INK}">{letter}</text>')

    def middle(self, room: int, slot: int, of: int) -> tuple[float, float]:
        """Where a token stands: in the middle of its room, beside its fellow if there are two."""
        cells = [cell for cell in range(self.width * self.height) if self.castle.region[cell] == room]
        columns = [cell % self.width for cell in cells]
        rows = [cell // self.width for cell in cells]
        # The block of two by two that every room has is the part where most of its cells are.
        column = max(set(columns), key=lambda one: sum([abs(one - other) <= 1 and one <= other for other in columns]))
        row = max(set(rows), key=lambda one: sum([abs(one - other) <= 1 and one <= other for other in rows]))
        shift = (slot - (of - 1) / 2) * 34
        return (column + 1) * CELL + shift, (row + 1) * CELL

    def names(self) -> None:
        """The name of each room, in a corner of it."""
        for room, name in enumerate(self.castle.room_names):
            cell = int(self.castle.anchor[room])
            x, y = cell % self.width * CELL, cell // self.width * CELL
            self.text(x + 13, y + 17, 12.5, name, "#555c76", "start")

    def specials(self, taken: dict[int, int]) -> None:
        """Trapdoors and transitions, smaller where somebody stands."""
        for room in self.castle.trapdoors:
            x, y = self.middle(int(room), 0, taken.get(int(room), 0) + 1)
            self.parts.append(
                f'<g transform="translate({x:g} {y:g})"><rect x="-15" y="-15" width="30" height="30" rx="3" '
                f'fill="#5a5340" stroke="{INK}" stroke-width="2"/>'
                f'<path d="M-15 -5H15M-15 5H15" stroke="{PLATE}" stroke-width="1.5"/>'
                f'<circle cx="9" cy="0" r="2.6" fill="{PLATE}"/></g>'
            )
        for room in self.castle.transitions:
            x, y = self.middle(int(room), 0, taken.get(int(room), 0) + 1)
            self.parts.append(
                f'<g transform="translate({x:g} {y:g})"><circle r="15" fill="{PLATE}" stroke="{INK}" stroke-width="2"/>'
                f'<path d="M0 -15A15 15 0 0 1 0 15A7.5 7.5 0 0 1 0 0A7.5 7.5 0 0 0 0 -15Z" fill="{INK}"/></g>'
            )

    def figures(self, ghost: int, goal: int, beside: dict[int, int]) -> None:
        """The ghost, bare and open-mouthed, and the visitor with the hair on end."""
        x, y = self.middle(ghost, 1 if ghost in beside else 0, 2 if ghost in beside else 1)
        self.parts.append(
            f'<g transform="translate({x:g} {y:g})"><path d="M-16 20V-4A16 18 0 0 1 16 -4V20L9 14L3 20L-3 14L-9 20Z" '
            f'fill="{PLATE}" stroke="{INK}" stroke-width="2"/><circle cx="-6" cy="-5" r="2.6" fill="{INK}"/>'
            f'<circle cx="6" cy="-5" r="2.6" fill="{INK}"/><ellipse cy="5" rx="4" ry="5.5" fill="{INK}"/></g>'
        )
        x, y = self.middle(goal, 1 if goal in beside else 0, 2 if goal in beside else 1)
        self.parts.append(
            f'<g transform="translate({x:g} {y:g})"><circle r="19" fill="#ffc861" stroke="{INK}" stroke-width="2"/>'
            f'<path d="M-7 -8L-9 -15M-2 -9L-2 -16M3 -9L4 -16M8 -8L10 -14" stroke="{INK}" stroke-width="2"/>'
            f'<g fill="{PLATE}" stroke="{INK}"><circle cx="-6" cy="-2" r="3.4"/><circle cx="6" cy="-2" r="3.4"/></g>'
            f'<g fill="{INK}"><circle cx="-6" cy="-2" r="1.3"/><circle cx="6" cy="-2" r="1.3"/></g>'
            f'<ellipse cy="9" rx="4.5" ry="4" fill="{INK}"/></g>'
        )

    def path(self, legs: list[list[int]]) -> None:
        """A way, as a line from cell to cell; dashes lead from trapdoor to trapdoor."""
        points = [[self.centre(cell) for cell in leg] for leg in legs]
        for number, leg in enumerate(points):
            if number > 0:
                (x, y), (across, down) = points[number - 1][-1], leg[0]
                line = f"M{x:g} {y:g}L{across:g} {down:g}"
                self.parts.append(
                    f'<path d="{line}" stroke="{INK}" stroke-width="4" stroke-dasharray="4 8" fill="none"/>'
                )
            line = "M" + "L".join([f"{x:g} {y:g}" for x, y in leg])
            for colour, thick in ((PLATE, 8), ("#8a3b00", 4.5)):
                self.parts.append(
                    f'<path d="{line}" stroke="{colour}" stroke-width="{thick:g}" fill="none" stroke-linejoin="round" '
                    'stroke-linecap="round" opacity=".9"/>'
                )

    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        return (cell % self.width + 0.5) * CELL, (cell // self.width + 0.5) * CELL


def picture(castle: Castle, ghost: int, goal: int, legs: list[list[int]], title: str) -> str:
    """The whole picture as the text of an SVG file; without legs it gives no way away."""
    drawing = Drawing(castle)
    specials = [int(room) for room in castle.trapdoors] + [int(room) for room in castle.transitions]
    beside = {room: 1 for room in (ghost, goal) if room in specials}
    drawing.frame()
    drawing.floors()
    drawing.names()
    plates = drawing.walls()
    drawing.specials(beside)
    drawing.path(legs)
    drawing.plates(plates)
    drawing.figures(ghost, goal, beside)
    wide, high = drawing.width * CELL + 2 * EDGE, drawing.height * CELL + 2 * EDGE
    textures = "".join(
        [
            f'<pattern id="t{letter}" width="10" height="10" patternUnits="userSpaceOnUse">{shape}</pattern>'
            for letter, shape in TEXTURES.items()
            if shape
        ]
    )
    plate = f'<circle id="plate" r="6.6" fill="{PLATE}" stroke="{INK}" stroke-width=".7"/>'
    fonts = "Atkinson Hyperlegible, Inter, system-ui, sans-serif"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-EDGE} {-EDGE} {wide} {high}" role="img"'
    body = "".join(drawing.parts)
    return f'{head} font-family="{fonts}"><title>{title}</title><defs>{textures}{plate}</defs>{body}</svg>\n'


def shortest(ways: list[Way]) -> Way:
    """The way with the fewest crossings, then the fewest specials."""
    return min(ways, key=lambda way: (int(way.crossings), int(way.specials)))
