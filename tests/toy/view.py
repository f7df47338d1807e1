"""What a chair sees of The Vigil, built up field by field; and a whole world imagined behind it."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.kernel.fate import Fate
from toy.edition import Options
from toy.state import State


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat can know."""

    table: Options
    seat: int  # -1 is a spectator
    stage: str
    round: int
    question: int
    asked: tuple[int, ...]
    mine: tuple[int, ...]  # my own hand
    my_sealed: int | None  # the card that I laid down
    hands: tuple[int, ...]  # how many cards each seat holds
    sealed: tuple[bool, ...]  # who has a card lying face down
    shown: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    bag: tuple[str, ...]  # what came out of it was seen, so what is left in it is known
    coins: tuple[int, ...]
    chest: int


def view_of(state: State, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    return View(
        table=state.table,
        seat=seat,
        stage=state.stage,
        round=state.round,
        question=state.question,
        asked=state.asked,
        mine=() if seat < 0 else tuple(state.hands[seat]),
        my_sealed=None if seat < 0 else state.sealed[seat],
        hands=tuple(len(hand) for hand in state.hands),
        sealed=tuple(card is not None for card in state.sealed),
        shown=tuple(tuple(cards) for cards in state.shown),
        discards=tuple(state.discards),
        bag=tuple(state.bag),
        coins=tuple(state.coins),
        chest=state.chest,
    )


def imagine_state(view: View, fate: Fate) -> State:
    """A world that looks like this view: the cards that the seat has not seen are dealt again."""
    state = State(view.table)
    state.stage = view.stage
    state.round = view.round
    state.question = view.question
    state.asked = view.asked
    state.shown = [list(cards) for cards in view.shown]
    state.discards = list(view.discards)
    state.bag = list(view.bag)
    state.coins = list(view.coins)
    state.chest = view.chest
    state.deck = unseen(view)
    for seat, size in enumerate(view.hands):
        if seat == view.seat:
            state.hands[seat] = list(view.mine)
            state.sealed[seat] = view.my_sealed
            continue
        state.hands[seat] = sorted(draw(state.deck, fate) for _ in range(size))
        state.sealed[seat] = draw(state.deck, fate) if view.sealed[seat] else None
    return state


def unseen(view: View) -> list[int]:
    """The cards of the box that a seat sees nowhere: they are in other hands, face down or in the deck."""
    cards = view.table.edition.cards()
    seen = [*view.mine, *view.discards, *(card for row in view.shown for card in row)]
    if view.my_sealed is not None:
        seen.append(view.my_sealed)
    for card in seen:
        cards.remove(card)
    return cards


def draw(pile: list[int], fate: Fate) -> int:
    """A card from a pile without order."""
    return pile.pop(fate.pick(len(pile)))
