"""What share of the victory each seat may hope for: a position played on by instinct for a while, then weighed."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from manoir.bots.scale import SIZE, Scale, weighed
from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.favourite import favourite
from manoir.kernel.game import Game
from manoir.kernel.instincts import Instincts

MOST_GUIDED: Final[i64] = 90  # of a hundred answers: two who always do what appeals most may turn in circles for ever
MOST_ANSWERS: Final[i64] = 5000  # of one game; a game that goes on is won by nobody
APART: Final[i64] = 8  # answers between two examples of one game: neighbours say the same


class Foresight:
    """Plays positions of one table on: for so many answers and until nothing is in the air, or to the end."""

    def __init__(
        self, game: Game[Any, Any, Any], instincts: Instincts[Any], guided: i64, horizon: i64, seats: i64
    ) -> None:
        self.game = game
        self.instincts = instincts
        self.horizon = horizon  # answers; -1: to the end of the game
        self.guided: i64 = min(guided, MOST_GUIDED)  # of a hundred answers, how many follow instinct
        self.seats = seats
        self.scale = Scale([0.0] * SIZE, 1.0, 1.0)
        self.answers: i64 = 0  # given in all, to measure what a share costs
        self.games: i64 = 0  # that were watched, with the sum of the leads and of the points at their ends
        self.spread = 0.0
        self.length = 0.0
        self.states: list[Any] = []  # positions of them, each with the result of its game
        self.results: list[list[float]] = []

    def shares(self, state: Any, seed: i64) -> list[float]:
        """The share of each seat after one way on, which follows from the seed; the state is used up.

        Chance and the players have fates of their own, so that from two positions alike the same dice fall.
        """
        game = self.game
        chance = FastFate(2 * seed)
        players = FastFate(2 * seed + 1)
        answered: i64 = 0
        while answered < MOST_ANSWERS:
            asks = game.asks(state)
            open: i64 = len(asks)
            if open == 0:
                return self.ended(state)
            if self.horizon >= 0 and answered >= self.horizon and self.instincts.settled(state):
                facts = self.scale.facts(game, self.instincts, state, self.seats)
                return self.scale.shares(facts, self.seats)
            ask = asks[0] if open == 1 else asks[players.pick(open)]
            self.answer(state, ask.seat, chance, players)
            answered += 1
        return [1.0 / float(self.seats)] * int(self.seats)

    def shares_after(self, state: Any, seat: i64, move: i64, seed: i64, picks: i64) -> list[float]:
        """The same once a seat has given an answer; `picks` seeds what chance makes of the answer."""
        self.game.advance(state, seat, move, FastFate(picks), None)
        return self.shares(state, seed)

    def answer(self, state: Any, seat: i64, chance: Fate, players: Fate) -> None:
        """One answer by instinct, or any."""
        game = self.game
        moves = game.moves(state, seat)
        size: i64 = len(moves)
        number: i64 = 0
        if size > 1:
            self.answers += 1
            if players.pick(100) >= self.guided:
                number = players.pick(size)
            else:
                number = favourite(self.instincts.lean(state, seat, moves), players)
        game.advance(state, seat, moves[number], chance, None)

    def ended(self, state: Any) -> list[float]:
        """Each seat's share of a game that is over; even, where nobody wins."""
        winners = self.game.winners(state)
        count: i64 = len(winners)
        if count == 0:
            return [1.0 / float(self.seats)] * int(self.seats)
        found = [0.0] * int(self.seats)
        for winner in winners:
            found[winner] = 1.0 / float(count)
        return found

    def watch(self, options: Any, seed: i64) -> None:
        """Play a whole game of this table with itself, and remember what instinct can feel in it."""
        met = self.play(options, seed)
        end = met.pop()
        result = self.ended(end)
        points = [float(one) for one in self.game.scores(end)]
        mean = sum(points) / float(self.seats)
        self.spread += sum([abs(one - mean) for one in points]) / float(self.seats)
        self.length += sum([abs(one) for one in points])
        self.games += 1
        for state in met:
            self.states.append(state)
            self.results.append(result)

    def learn(self) -> None:
        """Take the measure of the games that were watched."""
        games = float(self.games)
        scale = Scale([0.0] * SIZE, self.spread / games + 0.001, self.length / games)
        facts = [scale.facts(self.game, self.instincts, state, self.seats) for state in self.states]
        self.scale = weighed(scale, facts, self.results, self.seats)
        self.states = []
        self.results = []

    def play(self, options: Any, seed: i64) -> list[Any]:
        """One whole game: settled positions of it, some way apart, and its end."""
        game = self.game
        chance = FastFate(2 * seed)
        players = FastFate(2 * seed + 1)
        state = game.setup(options, chance, None)
        met: list[Any] = []
        since = players.pick(APART)
        answered: i64 = 0
        while answered < MOST_ANSWERS:
            asks = game.asks(state)
            open: i64 = len(asks)
            if open == 0:
                break
            if since >= APART and self.instincts.settled(state):
                met.append(state.copy())
                since = 0
            self.answer(state, asks[players.pick(open)].seat, chance, players)
            answered += 1
            since += 1
        met.append(state)
        return met
