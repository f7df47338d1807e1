"""Set-up and preparation: treasures and goblins laid out, cards dealt."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import NONE, SITES, Board, is_yellow
from manoir.games.chasseurs.events import Dealt, Drew, GoblinLaid, RoundBegan, ScrollSkipped, TreasureLaid
from manoir.games.chasseurs.state import (
    DEALING,
    DRAWING,
    PICKING,
    State,
    card_of,
    insert_card,
    nothing,
    pack_of,
    pack_size,
    target_of,
)
from manoir.kernel.event import Seat, Secret, Tell
from manoir.kernel.fate import Fate


def without(pool: vec[i64], at: i64) -> vec[i64]:
    """A sorted pool, one of its tiles drawn; the pool itself stays as it is."""
    rest = pool[: len(pool) - 1]
    last: i64 = len(rest)
    while at < last:
        rest[at] = pool[at + 1]
        at += 1
    return rest


def prepare(state: State, fate: Fate, tell: Tell | None) -> None:
    """setup.order, next.tiles: three hidden treasures, three obvious ones, then the goblins, each as it is drawn."""
    board = state.board
    pool = state.pool
    left = state.left
    gone = state.tiles_gone
    tiles = nothing(board, 2 * SITES)
    skipped: list[i64] = []
    place: i64 = 0
    while place < 2 * SITES:
        # next.dry: the pile of the place, or the other one if it ran dry.
        hidden = (place < SITES and left > 0) or len(pool) == left
        at = fate.pick(len(pool))
        tile = pool[at]
        pool = without(pool, at)
        if hidden:
            left -= 1
        if state.round == board.rounds and is_yellow(board, tile):  # next.fifth
            gone += 1
            skipped.append(tile)
            continue
        tiles[place] = tile
        place += 1
    goblins = board.no_goblins[:]
    goblin_pool = state.goblin_pool
    number: i64 = 0
    while number < board.laid_goblins:
        at = fate.pick(len(goblin_pool))
        goblins[number] = goblin_pool[at]
        goblin_pool = without(goblin_pool, at)
        number += 1
    state.pool = pool
    state.left = left
    state.tiles_gone = gone
    state.tiles = tiles
    state.goblins = goblins
    state.goblin_pool = goblin_pool
    state.stage = DEALING
    if tell is not None:
        tell_layout(state, skipped, tell)


def tell_layout(state: State, skipped: list[i64], tell: Tell) -> None:
    """The new round as people see it laid out."""
    board = state.board
    tell.add(RoundBegan(int(state.round), Seat(int(state.dealer)), "left" if passes_left(state) else "right"))
    for tile in skipped:
        tell.add(ScrollSkipped(board.tile_names[tile]))
    for place in range(2 * SITES):
        side = "max" if place < SITES else "min"
        tell.add(TreasureLaid(board.site_names[place % SITES], side, board.tile_names[state.tiles[place]]))
    for number in range(int(board.laid_goblins)):
        tell.add(GoblinLaid(number + 1, board.goblin_names[state.goblins[number]]))


def passes_left(state: State) -> bool:
    """draft.direction: odd rounds pass to the left."""
    return state.round % 2 == 1


def deal(state: State, fate: Fate, tell: Tell | None) -> None:
    """draft.deal: nine cards to each, of all cards shuffled together."""
    board = state.board
    deck = board.deck[:]
    packs = nothing(board, board.seats * board.width)
    total: i64 = len(deck)
    dealt: i64 = 0
    start: i64 = 0
    seat: i64 = 0
    while seat < board.seats:
        size: i64 = 0
        while size < board.hand:
            at = dealt + fate.pick(total - dealt)
            card = deck[at]
            deck[at] = deck[dealt]
            insert_card(packs, start, size, card)
            dealt += 1
            size += 1
        start += board.width
        seat += 1
    state.packs = packs
    state.picks = nothing(board, board.seats * board.hand)
    state.pick = 0
    state.recalled = 0
    state.turned = 0
    if board.two:
        state.aside = nothing(board, board.seats * board.hand)
        state.drawn = nothing(board, board.seats * board.hand)
        state.stage = DRAWING
    else:
        state.stage = PICKING
    if tell is not None:
        for number in range(int(board.seats)):
            start = number * board.width
            cards = names_of(board, packs, start, start + board.hand)
            tell.add(Dealt(Seat(number), int(board.hand), Secret(cards, (number,))))


def names_of(board: Board, cards: vec[i64], start: i64, end: i64) -> tuple[str, ...]:
    """A row of cards by name."""
    return tuple([board.card_names[cards[at]] for at in range(int(start), int(end))])


def draw_personal(state: State, fate: Fate, tell: Tell | None) -> None:
    """two.pick: a card from each personal pile. Nobody knows it, so it is drawn among all that nobody has seen."""
    board = state.board
    pile = pile_of(state)
    drawn = state.drawn[:]
    seat: i64 = 0
    while seat < board.seats:
        card = drawn_from(pile, fate)
        pile[card] -= 1
        drawn[seat * board.hand + state.pick] = card
        seat += 1
    state.drawn = drawn
    seat = 0
    while seat < board.seats:
        card = drawn[seat * board.hand + state.pick]
        size = pack_size(state, seat) - 1
        insert_card(state.packs, pack_of(state, seat) * board.width, size, card)
        if tell is not None:
            tell.add(Drew(Seat(int(seat)), Secret(board.card_names[card], (int(seat),))))
        seat += 1
    state.stage = PICKING


def pile_of(state: State) -> vec[i64]:
    """How many of each card are in the draw pile: all that was neither dealt nor drawn."""
    pile = state.board.copies[:]
    for card in state.packs:
        if card != NONE:
            pile[card] -= 1
    for card in state.picks:
        if card != NONE:
            pile[card] -= 1
    for card in state.aside:  # two.discards
        if card != NONE:
            pile[card] -= 1
    mule = state.board.faces - 1
    for code in state.played:
        if card_of(code) == mule and target_of(code) != NONE:
            pile[target_of(code)] -= 1
    return pile


def drawn_from(pile: vec[i64], fate: Fate) -> i64:
    """The top card of a shuffled pile: any of its cards, each as likely."""
    size: i64 = 0
    for count in pile:
        size += count
    at = fate.pick(size)
    card: i64 = 0
    while at >= pile[card]:
        at -= pile[card]
        card += 1
    return card
