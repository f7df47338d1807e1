"""A view of Chasseurs brought up to date: the packs of the draft are remembered, not worked out again."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import MULE, NONE
from manoir.games.chasseurs.state import DRAWING, SCROLLING, State, card_of, nothing, pack_of
from manoir.games.chasseurs.view import View, counted, draws_made, packs_held, remember, seen_plays
from manoir.kernel.lens import Sight


class Packs:
    """What a seat remembers of the draft of a round."""

    __slots__ = ("held", "memory", "recalled", "round")

    def __init__(self) -> None:
        self.round: i64 = 0
        self.recalled: i64 = 0
        self.held: i64 = 0  # packs that are in the memory
        self.memory = vec[i64]()  # a row for every pack of a round, blank until it is held


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
        count_picked(state, view)
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
        if i64(len(view.hand)) != board.room:
            view.hand = nothing(board, board.room)
        copy_row(state.hands, seat * board.room, view.hand)  # beyond the cards held there are none
        copy_row(state.picks, row, view.picks)
        if board.two:
            view.put = counted(state, state.aside)
            view.drew = draws_made(state)
            view.aside = state.aside[row : row + board.hand]
            view.drawn = state.drawn[row : row + board.hand]
        return packs


def copy_row(cards: vec[i64], start: i64, row: vec[i64]) -> None:
    """Fill a row of the view's own from a longer one; a slice would be a new object."""
    size: i64 = len(row)
    at: i64 = 0
    while at < size:
        row[at] = cards[start + at]
        at += 1


def count_picked(state: State, view: View) -> None:
    """How many cards each seat has put down: as many as the packs were passed, and one more for whoever has picked."""
    board = state.board
    hand = board.hand
    passed = state.pick if state.pick < hand else hand
    counts = view.picked
    seat: i64 = 0
    at = passed
    while seat < board.seats:
        if state.recalled != 0 or (passed > 0 and state.picks[at - 1] == NONE):
            view.picked = counted(state, state.picks)  # not all of the draft is on record, or it is over
            return
        counts[seat] = passed if passed == hand or state.picks[at] == NONE else passed + 1
        at += hand
        seat += 1


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
    over = state.stage < DRAWING or state.stage >= SCROLLING  # no cards, and what was known of them is gone
    if packs.round != state.round or packs.recalled != state.recalled or (over and packs.held > 0):
        packs.round = state.round
        packs.recalled = state.recalled
        packs.held = 0
        packs.memory = nothing(board, board.hand * board.width)
    if over:
        return
    held = packs_held(state)
    time = packs.held
    if board.two and time > 0:
        time -= 1  # the last pack grows by the card drawn
    time = max(time, state.recalled)
    while time < held:
        if board.two or time < state.pick or state.picks[seat * board.hand + time] != NONE:
            remember(state, seat, time, packs.memory)
        else:  # it is in the hand, and whole
            start = pack_of(state, seat) * board.width
            at = time * board.width
            end = at + board.width
            while at < end:
                packs.memory[at] = state.packs[start]
                at += 1
                start += 1
        time += 1
    packs.held = held


SIGHT = ChasseursSight()
