"""The walls, doors and rooms of a castle as characters."""

from __future__ import annotations

from rich.text import Text

from manoir.games.macgregor.schema import CastleSeen, RoomSeen

STYLES = {
    "red": "red1",
    "blue": "dodger_blue1",
    "green": "green3",
    "yellow": "yellow1",
    "orange": "dark_orange",
    "violet": "orchid",
}
ARROWS = {"north": "⇧", "east": "⇨", "south": "⇩", "west": "⇦"}
WIDEST = 97  # columns, where the terminal has as many: one of 100 with room to spare
TALL = 3  # lines a row: a wall and two lines of floor
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def style_of(colour: str | None) -> str:
    """How a colour of the game looks in a terminal."""
    return STYLES.get(colour or "", "white")


class Canvas:
    """A castle drawn cell by cell: the walls first, then doors, then what is in the rooms."""

    def __init__(self, castle: CastleSeen, letters: dict[str, str], width: int = WIDEST) -> None:
        self.castle = castle
        self.letters = letters
        self.unit = max(1, (min(width, WIDEST) - 1) // int(castle["width"]))
        self.wide = self.unit * castle["width"] + 1
        self.high = TALL * castle["rows"] + 1
        self.cells = [[(" ", "")] * self.wide for _ in range(self.high)]
        self.rooms = {room["id"]: room for room in castle["rooms"]}
        self._walls()
        for one, other, colour in castle["doors"]:
            self._door(self.rooms[one], self.rooms[other], colour)
        for colour, room, side in castle["exits"]:
            self._exit(self.rooms[room], side, colour)

    def lines(self) -> list[Text]:
        """The drawing, line by line."""
        drawn: list[Text] = []
        for row in self.cells:
            line = Text(no_wrap=True)
            for char, style in row:
                line.append(char, style)
            drawn.append(line)
        return drawn

    def label(self, room: RoomSeen, blazon: str) -> None:
        """The name of a room, its stair and its blazon, on the first line of its floor."""
        left, top, right, _ = self._box(room)
        self._write(left + 1, top + 1, Text(room["id"], "bold"), right)
        at = left + 1 + len(room["id"])
        self._write(at, top + 1, Text("≡" if room["stairs"] else " "), right)
        self._write(at + 1, top + 1, Text(blazon, "dim" if room["blazon"] else "bold"), right)

    def floor(self, room: RoomSeen, token: Text, pawns: list[Text]) -> None:
        """The token and the pawns of a room, on the second line of its floor."""
        left, top, right, _ = self._box(room)
        at = left + 2
        if token.plain:
            self._write(at, top + 2, token, right)
            at += len(token.plain) + 1
        tight = at + sum(len(pawn.plain) + 1 for pawn in pawns) > right
        for pawn in pawns:
            self._write(at, top + 2, pawn, right)
            at += len(pawn.plain) + (0 if tight else 1)

    def _box(self, room: RoomSeen) -> tuple[int, int, int, int]:
        """Left, top, right and bottom wall of a room."""
        start, end = room["span"]
        return start * self.unit, room["row"] * TALL, end * self.unit, (room["row"] + 1) * TALL

    def _write(self, at: int, line: int, text: Text, limit: int) -> None:
        """Characters on the floor, cut off at the wall."""
        for char in text.plain:
            if at < limit:
                self.cells[line][at] = (char, str(text.style))
                at += 1

    def _walls(self) -> None:
        """All walls, their corners joined."""
        arms = [[0] * self.wide for _ in range(self.high)]
        for room in self.castle["rooms"]:
            left, top, right, bottom = self._box(room)
            for at in range(left, right):
                for line in (top, bottom):
                    arms[line][at] |= RIGHT
                    arms[line][at + 1] |= LEFT
            for line in range(top, bottom):
                for at in (left, right):
                    arms[line][at] |= DOWN
                    arms[line + 1][at] |= UP
        for line, row in enumerate(arms):
            for at, arm in enumerate(row):
                if arm:
                    self.cells[line][at] = (CORNERS[arm], "grey58")

    def _door(self, one: RoomSeen, other: RoomSeen, colour: str) -> None:
        """A door in the middle of the wall that two rooms share."""
        if one["row"] == other["row"]:
            west = one if one["span"][0] < other["span"][0] else other
            self._sign(west["span"][1] * self.unit, west["row"] * TALL + 2, self.letters[colour], colour)
            return
        north = one if one["row"] < other["row"] else other
        start = max(one["span"][0], other["span"][0]) * self.unit
        end = min(one["span"][1], other["span"][1]) * self.unit
        self._sign((start + end) // 2 - 1, (north["row"] + 1) * TALL, f" {self.letters[colour]} ", colour)

    def _exit(self, room: RoomSeen, side: str, colour: str) -> None:
        """A way out in an outer wall."""
        left, top, right, bottom = self._box(room)
        if side in ("north", "south"):
            line = top if side == "north" else bottom
            self._sign((left + right) // 2 - 1, line, f"{ARROWS[side]}{self.letters[colour]}{ARROWS[side]}", colour)
        else:
            at = left if side == "west" else right
            self._sign(at, top + 1, ARROWS[side], colour)
            self._sign(at, top + 2, self.letters[colour], colour)

    def _sign(self, at: int, line: int, sign: str, colour: str) -> None:
        for number, char in enumerate(sign):
            self.cells[line][at + number] = (char, f"bold black on {style_of(colour)}")
