"""Information-set Monte Carlo tree search: one for all games, for two seats or eight, whatever is hidden.

Each simulation plays one imagined world. Every seat has a tree of its own in which a question is known by what that
seat itself has answered, sees and may answer; so in no simulation does a seat's choice depend on a sealed answer, a hand
or a pile that it cannot see, and questions that are open side by side need no rule of their own.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.bots.bot import Instincts
from manoir.bots.settings import Settings
from manoir.bots.tree import Node, fresh, key_of, mixed
from manoir.bots.worlds import Fixed, Worlds
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask, Game

MOST_NODES: Final[i64] = 400_000  # some 200 MB; a search that is longer goes on without growing
LOOK_AT_CLOCK: Final[i64] = 4  # simulations between two looks


class Step:
    """One answer that a simulation gave at a remembered question."""

    __slots__ = ("node", "number")

    def __init__(self, node: Node, number: i64) -> None:
        self.node = node
        self.number = number


class Search:
    """A search of one game for one seat, kept from answer to answer."""

    def __init__(self, game: Game[Any, Any, Any], instincts: Instincts[Any], settings: Settings, fate: Fate) -> None:
        self.game = game
        self.instincts = instincts
        self.settings = settings
        self.fate = fate
        self.nodes: dict[i64, Node] = {}
        self.trail: i64 = 1  # the searching seat's own answers so far, as a key
        self.trails = vec[i64]()  # each seat's, within a simulation
        self.left = vec[i64]()  # 1 once a seat has left its tree
        self.path: list[Step] = []
        self.seats: i64 = 0
        self.spread: float = 0.0  # the mean margin of points at an end, which is what a margin is measured in
        self.ends: i64 = 0
        self.simulations: i64 = 0  # over the last question
        self.decisions: i64 = 0  # answers with a choice in those, for the bench

    def think(self, worlds: Worlds, ask: Ask, moves: vec[i64], milliseconds: i64, simulations: i64) -> Node:
        """What became of each move in as many simulations as the budget allows; 0 means no bound of that sort."""
        settings = self.settings
        self.simulations = 0
        self.decisions = 0
        if settings.worlds > 0:
            return self.apart(worlds, ask, moves, milliseconds, simulations)
        root = self.rooted(worlds, ask, moves)
        self.spend(worlds, root, milliseconds, simulations)
        return root

    def apart(self, worlds: Worlds, ask: Ask, moves: vec[i64], milliseconds: i64, simulations: i64) -> Node:
        """A tree for each of a few worlds, and the sum of what they say."""
        count = self.settings.worlds
        sum = fresh(ask.seat, moves, vec[float]([0.0] * len(moves)))
        done: i64 = 0
        while done < count:
            self.nodes = {}
            world = Fixed(worlds.draw(self.fate))
            root = self.rooted(world, ask, moves)
            self.spend(world, root, (milliseconds + count - 1) // count, (simulations + count - 1) // count)
            number: i64 = 0
            while number < len(moves):
                sum.tries[number] += root.tries[number]
                sum.sums[number] += root.sums[number]
                number += 1
            sum.visits += root.visits
            sum.total += root.total
            done += 1
        return sum

    def rooted(self, worlds: Worlds, ask: Ask, moves: vec[i64]) -> Node:
        """The question at hand: remembered from the search before, where what the seat sees has come as it was tried."""
        world = worlds.draw(self.fate)
        self.seats = len(self.game.scores(world))
        key = key_of(self.trail, self.instincts.mark(world, ask.seat), moves)
        old = self.nodes.get(key) if self.settings.keep else None
        if old is None:
            self.nodes = {}
            root = fresh(ask.seat, moves, self.priors(world, ask.seat, moves))
        else:
            root = old
            # The others' trees were grown from where they stood then: only the seat's own goes on.
            self.nodes = {at: node for at, node in self.nodes.items() if node.seat == ask.seat}
        self.nodes[key] = root
        self.trail = key
        return root

    def answered(self, root: Node, number: i64) -> None:
        """The seat has given this answer, so that the next search can go on from it."""
        self.trail = mixed(self.trail, root.moves[number])

    def spend(self, worlds: Worlds, root: Node, milliseconds: i64, simulations: i64) -> None:
        """Simulate until the budget is spent; once at least, however small it is."""
        begun = perf_counter()
        seconds = float(milliseconds) / 1000.0
        done: i64 = 0
        while True:
            self.simulate(worlds.draw(self.fate), root)
            done += 1
            if simulations > 0 and done >= simulations:
                break
            if milliseconds > 0 and done % LOOK_AT_CLOCK == 0 and perf_counter() - begun >= seconds:
                break
            if simulations <= 0 and milliseconds <= 0:
                break
        self.simulations += done

    def simulate(self, state: Any, root: Node) -> None:
        """Play one world: down the trees while they reach, then by rollout, and tell every question what came of it."""
        game = self.game
        fate = self.fate
        instincts = self.instincts
        settings = self.settings
        seats = self.seats
        self.path = []
        trails = vec[i64](capacity=seats)
        left = vec[i64](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            trails = append(trails, 0)
            left = append(left, 0)
            seat += 1
        trails[root.seat] = self.trail
        inside = seats
        rolled: i64 = 0
        decisions: i64 = 1
        number = self.selected(root)
        self.path.append(Step(root, number))
        trails[root.seat] = mixed(trails[root.seat], root.moves[number])
        game.advance(state, root.seat, root.moves[number], fate, None)
        over = False
        while True:
            asks = game.asks(state)
            open: i64 = len(asks)
            if open == 0:
                over = True
                break
            ask = asks[0] if open == 1 else asks[fate.pick(open)]
            seat = ask.seat
            moves = game.moves(state, seat)
            size: i64 = len(moves)
            if size == 1:
                game.advance(state, seat, moves[0], fate, None)
                continue
            if left[seat] == 0:
                key = key_of(trails[seat], instincts.mark(state, seat), moves)
                node = self.nodes.get(key)
                if node is None:
                    left[seat] = 1
                    inside -= 1
                    if len(self.nodes) < MOST_NODES:
                        node = fresh(seat, moves, self.priors(state, seat, moves))
                        self.nodes[key] = node
                if node is not None:
                    number = self.selected(node)
                    self.path.append(Step(node, number))
                    trails[seat] = mixed(key, moves[number])
                    decisions += 1
                    game.advance(state, seat, moves[number], fate, None)
                    continue
            if settings.horizon >= 0 and rolled >= settings.horizon:
                break
            rolled += 1
            decisions += 1
            game.advance(state, seat, self.rolled_move(state, seat, moves), fate, None)
        self.decisions += decisions
        self.conclude(state, over)

    def conclude(self, state: Any, over: bool) -> None:
        """Tell every question on the way what the world was worth to its seat."""
        results = vec[float](capacity=self.seats)
        seat: i64 = 0
        if over:
            results = self.ended(state)
        else:
            while seat < self.seats:
                results = append(results, self.instincts.value(state, seat))
                seat += 1
        for step in self.path:
            node = step.node
            node.add(step.number, results[node.seat])

    def ended(self, state: Any) -> vec[float]:
        """What a finished game is worth to each seat: its share of the victory, and its margin of points."""
        game = self.game
        seats = self.seats
        points = game.scores(state)
        winners = game.winners(state)
        sum: i64 = 0
        for one in points:
            sum += one
        aim: i64 = game.aim
        results = vec[float](capacity=seats)
        fair = 1.0 / float(seats)
        share = 1.0 / float(len(winners)) if len(winners) > 0 else 0.0
        part = self.settings.victory
        seat: i64 = 0
        while seat < seats:
            others = float(sum - points[seat]) / float(seats - 1) if seats > 1 else 0.0
            margin = (float(points[seat]) - others) * float(aim)
            self.ends += 1
            self.spread += (abs(margin) - self.spread) / float(min(self.ends, 1000))
            scaled = margin / (self.spread + 0.001)
            won = -fair
            for winner in winners:
                if winner == seat:
                    won = share - fair
            results = append(results, part * won + (1.0 - part) * 0.5 * scaled / (1.0 + abs(scaled)))
            seat += 1
        return results

    def selected(self, node: Node) -> i64:
        """The move to try next: what did well, what appeals, what was tried too little (PUCT)."""
        reach = self.settings.explore * sqrt(float(node.visits) + 1.0)
        middle = node.total / float(node.visits) if node.visits > 0 else 0.0
        best = -1e9
        found: i64 = 0
        number: i64 = 0
        tries = node.tries
        sums = node.sums
        priors = node.priors
        size: i64 = len(tries)
        while number < size:
            tried = tries[number]
            value = middle if tried == 0 else sums[number] / float(tried)
            value += reach * priors[number] / float(1 + tried)
            if value > best:
                best = value
                found = number
            number += 1
        return found

    def priors(self, state: Any, seat: i64, moves: vec[i64]) -> vec[float]:
        """How much each move appeals, summing to 1."""
        size: i64 = len(moves)
        power = self.settings.sharpness
        priors = vec[float](capacity=size)
        number: i64 = 0
        if power == 0:
            even = 1.0 / float(size)
            while number < size:
                priors = append(priors, even)
                number += 1
            return priors
        sum = 0.0
        for weight in self.instincts.lean(state, seat, moves):
            one = float(max(1, weight))
            appeal = one
            again: i64 = 1
            while again < power:
                appeal *= one
                again += 1
            priors = append(priors, appeal)
            sum += appeal
        while number < size:
            priors[number] = priors[number] / sum
            number += 1
        return priors

    def rolled_move(self, state: Any, seat: i64, moves: vec[i64]) -> i64:
        """An answer of a rollout: by instinct, or any."""
        fate = self.fate
        guided = self.settings.guided
        if guided == 0 or (guided < 100 and fate.pick(100) >= guided):
            return moves[fate.pick(len(moves))]
        best: i64 = -1
        chosen: i64 = 0
        equals: i64 = 0
        number: i64 = 0
        for weight in self.instincts.lean(state, seat, moves):
            if weight > best:
                best = weight
                equals = 0
            if weight == best:
                equals += 1
                if equals == 1 or fate.pick(equals) == 0:
                    chosen = number
            number += 1
        return moves[chosen]
