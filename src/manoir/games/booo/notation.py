"""The words of Booo!: `cross 7.12e` for a move, one line for a position, named data for both.

Rooms are named like squares of a chessboard, `c4`: a letter for the column of their coat of arms, west to east, and a
number for the row of their portrait, north to south. Cells are `7.12`, column and row from 1; a wall is the east or
south side of a cell, `7.12e`. A position reads like the scene it describes: `ghost c3; visitor 2; walls red 1; hands 2;
to search`. Tiles, route and first player may be left out: then the tiles lie in the order of the file, and it is 1.
"""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.booo.castle import Castle, drawn_castle
from manoir.games.booo.edition import Options, room_name
from manoir.games.booo.ending import reason_of
from manoir.games.booo.moves import (
    CLAIM,
    CROSS,
    DROP,
    LOWER,
    RAISE,
    TURN,
    claim,
    cross,
    drop,
    kind_of,
    last_of,
    lower_hand,
    raise_hand,
    stop,
    turn,
)
from manoir.games.booo.reading import read_position
from manoir.games.booo.state import LEFT, NOBODY, OVER, PLACING, SEARCHING, SUPPLY, TRACING, Board, State, goal, wait_of
from manoir.games.booo.tile import SIDE, cell_name
from manoir.games.booo.view import View, imagine_state
from manoir.kernel.notation import Notation, number_of
from manoir.kernel.numeral import is_numeral
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted

STAGES = {PLACING: "placing", SEARCHING: "searching", TRACING: "tracing", OVER: "over"}
FORMS = "'claim COLOUR', 'cross WALL', 'drop ROOM', 'turn COLOUR', 'stop', 'raise' or 'lower'"
KEYS = {"claim": "colour", "cross": "wall", "drop": "room", "turn": "colour", "stop": "", "raise": "", "lower": ""}


class BoooNotation(Notation[State, View]):
    """Moves and positions of Booo! as words, for the options of one table."""

    def __init__(self, options: Options) -> None:
        self.board = Board(options)
        edition = options.edition
        self.colours = list(edition.colours)
        self.rooms = [room_name(room, edition.columns) for room in range(edition.columns * edition.rows)]
        self.width = edition.columns * SIDE // 2
        self.height = edition.rows * SIDE // 2
        self.last_castle: Castle | None = None  # of which the map was drawn last
        self.last_map: list[str] = []

    def text(self, move: int) -> str:
        return " ".join(str(value) for value in self.structure(move).values())

    def structure(self, move: int) -> dict[str, Plain]:
        kind, last = kind_of(move), last_of(move)
        if kind == CLAIM:
            return {"move": "claim", "colour": self.colours[last]}
        if kind == CROSS:
            return {"move": "cross", "wall": self.wall(int(last))}
        if kind == DROP:
            return {"move": "drop", "room": self.rooms[last]}
        if kind == TURN:
            return {"move": "turn", "colour": self.colours[last]}
        return {"move": "raise" if kind == RAISE else "lower" if kind == LOWER else "stop"}

    def offered(self, view: View, move: int) -> dict[str, Plain]:
        """A move on offer with the colour of its wall and the room behind it, or the corridor."""
        named = self.structure(move)
        if kind_of(move) == CROSS:
            castle, wall = view.castle, last_of(move)
            region = castle.region[castle.across(wall, castle.region[view.at])]
            named["colour"] = self.colours[castle.paint[wall]]
            named["to"] = self.rooms[region] if region < castle.rooms else "corridor"
        return named

    def move(self, text: str) -> int:
        words = text.split()
        key = KEYS.get(words[0]) if words else None
        if key is None or len(words) != (2 if key else 1):
            raise WrongInput("move", quoted(text), FORMS)
        return self.unstructure({"move": words[0], **({key: words[1]} if key else {})})

    def unstructure(self, data: dict[str, Plain]) -> int:
        kind = data.get("move")
        if kind == "claim":
            return int(claim(number_of(self.colours, data, "colour")))
        if kind == "cross":
            return int(cross(self._wall(data.get("wall"))))
        if kind == "drop":
            return int(drop(number_of(self.rooms, data, "room")))
        if kind == "turn":
            return int(turn(number_of(self.colours, data, "colour")))
        if kind == "stop":
            return int(stop())
        if kind == "raise":
            return int(raise_hand())
        if kind == "lower":
            return int(lower_hand())
        raise WrongInput("move", quoted(kind), FORMS)

    def position(self, state: State) -> Plain:
        return {**self._plain(state), "asks": [int(ask.id) for ask in state.open]}

    def seen(self, view: View) -> Plain:
        edition = self.board.edition
        return {
            **self._plain(imagine_state(view)),
            "colours": dict(zip(edition.letters, edition.colours, strict=True)),
            "coats": list(edition.coats),
            "portraits": list(edition.portraits),
            "map": self._map(view.castle),
        }

    def fixed(self, view: View) -> dict[str, Plain]:
        """The castle, which stands from the set-up on, and what is so most of the time."""
        edition, castle = self.board.edition, view.castle
        return {
            "tiles": [edition.tiles[index].number for index in castle.tiles],
            "trapdoors": [self.rooms[room] for room in castle.trapdoors],
            "transitions": [self.rooms[room] for room in castle.transitions],
            "colours": dict(zip(edition.letters, edition.colours, strict=True)),
            "coats": list(edition.coats),
            "portraits": list(edition.portraits),
            "map": self._map(castle),
            "gone": [],
            "claim": None,
            "ending": None,
            "seats": {"walls": [], "visitors": [], "hand": False, "wait": 0},
        }

    def write(self, state: State) -> str:
        parts = [f"{int(self.board.seats)} players"]
        parts.append("tiles " + " ".join(str(number) for number in self._tiles(state)))
        parts += [f"route {int(state.route) + 1}", f"first {int(state.first) + 1}"]
        parts += [f"ghost {self.rooms[state.ghost]}", f"visitor {int(state.visitor) + 1}"]
        settled = [int(holder) for holder in state.visitors if holder != SUPPLY]
        if settled:
            parts.append("taken " + " ".join("-" if holder == LEFT else str(holder + 1) for holder in settled))
        held = [f"{self.colours[c]} {int(s) + 1}" for c, s in enumerate(state.tokens) if s != SUPPLY]
        if held:
            parts.append("walls " + " ".join(held))
        for name, mask in (("hands", state.hands), ("delayed", state.delayed), ("paused", state.paused)):
            if mask != 0:
                parts.append(f"{name} {' '.join(str(seat) for seat in self._seats(mask))}")
        parts += [f"answered {int(state.answered)}", f"since {int(state.since)}"]
        if state.last != NOBODY:
            parts.append(f"last {int(state.last) + 1}")
        if state.open:
            parts.append("asks " + " ".join(str(int(ask.id)) for ask in state.open))
        trace = f"to trace {int(state.seat) + 1} {self.colours[state.colour]} {self.cell(state.at)}"
        ending = {PLACING: "to place", SEARCHING: "to search", TRACING: trace, OVER: "over"}
        return "; ".join([*parts, ending[state.stage]])

    def read(self, text: str) -> State:
        return read_position(self.board, text)

    def wall(self, wall: int) -> str:
        """A wall's name."""
        return self.cell(wall // 2) + ("e" if wall % 2 == 0 else "s")

    def cell(self, cell: i64) -> str:
        """A cell's name."""
        return cell_name(int(cell) % self.width, int(cell) // self.width)

    def _plain(self, state: State) -> dict[str, Plain]:
        board, castle = self.board, state.castle
        tokens = [int(holder) for holder in state.tokens]
        visitors = [int(holder) for holder in state.visitors]
        hands = self._seats(state.hands)
        searching = state.stage in (SEARCHING, TRACING)
        region = int(castle.region[state.at])
        return {
            "stage": STAGES[state.stage],
            "round": int(state.visitor) + 1,  # round.steps: a visitor is a round
            "tiles": self._tiles(state),
            "trapdoors": [self.rooms[room] for room in castle.trapdoors],
            "transitions": [self.rooms[room] for room in castle.transitions],
            "route": int(state.route) + 1,
            "first": int(state.first) + 1,
            "ghost": self.rooms[state.ghost],
            "visitor": int(state.visitor) + 1,
            "room": self.rooms[goal(state)] if searching else None,
            "pile": visitors.count(SUPPLY) - (1 if searching else 0),
            "gone": [number for number, holder in enumerate(visitors, 1) if holder == LEFT],
            "supply": [self.colours[colour] for colour, holder in enumerate(tokens) if holder == SUPPLY],
            "claim": None
            if state.stage != TRACING
            else {
                "seat": int(state.seat) + 1,
                "colour": self.colours[state.colour],
                "cell": self.cell(state.at),
                "room": self.rooms[region] if region < castle.rooms else None,
            },
            "answered": int(state.answered),
            "since": int(state.since),
            **({} if state.last == NOBODY else {"last": int(state.last) + 1}),
            "ending": reason_of(state) if state.stage == OVER else None,
            "seats": [
                {
                    "seat": seat + 1,
                    "walls": [self.colours[colour] for colour, holder in enumerate(tokens) if holder == seat],
                    "visitors": [number for number, holder in enumerate(visitors, 1) if holder == seat],
                    "total": tokens.count(seat) + visitors.count(seat),
                    "hand": seat + 1 in hands,
                    "wait": int(wait_of(state, seat)),
                }
                for seat in range(int(board.seats))
            ],
        }

    def _tiles(self, state: State) -> list[int]:
        return [self.board.edition.tiles[index].number for index in state.castle.tiles]

    def _map(self, castle: Castle) -> list[str]:
        if self.last_castle is not castle:
            self.last_castle = castle
            self.last_map = drawn_castle(castle)
        return self.last_map

    def _seats(self, mask: i64) -> list[int]:
        return [seat + 1 for seat in range(int(self.board.seats)) if mask & self.board.bit[seat] != 0]

    def _wall(self, value: Plain) -> int:
        text = value if isinstance(value, str) else ""
        column, dot, row = text[:-1].partition(".")
        if not dot or text[-1] not in "es" or not is_numeral(column) or not is_numeral(row):
            raise WrongInput("move.wall", quoted(value), "the east or south side of a cell, such as '7.12e'")
        if not (1 <= int(column) <= self.width and 1 <= int(row) <= self.height):
            raise WrongInput("move.wall", quoted(value), f"a cell from 1.1 to {self.width}.{self.height}")
        return 2 * ((int(row) - 1) * self.width + int(column) - 1) + "es".index(text[-1])
