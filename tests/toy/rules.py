"""The rules of The Vigil, in the order of the rulebook: the deal, the keepsakes, the bag, the end."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.event import Seat, Secret, Tell
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask
from manoir.kernel.leaders import leaders
from toy import refusals
from toy.edition import CANDLE, Options
from toy.events import Dealt, Drawn, Ended, Grabbed, Lit, Opened, Sealed, Took, Waited
from toy.moves import CARD, COINS, LIGHT, WAIT, card_of, seal
from toy.state import BAG, OVER, RUSH, SEAL, WATCH, State
from toy.view import View, draw, imagine_state, view_of

GRACE = 1500  # milliseconds before a bell may be answered: everybody gets to see it first


class Vigil:
    """The Vigil: the verbs of `manoir.kernel.game.Game`, which a game that is to be compiled would name as well."""

    name = "vigil"
    version = 1
    aim = 1
    bound = 9 * (4 + 4)  # rounds, each with a card of four seats and their answer to a ghost

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        state = State(table)
        for seat in range(table.seats):  # deal.hand
            state.hands[seat] = sorted(draw(state.deck, fate) for _ in range(table.edition.hand))
            if tell is not None:
                hand = tuple(name(state, card) for card in state.hands[seat])
                tell.add(Dealt(Seat(seat), Secret(hand, (seat,))))
        begin_round(state, tell)
        return state

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        while not state.asked and state.stage != OVER:
            if state.stage == SEAL:
                open_cards(state, tell)
            elif state.stage == BAG:
                draw_token(state, fate, tell)
            else:  # everybody has answered the ghost, or somebody the bell
                begin_round(state, tell)

    def asks(self, state: State) -> list[Ask]:
        # The id comes from the question and the seat alone: what others answer does not change it.
        first = state.question * state.table.seats
        grace = GRACE if state.stage == RUSH else 0
        return [Ask(first + seat, seat, state.stage, grace) for seat in state.asked]

    def moves(self, state: State, seat: int) -> vec[i64]:
        hand = state.hands[seat]
        if state.stage == SEAL:
            return vec[i64]([seal(card) for card in sorted(set(hand))])
        if state.stage == WATCH:
            return vec[i64]([LIGHT, WAIT] if CANDLE in hand else [WAIT])
        return vec[i64]([COINS, CARD])

    def advance(self, state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
        if state.stage == SEAL:
            lay_down(state, seat, card_of(move), tell)
        elif state.stage == WATCH:
            face_ghost(state, seat, move, tell)
        else:
            help_oneself(state, seat, move, fate, tell)
        self.settle(state, fate, tell)

    def view(self, state: State, seat: int) -> View:
        return view_of(state, seat)

    def imagine(self, view: View, fate: Fate) -> State:
        return imagine_state(view, fate)

    def scores(self, state: State) -> vec[i64]:
        return vec[i64](points(state))

    def winners(self, state: State) -> vec[i64]:
        return leaders(points(state), self.aim) if state.stage == OVER else vec[i64]()

    def lapse(self, state: State, seat: int, fate: Fate) -> int:
        if state.stage == WATCH:
            return WAIT
        moves = self.moves(state, seat)
        return moves[fate.pick(len(moves)) if state.stage == SEAL else 0]  # seal.hand: face down

    def why(self, state: State, seat: int, move: int) -> str:
        return refusals.why(state, seat, move)


def put(state: State, stage: str, seats: Iterable[int]) -> None:
    """Put a question to some seats."""
    state.stage = stage
    state.question += 1
    state.asked = tuple(seats)


def answered(state: State, seat: int) -> None:
    """A seat owes no answer any more."""
    state.asked = tuple(other for other in state.asked if other != seat)


# The keepsakes


def begin_round(state: State, tell: Tell | None) -> None:
    """seal.hand: everybody who holds a card is asked; how many one holds is there for all to see."""
    if state.round == state.table.edition.rounds:
        end(state, tell)
        return
    state.round += 1
    put(state, SEAL, (seat for seat, hand in enumerate(state.hands) if hand))


def lay_down(state: State, seat: int, card: int, tell: Tell | None) -> None:
    """A card goes from the hand to the table, face down."""
    state.hands[seat].remove(card)
    state.sealed[seat] = card
    answered(state, seat)  # seal.once
    if tell is not None:
        tell.add(Sealed(Seat(seat), Secret(name(state, card), (seat,))))


def open_cards(state: State, tell: Tell | None) -> None:
    """seal.open: all are turned over together."""
    opened = state.sealed
    for seat, card in enumerate(opened):
        if card is not None:
            state.shown[seat].append(card)
    state.sealed = [None] * state.table.seats
    state.stage = BAG
    if tell is not None:
        tell.add(Opened(tuple(None if card is None else name(state, card) for card in opened)))


# The bag


def draw_token(state: State, fate: Fate, tell: Tell | None) -> None:
    """bag.token, watch.all, rush.first: whatever comes out is a question to everybody."""
    token = state.bag.pop(fate.pick(len(state.bag)))
    if tell is not None:
        tell.add(Drawn(token))
    put(state, WATCH if token == "ghost" else RUSH, range(state.table.seats))


def face_ghost(state: State, seat: int, move: int, tell: Tell | None) -> None:
    """watch.candle, watch.fright: a candle, or a coin."""
    answered(state, seat)
    if move == LIGHT:
        state.hands[seat].remove(CANDLE)
        state.discards.append(CANDLE)
        if tell is not None:
            tell.add(Lit(Seat(seat)))
        return
    paid = min(1, state.coins[seat])
    state.coins[seat] -= paid
    state.chest += paid
    if tell is not None:
        tell.add(Waited(Seat(seat), paid))


def help_oneself(state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
    """rush.first, rush.prize: the first answer closes the question for all."""
    if move == CARD:
        card = draw(state.deck, fate)
        state.hands[seat] = sorted([*state.hands[seat], card])
        if tell is not None:
            tell.add(Took(Seat(seat), Secret(name(state, card), (seat,))))
    else:
        prize = state.table.edition.prize
        state.coins[seat] += prize
        state.chest -= prize
        if tell is not None:
            tell.add(Grabbed(Seat(seat), prize))
    state.asked = ()


# The end


def end(state: State, tell: Tell | None) -> None:
    """end.winner: the count."""
    state.stage = OVER
    if tell is not None:
        tell.add(Ended(tuple(points(state)), tuple(Seat(seat) for seat in leaders(points(state), Vigil.aim))))


def points(state: State) -> list[int]:
    """Coins, and the worth of the cards on the table."""
    worth = state.table.edition.worth
    return [coins + sum(worth[card] for card in shown) for coins, shown in zip(state.coins, state.shown, strict=True)]


def name(state: State, card: int) -> str:
    """What a card is called."""
    return state.table.edition.names[card]
