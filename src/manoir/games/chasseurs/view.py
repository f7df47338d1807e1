"""What a chair sees of Chasseurs: the table, its own cards, and every hand of the draft that it held."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import MULE, NONE, Board
from manoir.games.chasseurs.state import (
    DEALING,
    DRAWING,
    PICKING,
    PREPARING,
    TARGET,
    State,
    asks_of,
    card_of,
    is_seen,
    nothing,
    player_of,
    target_of,
    zeros,
)
from manoir.kernel.game import Ask

UNSEEN: Final[i64] = 126  # stands for a card that this chair has not seen


class View:
    """All that a seat with a perfect memory can know; seat -1 is a spectator."""

    __slots__ = (
        "aside",
        "asked",
        "board",
        "coins",
        "dealer",
        "drawn",
        "drew",
        "goblin_pool",
        "goblins",
        "goblins_gone",
        "hand",
        "held",
        "laid",
        "left",
        "memory",
        "open",
        "pick",
        "picked",
        "picks",
        "played",
        "pool",
        "present",
        "purses",
        "put",
        "recalled",
        "round",
        "seat",
        "since",
        "site",
        "stage",
        "step",
        "supply",
        "tiles",
        "tiles_gone",
        "trophies",
        "turned",
        "won",
    )

    def __init__(self, board: Board, seat: i64) -> None:
        self.board = board
        self.seat = seat
        # The table, as everybody sees it.
        self.stage: i64 = 0
        self.round: i64 = 1
        self.dealer: i64 = 0
        self.asked: i64 = 0
        self.pick: i64 = 0
        self.recalled: i64 = 0
        self.turned: i64 = 0
        self.site: i64 = 0
        self.since: i64 = 0
        self.step: i64 = 0
        self.present: i64 = 0
        self.left: i64 = 0
        self.tiles_gone: i64 = 0
        self.goblins_gone: i64 = 0
        self.supply: i64 = 0
        self.picked = vec[i64]()  # how many cards of the draft each seat has put down
        self.put = vec[i64]()  # ... and set aside, with two players
        self.drew: i64 = 0  # cards that each has drawn from their personal pile
        self.held = vec[i64]()
        self.laid = vec[i64]()
        self.coins = vec[i64]()
        self.played = vec[i64]()  # what a mule drew is UNSEEN unless it was laid at once or is this seat's
        self.purses = vec[i64]()
        self.tiles = vec[i64]()
        self.goblins = vec[i64]()
        self.pool = vec[i64]()
        self.goblin_pool = vec[i64]()
        self.won = vec[i64]()
        self.trophies = vec[i64]()
        self.open: list[Ask] = []
        # What this seat alone knows.
        self.hand = vec[i64]()
        self.picks = vec[i64]()
        self.aside = vec[i64]()
        self.drawn = vec[i64]()
        self.memory = vec[i64]()  # the pack held at each pick so far, sorted, a row of the board's width for each


def view_of(state: State, seat: i64) -> View:
    """The view of a seat, or of a spectator."""
    view = View(state.board, seat)
    view.stage = state.stage
    view.round = state.round
    view.dealer = state.dealer
    view.asked = state.asked
    view.pick = state.pick
    view.recalled = state.recalled
    view.turned = state.turned
    view.site = state.site
    view.since = state.since
    view.step = state.step
    view.present = state.present
    view.left = state.left
    view.tiles_gone = state.tiles_gone
    view.goblins_gone = state.goblins_gone
    view.supply = state.supply
    view.picked = counted(state, state.picks)
    view.put = counted(state, state.aside)
    view.drew = draws_made(state)
    view.held = state.held[:]
    view.laid = state.laid[:]
    view.coins = state.coins
    view.played = seen_plays(state, seat)
    view.purses = state.purses
    view.tiles = state.tiles
    view.goblins = state.goblins
    view.pool = state.pool
    view.goblin_pool = state.goblin_pool
    view.won = state.won
    view.trophies = state.trophies
    view.open = asks_of(state)
    if seat >= 0:
        own_cards(state, view)
    return view


def counted(state: State, rows: vec[i64]) -> vec[i64]:
    """How many cards lie in each seat's row; no rows, no cards."""
    counts = zeros(state.board, state.board.seats)
    seat: i64 = 0
    left = state.board.hand
    for card in rows:
        if card != NONE:
            counts[seat] += 1
        left -= 1
        if left == 0:
            left = state.board.hand
            seat += 1
    return counts


def draws_made(state: State) -> i64:
    """two.pick: how many cards each has drawn; both draw together."""
    made: i64 = 0
    while made < state.board.hand and made < len(state.drawn) and state.drawn[made] != NONE:
        made += 1
    return made


def seen_plays(state: State, seat: i64) -> vec[i64]:
    """The action cards played, with what other seats' mules drew left out (mule.draw)."""
    mule = state.board.actions + MULE
    plays = state.played[:]
    at: i64 = 0
    for code in plays:
        if card_of(code) == mule and target_of(code) != NONE and not is_seen(code) and player_of(code) != seat:
            plays[at] = code % TARGET + TARGET * (UNSEEN + 1)
        at += 1
    return plays


def own_cards(state: State, view: View) -> None:
    """draft.own-picks, two.discards: a seat's own hand, picks and asides, and the packs that it has held."""
    board = state.board
    seat = view.seat
    row = seat * board.hand
    start = seat * board.room
    view.hand = state.hands[start : start + state.held[seat]]
    view.picks = state.picks[row : row + board.hand]
    if board.two:
        view.aside = state.aside[row : row + board.hand]
        view.drawn = state.drawn[row : row + board.hand]
    if state.stage in (PREPARING, DEALING):
        return
    held = packs_held(state)
    memory = nothing(board, held * board.width)
    time = state.recalled  # what nobody wrote down nobody remembers
    while time < held:
        remember(state, seat, time, memory)
        time += 1
    view.memory = memory


def packs_held(state: State) -> i64:
    """How many packs of the draft each seat has held."""
    return state.pick + 1 if state.pick < state.board.hand else state.board.hand


def turned_at(board: Board, round: i64, time: i64) -> i64:
    """The seat that held the pack dealt to seat 0 at a pick of a round (draft.direction)."""
    turn = time % board.seats
    return turn if round % 2 == 1 or turn == 0 else board.seats - turn


def remember(state: State, seat: i64, time: i64, memory: vec[i64]) -> None:
    """The pack that a seat held at a pick, as a row of its memory."""
    start = time * state.board.width
    card: i64 = 0
    for count in held_pack(state, seat, time):
        end = start + count
        while start < end:
            memory[start] = card
            start += 1
        card += 1


def held_pack(state: State, seat: i64, time: i64) -> vec[i64]:
    """How many of each card a seat held at a pick: what is left of the pack, and all that was taken from it since."""
    board = state.board
    pack = (seat - turned_at(board, state.round, time) + board.seats) % board.seats
    counts = zeros(board, board.faces)
    at = pack * board.width
    while at < (pack + 1) * board.width:
        if state.packs[at] != NONE:
            counts[state.packs[at]] += 1
        at += 1
    later = time
    while later < board.hand:
        holder = (pack + turned_at(board, state.round, later)) % board.seats
        at = holder * board.hand + later
        if state.picks[at] != NONE:
            counts[state.picks[at]] += 1
        if board.two:
            if state.aside[at] != NONE:
                counts[state.aside[at]] += 1
            if later > time and state.drawn[at] != NONE:  # it joined the pack later
                counts[state.drawn[at]] -= 1
        later += 1
    return counts


def pack_seen(view: View, time: i64) -> vec[i64]:
    """How many of each card were in the pack that the seat held at a pick."""
    counts = zeros(view.board, view.board.faces)
    at = time * view.board.width
    end = at + view.board.width
    while at < end:
        if view.memory[at] != NONE:
            counts[view.memory[at]] += 1
        at += 1
    return counts


def is_drafting(view: View) -> bool:
    """Whether packs are in the players' hands."""
    return view.stage in (DRAWING, PICKING)
