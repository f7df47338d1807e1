"""The manor of Minuit in a terminal: the gallery as a ring, rooms outside their doors, the stairs in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from manoir.games.minuit.drawing.canvas import Canvas
from manoir.games.minuit.schema import DrawingSeen, RoomSeen, Seen
from manoir.words import Words

# The colours that figures have everywhere in the house.
FIGURES = {
    "blue": "bold #ffffff on #3f4df0",
    "red": "bold #12182b on #f56934",
    "turquoise": "bold #12182b on #4fd2bb",
    "yellow": "bold #12182b on #ffcc20",
    "black": "bold #ffffff on #1b1d26",
    "lilac": "bold #12182b on #af8cff",
    "white": "bold #12182b on #fbfaf5",
    "green": "bold #ffffff on #1e5417",
}
HUGO = "bold #12182b on #b9f0ff"
LINE, DIM, LIT, COST, GAIN = "#6f7fb5", "dim", "bold", "#ff9f8c", "#8fdcb4"
WIDE, HIGH = 8, 3  # a space, one of its own lines included
SIDE = 9  # a room beside the ring
MARGIN = 2  # by which the rooms at the corners stand out
ROOM_HIGH = 4
ARROWS = {(1, 0): "→", (-1, 0): "←", (0, 1): "↓", (0, -1): "↑"}


def draw(view: Seen, words: Words, players: Sequence[str], seat: int | None) -> RenderableType:
    """The table as one chair sees it."""
    manor = Manor(view, words)
    return Group(manor.headline(players, seat), manor, manor.scores(players, seat))


class Manor:
    """One position, drawn as wide as the terminal allows."""

    def __init__(self, view: Seen, words: Words) -> None:
        self.view = view
        self.board = view["board"]
        self.words = words
        self.letters: dict[str, tuple[str, str]] = {}
        self.at: dict[str, list[str]] = {}  # who is where: place -> colours
        for row in view["seats"]:
            if row["colour"] is not None:
                self.letters[row["colour"]] = self.letter(row["colour"])
            for place in row["figures"]:
                self.at.setdefault(place, []).append(row["colour"] or "")

    def letter(self, colour: str) -> tuple[str, str]:
        """A colour's letter and style; a colour that the house does not know takes a letter that is free."""
        if colour in FIGURES:
            return self.words.letter(colour), FIGURES[colour]
        taken = {letter for letter, _ in self.letters.values()} | {self.words.letter(known) for known in FIGURES}
        free = [letter for letter in (colour + "abcdefghijklmnopqrstuvwxyz").upper() if letter not in taken]
        return (free[0] if free else "?", "bold reverse")

    def say(self, key: str, **values: object) -> str:
        """Words of the board."""
        return self.words.say(f"minuit-board-{key}", **values)

    def label(self, room: str) -> str:
        """A room's short name."""
        key = f"minuit-label-{room}"
        return self.words.say(key) if self.words.has(key) else room.replace("-", " ").capitalize()

    # Above and below the board

    def headline(self, players: Sequence[str], seat: int | None) -> Text:
        """Which round, whose turn, what was rolled."""
        view = self.view
        line = Text(self.say("round", round=view["round"], rounds=view["rounds"]), style="bold")
        stage, turn = view["stage"], view["turn"]
        player = players[turn - 1] if turn is not None else ""
        line.append("  ·  ")
        you = "player" if turn is not None and turn - 1 == seat else "none"
        line.append(self.say(stage, player=player, number=view["number"] or 0, you=you), "bold yellow")
        if stage in ("moving", "rolling") and view["hugo"].startswith("step-"):
            line.append(f"  ·  {self.say('rooms-shut')}", DIM)
        return line

    def scores(self, players: Sequence[str], seat: int | None) -> Table:
        """Each player's figures and points."""
        view = self.view
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column("")
        table.add_column(self.say("player"))
        for key in ("abroad", "hidden", "caught"):
            table.add_column(self.say(key), justify="right", style=DIM)
        for number in range(1, view["rounds"] + 1):
            table.add_column(str(number), justify="right")
        table.add_column(self.say("total"), justify="right", style="bold")
        rooms = {room["room"] for room in self.board["rooms"]}
        for row in view["seats"]:
            letter, style = self.letters.get(row["colour"] or "", ("·", DIM))
            mark = Text("▶" if row["seat"] == view["turn"] else " ", "bold yellow").append(f" {letter} ", style)
            name = Text().append(players[row["seat"] - 1], "bold underline" if row["seat"] - 1 == seat else "")
            where = row["figures"]
            abroad = sum(place.isdecimal() for place in where)
            hidden = sum(place in rooms for place in where)
            caught = sum(place == "cellar" or place.startswith("step-") for place in where)
            points = [str(number) for number in row["rounds"]] + [""] * (view["rounds"] - len(row["rounds"]))
            table.add_row(mark, name, str(abroad), str(hidden), str(caught), *points, str(row["total"]))
        return table

    # The board

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawing = self.board["drawing"]
        if drawing is not None:
            plan = Plan(self, drawing)
            if plan.width <= options.max_width and plan.rings():
                yield plan.drawn()
                return
        yield self.listed(options.max_width)

    def listed(self, width: int) -> Text:
        """The board as lists, for a narrow terminal or an edition without a drawing."""
        doors = {room["door"] for room in self.board["rooms"] if room["open"]}
        spaces = [
            self.item(str(space), LIT if space in doors else DIM, str(space))
            for space in range(1, self.board["spaces"] + 1)
        ]
        steps = [self.item(f"+{worth}", COST, f"step-{worth}") for worth in self.board["steps"]]
        cellar = self.item(f"{self.say('cellar')} +{self.board['cellar']}", COST, "cellar")
        rooms = []
        for room in self.board["rooms"]:
            named = Text(f"{room['door']} {self.label(room['room'])}", LIT if room["open"] else DIM)
            fate = self.fate(room, 16)
            rooms.append(named.append(" ").append_text(fate) if len(fate) else named)
        lines = [(self.say("gallery"), spaces), (self.say("stairs"), [*steps, cellar]), (self.say("rooms"), rooms)]
        return Text("\n").join(self.list_of(head, row, width) for head, row in lines)

    def list_of(self, head: str, items: Sequence[Text], width: int) -> Text:
        """A list with its heading, in lines that break between things and never within one."""
        lines = [Text(self.words.say("list-head", head=head), "bold")]
        for item in items:
            if len(lines[-1]) + 2 + len(item) > width:
                lines.append(Text(" "))
            lines[-1].append(" " if item is items[0] or len(lines[-1]) == 1 else "  ").append_text(item)
        return Text("\n").join(lines)

    def item(self, head: str, style: str, place: str) -> Text:
        """A place in a list, with Hugo and the figures."""
        text = Text(head, style)
        if self.view["hugo"] == place:
            text.append(self.say("hugo"), HUGO)
        figures = self.figures(place, 12)
        return text.append(":").append_text(figures) if len(figures) else text

    def figures(self, place: str, width: int) -> Text:
        """The letters of those at a place, counted when there are too many to show each."""
        colours = self.at.get(place, [])
        text = Text()
        for colour in colours if len(colours) <= width else dict.fromkeys(colours):
            letter, style = self.letters.get(colour, ("·", DIM))
            text.append(letter, style)
            if len(colours) > width:
                text.append(str(colours.count(colour)))
        return text

    def fate(self, room: RoomSeen, width: int) -> Text:
        """Who is in a room, or what it takes to get in; and what it costs."""
        worth = room["fright"]
        cost = f"+{worth}" if worth > 0 else f"−{-worth}" if worth < 0 else ""
        text = Text()
        if room["room"] in self.at:
            text.append_text(self.figures(room["room"], width)).append(" " if cost else "")
        elif not room["open"]:
            text.append(self.say("closed"), DIM)
        elif room["exact"]:
            text.append(self.say("exact")).append(" " if len(self.say("exact")) + len(cost) < width else "")
        return text.append(cost, COST if worth > 0 else GAIN)


class Plan:
    """The board on its grid."""

    def __init__(self, manor: Manor, drawing: DrawingSeen) -> None:
        self.manor = manor
        self.board = manor.board
        self.drawing = drawing
        self.cells = [tuple(cell) for cell in drawing["spaces"]]
        every = [*self.cells, *map(tuple, drawing["steps"]), tuple(drawing["cellar"])]
        self.columns = 1 + max(column for column, _ in every)
        self.rows = 1 + max(row for _, row in every)
        self.sides: dict[str, list[RoomSeen]] = {"top": [], "bottom": [], "left": [], "right": []}
        for room in self.board["rooms"]:
            self.sides[self.side(room)].append(room)
        self.left = SIDE if self.sides["left"] else MARGIN
        self.top = ROOM_HIGH if self.sides["top"] else 0
        self.width = self.left + self.columns * WIDE + 1 + (SIDE if self.sides["right"] else MARGIN)
        self.height = self.top + self.rows * HIGH + 1 + (ROOM_HIGH if self.sides["bottom"] else 0)
        self.canvas = Canvas(self.width, self.height)

    def rings(self) -> bool:
        """Whether every room's door is on the outer edge, so that there is a place for the room outside it."""
        doors = [self.cells[room["door"] - 1] for room in self.board["rooms"]]
        return all(column in (0, self.columns - 1) or row in (0, self.rows - 1) for column, row in doors)

    def side(self, room: RoomSeen) -> str:
        """On which side of the ring a room lies: beyond its door, outwards."""
        column, row = self.cells[room["door"] - 1]
        if row == 0:
            return "top"
        if row == self.rows - 1:
            return "bottom"
        return "left" if 2 * column < self.columns else "right"

    def drawn(self) -> Text:
        """The whole plan."""
        drawing = self.drawing
        for number, cell in enumerate(self.cells, 1):
            self.space(number, cell, self.cells[number % len(self.cells)])
        for worth, cell in zip(self.board["steps"], drawing["steps"], strict=True):
            self.cell(cell, f"+{worth}", COST, f"step-{worth}")
        self.cell(drawing["cellar"], self.manor.say("cellar"), LIT, "cellar")
        self.cost_of_cellar(drawing["cellar"])
        for side in ("top", "bottom"):
            self.row_of_rooms(side)
        for side in ("left", "right"):
            for room in self.sides[side]:
                self.side_room(room, side)
        return self.canvas.text(LINE)

    def corner(self, cell: Sequence[int]) -> tuple[int, int]:
        """The upper left point of a cell."""
        return self.left + cell[0] * WIDE, self.top + cell[1] * HIGH

    def space(self, number: int, cell: Sequence[int], after: Sequence[int]) -> None:
        """A space of the gallery, and which way it goes on from it."""
        self.cell(cell, str(number), DIM, str(number))
        x, y = self.corner(cell)
        arrow = ARROWS.get((after[0] - cell[0], after[1] - cell[1]), "")
        if self.manor.view["hugo"] != str(number):
            self.canvas.write(x + WIDE - 1, y + 1, arrow, LINE)

    def cell(self, cell: Sequence[int], head: str, style: str, place: str) -> None:
        """One square: what it is called, Hugo if he is there, and the figures."""
        x, y = self.corner(cell)
        self.canvas.box(x, y, WIDE + 1, HIGH + 1)
        self.canvas.write(x + 1, y + 1, head, style)
        if self.manor.view["hugo"] == place:
            hugo = self.manor.say("hugo")[: WIDE - 1 - len(head)]
            self.canvas.write(x + WIDE - len(hugo), y + 1, hugo, HUGO)
        self.spell(x + 1, y + 2, self.manor.figures(place, WIDE - 1), WIDE - 1)

    def cost_of_cellar(self, cell: Sequence[int]) -> None:
        """What the cellar costs, where it leaves room."""
        x, y = self.corner(cell)
        cost = f"+{self.board['cellar']}"
        if len(self.manor.figures("cellar", WIDE - 1)) < WIDE - 1 - len(cost):
            self.canvas.write(x + WIDE - len(cost), y + 2, cost, COST)

    def row_of_rooms(self, side: str) -> None:
        """The rooms above or below the ring, each as wide as its neighbours leave it, two spaces at the most."""
        rooms = sorted(self.sides[side], key=lambda room: self.cells[room["door"] - 1][0])
        columns = [self.cells[room["door"] - 1][0] for room in rooms]
        y = 0 if side == "top" else self.top + self.rows * HIGH
        for room, column, following in zip(rooms, columns, [*columns[1:], self.columns], strict=True):
            x = self.left + column * WIDE
            end = x + min(2, following - column) * WIDE
            door = x + WIDE // 2
            if column == 0:
                x -= MARGIN
            if column == self.columns - 1:
                end += SIDE - 1 if self.sides["right"] else MARGIN
            self.room(room, x, y, end - x + 1, ROOM_HIGH + 1)
            self.door(room, door - 1, y + ROOM_HIGH if side == "top" else y, "   ")

    def side_room(self, room: RoomSeen, side: str) -> None:
        """A room beside the ring, reaching past its neighbours' spaces where no other room lies."""
        column, row = self.cells[room["door"] - 1]
        taken = {self.cells[other["door"] - 1][1] for other in self.sides[side]} | {0, self.rows - 1}
        above = 0 if row - 1 in taken else HIGH
        below = 0 if row + 1 in taken else HIGH
        x, y = self.corner((column, row))
        wall = x if side == "left" else x + WIDE
        self.room(room, wall - SIDE + 1 if side == "left" else wall, y - above, SIDE, HIGH + 1 + above + below)
        self.door(room, wall, y + 1, " ")

    def room(self, room: RoomSeen, x: int, y: int, width: int, height: int) -> None:
        """A room's walls, its name, and what is to be said of it on the last line."""
        self.canvas.box(x, y, width, height)
        style = LIT if room["open"] else DIM
        lines = wrap(self.manor.label(room["room"]), width - 2)[: max(1, height - 3)]
        first = y + 1 + max(0, height - 5) // 2
        for number, line in enumerate(lines):
            self.canvas.write(x + 1, first + number, line[: width - 2].center(width - 2), style)
        fate = self.manor.fate(room, width - 2)
        self.spell(x + 1 + (width - 2 - len(fate)) // 2, max(first + len(lines), first + 2), fate, width - 2)

    def door(self, room: RoomSeen, x: int, y: int, opening: str) -> None:
        """A door in the wall: a gap if it is open, a bar if it is closed."""
        self.canvas.write(x, y, opening if room["open"] else "╳" * len(opening), DIM)

    def spell(self, x: int, y: int, text: Text, width: int) -> None:
        """A styled text on the canvas."""
        for number, letter in enumerate(text.plain[:width]):
            styles = [str(span.style) for span in text.spans if span.start <= number < span.end]
            self.canvas.write(x + number, y, letter, styles[-1] if styles else "")
