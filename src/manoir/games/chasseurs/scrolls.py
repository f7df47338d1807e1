"""Phase 3: yellow scrolls, then the next round or the end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import COIN_RAIN, PACK_MASTER, SITES, STRONG_TEAM, is_yellow
from manoir.games.chasseurs.ending import tell_count
from manoir.games.chasseurs.events import ScrollsKept, ScrollUsed
from manoir.games.chasseurs.moves import done, thing_of, use
from manoir.games.chasseurs.state import (
    ASLEEP,
    OVER,
    PREPARING,
    TREASURE,
    State,
    close_ask,
    nothing,
    open_ask,
    pay,
    seat_after,
    zeros,
)
from manoir.kernel.event import Seat, Tell


def ask_for_scrolls(state: State) -> bool:
    """scroll.free-order: all who hold a scroll that pays, at once; False if nobody does."""
    if len(state.won) == 0:
        return False
    seat: i64 = 0
    while seat < state.board.seats:
        if has_paying_scroll(state, seat):
            open_ask(state, seat)
        seat += 1
    return state.waiting != 0


def has_paying_scroll(state: State, seat: i64) -> bool:
    """Whether a seat can use any scroll this round; what was laid and won is public, and so is this."""
    for code in state.won:
        if code % TREASURE == seat and payment(state, seat, code // TREASURE) > 0:
            return True
    return False


def scroll_choices(state: State, seat: i64) -> vec[i64]:
    """scroll.when, scroll.pays-nothing: any yellow scroll that pays, or no more of them."""
    choices = vec[i64]()
    for code in state.won:
        if code % TREASURE == seat and payment(state, seat, code // TREASURE) > 0:
            move = use(code // TREASURE)
            known = False
            for other in choices:
                known = known or other == move
            if not known:
                choices = append(choices, move)
    return append(choices, done())


def payment(state: State, seat: i64, tile: i64) -> i64:
    """What a tile would pay as a yellow scroll this round."""
    board = state.board
    if not is_yellow(board, tile):
        return 0
    kind = board.tile_kind[tile]
    worth = board.tile_worth[tile]
    site = board.tile_site[tile]
    if kind == STRONG_TEAM:  # scroll.strong-team
        return worth * count_laid(state, seat, site * board.ranks, (site + 1) * board.ranks)
    if kind == PACK_MASTER:  # scroll.pack-master
        return worth * count_laid(state, seat, board.dogs, board.coins)
    total: i64 = 0
    if kind == COIN_RAIN:  # scroll.coin-rain
        metal: i64 = 0
        while metal < 3:
            total += state.coins[3 * seat + metal] * board.worth[metal]
            metal += 1
        return worth * total
    rank: i64 = 0
    while rank < board.ranks:  # scroll.special-team
        if board.team[site * board.ranks + rank] == 1:
            card = rank
            while card < SITES * board.ranks:
                if is_owner(state, card, seat):
                    total += board.gold
                card += board.ranks
        rank += 1
    return total


def count_laid(state: State, seat: i64, start: i64, end: i64) -> i64:
    """scroll.counts-all: cards that a seat laid this round, asleep or late as well."""
    count: i64 = 0
    while start < end:
        if is_owner(state, start, seat):
            count += 1
        start += 1
    return count


def is_owner(state: State, card: i64, seat: i64) -> bool:
    """Whether a seat laid a card this round, awake or asleep."""
    owner = state.laid[card]
    return owner == seat or owner == seat + ASLEEP


def use_scroll(state: State, seat: i64, move: i64, tell: Tell | None) -> None:
    """scroll.once: it pays and leaves the game; its player is asked again while another would pay."""
    if move == done():
        close_ask(state, seat)
        if tell is not None:
            tell.add(ScrollsKept(Seat(int(seat))))
        return
    tile = thing_of(move)
    amount = payment(state, seat, tile)
    won = vec[i64]()
    found = False
    for code in state.won:
        if not found and code == seat + TREASURE * tile:
            found = True
        else:
            won = append(won, code)
    state.won = won
    state.tiles_gone += 1
    pay(state, seat, amount)
    if tell is not None:
        tell.add(ScrollUsed(Seat(int(seat)), state.board.tile_names[tile], int(amount)))
    if has_paying_scroll(state, seat):
        open_ask(state, seat)
    else:
        close_ask(state, seat)


def end_round(state: State, tell: Tell | None) -> None:
    """next.cards, next.dealer, next.last: the cards come in; the next dealer prepares, or all is counted."""
    board = state.board
    state.laid = nothing(board, board.coins)
    state.coins = zeros(board, 3 * board.seats)
    if state.round == board.rounds:
        state.stage = OVER
        if tell is not None:
            tell_count(state, tell)
        return
    state.round += 1
    state.dealer = seat_after(state, state.dealer, 1)
    state.site = 0
    state.pick = 0
    state.turned = 0
    state.stage = PREPARING
