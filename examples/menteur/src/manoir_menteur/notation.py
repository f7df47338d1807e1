"""Moves and positions of Le Menteur as words, both ways."""

from __future__ import annotations

from manoir.contract import Notation
from manoir.kernel.fields import BySeat, Field, Fields, Together
from manoir.kernel.forms import Flag, Maybe, OneOf, Row, SeatNumber, Whole
from manoir.kernel.numeral import is_numeral
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted
from manoir_menteur.bids import bid_of, face_of, quantity_of
from manoir_menteur.census import MenteurCensus
from manoir_menteur.moves import EXACT, LIAR, bid_in, bidding, is_bid
from manoir_menteur.options import NO_JOKER, Options
from manoir_menteur.state import BID, OVER, ROLL, State, new_state
from manoir_menteur.view import View

CALLS = {"liar": LIAR, "exact": EXACT}
TEXTS = {move: text for text, move in CALLS.items()}
UNSAID = -1


class BidForm:
    """A bid in a line or in plain data: `2x5`."""

    def __init__(self, table: Options) -> None:
        self.table = table
        self.most = table.seats * table.dice

    def words(self, bid: int) -> str:
        return f"{quantity_of(self.table, bid)}x{face_of(self.table, bid)}"

    def plain(self, bid: int) -> dict[str, Plain]:
        return {"quantity": quantity_of(self.table, bid), "face": face_of(self.table, bid)}

    def read(self, place: str, text: str) -> int:
        quantity, _, face = text.partition("x")
        fits = is_numeral(quantity) and is_numeral(face)
        if not fits or not (1 <= int(quantity) <= self.most and 1 <= int(face) <= self.table.faces):
            reach = f"1 to {self.most} dice, a face from 1 to {self.table.faces}"
            raise WrongInput(place, quoted(text), f"a bid such as 2x{self.table.faces}: {reach}")
        return bid_of(self.table, int(quantity), int(face))


class MenteurNotation(Notation[State, View]):
    """The words of one table."""

    def __init__(self, table: Options) -> None:
        self.table = table
        self.bid = BidForm(table)
        self.truth, self.known = declared(table, self.bid)

    def text(self, move: int) -> str:
        return f"bid {self.bid.words(bid_in(move))}" if is_bid(move) else TEXTS[move]

    def move(self, text: str) -> int:
        if text in CALLS:
            return CALLS[text]
        if not text.startswith("bid "):
            raise WrongInput("move", quoted(text), f"'liar', 'exact' or a bid such as 'bid 2x{self.table.faces}'")
        return bidding(self.bid.read("move", text.removeprefix("bid ")))

    def structure(self, move: int) -> dict[str, Plain]:
        return {"move": "bid", **self.bid.plain(bid_in(move))} if is_bid(move) else {"move": TEXTS[move]}

    def unstructure(self, data: dict[str, Plain]) -> int:
        if data.get("move") != "bid":
            return self.move(str(data.get("move")))
        return self.move(f"bid {data.get('quantity')}x{data.get('face')}")

    def position(self, state: State) -> Plain:
        return self.truth.plain(state)

    def seen(self, view: View) -> Plain:
        return self.known.plain(view)

    def write(self, state: State) -> str:
        return self.truth.write(state)

    def read(self, text: str) -> State:
        """What a line leaves out is as at the start; how many dice each has, the hands say."""
        state = new_state(self.table)
        state.dice = [UNSAID] * self.table.seats
        self.truth.read(state, text)
        if UNSAID in state.dice:
            held = [len(hand) for hand in state.hands]
            state.dice = held if any(held) else [self.table.dice] * self.table.seats
        fault = MenteurCensus().fault(state)
        if fault:
            raise WrongInput("position", fault, "dice and bids that can come about")
        return state


def declared(table: Options, bid: BidForm) -> tuple[Fields, Fields]:
    """The fields of a state, and of a view."""
    cup = Row(Whole(1, table.faces), into=lambda dice: tuple(sorted(dice)), most=table.dice)
    public = (
        Field("round", Whole(1, 999)),
        BySeat("dice", Whole(0, table.dice), by=" "),
        BySeat("shown", cup),
        Field("bids", Row(bid)),
        Together("now", Field("stage", OneOf(ROLL, BID, OVER)), Field("turn", SeatNumber(table.seats))),
    )
    known = Fields(
        *public,
        Field("mine", cup, called="hand"),
        Field("table.exact", Flag(), called="exact"),
        Field("table.faces", Whole(), called="faces"),
        Field("table.wild", Maybe(Whole(), NO_JOKER), called="wild"),
    )
    return Fields(BySeat("hands", cup, called="hand"), *public), known
