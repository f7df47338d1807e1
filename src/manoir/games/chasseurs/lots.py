"""Lots of places and cards, matched at random: the small puzzle inside every imagined world."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import NONE, Board, site_of
from manoir.games.chasseurs.laying import drawn_from
from manoir.kernel.fate import Fate

# What a place is.
PICK: Final[i64] = 0
ASIDE: Final[i64] = 1
PACK: Final[i64] = 2
DRAWN: Final[i64] = 3  # by a mule, into the hand

FREE: Final[i64] = -1  # the seat of a place that is in nobody's hand

# What a seat laid or played: seat + ITEM_CARD * card + ITEM_WHEN * when.
ITEM_CARD: Final[i64] = 8
ITEM_WHEN: Final[i64] = 1024  # when: 0 for an adventurer, else the number of the action card from 1


class Lots:
    """Places grouped into lots, each with the cards known to lie in it; whatever else it holds comes from the bag."""

    def __init__(self, board: Board, fate: Fate, forbidden: i64) -> None:
        self.board = board
        self.fate = fate
        self.forbidden = forbidden  # adventurers below this number are in no hand any more
        self.bag = board.copies[:]  # unseen cards
        self.place_seat = vec[i64]()  # whose hand it belongs to, or FREE
        self.place_kind = vec[i64]()
        self.place_at = vec[i64]()  # where in the state
        self.place_site = vec[i64]()  # of a mule's draw: the site on which it was made
        self.place_lot = vec[i64]()
        self.place_card = vec[i64]()
        self.place_wild = vec[i64]()  # 1 if the card came from the bag
        self.card_face = vec[i64]()
        self.card_used = vec[i64]()
        self.first_place = vec[i64]()  # of each lot, and one more for the end
        self.first_card = vec[i64]()
        self.wild = vec[i64]()  # how many cards of each lot come from the bag

    def begin(self) -> None:
        """A new lot."""
        self.first_place = append(self.first_place, len(self.place_seat))
        self.first_card = append(self.first_card, len(self.card_face))

    def add_place(self, seat: i64, kind: i64, at: i64, site: i64 = 0) -> None:
        """A place of the lot."""
        self.place_seat = append(self.place_seat, seat)
        self.place_kind = append(self.place_kind, kind)
        self.place_at = append(self.place_at, at)
        self.place_site = append(self.place_site, site)
        self.place_lot = append(self.place_lot, len(self.first_place) - 1)
        self.place_card = append(self.place_card, NONE)
        self.place_wild = append(self.place_wild, 0)

    def add_gone(self, before: vec[i64], after: vec[i64]) -> None:
        """The lot holds what was there before and is no longer."""
        card: i64 = 0
        for count in before:
            gone = count - after[card]
            while gone > 0:
                self.card_face = append(self.card_face, card)
                self.card_used = append(self.card_used, 0)
                gone -= 1
            card += 1

    def add_all(self, counts: vec[i64]) -> None:
        """The lot holds all of these."""
        self.add_gone(counts, vec[i64]([0] * len(counts)))

    def end(self) -> None:
        """The lot is complete: places without a known card are filled from the bag."""
        last = len(self.first_place) - 1
        places = len(self.place_seat) - self.first_place[last]
        self.wild = append(self.wild, places - (len(self.card_face) - self.first_card[last]))

    def take_out(self, counts: vec[i64]) -> None:
        """These cards have been seen: they are not in the bag."""
        card: i64 = 0
        for count in counts:
            self.bag[card] -= count
            card += 1

    def lay_pack(self, packs: vec[i64], at: i64, counts: vec[i64]) -> None:
        """A pack of which every card is known, sorted."""
        card: i64 = 0
        for count in counts:
            end = at + count
            while at < end:
                packs[at] = card
                at += 1
            card += 1

    def end_of(self, lot: i64) -> i64:
        """One past the last place of a lot."""
        return self.first_place[lot + 1] if lot + 1 < len(self.first_place) else len(self.place_seat)

    def end_of_cards(self, lot: i64) -> i64:
        """One past the last known card of a lot."""
        return self.first_card[lot + 1] if lot + 1 < len(self.first_card) else len(self.card_face)

    # What was laid or played

    def place_items(self, items: vec[i64]) -> bool:
        """Find a place in its player's hand for every card that was laid or played; False if there is none."""
        return self.place_from(items, 0)

    def place_from(self, items: vec[i64], number: i64) -> bool:
        """Place the items from one on, each in any place that fits, at random; go back where that leads nowhere."""
        if number == len(items):
            return self.can_fill()
        item = items[number]
        places: i64 = len(self.place_seat)
        if places == 0:
            return False
        start = self.fate.pick(places)
        tried: i64 = 0
        while tried < places:
            place = start + tried
            if place >= places:
                place -= places
            tried += 1
            if self.place_card[place] != NONE or self.place_seat[place] != item % ITEM_CARD:
                continue
            if not self.is_in_time(item, place):
                continue
            card = item % ITEM_WHEN // ITEM_CARD
            known = self.known_card(self.place_lot[place], card)
            lot = self.place_lot[place]
            if known == NONE and (self.wild[lot] == 0 or self.bag[card] == 0):
                continue
            self.put(place, card, known)
            if self.place_from(items, number + 1):
                return True
            self.take_back(place, card, known)
        return False

    def is_in_time(self, item: i64, place: i64) -> bool:
        """What a mule drew can only have been laid or played after it."""
        if self.place_kind[place] != DRAWN:
            return True
        when = item // ITEM_WHEN
        if when > 0:
            return when - 1 > self.place_at[place]
        return site_of(self.board, item // ITEM_CARD) > self.place_site[place]

    def known_card(self, lot: i64, card: i64) -> i64:
        """A known card of a lot that has no place yet, or NONE."""
        at = self.first_card[lot]
        end = self.end_of_cards(lot)
        while at < end:
            if self.card_face[at] == card and self.card_used[at] == 0:
                return at
            at += 1
        return NONE

    def put(self, place: i64, card: i64, known: i64) -> None:
        """A card to its place: a known one of the lot, or one from the bag."""
        self.place_card[place] = card
        if known != NONE:
            self.card_used[known] = 1
        else:
            self.place_wild[place] = 1
            self.wild[self.place_lot[place]] -= 1
            self.bag[card] -= 1

    def take_back(self, place: i64, card: i64, known: i64) -> None:
        """Undo it."""
        self.place_card[place] = NONE
        if known != NONE:
            self.card_used[known] = 0
        else:
            self.place_wild[place] = 0
            self.wild[self.place_lot[place]] += 1
            self.bag[card] += 1

    def can_fill(self) -> bool:
        """Whether known adventurers of past sites that nobody laid all have a place outside the hands."""
        lot: i64 = 0
        while lot < len(self.first_place):
            bound: i64 = 0
            at = self.first_card[lot]
            while at < self.end_of_cards(lot):
                if self.card_used[at] == 0 and self.card_face[at] < self.forbidden:
                    bound += 1
                at += 1
            at = self.first_place[lot]
            while at < self.end_of(lot):
                if self.place_card[at] == NONE and self.place_seat[at] == FREE:
                    bound -= 1
                at += 1
            if bound > 0:
                return False
            lot += 1
        return True

    # What is left

    def fill(self) -> bool:
        """Known cards to places of their lots, then unseen ones to the rest; False if the bag holds none that fits."""
        lot: i64 = 0
        while lot < len(self.first_place):
            self.fill_known(lot, True)
            self.fill_known(lot, False)
            lot += 1
        return self.fill_wild(False) and self.fill_wild(True)

    def fill_known(self, lot: i64, forbidden: bool) -> None:
        """The known cards of a lot, first those that can be in no hand, each to any place that is left for it."""
        at = self.first_card[lot]
        end = self.end_of_cards(lot)
        while at < end:
            card = self.card_face[at]
            if self.card_used[at] == 0 and (card < self.forbidden) == forbidden:
                place = self.any_place(lot, forbidden)
                self.put(place, card, at)
            at += 1

    def any_place(self, lot: i64, free: bool) -> i64:
        """An empty place of a lot, each as likely; a free one if it has to be."""
        found = NONE
        count: i64 = 0
        at = self.first_place[lot]
        end = self.end_of(lot)
        while at < end:
            if self.place_card[at] == NONE and (not free or self.place_seat[at] == FREE):
                count += 1
                if count == 1 or self.fate.pick(count) == 0:
                    found = at
            at += 1
        return found

    def fill_wild(self, free: bool) -> bool:
        """Unseen cards: to the hands first, since not every card can be there, then anywhere."""
        bag = self.bag[:]
        card: i64 = 0
        while card < self.forbidden and not free:
            bag[card] = 0
            card += 1
        place: i64 = 0
        for seat in self.place_seat:
            if self.place_card[place] == NONE and (seat == FREE) == free:
                if is_empty(bag):
                    return False
                card = drawn_from(bag, self.fate)
                bag[card] -= 1
                self.put(place, card, NONE)
            place += 1
        return True


def is_empty(bag: vec[i64]) -> bool:
    """Whether nothing is left."""
    for count in bag:
        if count > 0:
            return False
    return True
