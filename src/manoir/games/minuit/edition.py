"""The box of Minuit: its edition file, checked, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from manoir.kernel.choice import Choice, chosen, chosen_seat
from manoir.kernel.edition import LONGEST_NAME, Sheet

GHOST = "ghost"
MOST_ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Room:
    """A room beside the gallery."""

    id: str
    door: int  # the gallery space before it, from 1
    closed: bool
    exact: bool
    fright: int


Cell = tuple[int, int]
"""A column and a row, each from 0."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Where the parts of the board stand on a grid; the rules do not read it."""

    spaces: tuple[Cell, ...]
    steps: tuple[Cell, ...]  # from the cellar up
    cellar: Cell


@dataclass(frozen=True, slots=True)
class Edition:
    """Every number of one box."""

    spaces: int
    top: int  # the gallery space that the last step touches, from 1
    steps: tuple[int, ...]  # fright points, from the cellar up
    hugo_starts: int  # which step, counted from the cellar, from 0
    cellar: int
    faces: tuple[int, ...]  # 0 is a ghost
    advance: dict[int, int]  # Hugo's spaces, by number of players
    per_player: dict[int, int]
    colours: dict[str, int]
    rooms: tuple[Room, ...]
    drawing: Drawing | None
    rounds: int
    players: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Options:
    """What a table chose before it started."""

    edition: Edition
    seats: int
    rounds: int
    first: int | None  # the seat that starts, from 0; None: drawn by lot
    advance: int  # Hugo's spaces on a ghost
    choices: Mapping[str, object]  # as they were given, for the log


CHOICES = (
    Choice("rounds", "setup.rounds", values=lambda _: range(1, MOST_ROUNDS + 1), usual=lambda table: table.rounds),
    Choice("first", "setup.first", "seat"),
    Choice("hugo", "hugo.advance", values=lambda _: (2, 3), usual=lambda table: table.advance),
)


def open_sheet(sheet: Sheet) -> Edition:
    """The edition of a sheet, or WrongInput that names the key."""
    sheet.only("edition", "die", "gallery", "stairs", "hugo", "figures", "room", "drawing")
    head = sheet.part("edition")
    head.only("game", "name", "players", "rounds")
    low, high = head.wholes("players", 2, 8, size=2)
    if low > high:
        raise head.complain("players", [low, high], "the fewest players, then the most")
    gallery = sheet.part("gallery")
    gallery.only("spaces")
    spaces = gallery.whole("spaces", 4, 99)
    stairs = sheet.part("stairs")
    stairs.only("top", "steps", "hugo_starts_on", "cellar")
    steps = stairs.wholes("steps", 0, 99)
    if len(set(steps)) != len(steps):
        raise stairs.complain("steps", steps, "steps that all differ: people call them by their fright points")
    sheet.part("hugo").only("advance")
    sheet.part("figures").only("per_player", "colours")
    hugo_worth = stairs.whole("hugo_starts_on", 0, 99)
    if hugo_worth not in steps:
        raise stairs.complain("hugo_starts_on", hugo_worth, f"the worth of one step, one of {steps}")
    edition = Edition(
        spaces=spaces,
        top=stairs.whole("top", 1, spaces),
        steps=tuple(steps),
        hugo_starts=steps.index(hugo_worth),
        cellar=stairs.whole("cellar", 0, 99),
        faces=_faces(sheet.part("die")),
        advance=_by_players(sheet.part("hugo").part("advance"), low, high, 1, 99),
        per_player=_by_players(sheet.part("figures").part("per_player"), low, high, 1, 20),
        colours=_colours(sheet.part("figures")),
        rooms=_rooms(sheet, spaces),
        drawing=_drawing(sheet.part("drawing"), spaces, len(steps)) if "drawing" in sheet.keys() else None,
        rounds=head.whole("rounds", 1, MOST_ROUNDS),
        players=(low, high),
    )
    for seats in range(low, high + 1):
        figures = edition.per_player[seats]
        fit = sum(count >= figures for count in edition.colours.values())
        if fit < seats:
            place = sheet.part("figures")
            raise place.complain("colours", edition.colours, f"{seats} colours of {figures} figures or more")
        if figures * seats > spaces:
            place = sheet.part("figures")
            raise place.complain("per_player", figures, f"no more figures than the {spaces} spaces of the gallery hold")
    return edition


def _faces(die: Sheet) -> tuple[int, ...]:
    die.only("faces")
    faces = die.data.get("faces")
    fits = isinstance(faces, list) and all(
        face == GHOST or (isinstance(face, int) and not isinstance(face, bool) and 1 <= face <= 12) for face in faces
    )
    # A die without a ghost would never end a round; a die without a number would never move a figure.
    if not isinstance(faces, list) or not fits or GHOST not in faces or len(set(faces)) < 2:
        raise die.complain("faces", faces, "a list of numbers from 1 to 12 and 'ghost', at least one of each")
    return tuple(0 if face == GHOST else face for face in faces)


def _by_players(part: Sheet, low: int, high: int, least: int, most: int) -> dict[int, int]:
    """Numbers by how many play, from keys such as `4` or `2-4`."""
    found: dict[int, int] = {}
    for key in part.keys():
        ends = key.split("-")
        if not all(end in ONE_DIGIT for end in ends) or len(ends) > 2 or ends[0] > ends[-1]:
            raise part.complain(key, "a key that nothing reads", "a number of players such as '4' or '2-4'")
        for seats in range(int(ends[0]), int(ends[-1]) + 1):
            if seats in found:
                raise part.complain(key, f"{seats} players again", "every number of players once")
            found[seats] = part.whole(key, least, most)
    for seats in range(low, high + 1):
        if seats not in found:
            raise part.complain(str(seats), "nothing", f"a whole number for {seats} players")
    return found


def _colours(figures: Sheet) -> dict[str, int]:
    colours = figures.part("colours")
    if len(colours.keys()) > 60:
        raise figures.complain("colours", f"{len(colours.keys())} colours", "60 colours at the most")
    for name in colours.keys():
        if not _is_word(name):
            raise colours.complain(name, name, WORD)
    return {name: colours.whole(name, 1, 20) for name in colours.keys()}


def _is_word(name: str) -> bool:
    """Whether a name can stand in notation, where it must not be mistaken for a number or a word of its own."""
    letters = name.replace("-", "")
    is_one = letters.isalpha() and letters.islower() and len(name) <= LONGEST_NAME
    return is_one and name not in RESERVED and not name.startswith(("-", "step-"))


RESERVED = (
    "players",
    "round",
    "answered",
    "first",
    "hugo",
    "points",
    "colours",
    "to",
    "over",
    "cellar",
    "stairs",
    "box",
)
WORD = "one word of small letters and hyphens that notation does not use itself"
ONE_DIGIT = tuple("123456789")


def _rooms(sheet: Sheet, spaces: int) -> tuple[Room, ...]:
    rooms: list[Room] = []
    for part in sheet.parts("room"):
        part.only("id", "door", "closed", "exact", "fright")
        room = Room(
            id=part.text("id"),
            door=part.whole("door", 1, spaces),
            closed=part.yes("closed"),
            exact=part.yes("exact"),
            fright=part.whole("fright", -99, 99, default=0),
        )
        if not _is_word(room.id):
            raise part.complain("id", room.id, WORD)
        for other in rooms:
            if other.id == room.id:
                raise part.complain("id", room.id, "a name that no other room has")
            if other.door == room.door and not (other.closed or room.closed):
                raise part.complain("door", room.door, f"a space without an open door ({other.id} is there)")
        rooms.append(room)
    if len(rooms) > 60:
        raise sheet.complain("room", f"{len(rooms)} rooms", "60 rooms at the most")
    if all(room.closed for room in rooms):
        raise sheet.complain("room", "closed doors only", "at least one room with an open door")
    return tuple(rooms)


def _drawing(part: Sheet, spaces: int, steps: int) -> Drawing:
    part.only("spaces", "steps", "cellar")
    drawing = Drawing(
        spaces=_cells(part, "spaces", part.data.get("spaces"), spaces),
        steps=_cells(part, "steps", part.data.get("steps"), steps),
        cellar=_cells(part, "cellar", [part.data.get("cellar")], 1)[0],
    )
    taken = [*drawing.spaces, *drawing.steps, drawing.cellar]
    for cell in taken:
        if taken.count(cell) > 1:
            raise part.complain("spaces", list(cell), "cells that all differ, those of the steps and the cellar too")
    return drawing


def _cells(part: Sheet, key: str, found: object, size: int) -> tuple[Cell, ...]:
    cells = found if isinstance(found, list) else []
    for cell in cells:
        if not (isinstance(cell, list) and len(cell) == 2 and all(type(n) is int and 0 <= n <= 30 for n in cell)):
            raise part.complain(key, cell, "a column and a row such as [3, 0], each from 0 to 30")
    if len(cells) != size:
        raise part.complain(key, f"{len(cells)} cells", f"{size} cells, each a column and a row")
    return tuple((cell[0], cell[1]) for cell in cells)


def options(edition: Edition, seats: int, choices: Mapping[str, object]) -> Options:
    """The options of a table, or WrongInput that names the option."""
    return Options(
        edition=edition,
        seats=seats,
        rounds=chosen(choices, "rounds", 1, MOST_ROUNDS) or edition.rounds,
        first=chosen_seat(choices, "first", seats),
        advance=chosen(choices, "hugo", 2, 3) or edition.advance[seats],
        choices=dict(choices),
    )
