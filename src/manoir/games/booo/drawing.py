"""The castle in the terminal: walls in colour and in letters, the ghost, the visitor, the tokens, and who holds what.

A cell is two characters wide with a wall beside and below it, so that the whole castle takes 77 columns. Colour is not
the only sign: every wall carries the letter of its colour, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from manoir.games.booo.schema import CastleSeen, Seen
from manoir.words import Words

# The wall colours of the house, each with an ink that can be read on it.
PAINTS = {
    "W": ("#12182b", "#fbfaf5"),
    "Y": ("#12182b", "#ffd71d"),
    "R": ("#fffaf0", "#d81b0a"),
    "B": ("#12182b", "#34a5ff"),
    "G": ("#fffaf0", "#07775a"),
    "V": ("#fffaf0", "#8f51b5"),
}
CORRIDOR = Style(bgcolor="#1d2848")
ROOM = Style(color="#b3bdd8", bgcolor="#36446f")
GHOST = Style(color="#12182b", bgcolor="#fffaf0", bold=True)
VISITOR = Style(color="#2a1a05", bgcolor="#ffc861", bold=True)
SPECIAL = Style(color="#ffd98a", bgcolor="#36446f", bold=True)
FRAME = Style(color="#b3bdd8")
DOTS = Style(color="#ffc861")
MARKS = {"ghost": ("gh", GHOST), "visitor": ("!!", VISITOR), "trapdoor": ("▽▽", SPECIAL), "transition": ("◇◇", SPECIAL)}


def draw(view: Seen, words: Words, players: Sequence[str], seat: int | None) -> RenderableType:
    """Everything on the table, from what a chair sees."""
    return Group(castle(view, words), Text(), legend(view, words, players, seat), seats(view, words, players, seat))


def castle(view: CastleSeen, words: Words, path: Sequence[tuple[int, int]] = ()) -> Text:
    """The map with its figures; cells of a path, as (column, row) from 0, are dotted."""
    lines: list[str] = view["map"]
    width = len(lines[0]) // 3
    columns = len(view["coats"])
    marks = _marks(view, lines)
    letters = letters_of(view["colours"], words)
    text = Text(no_wrap=True)
    text.append("   " + "".join(f"{number + 1:^3}" for number in range(width)) + "\n", FRAME)
    for number, line in enumerate(lines):
        row = number // 2
        text.append(f"{row + 1:>2}" if number % 2 else "  ", FRAME)
        for column in range(width):
            _edge(text, lines, letters, number, 3 * column)
            if number % 2 == 0:
                _side(text, lines, letters, number, 3 * column + 1)
                continue
            name = line[3 * column + 1 : 3 * column + 3]
            if (column, row) in marks:
                text.append(*marks[column, row])
            elif (column, row) in path:
                text.append("••", (ROOM if name.strip() else CORRIDOR) + DOTS)
            elif name.strip():
                text.append(name if _is_anchor(lines, column, row) else "  ", ROOM)
            else:
                text.append("  ", CORRIDOR)
        _edge(text, lines, letters, number, 3 * width)
        text.append(_portrait(view, number, len(lines)), FRAME)
        text.append("\n")
    text.append(
        "   " + "".join(f"{chr(ord('a') + number):^{3 * width // columns}}" for number in range(columns)), FRAME
    )
    return text


def letters_of(colours: dict[str, str], words: Words) -> dict[str, str]:
    """What the reader reads on a wall, by what the map writes; a map's own letter for a colour without words."""
    known = {code: name for code, name in colours.items() if words.has(f"letter-{name}")}
    return {code: words.letter(known[code]) if code in known else code for code in (*PAINTS, *colours)}


def _marks(view: CastleSeen, lines: list[str]) -> dict[tuple[int, int], tuple[str, Style]]:
    """What stands where: specials first, then the visitor and the ghost on cells of their own room."""
    found: dict[tuple[int, int], tuple[str, Style]] = {}
    claim = view["claim"]
    placed = [(room, "trapdoor") for room in view["trapdoors"]] + [(room, "transition") for room in view["transitions"]]
    placed += [(view["room"], "visitor")] if view["room"] else []
    placed += [(view["ghost"], "ghost")] if not claim else []
    for room, kind in placed:
        free = [cell for cell in _cells(lines, room) if cell not in found]
        found[free[-1] if kind in ("trapdoor", "transition") else free[min(1, len(free) - 1)]] = MARKS[kind]
    if claim:
        column, row = claim["cell"].split(".")
        found[int(column) - 1, int(row) - 1] = MARKS["ghost"]
    return found


def _cells(lines: list[str], room: str) -> list[tuple[int, int]]:
    """The cells of a room, from the north-west."""
    width = len(lines[0]) // 3
    return [
        (column, row)
        for row in range(len(lines) // 2)
        for column in range(width)
        if lines[2 * row + 1][3 * column + 1 : 3 * column + 3].strip() == room
    ]


def _is_anchor(lines: list[str], column: int, row: int) -> bool:
    """Whether a cell is where its room's name is written: once is enough."""
    room = lines[2 * row + 1][3 * column + 1 : 3 * column + 3].strip()
    return _cells(lines, room)[0] == (column, row)


def _edge(text: Text, lines: list[str], letters: dict[str, str], number: int, at: int) -> None:
    """The line between two cells of a row, or the corner where lines meet."""
    sign = lines[number][at]
    if sign in PAINTS:
        ink, paint = PAINTS[sign]
        text.append(letters[sign], Style(color=ink, bgcolor=paint, bold=True))
    elif number in (0, len(lines) - 1) or at in (0, len(lines[0]) - 1):
        text.append("·", FRAME)
    elif number % 2 == 0 and (paint := _joint(lines, number, at)):
        text.append(" ", Style(bgcolor=paint))
    else:
        text.append(" ", _floor(lines, number, at))


def _joint(lines: list[str], number: int, at: int) -> str:
    """The colour of a corner where walls meet: that of the wall west of it, or else of any."""
    for sign in (lines[number][at - 1], lines[number][at + 1], lines[number - 1][at], lines[number + 1][at]):
        if sign in PAINTS:
            return PAINTS[sign][1]
    return ""


def _side(text: Text, lines: list[str], letters: dict[str, str], number: int, at: int) -> None:
    """The line below a cell."""
    sign = lines[number][at]
    if sign in PAINTS:
        ink, paint = PAINTS[sign]
        text.append(letters[sign] + " ", Style(color=ink, bgcolor=paint, bold=True))
    elif number in (0, len(lines) - 1):
        text.append("··", FRAME)
    else:
        text.append("  ", _floor(lines, number, at))


def _floor(lines: list[str], number: int, at: int) -> Style:
    """A line without a wall is floor: of a room if both sides of it are that room."""
    around = set()
    rows = (number - 1, number + 1) if number % 2 == 0 else (number,)
    columns = (at - 2, at + 1) if at % 3 == 0 else (at,)
    for row in rows:
        for column in columns:
            around.add(lines[row][column : column + 2].strip())
    return ROOM if len(around) == 1 and "" not in around else CORRIDOR


def _portrait(view: CastleSeen, number: int, count: int) -> str:
    """The name of a row of rooms, at its middle."""
    high = count // len(view["portraits"])
    return f" {number // high + 1}" if number % high == high // 2 and number // high < len(view["portraits"]) else ""


def legend(view: Seen, words: Words, players: Sequence[str], seat: int | None) -> Text:
    """What is going on, in a line."""
    text = Text()
    text.append(words.say("booo-board-round", visitor=view["visitor"], route=view["route"]), "bold")
    text.append(" · " + words.say("booo-board-pile", left=view["pile"]))
    if view["room"]:
        text.append(" · ")
        text.append(*MARKS["ghost"])
        text.append(f" {view['ghost']} ")
        text.append(*MARKS["visitor"])
        text.append(f" {view['room']} ")
        text.append(*MARKS["trapdoor"])
        text.append(f" {words.name('booo', 'trapdoor')} ")
        text.append(*MARKS["transition"])
        text.append(f" {words.name('booo', 'transition')}")
    if view["claim"]:
        player = players[view["claim"]["seat"] - 1]
        colour = words.name("booo", view["claim"]["colour"])
        you = "player" if view["claim"]["seat"] - 1 == seat else "none"
        text.append(" · " + words.say("booo-board-claim", player=player, colour=colour, you=you), "bold yellow")
    return text


def seats(view: Seen, words: Words, players: Sequence[str], seat: int | None) -> Table:
    """Who holds which walls and visitors, and who has a hand up."""
    table = Table.grid(padding=(0, 2))
    for row in view["seats"]:
        number = row["seat"]
        name = Text(players[number - 1], "bold underline" if seat == number - 1 else "")
        notes = [words.say("booo-board-first")] if view["first"] == number else []
        notes += [words.say("booo-board-hand")] if row["hand"] else []
        visitors = " ".join(str(visitor) for visitor in row["visitors"])
        table.add_row(name, f"{row['total']:>2}", tokens(view, words, row["walls"]), f"[{visitors}]", ", ".join(notes))
    table.add_row(words.say("booo-board-supply"), "", tokens(view, words, view["supply"]), "", _gone(view, words))
    return table


def _gone(view: Seen, words: Words) -> str:
    return words.say("booo-board-gone", gone=", ".join(map(str, view["gone"]))) if view["gone"] else ""


def tokens(view: Seen, words: Words, walls: Sequence[str]) -> Text:
    """Wall tokens, each a letter on its colour, and the colour's name."""
    text = Text()
    letters = letters_of(view["colours"], words)
    for letter, name in view["colours"].items():
        if name in walls:
            ink, paint = PAINTS.get(letter, ("#12182b", "#fbfaf5"))
            text.append(f" {letters[letter]} ", Style(color=ink, bgcolor=paint, bold=True))
            text.append(f" {words.name('booo', name)} ")
    return text
