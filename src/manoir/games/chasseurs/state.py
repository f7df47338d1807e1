"""A position of Chasseurs: where every card, tile and coin is, and what is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from manoir.games.chasseurs.board import NONE, Board
from manoir.kernel.game import Ask

# The stage of a game: what happens next, or what is asked.
PREPARING: Final[i64] = 0  # tiles are about to be laid
DEALING: Final[i64] = 1
DRAWING: Final[i64] = 2  # two players: a card from each personal pile
PICKING: Final[i64] = 3
REVEALING: Final[i64] = 4
ACTING: Final[i64] = 5  # an action window: on a site, or before the goblins
MULING: Final[i64] = 6  # the mule is about to draw
AWARDING: Final[i64] = 7
RAIDING: Final[i64] = 8  # dogs, goblins, coins
SCROLLING: Final[i64] = 9
OVER: Final[i64] = 10

CAMP: Final[i64] = 3  # the "site" of the goblin window: all three sites are past
ASLEEP: Final[i64] = 8  # added to the owner of a cancelled adventurer

# An action card played: seat + CARD * card + PLACE * site + TARGET * (target + 1) + OPEN. The target is the adventurer
# that fell asleep, or the card that the mule drew; OPEN says that everybody saw that card, for it was laid at once.
CARD: Final[i64] = 8
PLACE: Final[i64] = 1024
TARGET: Final[i64] = 4096
OPEN: Final[i64] = 524288

TREASURE: Final[i64] = 8  # a treasure won: seat + TREASURE * tile


@mypyc_attr(acyclic=True)
class State:
    """The truth about one game; plain slots and a copy by hand, because a search makes millions of them.

    Draw piles are bags: nobody knows their order, so a draw is a pick among what they hold, and the state holds no
    future. What was dealt is kept as packs, picks and asides, from which each seat's memory follows.
    """

    __slots__ = (
        "aside",
        "asked",
        "board",
        "coins",
        "dealer",
        "drawn",
        "goblin_pool",
        "goblins",
        "goblins_gone",
        "hands",
        "held",
        "laid",
        "left",
        "numbers",
        "packs",
        "pick",
        "picks",
        "played",
        "pool",
        "present",
        "purses",
        "recalled",
        "round",
        "since",
        "site",
        "stage",
        "step",
        "supply",
        "tiles",
        "tiles_gone",
        "trophies",
        "turned",
        "waiting",
        "won",
    )

    def __init__(
        self,
        board: Board,
        packs: vec[i64],
        picks: vec[i64],
        aside: vec[i64],
        drawn: vec[i64],
        hands: vec[i64],
        held: vec[i64],
        laid: vec[i64],
        coins: vec[i64],
        played: vec[i64],
        purses: vec[i64],
        tiles: vec[i64],
        goblins: vec[i64],
        pool: vec[i64],
        goblin_pool: vec[i64],
        won: vec[i64],
        trophies: vec[i64],
        numbers: vec[i64],
    ) -> None:
        self.board = board
        self.stage: i64 = PREPARING
        self.round: i64 = 1
        self.dealer: i64 = 0
        self.asked: i64 = 0  # asks so far: the next ask's id
        self.waiting: i64 = 0  # who is asked, one bit a seat
        self.pick: i64 = 0  # of the draft: how many times the packs were passed
        self.recalled: i64 = 0  # the draft is on record from this pick on; later in a position written without it
        self.turned: i64 = 0  # the seat that holds the pack dealt to seat 0
        self.site: i64 = 0
        self.since: i64 = 0  # the window asks from this seat on ...
        self.step: i64 = 0  # ... and has come so far
        self.present: i64 = 0  # who has an adventurer on the site, one bit a seat
        self.left: i64 = 0  # tiles left in the hidden pile; the rest of the pool is the obvious one
        self.tiles_gone: i64 = 0  # treasures back in the box or used up
        self.goblins_gone: i64 = 0
        self.supply: i64 = 0  # money that came back from the tables, less what was paid out: never above zero
        self.packs = packs  # what is left of each pack, by the seat that it was dealt to, sorted
        self.picks = picks  # each seat's picks in order; NONE for those to come
        self.aside = aside  # two players: the discards of the draft, alike
        self.drawn = drawn  # two players: cards from the personal piles, alike
        self.hands = hands  # sorted
        self.held = held  # cards in each hand
        self.numbers = numbers  # the id of each seat's open ask, or of its last
        self.laid = laid  # for each adventurer and dog the seat that laid it, ASLEEP added if it is cancelled
        # Shared between copies: replaced, never changed.
        self.coins = coins  # coin cards laid this round, three metals a seat
        self.played = played  # action cards played this round, in order
        self.purses = purses
        self.tiles = tiles  # hidden, then obvious, site by site; NONE when taken
        self.goblins = goblins  # tiles laid, then the money on each
        self.pool = pool  # treasures not yet drawn, sorted
        self.goblin_pool = goblin_pool
        self.won = won  # treasures before the players, in the order in which they were won
        self.trophies = trophies  # goblin tiles of each seat

    def copy(self) -> State:
        """Another state that can be advanced while this one stays."""
        twin = State(
            self.board,
            self.packs[:],
            self.picks[:],
            self.aside[:] if self.board.two else self.aside,
            self.drawn[:] if self.board.two else self.drawn,
            self.hands[:],
            self.held[:],
            self.laid[:],
            self.coins,
            self.played,
            self.purses,
            self.tiles,
            self.goblins,
            self.pool,
            self.goblin_pool,
            self.won,
            self.trophies,
            self.numbers[:],
        )
        twin.stage = self.stage
        twin.round = self.round
        twin.dealer = self.dealer
        twin.asked = self.asked
        twin.waiting = self.waiting
        twin.pick = self.pick
        twin.recalled = self.recalled
        twin.turned = self.turned
        twin.site = self.site
        twin.since = self.since
        twin.step = self.step
        twin.present = self.present
        twin.left = self.left
        twin.tiles_gone = self.tiles_gone
        twin.goblins_gone = self.goblins_gone
        twin.supply = self.supply
        return twin


def empty_state(board: Board) -> State:
    """A table before anything happened: purses filled, no tile laid, no card dealt."""
    seats = board.seats
    state = State(
        board,
        nothing(board, seats * board.width),
        nothing(board, seats * board.hand),
        nothing(board, seats * board.hand if board.two else 0),
        nothing(board, seats * board.hand if board.two else 0),
        nothing(board, seats * board.room),
        zeros(board, seats),
        nothing(board, board.coins),
        zeros(board, 3 * seats),
        vec[i64](),
        vec[i64]([board.purse] * seats),
        nothing(board, 6),
        board.no_goblins[:],
        board.treasures,
        board.goblins,
        vec[i64](),
        zeros(board, seats),
        zeros(board, seats),
    )
    state.left = len(board.treasures) // 2  # setup.treasure-piles
    state.supply = -board.purse * seats
    return state


def nothing(board: Board, size: i64) -> vec[i64]:
    """So many places without a card; a slice is quicker than a list made into a vec."""
    return board.blank[:size]


def zeros(board: Board, size: i64) -> vec[i64]:
    """So many counts of nothing."""
    return board.naught[:size]


# Cards in packs and hands


def pack_of(state: State, seat: i64) -> i64:
    """The pack that a seat holds now, by the seat that it was dealt to."""
    pack = seat - state.turned
    return pack + state.board.seats if pack < 0 else pack


def pack_size(state: State, seat: i64) -> i64:
    """How many cards of the draft a seat has in its hand now."""
    board = state.board
    at = seat * board.hand + state.pick
    size = board.width - state.pick
    if state.picks[at] != NONE:
        size -= 1
    if board.two and state.aside[at] != NONE:
        size -= 1
    return size


def remove_card(cards: vec[i64], start: i64, size: i64, card: i64) -> None:
    """Take one card out of a sorted row and close the gap."""
    at = start
    while cards[at] != card:
        at += 1
    last = start + size - 1
    while at < last:
        cards[at] = cards[at + 1]
        at += 1
    cards[last] = NONE


def insert_card(cards: vec[i64], start: i64, size: i64, card: i64) -> None:
    """Put a card into a sorted row that has room for it."""
    at = start + size
    while at > start and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card


def holds(state: State, seat: i64, card: i64) -> bool:
    """Whether a card is in the hand of a seat."""
    at = seat * state.board.room
    end = at + state.held[seat]
    while at < end:
        if state.hands[at] == card:
            return True
        at += 1
    return False


# Questions: who is asked and by what number; what is asked follows from the stage


def open_ask(state: State, seat: i64) -> None:
    """A new question; its number never comes again."""
    state.numbers[seat] = state.asked
    state.asked += 1
    state.waiting |= state.board.bit[seat]


def close_ask(state: State, seat: i64) -> None:
    """An answer was taken: the other questions stay as they are."""
    state.waiting &= ~state.board.bit[seat]


def is_open(state: State, seat: i64) -> bool:
    """Whether a seat is asked now."""
    return state.waiting & state.board.bit[seat] != 0


def ask_again(state: State, asks: list[Ask]) -> None:
    """The questions of a position that was seen or written down."""
    for ask in asks:
        state.numbers[ask.seat] = ask.id
        state.waiting |= state.board.bit[ask.seat]


def asks_of(state: State) -> list[Ask]:
    """The open questions, seat by seat."""
    asks: list[Ask] = []
    seat: i64 = 0
    while seat < state.board.seats:
        if is_open(state, seat):
            asks.append(Ask(state.numbers[seat], seat, kind_asked(state, seat)))
        seat += 1
    return asks


def kind_asked(state: State, seat: i64) -> str:
    """What a seat is asked for at this stage."""
    if state.stage == PICKING:
        return "discard" if is_discarding(state, seat) else "keep"
    if state.stage == ACTING:
        return "goblins" if state.site == CAMP else "action"
    return "scroll"


def is_discarding(state: State, seat: i64) -> bool:
    """two.pick: whether a seat has kept its card and has one to put aside."""
    return state.board.two and state.picks[seat * state.board.hand + state.pick] != NONE


# Money


def pay(state: State, seat: i64, amount: i64) -> None:
    """Money from the supply."""
    purses = state.purses[:]
    purses[seat] += amount
    state.purses = purses
    state.supply -= amount


# Action cards played


def played_code(seat: i64, card: i64, site: i64) -> i64:
    """An action card on the table, without a target."""
    return seat + CARD * card + PLACE * site


def player_of(code: i64) -> i64:
    """Who played it."""
    return code % CARD


def card_of(code: i64) -> i64:
    """Which card it is."""
    return code % PLACE // CARD


def place_of(code: i64) -> i64:
    """On which site, or CAMP."""
    return code % TARGET // PLACE


def target_of(code: i64) -> i64:
    """Who fell asleep, or what the mule drew; NONE if neither."""
    return code % OPEN // TARGET - 1


def is_seen(code: i64) -> bool:
    """Whether everybody saw what the mule drew."""
    return code >= OPEN


def has_played(state: State, seat: i64, card: i64, site: i64) -> bool:
    """Whether a seat played a card on a site this round."""
    wanted = played_code(seat, card, site)
    for code in state.played:
        if code % TARGET == wanted:
            return True
    return False


def seat_after(state: State, seat: i64, steps: i64) -> i64:
    """setup.seats: so many seats to the left."""
    after = seat + steps
    return after - state.board.seats if after >= state.board.seats else after
