"""The words of Minuit: `hide 7 library` for a move, one line for a position, named data for both.

A position reads like the scene it describes: `2 players; hugo 5; red 7 7; blue 7 20; to roll red`. Places are gallery
spaces, rooms, `step-9` and `cellar`; a figure that is not listed is in the box.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.minuit.edition import Edition, Options
from manoir.games.minuit.moves import CHOOSE, GO, HIDE, PLACE, choose, go, hide, kind_of, last_of, place, space_of, stay
from manoir.games.minuit.reading import read_position
from manoir.games.minuit.state import (
    BOX,
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
)
from manoir.games.minuit.view import View, view_of
from manoir.kernel.notation import Notation, number_of
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted

STAGES = {
    CHOOSING: "choosing",
    PLACING: "placing",
    ROLLING: "rolling",
    MOVING: "moving",
    RETURNING: "returning",
    OVER: "over",
}
OFF: i64 = 99  # the space of a placing that names the stairs, the cellar or a room: well formed, never allowed


class MinuitNotation(Notation[State, View]):
    """Moves and positions of Minuit as words, for the options of one table."""

    def __init__(self, options: Options) -> None:
        self.board = Board(options)
        self.drawn = board_drawn(options.edition)

    def text(self, move: int) -> str:
        named = self.structure(move)
        return " ".join(str(value) for value in named.values())

    def structure(self, move: int) -> dict[str, Plain]:
        kind = kind_of(move)
        space = int(space_of(move)) + 1
        if kind == CHOOSE:
            return {"move": "choose", "colour": self.board.colour_names[last_of(move)]}
        if kind == PLACE:
            return {"move": "place", "space": "stairs" if space_of(move) == OFF else space}
        if kind == GO:
            return {"move": "go", "from": space}
        if kind == HIDE:
            return {"move": "hide", "from": space, "room": self.board.room_names[last_of(move)]}
        return {"move": "stay"}

    def offered(self, view: View, move: int) -> dict[str, Plain]:
        """A move on offer with the space where its figure stops, so that whoever draws it does no sums."""
        named = self.structure(move)
        if kind_of(move) == GO:
            named["to"] = (int(space_of(move)) + int(view.roll)) % int(self.board.spaces) + 1
        return named

    def move(self, text: str) -> int:
        words = text.split()
        keys: tuple[str, ...] = {"choose": ("colour",), "place": ("space",), "go": ("from",), "stay": ()}.get(
            words[0] if words else "", ("from", "room")
        )
        if not words or len(words) != len(keys) + 1:
            raise WrongInput("move", quoted(text), FORMS)
        return self.unstructure({"move": words[0], **dict(zip(keys, words[1:], strict=True))})

    def unstructure(self, data: dict[str, Plain]) -> int:
        kind = data.get("move")
        if kind == "choose":
            return int(choose(number_of(self.board.colour_names, data, "colour")))
        if kind == "place":
            named = data.get("space")
            if named in ("stairs", "cellar") or named in self.board.room_names:
                return int(place(OFF))
            return int(place(self._space(data, "space")))
        if kind == "go":
            return int(go(self._space(data, "from")))
        if kind == "hide":
            return int(hide(self._space(data, "from"), number_of(self.board.room_names, data, "room")))
        if kind == "stay":
            return int(stay())
        raise WrongInput("move", quoted(kind), FORMS)

    def position(self, state: State) -> Plain:
        return self._plain(view_of(state))  # nothing is hidden

    def seen(self, view: View) -> Plain:
        seen = self._plain(view)
        if view.stage == RETURNING:
            seen["turn"] = int(view.seat) + 1
            seen["round"] = int(view.round) + 1  # for people the round that comes has begun: the last one is counted
        seen["board"] = self.drawn
        return seen

    def fixed(self, _: View) -> dict[str, Plain]:
        """What no answer changes."""
        return {"rounds": int(self.board.rounds), "number": None, "board": self.drawn}

    def write(self, state: State) -> str:
        board = self.board
        colours = [self._colour(state.colours[seat]) for seat in range(int(board.seats))]
        parts = [f"{int(board.seats)} players", f"round {int(state.round)}", f"answered {int(state.answered)}"]
        parts.append("colours " + " ".join(colours))
        parts.append(f"first {int(state.first) + 1}")
        if state.history:
            parts.append("points " + " / ".join(" ".join(str(int(n)) for n in points) for points in state.history))
        parts.append("hugo " + self._hugo(state.hugo))
        for seat in range(int(board.seats)):
            # Not sorted, so that a position that is read back offers its moves in the same order too.
            own = [int(state.figures[seat * board.figures + number]) for number in range(int(board.figures))]
            places = [self._place(where) for where in own if where != BOX]
            if places:
                parts.append(f"{colours[seat]} {' '.join(places)}")
        who = int(state.seat) + 1
        ending = {
            CHOOSING: f"to choose {who}",
            PLACING: f"to place {who}",
            ROLLING: f"to roll {who}",
            MOVING: f"to move {who} {int(state.roll)}",
            RETURNING: "to return",
            OVER: "over",
        }
        return "; ".join([*parts, ending[state.stage]])

    def read(self, text: str) -> State:
        return read_position(self.board, text)

    def _plain(self, view: View) -> dict[str, Plain]:
        points = [[int(n) for n in counted] for counted in view.history]
        return {
            "stage": STAGES[view.stage],
            "round": int(view.round),
            "rounds": int(self.board.rounds),
            "first": int(view.first) + 1,
            "turn": None if view.stage in (OVER, RETURNING) else int(view.seat) + 1,
            "number": int(view.roll) if view.stage == MOVING else None,
            "hugo": self._hugo(view.hugo),
            "answered": int(view.answered),
            "seats": [
                {
                    "seat": number + 1,
                    "colour": None if view.colours[number] == NOBODY else self._colour(view.colours[number]),
                    "figures": [self._place(where) for where in self._own(view.figures, number)],
                    "rounds": [counted[number] for counted in points],
                    "total": sum(counted[number] for counted in points),
                }
                for number in range(int(self.board.seats))
            ],
        }

    def _own(self, figures: vec[i64], seat: int) -> list[int]:
        size = int(self.board.figures)
        return sorted(int(figures[number]) for number in range(seat * size, (seat + 1) * size))

    def _place(self, where: int) -> str:
        if where < ROOM:
            return str(where + 1)
        if where < STEP:
            return self.board.room_names[where - ROOM]
        if where < CELLAR:
            return f"step-{int(self.board.step_worth[where - STEP])}"
        return "cellar" if where == CELLAR else "box"

    def _hugo(self, hugo: i64) -> str:
        return str(int(hugo) + 1) if hugo >= 0 else f"step-{int(self.board.step_worth[hugo + self.board.steps])}"

    def _colour(self, number: i64) -> str:
        return "-" if number == NOBODY else self.board.colour_names[number]

    def _space(self, data: dict[str, Plain], key: str) -> int:
        value = data.get(key)
        spaces = int(self.board.spaces)
        number = int(value) if isinstance(value, str) and value.isdecimal() and len(value) <= 2 else value
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= spaces:
            raise WrongInput(f"move.{key}", quoted(value), f"a gallery space from 1 to {spaces}")
        return number - 1


def board_drawn(edition: Edition) -> Plain:
    """What never changes, for whoever draws the board."""
    drawing = edition.drawing
    return {
        "spaces": edition.spaces,
        "top": edition.top,
        "steps": list(edition.steps),
        "cellar": edition.cellar,
        "rooms": [
            {"room": room.id, "door": room.door, "open": not room.closed, "exact": room.exact, "fright": room.fright}
            for room in edition.rooms
        ],
        "drawing": None
        if drawing is None
        else {
            "spaces": [list(cell) for cell in drawing.spaces],
            "steps": [list(cell) for cell in drawing.steps],
            "cellar": list(drawing.cellar),
        },
    }


FORMS = "'choose COLOUR', 'place SPACE', 'go SPACE', 'hide SPACE ROOM' or 'stay'"
