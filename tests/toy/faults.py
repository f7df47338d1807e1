"""The Vigil with one fault each: what a tired programmer writes, and what a law must catch."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.event import Tell, reveal
from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.game import Ask
from manoir.kernel.memory import Fact
from manoir.kernel.plain import Plain
from manoir.kernel.title import Title
from toy import VIGIL
from toy.edition import CANDLE, Options
from toy.events import Sealed, Took
from toy.moves import COINS, LIGHT, WAIT
from toy.notation import VigilNotation
from toy.rules import Vigil, begin_round
from toy.state import OVER, RUSH, SEAL, WATCH, State
from toy.view import View


def faulty(game: Vigil, notation: type[VigilNotation] = VigilNotation) -> Title:
    """The title with another game in it."""
    return replace(VIGIL, game=game, notation=notation)


# Views


@dataclass(frozen=True, slots=True)
class WideView(View):
    """A view with a field too many."""

    more: State


def widened(view: View, more: State) -> WideView:
    """A view with all of a state slipped into it."""
    return WideView(**{field.name: getattr(view, field.name) for field in fields(view)}, more=more)


class PeekingNotation(VigilNotation):
    """Shows the next seat's hand."""

    def seen(self, view: WideView) -> Plain:
        neighbour = (view.seat + 1) % self.table.seats
        return {**super().seen(view), "peeked": [self.names[card] for card in view.more.hands[neighbour]]}


class Peeking(Vigil):
    """A view that shows another hand."""

    def view(self, state: State, seat: int) -> View:
        return widened(super().view(state, seat), state.copy())


class OpenNotation(VigilNotation):
    """Shows the whole position."""

    def seen(self, view: WideView) -> Plain:
        return {**super().seen(view), "everything": self.position(view.more)}


class AllSeeing(Peeking):
    """A view of everything, and an imagine that agrees with it."""

    def imagine(self, view: WideView, fate: Fate) -> State:
        return view.more.copy()


# Imagined worlds


class DealsTwice(Vigil):
    """An imagine that looks at a card of the deck and leaves it there."""

    def imagine(self, view: View, fate: Fate) -> State:
        state = super().imagine(view, fate)
        for seat, hand in enumerate(state.hands):
            if seat != view.seat and hand:
                state.hands[seat] = sorted([*hand[1:], state.deck[fate.pick(len(state.deck))]])
        return state


class DealsDiscards(Vigil):
    """An imagine that deals cards which everybody saw being discarded."""

    def imagine(self, view: View, fate: Fate) -> State:
        state = super().imagine(replace(view, discards=()), fate)
        state.discards = list(view.discards)
        return state


# Asks


class TellingWindow(Vigil):
    """A window that opens only for those who can light a candle."""

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        while True:
            question = state.question
            super().settle(state, fate, tell)
            if state.stage != WATCH or state.question == question:
                return
            state.asked = tuple(seat for seat in state.asked if CANDLE in state.hands[seat])
            if state.asked:
                return


class TellingKind(Vigil):
    """An ask that names what the seat holds."""

    def asks(self, state: State) -> list[Ask]:
        return [
            Ask(ask.id, ask.seat, "candle" if CANDLE in state.hands[ask.seat] else ask.kind, ask.after)
            for ask in super().asks(state)
        ]


class TellingId(Vigil):
    """An ask whose id counts the candles of the seat."""

    def asks(self, state: State) -> list[Ask]:
        asks = super().asks(state)
        return [Ask(ask.id * 9 + state.hands[ask.seat].count(CANDLE), ask.seat, ask.kind) for ask in asks]


class SameIds(Vigil):
    """Asks that are numbered by seat alone, in every round anew."""

    def asks(self, state: State) -> list[Ask]:
        return [Ask(ask.seat, ask.seat, ask.kind) for ask in super().asks(state)]


# Events


class Blabbing(Vigil):
    """Events that forgot their secrets; views and asks are honest."""

    def advance(self, state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
        super().advance(state, seat, move, fate, tell)
        if tell is not None:
            tell.events = [reveal(event) for event in tell.events]


class BlabbingDeal(Vigil):
    """A set-up that forgot its secrets."""

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        state = super().setup(table, fate, tell)
        if tell is not None:
            tell.events = [reveal(event) for event in tell.events]
        return state


class OpenAtTheEnd(Vigil):
    """A card that is laid face down in every round but the last, where it is told."""

    def advance(self, state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
        last = state.round == state.table.edition.rounds
        super().advance(state, seat, move, fate, tell)
        if tell is not None and last:
            tell.events = [reveal(event) for event in tell.events]


@dataclass(frozen=True, slots=True)
class Peeked:
    """Everybody saw a card that the next seat holds."""

    card: str


class Peeping(Vigil):
    """A bell that shows everybody a card of the next hand; no view keeps it."""

    def advance(self, state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
        hand = state.hands[(seat + 1) % state.table.seats]
        if tell is not None and state.stage == RUSH and hand:
            tell.add(Peeked(state.table.edition.names[hand[0]]))
        super().advance(state, seat, move, fate, tell)


def begins(state: State) -> bool:
    """Whether a round begins, the first excepted, and nobody has laid a card."""
    return state.stage == SEAL and state.round > 1 and not any(card is not None for card in state.sealed)


class GlimpsedNotation(VigilNotation):
    """Shows the first card of the first hand as long as it lies open."""

    def seen(self, view: WideView) -> Plain:
        names = view.more.table.edition.names
        glimpsed = [names[card] for card in view.more.hands[0][:1]] if begins(view.more) else []
        return {**super().seen(view), "glimpsed": glimpsed}


class Glimpsed(Peeking):
    """A card that is told to everybody and lies open until the next answer: then views forget what people know."""

    def advance(self, state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
        super().advance(state, seat, move, fate, tell)
        if tell is not None and begins(state) and state.hands[0]:
            tell.add(Peeked(state.table.edition.names[state.hands[0][0]]))

    def imagine(self, view: WideView, fate: Fate) -> State:
        while True:
            state = super().imagine(view, fate)
            if not begins(state) or state.hands[0][:1] == view.more.hands[0][:1]:
                return state


BLABBED = (
    Fact(Sealed, ("seat", "card"), "seal.hand"),
    Fact(Took, ("seat", "card"), "rush.prize"),
    Fact(Peeked, ("card",), "rush.prize"),
)
"""What a programmer would declare to be rid of the law: that all of it may be forgotten."""


class Silent(Vigil):
    """A candle is lit and nobody is told, though everybody can see it."""

    def advance(self, state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
        watching = state.stage == WATCH
        super().advance(state, seat, move, fate, None if watching else tell)


# Chance


class OwnDice(Vigil):
    """Rules that draw from a generator of their own."""

    def __init__(self) -> None:
        self.dice = Random(1989)

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        super().settle(state, FastFate(self.dice.getrandbits(32)), tell)


class DicedState(State):
    """A state that keeps a generator, and copies it faithfully."""

    __slots__ = ("dice",)

    def copy(self) -> State:
        twin = super().copy()
        twin.dice = self.dice
        return twin


class StateDice(Vigil):
    """A game whose state foresees its bag. Its log replays, for the seed was a pick; its written position does not."""

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        return self.diced(super().setup(table, fate, tell), fate.pick(2**31))

    def imagine(self, view: View, fate: Fate) -> State:
        return self.diced(super().imagine(view, fate), fate.pick(2**31))

    def diced(self, state: State, seed: int) -> DicedState:
        twin = DicedState(state.table)
        for field in State.__slots__:
            setattr(twin, field, getattr(state, field))
        twin.dice = seed
        return twin

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        state.dice = (state.dice * 1103515245 + 12345) % 2**31
        super().settle(state, FastFate(state.dice), tell)


class DicedNotation(VigilNotation):
    """Reads a position into a state that has a generator too."""

    def read(self, text: str) -> State:
        return StateDice().diced(super().read(text), 1)


# Copies


class SharingState(State):
    """A state whose copies share a list."""

    __slots__ = ()

    def copy(self) -> State:
        twin = super().copy()
        twin.coins = self.coins
        return twin


class Sharing(Vigil):
    """A game whose states share a list with their copies."""

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        state = super().setup(table, fate, tell)
        state.__class__ = SharingState
        return state


# The end


class Endless(Vigil):
    """A game that begins again whenever it is over."""

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        super().settle(state, fate, tell)
        while state.stage == OVER:
            state.round = 0
            state.bag = list(state.table.edition.bag)
            begin_round(state, tell)
            super().settle(state, fate, tell)


class Lingering(Vigil):
    """A game that still asks when it is over."""

    def asks(self, state: State) -> list[Ask]:
        return super().asks(state) or [Ask(10_000 + state.chest, 0, "more")]

    def moves(self, state: State, seat: int) -> vec[i64]:
        return vec[i64]([COINS]) if state.stage == OVER else super().moves(state, seat)


class Winnerless(Vigil):
    """A game of which nobody knows that it is over."""

    def winners(self, state: State) -> vec[i64]:
        return vec[i64]()


class Speechless(Vigil):
    """A game that asks the seats without a candle, and gives them nothing to answer."""

    def moves(self, state: State, seat: int) -> vec[i64]:
        return vec[i64]() if state.stage == WATCH and CANDLE not in state.hands[seat] else super().moves(state, seat)


# Coins and cards


class LosingCoins(Vigil):
    """A coin that is paid and goes nowhere."""

    def advance(self, state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
        if state.stage == WATCH and move == WAIT:
            state.chest -= min(1, state.coins[seat])
        super().advance(state, seat, move, fate, tell)


class LosingCards(Vigil):
    """A candle that burns down to nothing."""

    def advance(self, state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
        lit = state.stage == WATCH and move == LIGHT
        super().advance(state, seat, move, fate, tell)
        if lit:
            state.discards.pop()


# Silence


class KnownSilence(Vigil):
    """A silence that seals the first card, as everybody knows."""

    def lapse(self, state: State, seat: int, fate: Fate) -> int:
        return self.moves(state, seat)[0] if state.stage == SEAL else super().lapse(state, seat, fate)


class KnowingSilence(Vigil):
    """A silence that lights a candle only if somebody else has one left."""

    def lapse(self, state: State, seat: int, fate: Fate) -> int:
        others = any(CANDLE in hand for other, hand in enumerate(state.hands) if other != seat)
        light = state.stage == WATCH and CANDLE in state.hands[seat] and others
        return LIGHT if light else super().lapse(state, seat, fate)


class WrongSilence(Vigil):
    """A silence that waits, also where waiting is no answer."""

    def lapse(self, state: State, seat: int, fate: Fate) -> int:
        return WAIT
