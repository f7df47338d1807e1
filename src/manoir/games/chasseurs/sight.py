"""A view of Chasseurs brought up to date: the packs of the draft are remembered, not worked out again."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import MULE, NONE
from manoir.games.chasseurs.state import DEALING, PREPARING, SCROLLING, State, card_of, nothing, zeros
from manoir.games.chasseurs.view import View, counted, draws_made, packs_held, remember, seen_plays
from manoir.kernel.lens import Sight


class Packs:
    """What a seat remembers of the draft of a round."""

    __slots__ = ("memory", "recalled", "round")

    def __init__(self) -> None:
        self.round: i64 = 0
        self.recalled: i64 = 0
        self.memory = vec[i64]()


class ChasseursSight(Sight[State, View]):
    """Views of Chasseurs, with what a seat keeps in mind of the packs."""

    def again(self, state: State, seat: i64, view: View, kept: Any) -> Any:
        packs: Packs = Packs() if kept is None else kept
        remembered(state, seat, packs)
        board = state.board
        view.board = board
        view.seat = seat
        view.memory = packs.memory
        view.stage = state.stage
        view.round = state.round
        view.dealer = state.dealer
        view.pick = state.pick
        view.recalled = state.recalled
        view.site = state.site
        view.since = state.since
        view.step = state.step
        view.left = state.left
        view.tiles_gone = state.tiles_gone
        view.goblins_gone = state.goblins_gone
        view.supply = state.supply
        view.picked = picked(state)
        view.held = state.held
        view.laid = state.laid
        view.coins = state.coins
        view.played = seen_plays(state, seat) if has_mule(state) else state.played
        view.purses = state.purses
        view.tiles = state.tiles
        view.goblins = state.goblins
        view.pool = state.pool
        view.goblin_pool = state.goblin_pool
        view.won = state.won
        view.trophies = state.trophies
        row = seat * board.hand
        start = seat * board.room
        view.hand = state.hands[start : start + state.held[seat]]
        view.picks = state.picks[row : row + board.hand]
        if board.two:
            view.put = counted(state, state.aside)
            view.drew = draws_made(state)
            view.aside = state.aside[row : row + board.hand]
            view.drawn = state.drawn[row : row + board.hand]
        return packs


def picked(state: State) -> vec[i64]:
    """How many cards each seat has put down: as many as the packs were passed, and one more for whoever has picked."""
    board = state.board
    hand = board.hand
    passed = state.pick if state.pick < hand else hand
    counts = zeros(board, board.seats)
    seat: i64 = 0
    at = passed
    while seat < board.seats:
        if state.recalled != 0 or (passed > 0 and state.picks[at - 1] == NONE):
            return counted(state, state.picks)  # not all of the draft is on record, or it is over
        counts[seat] = passed if passed == hand or state.picks[at] == NONE else passed + 1
        at += hand
        seat += 1
    return counts


def has_mule(state: State) -> bool:
    """Whether a mule was played, whose card may be somebody's secret."""
    mule = state.board.actions + MULE
    for code in state.played:
        if card_of(code) == mule:
            return True
    return False


def remembered(state: State, seat: i64, packs: Packs) -> None:
    """Add the packs that a seat has held since it last looked."""
    board = state.board
    if packs.round != state.round or packs.recalled != state.recalled:
        packs.round = state.round
        packs.recalled = state.recalled
        packs.memory = packs.memory[:0]
    if state.stage in (PREPARING, DEALING):
        packs.memory = packs.memory[:0]
        return
    held = packs_held(state)
    size = held * board.width
    if state.stage >= SCROLLING:  # the cards of the round are gone, and what was known of them
        packs.memory = nothing(board, size)
        return
    known = packs.memory
    have: i64 = len(known)
    if have == size and not board.two:
        return
    memory = nothing(board, size)
    kept = have - board.width if board.two else have  # with two players the last pack grows by the card drawn
    at: i64 = 0
    while at < kept:
        memory[at] = known[at]
        at += 1
    time = kept // board.width if kept > 0 else 0
    time = max(time, state.recalled)
    while time < held:
        remember(state, seat, time, memory)
        time += 1
    packs.memory = memory


SIGHT = ChasseursSight()
