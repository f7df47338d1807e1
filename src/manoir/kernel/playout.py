"""Games played by chance alone, as fast as the rules go; and positions counted to a small depth."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.census import Census
from manoir.kernel.fate import Fate
from manoir.kernel.game import Copies, Game
from manoir.kernel.quick import QuickGame, seat_among

S = TypeVar("S", bound=Copies)
V = TypeVar("V")
O = TypeVar("O")


class Count:
    """How many answers a playout gave: those with a choice, and those without."""

    __slots__ = ("choices", "single")

    def __init__(self) -> None:
        self.choices: i64 = 0
        self.single: i64 = 0


def playout(game: Game[S, V, O], state: S, fate: Fate, count: Count) -> None:
    """Play a position to its end at random, in place: any open ask, any of its moves."""
    if isinstance(game, QuickGame):
        quick_playout(game, state, fate, count)
        return
    choices: i64 = 0
    single: i64 = 0
    while True:
        asks = game.asks(state)
        open: i64 = len(asks)
        if open == 0:
            break
        ask = asks[0] if open == 1 else asks[fate.pick(open)]
        moves = game.moves(state, ask.seat)
        size: i64 = len(moves)
        if size > 1:
            choices += 1
            game.advance(state, ask.seat, moves[fate.pick(size)], fate, None)
        else:
            single += 1
            game.advance(state, ask.seat, moves[0], fate, None)
    count.choices += choices
    count.single += single


def quick_playout(game: QuickGame[S, V, O], state: S, fate: Fate, count: Count) -> None:
    """The same playout, pick for pick, of a game that says in one number who is asked."""
    choices: i64 = 0
    single: i64 = 0
    while True:
        asked = game.asked(state)
        if asked == 0:
            break
        seat = seat_among(asked, fate)
        moves = game.moves(state, seat)
        size: i64 = len(moves)
        if size > 1:
            choices += 1
            game.advance(state, seat, moves[fate.pick(size)], fate, None)
        else:
            single += 1
            game.advance(state, seat, moves[0], fate, None)
    count.choices += choices
    count.single += single


def playouts(game: Game[S, V, O], start: S, games: i64, fate: Fate, count: Count) -> None:
    """Many playouts from copies of one position."""
    played: i64 = 0
    while played < games:
        playout(game, start.copy(), fate, count)
        played += 1


def counted_playout(game: Game[S, V, O], census: Census[S], state: S, fate: Fate) -> i64:
    """A playout with the census taken at every step (law 6); returns how many answers were given."""
    answers: i64 = 0
    while True:
        fault = census.fault(state)
        if fault:
            raise AssertionError(f"law 6: after {answers} answers: {fault}")
        asks = game.asks(state)
        if len(asks) == 0:
            return answers
        ask = asks[fate.pick(len(asks))]
        moves = game.moves(state, ask.seat)
        game.advance(state, ask.seat, moves[fate.pick(len(moves))], fate, None)
        answers += 1
        if answers > game.bound:
            raise AssertionError(f"law 5: not over after {answers} answers")


def copies(state: S, times: i64) -> None:
    """Copy a state many times over, to measure what a copy costs."""
    done: i64 = 0
    while done < times:
        state.copy()
        done += 1


def leaves(game: Game[S, V, O], state: S, depth: i64, fate: Fate) -> i64:
    """How many positions lie `depth` answers ahead, every open ask and move tried, chance as the fate has it."""
    asks = game.asks(state)
    if depth == 0 or len(asks) == 0:
        return 1
    total: i64 = 0
    for ask in asks:
        moves: vec[i64] = game.moves(state, ask.seat)
        for move in moves:
            child = state.copy()
            game.advance(child, ask.seat, move, fate, None)
            total += leaves(game, child, depth - 1, fate)
    return total
