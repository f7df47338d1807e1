"""Moves and positions of The Vigil as words, both ways."""

from __future__ import annotations

from manoir.kernel.fields import BySeat, Field, Fields, Together, rest_of
from manoir.kernel.forms import Flag, Maybe, Named, OneOf, Row, SeatNumber, Whole
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted
from toy.edition import Options
from toy.moves import CARD, COINS, LIGHT, WAIT, card_of, is_seal, seal
from toy.state import BAG, OVER, RUSH, SEAL, WATCH, State
from toy.view import View

PLAIN = {"light": LIGHT, "wait": WAIT, "take coins": COINS, "take card": CARD}
TEXTS = {move: text for text, move in PLAIN.items()}
STAGES = (SEAL, BAG, WATCH, RUSH, OVER)


class VigilNotation:
    """The words of one table."""

    def __init__(self, table: Options) -> None:
        self.table = table
        self.names = table.edition.names
        self.money = table.edition.chest + table.edition.purse * table.seats
        self.truth, self.known = declared(table)

    def text(self, move: int) -> str:
        return f"seal {self.names[card_of(move)]}" if is_seal(move) else TEXTS[move]

    def move(self, text: str) -> int:
        first, _, rest = text.partition(" ")
        if text in PLAIN:
            return PLAIN[text]
        if first == "seal" and rest in self.names:
            return seal(self.names.index(rest))
        forms = ", ".join(f"'{form}'" for form in PLAIN)
        raise WrongInput("move", quoted(text), f"{forms} or 'seal CARD' with one of {', '.join(self.names)}")

    def structure(self, move: int) -> dict[str, Plain]:
        first, _, rest = self.text(move).partition(" ")
        key = {"seal": "card", "take": "what"}.get(first)
        return {"move": first, key: rest} if key else {"move": first}

    def unstructure(self, data: dict[str, Plain]) -> int:
        return self.move(" ".join(str(data[key]) for key in ("move", "card", "what") if key in data))

    def position(self, state: State) -> Plain:
        return self.truth.plain(state)

    def seen(self, view: View) -> Plain:
        return self.known.plain(view)

    def write(self, state: State) -> str:
        return self.truth.write(state)

    def read(self, text: str) -> State:
        """What a line leaves out is as at the start; cards named nowhere are in the deck, coins in the chest."""
        table = self.table
        state = State(table)
        state.round = state.question = 1
        self.truth.read(state, text)
        rows = {"hands": state.hands, "shown": state.shown, "discards": [state.discards]}
        taken = {part: [card for row in cards for card in row] for part, cards in rows.items()}
        taken["sealed"] = [card for card in state.sealed if card is not None]
        state.deck = rest_of(state.deck, taken, self.names)
        state.chest = self.money - sum(state.coins)
        if state.chest < 0:
            raise WrongInput("position: coins", f"{sum(state.coins)} coins", f"{self.money} at the most")
        to_come = table.edition.rounds - state.round + (state.stage in (SEAL, BAG))
        if len(state.bag) < to_come:
            raise WrongInput("position: bag", quoted(state.bag), f"{to_come} tokens or more: one for every round")
        return state


def declared(table: Options) -> tuple[Fields, Fields]:
    """The fields of a state, and of a view."""
    card = Named(table.edition.names)
    public = (
        Field("round", Whole(1, 999)),
        Field("question", Whole(1, 999)),
        BySeat("shown", Row(card)),
        Field("discards", Row(card)),
        Field("bag", Row(OneOf("ghost", "bell"), heap=True)),
        BySeat("coins", Whole(), by=" "),
        Field("chest", Whole(), line=False),
        Together("now", Field("stage", OneOf(*STAGES)), Field("asked", Row(SeatNumber(table.seats), into=tuple))),
    )
    truth = Fields(
        BySeat("hands", Row(card, into=sorted), called="hand"),
        BySeat("sealed", Maybe(card)),
        Field("deck", Row(card, heap=True), line=False),
        *public,
    )
    known = Fields(
        Field("mine", Row(card), called="hand"),
        Field("my_sealed", Maybe(card), called="sealed"),
        BySeat("hands", Whole(), called="cards"),
        BySeat("sealed", Flag()),
        *public,
    )
    return truth, known
