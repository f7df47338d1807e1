"""Many games side by side, compiled: what is asked in each, seen and offered, in rows that others read in place."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from manoir.kernel.fate import FastFate, stirred
from manoir.kernel.game import Game
from manoir.kernel.lens import Lens, Pen, Sight
from manoir.kernel.quick import QuickGame, first_among, seat_among
from manoir.research.rewards import rewards_of

LOT: Final[i64] = 0x5EED
SMALL: Final[i64] = 0x7FFFFFFF


def seed_of(seed: i64, row: i64, number: i64) -> i64:
    """The seed of one game of a batch: of that row, the how-manieth there. Alone it is the same game."""
    word = stirred((seed & SMALL) ^ stirred((seed >> 31) & SMALL))
    word = stirred(word ^ stirred(row + 0x3C6EF372))
    return ((word & 0xFFFF) << 32) | stirred(word ^ stirred(number + 0x1B873593))


class Rows:
    """The games of a batch. Buffers are handed in once, all zero, and never grow: whoever looks in sees them change.

    Whoever calls `step` wipes observations and masks of its rows before, or has them wiped here one by one, which takes
    up to a third of the time. Typed rows are given as Any and said inside: a vec that interpreted code hands to a
    compiled parameter is not freed.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        lens: Lens[Any],
        sight: Sight[Any, Any] | None,
        options: Any,
        moves: list[int],
        shape: tuple[int, int, int, int],
        seed: int,
        lot: bool,
        worth: int,
        wiping: bool,
        buffers: Any,
    ) -> None:
        self.game = game
        self.quick: QuickGame[Any, Any, Any] | None = game if isinstance(game, QuickGame) else None
        self.lens = lens
        self.sight = sight
        self.options = options
        self.moves = vec[i64](moves)
        self.actions: i64 = len(moves)
        self.games: i64 = shape[0]
        self.size: i64 = shape[1]  # cells of an observation; 0: none is written
        self.seats: i64 = shape[2]
        self.first: i64 = shape[3]  # the number of the first row, where this is a part of a larger batch
        self.seed: i64 = seed
        self.lot = lot  # several are asked at once and the first answer settles it: the lot says who is quickest
        self.worth: i64 = worth
        self.wiping = wiping  # each row by itself, where nobody wipes them all
        self.observations: vec[i16] = buffers[0]
        self.masks: vec[u8] = buffers[1]
        self.asked: vec[i64] = buffers[2]
        self.rewards: vec[float] = buffers[3]
        self.over: vec[u8] = buffers[4]
        self.finals: vec[i16] = buffers[5]
        self.final_seats: vec[i64] = buffers[6]
        self.seeds: vec[i64] = buffers[7]
        self.index: vec[i16] = buffers[8]  # from a move to its action
        self.begun = vec[i64]([0] * self.games)
        self.pen = Pen(buffers[0])
        self.final_pen = Pen(buffers[5])
        self.states: list[Any] = []
        self.fates: list[FastFate] = []
        self.lots: list[FastFate] = []
        self.view: Any = None  # the one that is written over, where the game knows how
        self.kept: list[Any] = []  # what it keeps in mind for each seat, row by row; empty until it keeps anything
        row: i64 = 0
        while row < self.games:
            self.states.append(None)
            self.fates.append(FastFate(0))
            self.lots.append(FastFate(0))
            seat = self.begin(row)
            self.show(row, self.states[row], seat)
            row += 1

    def begin(self, row: i64) -> i64:
        """A new game in a row, and who is asked; games that are over before anybody is are passed over."""
        while True:
            seed = seed_of(self.seed, self.first + row, self.begun[row])
            self.begun[row] += 1
            self.seeds[row] = seed
            fate = FastFate(seed)
            self.fates[row] = fate
            self.lots[row] = FastFate(seed ^ LOT)
            state = self.game.setup(self.options, fate, None)
            self.states[row] = state
            if self.sight is not None and self.view is None:
                self.view = self.game.view(state, 0)
            if self.kept:
                at = row * self.seats
                end = at + self.seats
                while at < end:
                    self.kept[at] = None
                    at += 1
            seat = self.next_seat(row, state)
            if seat >= 0:
                return seat

    def next_seat(self, row: i64, state: Any) -> i64:
        """Whose answer is next; -1: the game is over. A game that says in a number who is asked makes no question."""
        quick = self.quick
        if quick is not None:
            asked = quick.asked(state)
            if asked == 0:
                return -1
            if self.lot:
                return seat_among(asked, self.lots[row])
            return first_among(asked)
        asks = self.game.asks(state)
        count: i64 = len(asks)
        if count == 0:
            return -1
        number: i64 = 0
        if self.lot and count > 1:
            number = self.lots[row].pick(count)
        return asks[number].seat

    def show(self, row: i64, state: Any, seat: i64) -> None:
        """Who is asked, what they see and what they may do."""
        self.asked[row] = seat
        masks = self.masks
        index = self.index
        start = row * self.actions
        if self.wiping:
            self.wipe(row)
        on: u8 = 1
        for move in self.game.moves(state, seat):
            masks[start + i64(index[move])] = on
        if self.size > 0:
            self.pen.at = row * self.size
            self.lens.observe(self.seen(row, state, seat), seat, self.pen)

    def wipe(self, row: i64) -> None:
        """A blank row."""
        masks = self.masks
        at = row * self.actions
        end = at + self.actions
        off: u8 = 0
        while at < end:
            masks[at] = off
            at += 1
        if self.size > 0:
            self.pen.begin(row * self.size, self.size)

    def seen(self, row: i64, state: Any, seat: i64) -> Any:
        """What a seat sees: written over the last view where the game knows how, else a new one."""
        sight = self.sight
        if sight is None:
            return self.game.view(state, seat)
        view = self.view
        if not self.kept:
            kept = sight.again(state, seat, view, None)
            if kept is not None:
                self.kept = [None] * int(self.games * self.seats)
                self.kept[row * self.seats + seat] = kept
            return view
        at = row * self.seats + seat
        before = self.kept[at]
        kept = sight.again(state, seat, view, before)
        if kept is not before:
            self.kept[at] = kept
        return view

    def wrong(self, actions: Any) -> int:
        """The first row whose action is not offered there; -1: all are."""
        given: vec[i64] = actions
        masks = self.masks
        count = self.actions
        row: i64 = 0
        on: u8 = 1
        for action in given:
            if action < 0 or action >= count or masks[row * count + action] != on:
                return int(row)
            row += 1
        return -1

    def step(self, actions: Any, first: int, last: int) -> None:
        """One action in each of these rows, all of them checked; a game that ends leaves its end and begins anew."""
        given: vec[i64] = actions
        game = self.game
        on: u8 = 1
        off: u8 = 0
        row: i64 = first
        end: i64 = last
        while row < end:
            seat = self.asked[row]
            state = self.states[row]
            game.advance(state, seat, self.moves[given[row]], self.fates[row], None)
            following = self.next_seat(row, state)
            if following < 0:
                self.over[row] = on
                self.end(row, state, seat)
                following = self.begin(row)
                state = self.states[row]
            elif self.over[row] == on:
                self.over[row] = off
                self.clear(row)
            self.show(row, state, following)
            row += 1

    def end(self, row: i64, state: Any, seat: i64) -> None:
        """The last observation, of the seat that gave the last answer, and what the game is worth to all."""
        at = row * self.seats
        for reward in rewards_of(self.game, state, self.worth):
            self.rewards[at] = reward
            at += 1
        self.final_seats[row] = seat
        if self.size > 0:
            self.final_pen.begin(row * self.size, self.size)
            self.lens.observe(self.seen(row, state, seat), seat, self.final_pen)

    def clear(self, row: i64) -> None:
        """No rewards between two ends."""
        at = row * self.seats
        last = at + self.seats
        while at < last:
            self.rewards[at] = 0.0
            at += 1
