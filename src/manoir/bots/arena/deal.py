"""One deal of a contest, played once for every seating."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from manoir.bots.arena.brought import brought_named, is_brought
from manoir.bots.arena.clock import ThinkingClock
from manoir.bots.arena.contest import Contest
from manoir.bots.arena.oracle import ORACLE, OracleBot, oracle_named
from manoir.bots.registry import bot_named
from manoir.kernel.bot import Bot
from manoir.kernel.fate import FastFate
from manoir.kernel.title import Title


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended."""

    seating: tuple[str, ...]
    winners: tuple[int, ...]  # seats, from 0
    scores: tuple[int, ...]
    answers: int

    def share(self, seat: int) -> float:
        """A seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(slots=True)
class Time:
    """How long a bot took over its answers; measured, so no part of a result."""

    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Time) -> None:
        """Take in more answers of the same bot."""
        self.answers += other.answers
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True, slots=True)
class Deal:
    """All the games of one deal, and the time that each bot took over them."""

    number: int
    games: list[Outcome]
    times: dict[str, Time]


def play_deal(contest: Contest, number: int) -> Deal:
    """Play a deal; runs in any process of any machine that has the house."""
    title = contest.title
    options = title.table(contest.box, contest.seats, contest.options)
    times = {name: Time() for name in contest.names}
    games = [_play(title, options, seating, contest, contest.seed + number, times) for seating in contest.seatings]
    return Deal(number, games, times)


def seated(name: str, title: Title, fate: FastFate) -> Bot[Any] | OracleBot:
    """A bot of the house; or the oracle, or one that somebody brings, which sit in the arena alone."""
    if is_brought(name):
        return brought_named(name, title, fate)
    return oracle_named(name, title, fate) if name.partition("@")[0] == ORACLE else bot_named(name, title, fate)


def _play(
    title: Title, options: Any, seating: tuple[str, ...], contest: Contest, seed: int, times: dict[str, Time]
) -> Outcome:
    game = title.game
    fate = FastFate(seed)
    state = game.setup(options, fate, None)  # by hand, and no `Play`: docs/decisions/arena-by-hand.md
    bots = [seated(name, title, FastFate(seed * 64 + seat + 1)) for seat, name in enumerate(seating)]
    clock = ThinkingClock(FastFate(seed ^ 0x5EED))
    answers = 0
    while asks := game.asks(state):
        for ask in asks:
            clock.wait(title, state, ask, bots[int(ask.seat)])
        ask = clock.first(asks)
        seat = int(ask.seat)
        moves = game.moves(state, seat)
        bot = bots[seat]
        begun = perf_counter()
        if isinstance(bot, OracleBot):
            move = bot.answer_seeing(state.copy(), ask, moves, contest.budget)
        else:
            move = bot.answer(game.view(state, seat), ask, moves, contest.budget)
        if len(moves) > 1:
            spent = perf_counter() - begun
            times[seating[seat]].add(Time(1, spent, spent))
        game.advance(state, seat, move, fate, None)
        answers += 1
    winners = tuple(int(seat) for seat in game.winners(state))
    return Outcome(seating, winners, tuple(int(points) for points in game.scores(state)), answers)
