"""A position of Booo! read from its line."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.booo.castle import PAINTS, Castle
from manoir.games.booo.census import BoooCensus
from manoir.games.booo.search import needed
from manoir.games.booo.state import (
    LEFT,
    OVER,
    PLACING,
    SEARCHING,
    SUPPLY,
    TRACING,
    Board,
    State,
    castle_of,
    empty_state,
    goal,
    hands_up,
    wait_of,
)
from manoir.kernel.fields import scene_of
from manoir.kernel.forms import Whole
from manoir.kernel.game import Ask
from manoir.kernel.numeral import is_numeral
from manoir.kernel.wrong import WrongInput, quoted

WORDS = "'N players', 'tiles NUMBERS', 'ghost ROOM', 'visitor N', 'walls COLOUR SEAT', 'hands SEATS' or 'to search'"
ENDINGS = "'to place', 'to search', 'to trace SEAT COLOUR PLACE' or 'over'"


def read_position(board: Board, text: str) -> State:
    """The state that a line describes, before the rules go on from it."""
    return Reading(board, *scene_of(text, int(board.seats), ENDINGS)).read()


class Reading:
    """One position on its way from words to a state."""

    def __init__(self, board: Board, parts: list[list[str]], last: list[str]) -> None:
        self.board = board
        self.last = last
        self.said = {words[0]: words[1:] for words in parts}
        for words in parts:
            if words[0] not in KNOWN:
                raise WrongInput("position", quoted(" ".join(words)), WORDS)
        self.castle: Castle = castle_of(board, self.tiles())
        self.state = empty_state(board, self.castle)

    def read(self) -> State:
        """What the first things are, then who holds what, then what happens next."""
        state, board = self.state, self.board
        state.route = self.whole("route", 1, len(board.routes), 1) - 1
        state.first = self.whole("first", 1, int(board.seats), 1) - 1
        state.visitor = self.whole("visitor", 1, int(board.visitors), 1) - 1
        state.answered = self.whole("answered", 0, 10**9, 0)
        state.since = self.whole("since", 0, int(state.answered), int(state.answered))
        if "last" in self.said:
            state.last = self.whole("last", 1, int(board.seats), 1) - 1
        self.ghost()
        self.walls()
        state.hands = self.seats("hands")
        state.delayed = self.seats("delayed")
        state.paused = self.seats("paused")
        self.stage()
        self.taken()
        self.asks()
        fault = BoooCensus().visitors_fault(state)
        if fault:
            raise WrongInput("position", fault, "a position that play can reach")
        if 2 * hands_up(state) > board.seats:
            raise WrongInput("position: hands", f"{int(hands_up(state))} hands", f"fewer than {needed(state)}")
        return state

    def tiles(self) -> list[int]:
        """Which tile lies where, by their numbers."""
        numbers = [str(tile.number) for tile in self.board.edition.tiles]
        words = self.said.get("tiles", numbers)
        if sorted(words) != sorted(numbers):
            raise WrongInput("position: tiles", quoted(" ".join(words)), f"each of {' '.join(numbers)} once")
        return [numbers.index(word) for word in words]

    def ghost(self) -> None:
        """Its room; left out, the first where it may start."""
        words = self.said.get("ghost")
        room = goal(self.state)
        if words is None:
            self.state.ghost = next(start for start in self.board.edition.starts if start != room)
        elif len(words) == 1 and words[0] in self.castle.room_names:
            self.state.ghost = self.castle.room_names.index(words[0])
        else:
            raise WrongInput("position: ghost", quoted(" ".join(words)), "a room such as 'c4'")

    def walls(self) -> None:
        """Who holds which wall token; those not listed are in the supply."""
        words = self.said.get("walls", [])
        colours = list(self.board.edition.colours)
        tokens = [int(SUPPLY)] * int(PAINTS)
        for number in range(0, len(words), 2):
            pair = words[number : number + 2]
            if len(pair) < 2 or pair[0] not in colours or not self.is_seat(pair[1]):
                raise WrongInput("position: walls", quoted(" ".join(pair)), "a colour and a seat")
            tokens[colours.index(pair[0])] = int(pair[1]) - 1
        self.state.tokens = vec[i64](tokens)

    def taken(self) -> None:
        """Who took each visitor so far, `-` for one that left the game; those not listed left it."""
        state = self.state
        words = self.said.get("taken", [])
        out = int(state.visitor) + (1 if state.stage == OVER else 0)
        if len(words) > out or not all(word == "-" or self.is_seat(word) for word in words):
            raise WrongInput("position: taken", quoted(" ".join(words)), f"{out} seats at the most, or '-'")
        holders = [int(LEFT) if word == "-" else int(word) - 1 for word in words]
        holders += [int(LEFT)] * (out - len(words)) + [int(SUPPLY)] * (int(self.board.visitors) - out)
        state.visitors = vec[i64](holders)

    def stage(self) -> None:
        """What happens next."""
        state = self.state
        if self.last == ["over"]:
            state.stage = OVER
        elif self.last == ["to", "place"]:
            state.stage = PLACING
        elif self.last == ["to", "search"]:
            state.stage = SEARCHING
        elif self.last[:2] == ["to", "trace"] and len(self.last) == 5:
            self.claim(self.last[2], self.last[3], self.last[4])
        else:
            raise WrongInput("position", quoted(" ".join(self.last)), f"a last part such as {ENDINGS}")

    def claim(self, seat: str, colour: str, place: str) -> None:
        """A path that is being shown: by whom, in which colour, and how far it has come."""
        state = self.state
        if not self.is_seat(seat) or colour not in self.board.edition.colours:
            raise WrongInput("position: trace", quoted(f"{seat} {colour}"), "a seat and a colour")
        state.stage = TRACING
        state.seat = int(seat) - 1
        state.colour = self.board.edition.colours.index(colour)
        state.at = self.place(place)
        if self.castle.region[state.at] == goal(state):
            raise WrongInput("position: trace", quoted(place), "a place before the visitor's room")

    def place(self, word: str) -> int:
        """A cell by its own name or by that of its room."""
        if word in self.castle.room_names:
            return int(self.castle.anchor[self.castle.room_names.index(word)])
        column, _, row = word.partition(".")
        width, height = int(self.castle.width), int(self.castle.height)
        if is_numeral(column) and is_numeral(row) and 1 <= int(column) <= width and 1 <= int(row) <= height:
            return (int(row) - 1) * width + int(column) - 1
        raise WrongInput("position: trace", quoted(word), f"a room, or a cell from 1.1 to {width}.{height}")

    def asks(self) -> None:
        """The numbers of the open questions; left out, the rules give them new ones."""
        state = self.state
        words = self.said.get("asks")
        if words is None:
            return
        asked = [int(state.seat)] if state.stage == TRACING else list(range(int(self.board.seats)))
        if state.stage not in (SEARCHING, TRACING) or len(words) != len(asked):
            raise WrongInput("position: asks", quoted(" ".join(words)), "a number for each seat that is asked")
        kind = "trace" if state.stage == TRACING else "search"
        for seat, word in zip(asked, words, strict=True):
            if not is_numeral(word) or int(word) % 8 != seat or int(word) // 8 > state.answered:
                raise WrongInput("position: asks", quoted(word), "the number of a question asked so far")
            state.open.append(Ask(int(word), seat, kind, wait_of(state, seat) if kind == "search" else 0))

    def seats(self, head: str) -> int:
        """Seats as bits."""
        words = self.said.get(head, [])
        if not all(self.is_seat(word) for word in words) or len(set(words)) != len(words):
            raise WrongInput(f"position: {head}", quoted(" ".join(words)), f"seats from 1 to {int(self.board.seats)}")
        return sum(int(self.board.bit[int(word) - 1]) for word in words)

    def is_seat(self, word: str) -> bool:
        """Whether a word is the number of a seat."""
        return is_numeral(word) and 1 <= int(word) <= int(self.board.seats)

    def whole(self, head: str, low: int, high: int, default: int) -> int:
        """The number after a word."""
        return Whole(low, high).read(f"position: {head}", " ".join(self.said[head])) if head in self.said else default


KNOWN = (
    *("tiles", "route", "first", "ghost", "visitor", "taken", "walls"),
    *("hands", "delayed", "paused", "answered", "since", "last", "asks"),
)
