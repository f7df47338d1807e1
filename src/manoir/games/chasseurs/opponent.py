"""Two players: what the other one can have done with each hand, from what was passed and what came back."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import NONE
from manoir.games.chasseurs.lots import ASIDE, FREE, PACK, PICK, Lots
from manoir.games.chasseurs.state import State
from manoir.games.chasseurs.view import View, is_drafting, pack_seen, turned_at
from manoir.kernel.fate import Fate


def two_packs(view: View, state: State, lots: Lots) -> None:
    """Two players: what the other did with each hand, from what was passed, what came back and who drew."""
    board = view.board
    other = 1 - view.seat
    time: i64 = 0
    while time < view.recalled and time < board.hand:
        forgotten_turn(view, lots, other, time)
        time += 1
    while time < board.hand and time <= view.pick and len(view.memory) > 0:
        mine = pack_seen(view, time)
        if time == view.recalled:
            lots.take_out(mine)
        elif view.drawn[time] != NONE:
            lots.bag[view.drawn[time]] -= 1
        if view.pick == time and is_drafting(view):
            own = mine[:]
            if view.picks[time] != NONE:
                own[view.picks[time]] -= 1
            if view.aside[time] != NONE:
                own[view.aside[time]] -= 1
            pack = (view.seat - turned_at(board, view.round, time) + 2) % 2
            lots.lay_pack(state.packs, pack * board.width, own)
        other_turn(view, state, lots, other, time)
        time += 1


def forgotten_turn(view: View, lots: Lots, other: i64, time: i64) -> None:
    """A pick and a discard of each at a time of which no hand is on record."""
    at = other * view.board.hand + time
    for own in (view.picks, view.aside):
        if own[time] != NONE:
            lots.bag[own[time]] -= 1
    lots.begin()
    if view.picked[other] > time:
        lots.add_place(other, PICK, at)
    if view.put[other] > time:
        lots.add_place(FREE, ASIDE, at)
    lots.end()


def other_turn(view: View, state: State, lots: Lots, other: i64, time: i64) -> None:
    """The other player's pick and discard at one time."""
    board = view.board
    at = other * board.hand + time
    lots.begin()
    if view.picked[other] > time:
        lots.add_place(other, PICK, at)
    if view.put[other] > time:
        lots.add_place(FREE, ASIDE, at)
    passed = vec[i64]()
    if time > view.recalled:
        passed = pack_seen(view, time - 1)
        if view.picks[time - 1] != NONE:
            passed[view.picks[time - 1]] -= 1
        if view.aside[time - 1] != NONE:
            passed[view.aside[time - 1]] -= 1
    if time < view.pick and time + 1 < board.hand:
        back = pack_seen(view, time + 1)
        if view.drawn[time + 1] != NONE:
            back[view.drawn[time + 1]] -= 1
        if time > view.recalled:
            extra = surplus(back, passed)
            if extra != NONE:  # the other's drawn card was passed on
                state.drawn[at] = extra
                lots.bag[extra] -= 1
                passed[extra] += 1
            lots.add_gone(passed, back)
        else:
            lots.take_out(back)
    else:
        if is_drafting(view):
            pack = (other - turned_at(board, view.round, time) + 2) % 2
            left = board.hand - time + (1 if view.drew > time else 0)
            left -= (1 if view.picked[other] > time else 0) + (1 if view.put[other] > time else 0)
            place = pack * board.width
            while left > 0:
                lots.add_place(FREE, PACK, place)
                place += 1
                left -= 1
        if time > view.recalled:
            lots.add_all(passed)
    lots.end()


def surplus(back: vec[i64], passed: vec[i64]) -> i64:
    """A card that came back and was not passed, or NONE."""
    card: i64 = 0
    for count in back:
        if count > passed[card]:
            return card
        card += 1
    return NONE


def settle_draws(view: View, state: State, lots: Lots, fate: Fate) -> None:
    """Two players: which card another seat drew at each pick, where its lot did not say."""
    board = state.board
    seat: i64 = 0
    while seat < 2:
        time: i64 = 0
        while time < view.drew and seat != view.seat:
            at = seat * board.hand + time
            if state.drawn[at] == NONE:
                state.drawn[at] = drawn_card(view, state, lots, seat, time, fate)
            time += 1
        seat += 1


def drawn_card(view: View, state: State, lots: Lots, seat: i64, time: i64, fate: Fate) -> i64:
    """A card that the seat can have drawn at that time: one that no chair saw before."""
    board = state.board
    at = seat * board.hand + time
    fitting = vec[i64]()
    place: i64 = 0
    for where in lots.place_at:
        kind = lots.place_kind[place]
        pack = (seat - turned_at(board, view.round, time) + 2) % 2
        here = kind in (PICK, ASIDE) and where == at
        here = here or (kind == PACK and time == view.pick and where // board.width == pack)
        if here and lots.place_wild[place] == 1:
            fitting = append(fitting, lots.place_card[place])
        place += 1
    return fitting[fate.pick(len(fitting))]
