"""A position of Minuit read from its line."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.minuit.possible import check_possible
from manoir.games.minuit.rounds import next_back
from manoir.games.minuit.state import (
    CELLAR,
    CHOOSING,
    MOVING,
    NOBODY,
    OVER,
    PLACING,
    RETURNING,
    ROLLING,
    ROOM,
    STEP,
    Board,
    State,
    empty_state,
)
from manoir.games.minuit.view import recount
from manoir.kernel.fields import scene_of
from manoir.kernel.forms import Whole
from manoir.kernel.numeral import is_numeral
from manoir.kernel.wrong import WrongInput, quoted

WORDS = "'N players', 'round N', 'hugo PLACE', 'COLOUR PLACES' or 'to roll COLOUR'"
STAGES = {
    "choose": CHOOSING,
    "place": PLACING,
    "roll": ROLLING,
    "move": MOVING,
    "return": RETURNING,
}


def read_position(board: Board, text: str) -> State:
    """The state that a line describes, before the rules go on from it."""
    return Reading(board).read(*scene_of(text, int(board.seats), "'to roll red' or 'over'"))


class Reading:
    """One position on its way from words to a state."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.state = empty_state(board)
        self.colours: list[str] = []

    def read(self, parts: list[list[str]], last: list[str]) -> State:
        """Colours first, since other parts name seats by them."""
        state = self.state
        self.seat_colours(parts)
        for words in parts:
            self.part(words[0], words)
        self.stage(last)
        if all(words[0] != "round" for words in parts):
            state.round = max(1, len(state.history) + (0 if state.stage in (RETURNING, OVER) else 1))
        recount(state)
        check_possible(state)
        if state.stage == RETURNING and next_back(state) != NOBODY:
            state.seat = next_back(state) // self.board.figures
        return state

    def part(self, head: str, words: list[str]) -> None:
        """One part between semicolons."""
        state = self.state
        rest = " ".join(words[1:])
        if head == "round":
            state.round = Whole(1, int(self.board.rounds)).read("position: round", rest)
        elif head == "answered":
            state.answered = Whole().read("position: answered", rest)
        elif head == "first":
            state.first = self.seat(words)
        elif head == "hugo":
            state.hugo = self.hugo(words)
        elif head == "points":
            self.points(words)
        elif head in self.colours:
            self.figures(self.colours.index(head), words[1:])
        elif head != "colours":
            raise WrongInput("position", quoted(" ".join(words)), WORDS)

    def seat_colours(self, parts: list[list[str]]) -> None:
        """Who has which colour: as listed, or else in the order in which the figures are."""
        names = self.board.colour_names
        listed = [words[1:] for words in parts if words[0] == "colours"]
        found = listed[0] if listed else [words[0] for words in parts if words[0] in names]
        if not listed:  # a scene may leave a player out who has no figure in it
            spare = [n for i, n in enumerate(names) if n not in found and self.board.allowed[i] == 1]
            found = (found + spare)[: int(self.board.seats)]
        known = [name for name in found if name != "-"]
        if len(found) != int(self.board.seats) or len(set(known)) != len(known) or not set(known) <= set(names):
            raise WrongInput("position: colours", quoted(found), f"{int(self.board.seats)} different colours")
        self.colours = found
        numbers = vec[i64]()
        for name in found:
            numbers = append(numbers, NOBODY if name == "-" else names.index(name))
        self.state.colours = numbers

    def figures(self, seat: int, places: list[str]) -> None:
        """A player's figures; those not listed stay in the box."""
        size = int(self.board.figures)
        if len(places) > size:
            raise WrongInput(f"position: {self.colours[seat]}", f"{len(places)} figures", f"{size} at the most")
        for number, place in enumerate(places):
            self.state.figures[seat * size + number] = self.place(place, self.colours[seat])

    def place(self, word: str, key: str) -> int:
        """Where a figure is."""
        if word == "cellar":
            return CELLAR
        if word in self.board.room_names:
            return ROOM + self.board.room_names.index(word)
        if word.startswith("step-"):
            return STEP + self.step(word)
        if is_numeral(word) and 1 <= int(word) <= int(self.board.spaces):
            return int(word) - 1
        places = f"a space from 1 to {int(self.board.spaces)}, a room, 'step-9' or 'cellar'"
        raise WrongInput(f"position: {key}", quoted(word), places)

    def step(self, word: str) -> int:
        """A step by its fright points."""
        worths = [f"step-{int(worth)}" for worth in self.board.step_worth]
        if word not in worths:
            raise WrongInput("position: step", quoted(word), f"one of {', '.join(worths)}")
        return worths.index(word)

    def hugo(self, words: list[str]) -> int:
        """Hugo's place: a space or a step."""
        if len(words) == 2 and words[1].startswith("step-"):
            return self.step(words[1]) - int(self.board.steps)
        return Whole(1, int(self.board.spaces)).read("position: hugo", " ".join(words[1:])) - 1

    def points(self, words: list[str]) -> None:
        """The points of each round counted, rounds parted by a stroke."""
        seats = int(self.board.seats)
        totals = [0] * seats
        history: list[vec[i64]] = []
        for counted in " ".join(words[1:]).split("/"):
            numbers = counted.split()
            fits = all(n.removeprefix("-").isdecimal() and len(n) <= 6 for n in numbers)
            if len(numbers) != seats or not fits:
                raise WrongInput("position: points", quoted(counted.strip()), f"{seats} numbers for each round")
            history.append(vec[i64]([int(n) for n in numbers]))
            totals = [total + int(n) for total, n in zip(totals, numbers, strict=True)]
        self.state.history = history
        self.state.totals = vec[i64](totals)

    def stage(self, words: list[str]) -> None:
        """What happens next."""
        state = self.state
        if words == ["over"]:
            state.stage = OVER
            return
        stage = STAGES.get(words[1] if len(words) > 1 else "")
        if words[0] != "to" or stage is None:
            expected = f"'over' or 'to {'|'.join(STAGES)}'"
            raise WrongInput("position", quoted(" ".join(words)), expected)
        state.stage = stage
        if stage != RETURNING:
            state.seat = self.seat(words[1:])
        if stage == MOVING:
            state.roll = Whole(1, 12).read("position: to move", " ".join(words[3:]))

    def seat(self, words: list[str]) -> int:
        """A seat by its colour or its number."""
        word = words[1] if len(words) > 1 else ""
        if word in self.colours:
            return self.colours.index(word)
        if is_numeral(word) and 1 <= int(word) <= int(self.board.seats):
            return int(word) - 1
        raise WrongInput(f"position: {words[0]}", quoted(word), "a seat's colour or number")
