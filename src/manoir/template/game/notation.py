"""Moves and positions of Lueur as words, both ways."""

from __future__ import annotations

from manoir.kernel.fields import BySeat, Field, Fields
from manoir.kernel.forms import Flag, Whole
from manoir.kernel.numeral import is_numeral
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted

from .edition import Options
from .state import State
from .view import View


class LueurNotation:
    """The words of one table."""

    def __init__(self, table: Options) -> None:
        self.table = table
        rounds, candles = table.edition.rounds, table.edition.candles
        public = (
            Field("round", Whole(1, rounds)),
            Field("over", Flag()),
            BySeat("points", Whole(0, rounds * candles), by=" "),
        )
        self.truth = Fields(*public, BySeat("hidden", Whole(0, candles), by=" "))
        self.known = Fields(*public, Field("mine", Whole()), BySeat("closed", Flag()))

    def text(self, move: int) -> str:
        return f"hide {move}"

    def move(self, text: str) -> int:
        verb, _, number = text.partition(" ")
        if verb != "hide" or not is_numeral(number) or not 1 <= int(number) <= 9:
            raise WrongInput("move", quoted(text), "'hide NUMBER', such as 'hide 2'")
        return int(number)

    def structure(self, move: int) -> dict[str, Plain]:
        return {"move": "hide", "candles": move}

    def unstructure(self, data: dict[str, Plain]) -> int:
        return self.move(f"{data.get('move')} {data.get('candles')}")

    def position(self, state: State) -> Plain:
        return self.truth.plain(state)

    def seen(self, view: View) -> Plain:
        return self.known.plain(view)

    def write(self, state: State) -> str:
        return self.truth.write(state)

    def read(self, text: str) -> State:
        return self.truth.read(State(self.table), text)
