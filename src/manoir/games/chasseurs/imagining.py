"""A whole world that looks like a view: unseen cards matched at random to the places where they may be.

The cards of the draft fall into lots. A lot is a set of places (a seat's pick at some time, a pack's remainder) whose
cards a chair knows together without knowing which is where: what was gone from a pack when it came round again. Places
before a chair first saw a pack, and what mules drew, may hold any unseen card. What a player laid or played must have
been in one of that player's places, and an adventurer whose site is past cannot still be in a hand.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import MULE, NONE, SITES
from manoir.games.chasseurs.hands import gather_hands
from manoir.games.chasseurs.lots import ASIDE, DRAWN, FREE, ITEM_CARD, ITEM_WHEN, PACK, PICK, Lots
from manoir.games.chasseurs.opponent import settle_draws, two_packs
from manoir.games.chasseurs.state import (
    ASLEEP,
    REVEALING,
    SCROLLING,
    TARGET,
    State,
    ask_again,
    card_of,
    empty_state,
    is_seen,
    place_of,
    player_of,
    target_of,
)
from manoir.games.chasseurs.view import UNSEEN, View, is_drafting, pack_seen, turned_at
from manoir.kernel.fate import Fate


def imagine_state(view: View, fate: Fate) -> State:
    """A world drawn at random among those that look like this view."""
    state = open_state(view)
    tries = 0
    while True:
        lots = Lots(view.board, fate, first_forbidden(view))
        known_cards(view, state, lots)
        if view.board.two and view.seat >= 0:
            two_packs(view, state, lots)
        else:
            passed_packs(view, state, lots)
        mule_draws(view, lots)
        if lots.place_items(laid_items(view)) and lots.fill():
            break
        tries += 1
        if tries == 1000:
            raise AssertionError("no world looks like this view")
    put_down(state, lots)
    if view.board.two:
        settle_draws(view, state, lots, fate)
    if view.pick == view.board.hand and view.stage < SCROLLING:
        gather_hands(state)
    return state


def open_state(view: View) -> State:
    """What everybody sees, as a state."""
    state = empty_state(view.board)
    state.stage = view.stage
    state.round = view.round
    state.dealer = view.dealer
    state.asked = view.asked
    state.pick = view.pick
    state.recalled = view.recalled
    state.turned = view.turned
    state.site = view.site
    state.since = view.since
    state.step = view.step
    state.present = view.present
    state.left = view.left
    state.tiles_gone = view.tiles_gone
    state.goblins_gone = view.goblins_gone
    state.supply = view.supply
    state.laid = view.laid[:]
    state.coins = view.coins
    state.played = view.played[:]
    state.purses = view.purses
    state.tiles = view.tiles
    state.goblins = view.goblins
    state.pool = view.pool
    state.goblin_pool = view.goblin_pool
    state.won = view.won
    state.trophies = view.trophies
    ask_again(state, view.open)
    return state


def first_forbidden(view: View) -> i64:
    """Adventurers below this number have been laid, if anybody held them (site.reveal)."""
    if view.stage < REVEALING:
        return 0
    sites = view.site if view.stage == REVEALING else view.site + 1
    return min(sites, SITES) * view.board.ranks


def known_cards(view: View, state: State, lots: Lots) -> None:
    """The seat's own picks, and the mules' cards that it has seen, are where they are."""
    board = view.board
    mule = board.actions + MULE
    for code in view.played:
        if card_of(code) == mule and target_of(code) != NONE and target_of(code) != UNSEEN:
            lots.bag[target_of(code)] -= 1
    if view.seat < 0:
        return
    row = view.seat * board.hand
    at: i64 = 0
    while at < board.hand:
        state.picks[row + at] = view.picks[at]
        if board.two:
            state.aside[row + at] = view.aside[at]
            state.drawn[row + at] = view.drawn[at]
        at += 1


def passed_packs(view: View, state: State, lots: Lots) -> None:
    """Each pack's way round the table, cut into lots by the times at which this seat held it."""
    board = view.board
    pack: i64 = 0
    while pack < board.seats:
        follow_pack(view, state, lots, pack)
        pack += 1


def follow_pack(view: View, state: State, lots: Lots, pack: i64) -> None:
    """One pack from the deal to now."""
    board = view.board
    seen = vec[i64]()  # what the pack held when this seat passed it on, if it has
    known = False
    left: i64 = board.hand if is_drafting(view) else 0
    lots.begin()
    time: i64 = 0
    while time < board.hand:
        holder = (pack + turned_at(board, view.round, time)) % board.seats
        if holder == view.seat and time < view.recalled:
            if view.picks[time] != NONE:  # from a pack of which no more is known
                lots.bag[view.picks[time]] -= 1
                left -= 1
        elif holder == view.seat and time <= view.pick and len(view.memory) > 0:
            now = pack_seen(view, time)
            if known:
                lots.add_gone(seen, now)
            else:
                lots.take_out(now)
            lots.end()
            if view.picks[time] == NONE and is_drafting(view):
                lots.lay_pack(state.packs, pack * board.width, now)  # it is in this seat's hand
                return
            if view.picks[time] != NONE:
                now[view.picks[time]] -= 1
                left -= 1
            seen = now
            known = True
            lots.begin()
        else:
            if view.picked[holder] > time:
                lots.add_place(holder, PICK, holder * board.hand + time)
                left -= 1
            if board.two and view.put[holder] > time:
                lots.add_place(FREE, ASIDE, holder * board.hand + time)
                left -= 1
            if board.two and view.drew > time:
                left += 1
        time += 1
    at = pack * board.width
    while left > 0:
        lots.add_place(FREE, PACK, at)
        at += 1
        left -= 1
    if known:
        lots.add_all(seen)
    lots.end()


def mule_draws(view: View, lots: Lots) -> None:
    """What the mules of other seats drew into their hands: any unseen card."""
    at: i64 = 0
    for code in view.played:
        if target_of(code) == UNSEEN:
            lots.begin()
            lots.add_place(player_of(code), DRAWN, at, place_of(code))
            lots.end()
        at += 1


def laid_items(view: View) -> vec[i64]:
    """What other seats laid or played, which must come from their places: (seat, card, when) in one number each."""
    items = vec[i64]()
    if view.stage < REVEALING or view.stage >= SCROLLING:
        return items
    at: i64 = 0
    for code in view.played:
        if player_of(code) != view.seat:
            items = append(items, player_of(code) + ITEM_CARD * card_of(code) + ITEM_WHEN * (at + 1))
        at += 1
    card: i64 = 0
    for owner in view.laid:
        if owner != NONE and owner % ASLEEP != view.seat and not brought(view, card):
            items = append(items, owner % ASLEEP + ITEM_CARD * card)
        card += 1
    return items


def brought(view: View, card: i64) -> bool:
    """Whether everybody saw a mule bring this adventurer."""
    for code in view.played:
        if is_seen(code) and target_of(code) == card:
            return True
    return False


def put_down(state: State, lots: Lots) -> None:
    """Every guessed card to its place."""
    at: i64 = 0
    for card in lots.place_card:
        where = lots.place_at[at]
        kind = lots.place_kind[at]
        if kind == PICK:
            state.picks[where] = card
        elif kind == ASIDE:
            state.aside[where] = card
        elif kind == PACK:
            state.packs[where] = card
        else:
            state.played[where] = state.played[where] % TARGET + TARGET * (card + 1)
        at += 1
    sort_packs(state)


def sort_packs(state: State) -> None:
    """Packs lie sorted, with nothing behind the last card."""
    board = state.board
    pack: i64 = 0
    while pack < board.seats:
        start = pack * board.width
        at = start + 1
        while at < start + board.width:
            card = state.packs[at]
            to = at
            while card != NONE and to > start and state.packs[to - 1] > card:
                state.packs[to] = state.packs[to - 1]
                to -= 1
            state.packs[to] = card
            at += 1
        pack += 1
