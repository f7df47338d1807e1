"""What Chasseurs hides (law 1): picks, packs and hands of others, what mules draw, discards, and the draw pile.

A secret is open when two cards of the true world could change places for all that a chair has seen: it knows them
together, as what was gone from a pack that came back to it, or it has seen neither.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from manoir.games.chasseurs.board import MULE, NONE
from manoir.games.chasseurs.laying import pile_of
from manoir.games.chasseurs.state import PICKING, REVEALING, SCROLLING, State, card_of, is_seen, player_of, target_of
from manoir.games.chasseurs.view import turned_at
from manoir.kernel.laws import Hidden
from manoir.kernel.plain import Plain

UNSEEN = ("bag",)


@dataclass(frozen=True)
class CardPlace:
    """Where an unseen card is: what a chair knows it together with, what sort of place, whose, and which card."""

    key: tuple[object, ...]
    sort: str
    owner: object
    card: int


def drafting(state: State) -> bool:
    return bool(state.stage == PICKING)


def playing(state: State) -> bool:
    return bool(REVEALING <= state.stage < SCROLLING)


def sightings(state: State, pack: int, chair: int) -> list[int]:
    """The picks at which a chair held a pack."""
    board = state.board
    times = range(int(state.recalled), min(int(state.pick) + 1, int(board.hand)))
    return [t for t in times if (pack + int(turned_at(board, state.round, t))) % int(board.seats) == chair]


def places(state: State, chair: int) -> list[CardPlace]:
    """Every place that a chair cannot look into, where a card can still move."""
    board = state.board
    seats, hand = int(board.seats), int(board.hand)
    found = [
        CardPlace(UNSEEN, "pile", "pile", card)
        for card, count in enumerate(pile_of(state))
        if count and not (playing(state) and is_past(state, card))
    ]
    for seat in range(seats):
        if seat == chair:
            continue
        for time in range(hand):
            card = int(state.picks[seat * hand + time])
            pack = (seat - int(turned_at(board, state.round, time))) % seats
            if card == NONE or (playing(state) and not still_held(state, seat, card)):
                continue
            key = UNSEEN if chair < 0 else lot(state, pack, time, chair)
            if seats == 2 and chair >= 0:
                key = ("turn", time)
                aside = int(state.aside[seat * hand + time])
                if aside != NONE and not (playing(state) and is_past(state, aside)):
                    found.append(CardPlace(key, "aside", (seat, time), aside))
            found.append(CardPlace(key, "pick", (seat, time), card))
    if drafting(state) and (seats > 2 or chair < 0):
        width = int(board.width)
        for pack in range(seats):
            holder = (pack + int(state.turned)) % seats
            if holder != chair:
                key = UNSEEN if chair < 0 else lot(state, pack, hand, chair)
                cards = {int(card) for card in state.packs[pack * width : (pack + 1) * width] if card != NONE}
                found += [CardPlace(key, "pack", pack, card) for card in cards]
    return found


def lot(state: State, pack: int, time: int, chair: int) -> tuple[object, ...]:
    """What was taken between two times at which a chair held a pack is known together."""
    before = [seen for seen in sightings(state, pack, chair) if seen < time]
    return (pack, len(before)) if before else UNSEEN


def is_past(state: State, card: int) -> bool:
    """Whether an adventurer would have been laid by now (site.reveal)."""
    return bool(card < state.board.dogs and card // state.board.ranks <= state.site)


def still_held(state: State, seat: int, card: int) -> bool:
    """Whether all copies of a card that a seat picked are in its hand."""
    board = state.board
    hand = [int(one) for one in state.hands[seat * board.room : seat * board.room + state.held[seat]]]
    picks = [int(one) for one in state.picks[seat * board.hand : (seat + 1) * board.hand]]
    drawn = [int(target_of(code)) for code in state.played if player_of(code) == seat]
    return hand.count(card) == picks.count(card) and card not in drawn


def could_swap(state: State, chair: int, fits: Callable[[CardPlace, CardPlace], bool]) -> bool:
    """Whether two unlike cards that a chair knows together lie in places that fit."""
    groups: dict[tuple[object, ...], list[CardPlace]] = {}
    for place in places(state, chair):
        groups.setdefault(place.key, []).append(place)
    for group in groups.values():
        for one, other in combinations(group, 2):
            if one.card != other.card and (fits(one, other) or fits(other, one)):
                return True
    return False


def hands_open(state: State, chair: int) -> bool:
    def fits(one: CardPlace, other: CardPlace) -> bool:
        return one.sort == "pick" and (other.sort != "pick" or one.owner[0] != other.owner[0])  # type: ignore[index]

    return playing(state) and could_swap(state, chair, fits)


def other_hands(state: State, chair: int) -> Plain:
    board = state.board
    return [
        [int(card) for card in state.hands[seat * board.room : (seat + 1) * board.room]]
        for seat in range(int(board.seats))
        if seat != chair
    ]


def other_rows(rows: Callable[[State], object]) -> Callable[[State, int], Plain]:
    def value(state: State, chair: int) -> Plain:
        hand = int(state.board.hand)
        cards = [int(card) for card in rows(state)]  # type: ignore[attr-defined]
        return [cards[seat * hand : (seat + 1) * hand] for seat in range(int(state.board.seats)) if seat != chair]

    return value


def picks_open(state: State, chair: int) -> bool:
    return drafting(state) and could_swap(state, chair, lambda one, _: one.sort == "pick")


def packs_open(state: State, chair: int) -> bool:
    return drafting(state) and could_swap(
        state, chair, lambda one, other: one.sort == "pack" and one.owner != other.owner
    )


def other_packs(state: State, chair: int) -> Plain:
    width, seats = int(state.board.width), int(state.board.seats)
    packs = [pack for pack in range(seats) if (pack + int(state.turned)) % seats != chair]
    return [[int(card) for card in state.packs[pack * width : (pack + 1) * width]] for pack in packs]


def pile_open(state: State, chair: int) -> bool:
    return (drafting(state) or playing(state)) and could_swap(
        state, chair, lambda one, other: one.sort == "pile" and other.sort != "pile"
    )


def draws(state: State, chair: int) -> list[tuple[int, int]]:
    """(seat, card) of every card that another's mule drew into the hand."""
    mule = state.board.actions + MULE
    return [
        (int(player_of(code)), int(target_of(code)))
        for code in state.played
        if card_of(code) == mule and not is_seen(code) and target_of(code) != NONE and player_of(code) != chair
    ]


def draws_open(state: State, chair: int) -> bool:
    """A drawn card that is still in a hand could be any unlike card of the pile that may be there."""
    if not playing(state):
        return False
    pile = {place.card for place in places(state, chair) if place.sort == "pile"}
    board = state.board
    for seat, card in draws(state, chair):
        hand = [int(one) for one in state.hands[seat * board.room : (seat + 1) * board.room]]
        if card in hand and pile - {card}:
            return True
    return False


def asides_open(state: State, chair: int) -> bool:
    return bool(state.board.two) and chair >= 0 and could_swap(state, chair, lambda one, _: one.sort == "aside")


SECRETS = [
    Hidden("hands of others", other_hands, hands_open),  # draft.hand, draft.own-picks
    Hidden("picks of others", other_rows(lambda state: state.picks), picks_open),  # draft.own-picks
    Hidden("packs of others", other_packs, packs_open),  # draft.deal
    Hidden("draw pile", lambda state, _: [int(count) for count in pile_of(state)], pile_open),  # draft.deal
    Hidden("draws of other mules", draws, draws_open),  # mule.draw
    Hidden("discards of the other", other_rows(lambda state: state.aside), asides_open),  # two.discards
]
