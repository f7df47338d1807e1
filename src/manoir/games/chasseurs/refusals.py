"""Which clause forbids a move that is not among the choices."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.chasseurs.actions import hire_price
from manoir.games.chasseurs.board import BEAUTY, COMPANIONS, GOBLIN_MASTER, MERCENARIES, NONE, RELIC, SCAREGOBLIN
from manoir.games.chasseurs.moves import DISCARD, DONE, KEEP, PASS, PLAY, SLEEP, USE, kind_of, thing_of
from manoir.games.chasseurs.scrolls import payment
from manoir.games.chasseurs.sites import is_there
from manoir.games.chasseurs.state import (
    ACTING,
    ASLEEP,
    CAMP,
    OVER,
    PICKING,
    SCROLLING,
    TREASURE,
    State,
    holds,
    is_discarding,
    is_open,
)


def why(state: State, seat: i64, move: i64) -> str:
    """The slug of the first clause, in the order in which a person would object."""
    if state.stage == OVER:
        return "end.winner"
    if state.stage == PICKING:
        return why_no_pick(state, seat, kind_of(move))
    if state.stage == ACTING:
        return why_no_action(state, seat, move)
    if state.stage == SCROLLING:
        return why_no_scroll(state, seat, move)
    return "setup.rounds"  # nothing is asked while the rules go on by themselves


def why_no_pick(state: State, seat: i64, kind: i64) -> str:
    """During the draft."""
    if kind in (PLAY, SLEEP, PASS):
        return "action.order"
    if kind in (USE, DONE):
        return "scroll.when"
    asked = is_open(state, seat)
    if state.board.two and asked:
        if kind == DISCARD and not is_discarding(state, seat):
            return "two.last" if state.pick + 1 == state.board.hand else "two.pick"
        if kind == KEEP and is_discarding(state, seat):
            return "two.pick"
    return "draft.pick"


def why_no_action(state: State, seat: i64, move: i64) -> str:
    """In a window, on a site or before the goblins."""
    kind = kind_of(move)
    if kind in (KEEP, DISCARD):
        return "draft.hand"
    if kind in (USE, DONE):
        return "scroll.when"
    if state.site != CAMP and not is_there(state, seat):
        return "action.need-adventurer"
    if state.held[seat] == 0:
        return "action.asked"
    if not is_open(state, seat):
        return "action.turns"
    board = state.board
    card = board.actions + BEAUTY if kind == SLEEP else thing_of(move)
    if card < board.actions:
        return why_not_played(state, card)
    if not holds(state, seat, card):
        return "draft.hand"
    return why_not_here(state, seat, card - board.actions, thing_of(move) if kind == SLEEP else NONE)


def why_not_played(state: State, card: i64) -> str:
    """Cards that are laid out at their own time and never played."""
    board = state.board
    if card < board.dogs:
        return "site.reveal"
    return "goblins.reveal" if card < board.coins else "coins.receive"


def why_not_here(state: State, seat: i64, kind: i64, target: i64) -> str:
    """What keeps an action card in the hand that holds it."""
    if state.site == CAMP:
        return "goblins.window"
    if kind < COMPANIONS:
        return "companion.site"
    if kind == SCAREGOBLIN:
        return "scaregoblin.when"
    if kind == MERCENARIES and state.purses[seat] < hire_price(state):
        return "mercenaries.price"
    if target != NONE and target // state.board.ranks == state.site and state.laid[target] == seat + ASLEEP:
        return "beauty.once"
    return "beauty.cancel"


def why_no_scroll(state: State, seat: i64, move: i64) -> str:
    """After the coins."""
    kind = kind_of(move)
    if kind in (KEEP, DISCARD):
        return "draft.pick"
    if kind in (PLAY, SLEEP, PASS):
        return "action.discard"
    if kind == DONE:
        return "scroll.free-order"
    board = state.board
    tile = thing_of(move)
    what = board.tile_kind[tile]
    if what == RELIC:
        return "end.score"
    if what >= GOBLIN_MASTER:
        return "end.grey-goblin-master" if what == GOBLIN_MASTER else "end.grey-collector"
    for code in state.won:
        if code == seat + TREASURE * tile:
            # Held: either it pays nothing, or its player has said that they are done.
            return "scroll.free-order" if payment(state, seat, tile) > 0 else "scroll.pays-nothing"
    return "scroll.once" if was_used(state, tile) else "scroll.when"


def was_used(state: State, tile: i64) -> bool:
    """Whether some copy of a tile has left the game."""
    left: i64 = 0
    for one in state.board.treasures:
        if one == tile:
            left += 1
    for one in state.pool:
        if one == tile:
            left -= 1
    for one in state.tiles:
        if one == tile:
            left -= 1
    for code in state.won:
        if code // TREASURE == tile:
            left -= 1
    return left > 0
