"""The rules of Le Menteur, in the order of the rulebook: the roll, the bids, the call, the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manoir.contract import Game
from manoir.kernel.event import Seat, Secret, Tell
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask
from manoir.kernel.leaders import leaders
from manoir_menteur import refusals
from manoir_menteur.bids import counting, face_of, quantity_of
from manoir_menteur.events import Bid, CalledExact, CalledLiar, Counted, Ended, Lost, Rolled, RoundBegan, Showed
from manoir_menteur.moves import EXACT, LIAR, bid_in, is_bid
from manoir_menteur.options import Options
from manoir_menteur.state import BID, OVER, ROLL, State, new_state
from manoir_menteur.view import View, imagine_state, rolled, view_of

ROUND: Final = 1000  # ids of asks in a round: more than it can have bids


class Menteur(Game[State, View, Options]):
    """Le Menteur."""

    name = "menteur"
    version = 1
    aim = 1
    bound = 5364  # every bid of 8 faces and a call, with 36 dice, 35 and so on to the last

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        state = new_state(table)
        state.turn = int(fate.pick(table.seats)) if table.first is None else table.first  # setup.first
        self.settle(state, fate, tell)
        return state

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        if state.stage == ROLL:
            roll(state, fate, tell)

    def asks(self, state: State) -> list[Ask]:
        if state.stage != BID:
            return []
        return [Ask(state.round * ROUND + len(state.bids), state.turn, "answer" if state.bids else "open")]

    def moves(self, state: State, seat: i64) -> vec[i64]:
        # The highest bid of all leaves its answerer a single move. It is asked for: everybody hears who calls.
        dice = state.in_play()
        answers = state.table.answers[dice]
        if not state.bids:
            return answers[: dice * state.table.faces]  # bid.open
        return answers[state.bids[-1] + 1 :]  # bid.higher

    def advance(self, state: State, seat: i64, move: i64, fate: Fate, tell: Tell | None) -> None:
        if is_bid(int(move)):
            make_bid(state, int(seat), bid_in(int(move)), tell)
        else:
            call(state, int(seat), int(move), tell)
        self.settle(state, fate, tell)

    def view(self, state: State, seat: i64) -> View:
        return view_of(state, int(seat))

    def imagine(self, view: View, fate: Fate) -> State:
        return imagine_state(view, fate)

    def scores(self, state: State) -> vec[i64]:
        return vec[i64](state.dice)

    def winners(self, state: State) -> vec[i64]:
        return winners_of(state) if state.stage == OVER else vec[i64]()

    def lapse(self, state: State, seat: i64, fate: Fate) -> i64:
        return self.moves(state, seat)[0]  # a bid is said aloud: the lowest, and a call where there is none

    def why(self, state: State, seat: i64, move: i64) -> str:
        return refusals.why(state, int(seat), int(move))


# The roll


def roll(state: State, fate: Fate, tell: Tell | None) -> None:
    """roll.secret: everybody rolls what they have left, and looks at no dice but their own."""
    hands = [rolled(state.table, dice, fate) for dice in state.dice]
    state.hands = hands
    state.stage = BID
    if tell is not None:
        tell.add(RoundBegan(state.round, Seat(state.turn), state.in_play()))
        for seat, hand in enumerate(hands):
            if hand:
                tell.add(Rolled(Seat(seat), Secret(hand, (seat,))))


# The bids


def make_bid(state: State, seat: int, bid: int, tell: Tell | None) -> None:
    """bid.open, bid.higher, turn.order: the bid stands, and the next player answers it."""
    state.bids.append(bid)
    state.turn = state.after(seat)
    if tell is not None:
        tell.add(Bid(Seat(seat), quantity_of(state.table, bid), face_of(state.table, bid)))


# The call


def call(state: State, caller: int, move: int, tell: Tell | None) -> None:
    """call.show, then what the count means for whom."""
    bidder = state.before(caller)
    quantity, face = quantity_of(state.table, state.bids[-1]), face_of(state.table, state.bids[-1])
    if tell is not None:
        kind = CalledLiar if move == LIAR else CalledExact
        tell.add(kind(Seat(caller), Seat(bidder), quantity, face))
    count = show(state, quantity, face, tell)
    if move == EXACT:
        right = count == quantity
        losers = [seat for seat, dice in enumerate(state.dice) if dice and (seat == caller) != right]  # exact.call
        first = caller
    else:
        first = caller if count >= quantity else bidder  # call.loss
        losers = [first]
    lose(state, losers, tell)
    state.turn = first if state.dice[first] else state.after(first)  # lose.begins
    if state.table.single or state.after(state.turn) == state.turn:  # nobody else has dice
        end(state, tell)
    else:
        begin_round(state)


def show(state: State, quantity: int, face: int, tell: Tell | None) -> int:
    """call.show, joker.counts: all cups are lifted; how many dice count for the bid."""
    count = 0
    for hand in state.hands:
        count += counting(state.table, hand, face)
    state.shown = state.hands
    state.hands = [()] * state.table.seats
    if tell is not None:
        for seat, hand in enumerate(state.shown):
            if hand:
                tell.add(Showed(Seat(seat), hand))
        tell.add(Counted(count, quantity, face))
    return count


def lose(state: State, seats: list[int], tell: Tell | None) -> None:
    """lose.die, lose.out: a die goes back into the box, and whoever has none left only watches."""
    for seat in seats:
        state.dice[seat] -= 1
        if tell is not None:
            tell.add(Lost(Seat(seat), state.dice[seat]))


def begin_round(state: State) -> None:
    """Everything is ready for the dice."""
    state.round += 1
    state.bids = []
    state.stage = ROLL


# The end


def end(state: State, tell: Tell | None) -> None:
    """end.last, end.single: nobody is asked any more."""
    state.stage = OVER
    if tell is not None:
        tell.add(Ended(tuple(state.dice), tuple(Seat(int(seat)) for seat in winners_of(state))))


def winners_of(state: State) -> vec[i64]:
    """Whoever has the most dice: the last who has any, or after a single call all who lost none."""
    return leaders(state.dice, 1)
