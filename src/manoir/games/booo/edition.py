"""The box of Booo!: its edition file, checked, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from manoir.games.booo.tile import Tile, tile_of
from manoir.kernel.choice import Choice, chosen, chosen_seat
from manoir.kernel.edition import Sheet
from manoir.kernel.numeral import is_numeral
from manoir.kernel.wrong import WrongInput, quoted

COLOURS = 6
ROUTES = 4
SPECIALS = 4
CORNERS = ("north-west", "north-east", "south-west", "south-east")


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything in one box. Rooms are numbered row by row from the north-west, from 0."""

    players: tuple[int, int]
    letters: tuple[str, ...]  # the colours, as they are drawn
    colours: tuple[str, ...]  # their names, in the same order
    coats: tuple[str, ...]  # by column, west to east
    portraits: tuple[str, ...]  # by row, north to south
    trapdoors: tuple[int, ...]
    transitions: tuple[int, ...]
    starts: tuple[int, ...]
    in_play: dict[int, int]  # visitors, by number of players
    routes: tuple[tuple[int, ...], ...]  # the visitors' rooms on each route
    tiles: tuple[Tile, ...]

    @property
    def columns(self) -> int:
        return len(self.coats)

    @property
    def rows(self) -> int:
        return len(self.portraits)


@dataclass(frozen=True, slots=True)
class Options:
    """What a table chose before it started."""

    edition: Edition
    seats: int
    first: int | None  # the first player, from 0; None: drawn by lot
    route: int | None  # from 0; None: drawn by lot
    trapdoors: tuple[int, ...]
    transitions: tuple[int, ...]
    delays: tuple[int, ...]  # milliseconds before a seat may answer in a new search
    pause: int  # milliseconds before a seat may answer after a claim of its own failed
    bound: int  # answers after which a search is given up; 0: never
    choices: Mapping[str, object]  # as they were given, for the log
    every_answer: bool = False  # whether the bound counts every answer, as in version 1 of the rules


WAITS = (0, 5_000, 10_000, 20_000, 30_000)
PAUSES = (0, 3_000, 5_000, 10_000)
LONGEST_WAIT = 60_000
TIMES = (0, LONGEST_WAIT)
MOST_ANSWERS = 10_000
LONGEST_MAP = 2_000  # letters
CHOICES = (
    Choice("first", "setup.route", "seat"),
    Choice("route", "setup.route", values=lambda _: range(1, ROUTES + 1)),
    Choice(
        "trapdoors",
        "setup.specials-ratio",
        "rooms",
        lambda _: range(SPECIALS + 1),
        lambda table: len(table.trapdoors),
    ),
    Choice("transitions", "setup.specials-ratio", "rooms"),
    Choice("delays", "search.all", "waits", lambda _: WAITS, lambda table: list(table.delays), TIMES),
    Choice("pause", "claim.no-penalty", "time", lambda _: PAUSES, lambda table: table.pause, TIMES),
    Choice(
        "bound",
        "machine.bound",
        values=lambda _: (0, 100, 300, 1_000),
        usual=lambda table: table.bound,
        span=(0, MOST_ANSWERS),
    ),
)


def room_name(room: int, columns: int) -> str:
    """A room as people name it: a letter for the column of its coat, a number for the row of its portrait."""
    return f"{chr(ord('a') + room % columns)}{room // columns + 1}"


def open_sheet(sheet: Sheet) -> Edition:
    """The edition of a sheet, or WrongInput that names the key, the tile and the cell."""
    sheet.only("edition", "colours", "frame", "specials", "ghost", "visitors", "tile")
    head = sheet.part("edition")
    head.only("game", "name", "players")
    low, high = head.wholes("players", 2, 6, size=2)
    if low > high:
        raise head.complain("players", [low, high], "the fewest players, then the most")
    letters, colours = _colours(sheet.part("colours"))
    coats, portraits = _frame(sheet.part("frame"))
    specials = sheet.part("specials")
    specials.only("trapdoors", "transitions")
    trapdoors = _rooms(specials, "trapdoors", len(coats), len(portraits))
    transitions = _rooms(specials, "transitions", len(coats), len(portraits))
    if len({*trapdoors, *transitions}) != SPECIALS or len(trapdoors) + len(transitions) != SPECIALS:
        raise specials.complain("transitions", specials.data["transitions"], f"{SPECIALS} specials in different rooms")
    routes = _routes(sheet.part("visitors"), len(coats), len(portraits), {*trapdoors, *transitions})
    edition = Edition(
        players=(low, high),
        letters=tuple(letters),
        colours=tuple(colours),
        coats=tuple(coats),
        portraits=tuple(portraits),
        trapdoors=trapdoors,
        transitions=transitions,
        starts=_starts(sheet.part("ghost"), len(coats), len(portraits)),
        in_play=_in_play(sheet.part("visitors"), low, high, len(routes[0])),
        routes=routes,
        tiles=_tiles(sheet, letters, len(coats) * len(portraits) // 4),
    )
    for number, route in enumerate(routes, 1):
        if set(edition.starts) == {route[0]}:
            ghost = sheet.part("ghost")
            raise ghost.complain(
                "starts", ghost.data["starts"], f"more than the first visitor's room of route {number}"
            )
    return edition


def _colours(part: Sheet) -> tuple[list[str], list[str]]:
    names = [part.text(letter) for letter in part.keys()]
    letters = part.keys()
    if len(letters) != COLOURS or len(set(names)) != COLOURS or not all(len(x) == 1 and x.isalpha() for x in letters):
        raise part.complain("*", part.data, f"{COLOURS} letters with {COLOURS} names that all differ")
    return letters, names


def _frame(part: Sheet) -> tuple[list[str], list[str]]:
    part.only("coats", "portraits", "white_tower")
    if part.text("white_tower", "north-west") not in CORNERS:
        raise part.complain("white_tower", part.data["white_tower"], f"one of {', '.join(CORNERS)}")
    sides = []
    for key in ("coats", "portraits"):
        side = part.texts(key)
        # Two rooms a tile, and as many tiles on one side of the middle tile as on the other.
        if len(side) not in (2, 6, 10):
            raise part.complain(key, f"{len(side)} names", "2, 6 or 10 names: two a tile, with a tile in the middle")
        sides.append(side)
    return sides[0], sides[1]


def _rooms(part: Sheet, key: str, columns: int, rows: int) -> tuple[int, ...]:
    wanted = f"a list of rooms, each [column, row] below [{columns}, {rows}]"
    found = part.data.get(key)
    if not isinstance(found, list):
        raise part.complain(key, "nothing" if key not in part.data else found, wanted)
    rooms = []
    for number, pair in enumerate(found, 1):
        fits = isinstance(pair, list) and len(pair) == 2 and all(type(one) is int for one in pair)
        if not fits or not (0 <= pair[0] < columns and 0 <= pair[1] < rows):
            raise part.complain(f"{key}[{number}]", pair, wanted)
        rooms.append(pair[1] * columns + pair[0])
    if len(set(rooms)) != len(rooms):
        raise part.complain(key, found, "rooms that all differ")
    return tuple(rooms)


def _starts(part: Sheet, columns: int, rows: int) -> tuple[int, ...]:
    part.only("starts")
    starts = _rooms(part, "starts", columns, rows)
    middle = (columns // 4, rows // 4)
    for room in starts:
        if (room % columns // 2, room // columns // 2) != middle:
            raise part.complain("starts", room_name(room, columns), "rooms of the middle tile")
    if not starts:
        raise part.complain("starts", [], "at least one room")
    return starts


def _routes(part: Sheet, columns: int, rows: int, specials: set[int]) -> tuple[tuple[int, ...], ...]:
    part.only("in_play", *(f"route_{number}" for number in range(1, ROUTES + 1)))
    routes: list[tuple[int, ...]] = []
    for number in range(1, ROUTES + 1):
        key = f"route_{number}"
        route = _rooms(part, key, columns, rows)
        for at, room in enumerate(route, 1):
            if room in specials:
                raise part.complain(f"{key}[{at}]", room_name(room, columns), "a room without a special token")
        if len(route) != len(routes[0] if routes else route) or not 1 <= len(route) <= 20:
            raise part.complain(key, f"{len(route)} rooms", "as many rooms as on route_1, 20 at the most")
        routes.append(route)
    return tuple(routes)


def _in_play(part: Sheet, low: int, high: int, most: int) -> dict[int, int]:
    counts = part.part("in_play")
    return {seats: counts.whole(str(seats), 1, most) for seats in range(low, high + 1)}


def _tiles(sheet: Sheet, letters: list[str], count: int) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for part in sheet.parts("tile"):
        part.only("number", "map")
        number = part.whole("number", 1, 99)
        if any(tile.number == number for tile in tiles):
            raise part.complain("number", number, "a number that no other tile has")
        tiles.append(tile_of(number, part.text("map", longest=LONGEST_MAP), letters, f"{part.place}: {part.prefix}map"))
    if len(tiles) != count:
        raise sheet.complain("tile", f"{len(tiles)} tiles", f"{count} tiles, to fill the frame")
    return tuple(tiles)


def options(edition: Edition, seats: int, choices: Mapping[str, object]) -> Options:
    """The options of a table, or WrongInput that names the option."""
    route = chosen(choices, "route", 1, ROUTES)
    trapdoors, transitions = _specials(edition, choices)
    return Options(
        edition=edition,
        seats=seats,
        first=chosen_seat(choices, "first", seats),
        route=None if route is None else route - 1,
        trapdoors=trapdoors,
        transitions=transitions,
        delays=_delays(choices.get("delays"), seats),
        pause=chosen(choices, "pause", 0, LONGEST_WAIT) or 0,
        bound=chosen(choices, "bound", 0, MOST_ANSWERS) or 0,  # docs/decisions/booo-bound.md
        choices=dict(choices),
    )


def _specials(edition: Edition, choices: Mapping[str, object]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """setup.specials, but for another ratio (a number of trapdoors) or other rooms; a kind not named stays as it is."""
    count = choices.get("trapdoors")
    if isinstance(count, str) and count.isdecimal():
        count = int(count)
    if isinstance(count, int) and "transitions" not in choices:
        number = chosen({"trapdoors": count}, "trapdoors", 0, SPECIALS) or 0
        places = edition.trapdoors + edition.transitions
        return places[:number], places[number:]
    trapdoors = _named_rooms(edition, choices, "trapdoors", edition.trapdoors)
    transitions = _named_rooms(edition, choices, "transitions", edition.transitions)
    both = trapdoors + transitions
    if len(both) > SPECIALS or len(set(both)) != len(both):
        names = [" ".join(room_name(room, edition.columns) for room in rooms) for rooms in (trapdoors, transitions)]
        found = f"trapdoors {names[0] or 'none'} and transitions {names[1] or 'none'}"
        wrong = "transitions" if "transitions" in choices else "trapdoors"
        raise WrongInput(f"option {wrong}", found, f"{SPECIALS} specials at the most, one in a room")
    return trapdoors, transitions


def _named_rooms(edition: Edition, choices: Mapping[str, object], name: str, usual: tuple[int, ...]) -> tuple[int, ...]:
    if name not in choices:
        return usual
    value = choices[name]
    words = value.replace(",", " ").split() if isinstance(value, str) else value
    known = [room_name(room, edition.columns) for room in range(edition.columns * edition.rows)]
    if words == ["none"]:
        return ()
    if not isinstance(words, list) or not all(word in known for word in words):
        wanted = f"rooms from {known[0]} to {known[-1]}, or 'none'"
        if name == "trapdoors":
            wanted += ", as the transitions are named" if "transitions" in choices else ", or how many"
        raise WrongInput(f"option {name}", quoted(value), wanted)
    return tuple(known.index(word) for word in words)


def _delays(value: object, seats: int) -> tuple[int, ...]:
    if value is None:
        return (0,) * seats
    words = value.replace(",", " ").split() if isinstance(value, str) else value
    wanted = f"{seats} waits in milliseconds, one a seat, from 0 to {LONGEST_WAIT}"
    if not isinstance(words, list) or len(words) != seats:
        raise WrongInput("option delays", quoted(value), wanted)
    numbers = [int(word) if isinstance(word, str) and is_numeral(word) else word for word in words]
    if not all(type(number) is int and 0 <= number <= LONGEST_WAIT for number in numbers):
        raise WrongInput("option delays", quoted(value), wanted)
    return tuple(number for number in numbers if isinstance(number, int))
