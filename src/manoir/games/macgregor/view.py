"""What a chair knows of Mac Gregor, built up field by field; and a whole world imagined from it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.macgregor.board import NONE, Board, all_tokens, nth, size, tokens_in
from manoir.games.macgregor.state import State, planned
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask

FORGOTTEN: Final[i64] = -2  # a token lies there, and the chair does not remember which
SPECTATOR: Final[i64] = -1
SLOT: Final[i64] = 16  # a key of somebody's hand as all see it: the pile it came from * SLOT + the blazon on its back


class View:
    """All that one chair can know."""

    __slots__ = (
        "answered",
        "board",
        "chair",
        "choices",
        "colours",
        "discards",
        "entered",
        "ghost",
        "gone",
        "hand",
        "laid",
        "memory",
        "objects",
        "open",
        "owed",
        "pawns",
        "pile_size",
        "piles",
        "plan",
        "plan_known",
        "plan_open",
        "round",
        "seat",
        "shown",
        "slots",
        "stage",
        "tokens",
        "top_back",
        "treasures",
        "turned",
    )

    def __init__(self, board: Board, chair: i64) -> None:
        self.board = board
        self.chair = chair
        self.stage: i64 = 0
        self.seat: i64 = 0
        self.ghost: i64 = 0
        self.round: i64 = 1
        self.answered: i64 = 0
        self.top_back: i64 = NONE
        self.pile_size: i64 = 0
        self.discards: i64 = 0
        self.hand: i64 = 0  # the chair's own keys
        self.plan: i64 = 0
        self.plan_known: i64 = 0  # how many cards of the plan the chair knows, from the first
        self.laid: i64 = 0
        self.turned: i64 = 0
        self.plan_open: i64 = 0
        self.shown: i64 = NONE
        self.objects: i64 = 0
        self.owed: i64 = 0
        self.gone: i64 = NONE
        self.entered: i64 = board.flip_unmoved
        self.memory: i64 = 1  # 0: nothing is left in it that a person must remember alone
        self.pawns = vec[i64]()
        self.tokens = vec[i64]()  # what was shown, as it is remembered; the bag follows from it
        self.treasures = vec[i64]()
        self.colours = vec[i64]()
        self.piles = vec[i64]()
        self.slots: list[vec[i64]] = []  # the keys of every hand as all see them
        self.choices = vec[i64]()
        self.open: list[Ask] = []


def view_of(state: State, chair: i64) -> View:
    """The view of a seat, or of a spectator."""
    view = View(state.board, chair)
    view.stage = state.stage
    view.seat = state.seat
    view.ghost = state.ghost
    view.round = state.round
    view.answered = state.answered
    if state.top != NONE:
        view.top_back = state.board.back_of[state.top]  # setup.backs
    view.pile_size = state.pile_size
    view.discards = state.discards  # discard.open
    view.laid = state.laid
    view.turned = state.turned
    view.plan_open = state.plan_open
    view.shown = state.shown  # arrive.shown
    view.objects = state.objects
    view.owed = state.owed
    view.gone = state.gone
    view.entered = state.entered  # all saw the pawn move, or not
    view.pawns = state.pawns[:]
    view.tokens = state.tokens[:]  # arrive.memory: every one of them was shown to all
    view.treasures = state.treasures
    view.colours = state.colours
    view.piles = state.piles
    for hand in state.hands:
        view.slots.append(slots_of(state.board, state.piles, hand))
    view.open = state.open
    view.plan_known = state.turned  # plan.secret, ghost.unseen
    if state.plan_open == 1 or chair == state.ghost:
        view.plan_known = state.laid
    number: i64 = 0
    while number < view.plan_known:
        view.plan += planned(state, number) * state.board.bit[4 * number]
        number += 1
    if chair != SPECTATOR:
        view.hand = state.hands[chair]
        for ask in state.open:
            if ask.seat == chair:
                view.choices = state.choices
    return view


def slots_of(board: Board, piles: vec[i64], hand: i64) -> vec[i64]:
    """setup.backs: the backs of a hand, and from which pile each was drawn, which everybody saw."""
    slots = vec[i64]()
    pile: i64 = 0
    for cards in piles:
        if hand & cards != 0:
            back: i64 = 0
            while back < board.blazons:
                count = size(hand & cards & board.backs[back])
                while count > 0:
                    slots = append(slots, pile * SLOT + back)
                    count -= 1
                back += 1
        pile += 1
    return slots


def forget(view: View, percent: i64, fate: Fate) -> None:
    """arrive.memory: each token that lies face down is forgotten with that chance, as people do, in place.

    Who forgets everything has not counted either which keys went into which pile.
    """
    room: i64 = 0
    for kind in view.tokens:
        if kind != NONE and fate.pick(100) < percent:
            view.tokens[room] = FORGOTTEN
        room += 1
    if percent >= 100:
        forget_piles(view)


def forget_piles(view: View) -> None:
    """All keys as if they were of one pile."""
    view.memory = 0
    all_cards: i64 = 0
    for cards in view.piles:
        all_cards |= cards
    view.piles = vec[i64]([all_cards])
    for seat in range(len(view.slots)):
        backs = vec[i64]()
        for slot in view.slots[seat]:
            backs = append(backs, slot % SLOT)
        view.slots[seat] = backs


def fade(view: View) -> None:
    """arrive.memory: the token that was just then shown lies face down by now, in place."""
    if view.shown != NONE:
        view.shown = FORGOTTEN


def bag_of(view: View) -> i64:
    """What is neither before a player nor known to lie in a room: in the bag, or forgotten."""
    bag = view.board.full_bag
    for purse in view.treasures:
        bag -= purse
    for kind in view.tokens:
        if kind >= 0:
            bag -= view.board.unit[kind]
    if view.shown >= 0:
        bag -= view.board.unit[view.shown]
    return bag


def imagine_state(view: View, fate: Fate) -> State:
    """A world that looks like this view: what is hidden is dealt anew, every way as likely."""
    board = view.board
    hands = vec[i64]([0] * board.seats)
    state = State(
        board,
        view.pawns[:],
        hands,
        view.tokens[:],
        view.treasures,
        view.colours,
        view.piles,
        view.choices,
        view.open,
    )
    state.stage = view.stage
    state.seat = view.seat
    state.ghost = view.ghost
    state.round = view.round
    state.answered = view.answered
    state.discards = view.discards
    state.laid = view.laid
    state.turned = view.turned
    state.plan_open = view.plan_open
    state.shown = view.shown
    state.objects = view.objects
    state.owed = view.owed
    state.gone = view.gone
    state.entered = view.entered
    deal_faces(state, view, fate)
    lay_plan(state, view, fate)
    fill_rooms(state, view, fate)
    return state


def deal_faces(state: State, view: View, fate: Fate) -> None:
    """Every key that the chair cannot see gets a face among those that its back and its pile leave open."""
    board = view.board
    unseen = board.all_cards & ~view.discards & ~view.hand
    seat: i64 = 0
    for slots in view.slots:
        if seat == view.chair:
            state.hands[seat] = view.hand
        else:
            for slot in slots:
                open = unseen & view.piles[slot // SLOT] & board.backs[slot % SLOT]
                card = nth(board, open, fate.pick(size(open)))
                state.hands[seat] |= board.bit[card]
                unseen ^= board.bit[card]
        seat += 1
    if view.top_back != NONE:
        open = unseen & board.backs[view.top_back]
        state.top = nth(board, open, fate.pick(size(open)))
        unseen ^= board.bit[state.top]
    state.pile = unseen
    state.pile_size = view.pile_size


def lay_plan(state: State, view: View, fate: Fate) -> None:
    """The cards of the plan that the chair knows, then any that the ghost may have laid behind them."""
    board = view.board
    held = vec[i64]([0] * board.blazons)
    total: i64 = 0
    blazon: i64 = 0
    while blazon < board.blazons:
        held[blazon] = board.ghost_cards
        total += board.ghost_cards
        blazon += 1
    number: i64 = 0
    while number < view.laid:
        if number < view.plan_known:
            blazon = (view.plan >> (4 * number)) & 15
        else:
            left = fate.pick(total)
            blazon = 0
            while left >= held[blazon]:
                left -= held[blazon]
                blazon += 1
        held[blazon] -= 1
        total -= 1
        state.plan += blazon * board.bit[4 * number]
        number += 1


def fill_rooms(state: State, view: View, fate: Fate) -> None:
    """Tokens that were forgotten are drawn from all that are not accounted for; the rest is the bag."""
    board = view.board
    bag = bag_of(view)
    room: i64 = 0
    for kind in view.tokens:
        if kind == FORGOTTEN:
            left = fate.pick(all_tokens(bag))
            guess: i64 = 0
            while left >= tokens_in(bag, guess):
                left -= tokens_in(bag, guess)
                guess += 1
            bag -= board.unit[guess]
            state.tokens[room] = guess
        room += 1
    state.bag = bag
