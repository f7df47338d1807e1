"""The words of Chasseurs: `keep jungle 7` for a move, one line for a position, named data for both.

A position reads like the scene it describes, cards parted by commas: `3 players; dealer 1; hidden relic 19, -, -;
1 holds mountains 9, flaming-sword; 2 holds mountains 3; to reveal mountains`. Seats count from 1.
A scene that does not say who picked what when has no draft on record, and nobody remembers one; `recalled 7` says from
which pick on it is.
"""

from __future__ import annotations

from manoir.games.chasseurs.board import BEAUTY, Board
from manoir.games.chasseurs.edition import Options
from manoir.games.chasseurs.moves import (
    DISCARD,
    KEEP,
    PASS,
    PLAY,
    SLEEP,
    USE,
    discard,
    done,
    keep,
    kind_of,
    pass_by,
    play,
    sleep,
    thing_of,
    use,
)
from manoir.games.chasseurs.reading import read_position
from manoir.games.chasseurs.state import State
from manoir.games.chasseurs.view import View
from manoir.games.chasseurs.writing import plain_position, plain_view, usual_view, written
from manoir.kernel.notation import Notation, number_of
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted

FORMS = "'keep CARD', 'discard CARD', 'play CARD', 'play sleeping-beauty on CARD', 'pass', 'use SCROLL' or 'done'"


class ChasseursNotation(Notation[State, View]):
    """Moves and positions of Chasseurs as words, for the options of one table."""

    def __init__(self, options: Options) -> None:
        self.board = Board(options)

    def text(self, move: int) -> str:
        named = self.structure(move)
        if "on" in named:
            return f"play {named['card']} on {named['on']}"
        return " ".join(str(value) for value in named.values())

    def structure(self, move: int) -> dict[str, Plain]:
        kind = kind_of(move)
        cards = self.board.card_names
        thing = int(thing_of(move))
        if kind == KEEP:
            return {"move": "keep", "card": cards[thing]}
        if kind == DISCARD:
            return {"move": "discard", "card": cards[thing]}
        if kind == PLAY:
            return {"move": "play", "card": cards[thing]}
        if kind == SLEEP:
            return {"move": "play", "card": cards[int(self.board.actions + BEAUTY)], "on": cards[thing]}
        if kind == USE:
            return {"move": "use", "scroll": self.board.tile_names[thing]}
        return {"move": "pass"} if kind == PASS else {"move": "done"}

    def move(self, text: str) -> int:
        word, _, rest = " ".join(text.split()).partition(" ")
        if word in ("pass", "done") and not rest:
            return self.unstructure({"move": word})
        if word in ("keep", "discard", "play") and rest:
            card, on, target = rest.partition(" on ")
            return self.unstructure({"move": word, "card": card, **({"on": target} if on else {})})
        if word == "use" and rest:
            return self.unstructure({"move": word, "scroll": rest})
        raise WrongInput("move", quoted(text), FORMS)

    def unstructure(self, data: dict[str, Plain]) -> int:
        kind = data.get("move")
        if kind == "pass":
            return int(pass_by())
        if kind == "done":
            return int(done())
        if kind == "use":
            return int(use(number_of(self.board.tile_names, data, "scroll", "a treasure such as 'coin-rain 2'")))
        if kind not in ("keep", "discard", "play"):
            raise WrongInput("move", quoted(kind), FORMS)
        card = number_of(self.board.card_names, data, "card", "a card such as 'jungle 7', 'gold' or 'mystery-mule'")
        if data.get("on") is not None:
            adventurers = self.board.card_names[: int(self.board.dogs)]
            if kind != "play" or card != int(self.board.actions + BEAUTY):
                raise WrongInput("move.on", quoted(data["on"]), "nothing: only sleeping-beauty is played on a card")
            return int(sleep(number_of(adventurers, data, "on", "an adventurer such as 'jungle 7'")))
        return int({"keep": keep, "discard": discard, "play": play}[kind](card))

    def position(self, state: State) -> Plain:
        return plain_position(state)

    def seen(self, view: View) -> Plain:
        return plain_view(view)

    def fixed(self, _: View) -> dict[str, Plain]:
        """What no answer changes, and what is so most of the time."""
        return usual_view(self.board)

    def write(self, state: State) -> str:
        return written(state)

    def read(self, text: str) -> State:
        return read_position(self.board, text)
