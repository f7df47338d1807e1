"""Information-set Monte Carlo tree search: one for all games, for two seats or eight, whatever is hidden.

Each simulation plays one imagined world. Every seat has a tree of its own in which a question is known by what that
seat itself has answered, sees and may answer; so in no simulation does a seat's choice depend on a sealed answer, a
hand or a pile that it cannot see, and questions that are open side by side need no rule of their own.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.bots.judgement import Judgement
from manoir.bots.learned import Learned
from manoir.bots.priors import priors_of
from manoir.bots.tree import Node, fresh, key_of, mixed
from manoir.bots.worlds import Fixed, Worlds
from manoir.kernel.bot import Moves
from manoir.kernel.fate import Fate
from manoir.kernel.favourite import favourite
from manoir.kernel.game import Ask, Game
from manoir.kernel.instincts import Instincts
from manoir.kernel.quick import QuickGame, seat_among
from manoir.kernel.search_settings import SearchSettings

MOST_NODES: Final[i64] = 400_000  # some 200 MB; a search that is longer goes on without growing


class Step:
    """One answer that a simulation gave at a remembered question."""

    __slots__ = ("node", "number")

    def __init__(self, node: Node, number: i64) -> None:
        self.node = node
        self.number = number


class Search:
    """A search of one game for one seat, kept from answer to answer."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        instincts: Instincts[Any],
        settings: SearchSettings,
        fate: Fate,
        learned: Learned | None = None,
    ) -> None:
        self.game = game
        self.quick: QuickGame[Any, Any, Any] | None = game if isinstance(game, QuickGame) else None
        self.instincts = instincts
        self.learned = learned  # a net that says what appeals, and who will win; None: instinct does
        self.looked = False  # whether the net has just looked at a new question
        self.settings = settings
        self.fate = fate
        self.nodes: dict[i64, Node] = {}
        self.trail: i64 = 1  # the searching seat's own answers so far, as a key
        self.trails = vec[i64]()  # the same for each seat, within a simulation
        self.inside = vec[i64]()  # 1 while a seat has not left its tree
        self.path: list[Step] = []
        self.seats: i64 = 0
        self.judgement = Judgement(game, instincts, settings.victory)
        self.patient = False  # whether rollouts go on until things are settled: once a question has had much thought
        self.simulations: i64 = 0  # over the last question
        self.decisions: i64 = 0  # answers with a choice in those, for the bench

    def think(self, worlds: Worlds, ask: Ask, offered: Moves, milliseconds: i64, simulations: i64) -> Node:
        """What became of each move in as many simulations as the budget allows; 0 means no bound of that sort."""
        moves: vec[i64] = offered
        settings = self.settings
        self.simulations = 0
        self.decisions = 0
        if settings.worlds > 0:
            return self.apart(worlds, ask, moves, milliseconds, simulations)
        return self.spend(worlds, self.rooted(worlds, ask, moves), milliseconds, simulations)

    def apart(self, worlds: Worlds, ask: Ask, moves: vec[i64], milliseconds: i64, simulations: i64) -> Node:
        """A tree for each of a few worlds, and the sum of what they say."""
        count = self.settings.worlds
        sum = fresh(ask.seat, moves, vec[float]([0.0] * len(moves)))
        done: i64 = 0
        while done < count:
            self.nodes = {}
            world = Fixed(worlds.draw(self.fate))
            root = self.rooted(world, ask, moves)
            root = self.spend(world, root, (milliseconds + count - 1) // count, (simulations + count - 1) // count)
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
        """The question at hand, remembered from the search before where it was foreseen."""
        world = worlds.draw(self.fate)
        self.seats = len(self.game.scores(world))
        key = self.key(self.trail, world, ask.seat, moves)
        old = self.nodes.get(key) if self.settings.keep else None
        if old is None:
            self.nodes = {}
            self.patient = False
            root = fresh(ask.seat, moves, self.priors(world, ask.seat, moves))
        else:
            root = old
            # The others' trees were grown from where they stood then: only the seat's own goes on, and of that only
            # what lies below. What can no longer come would fill the memory, and a long search would end blind.
            self.nodes = {at: node for at, node in self.nodes.items() if node.seat == ask.seat and node.under == key}
        self.nodes[key] = root
        self.trail = key
        return root

    def priors(self, state: Any, seat: i64, moves: vec[i64]) -> vec[float]:
        """How much each move appeals, to a net where there is one that knows them."""
        learned = self.learned
        if learned is not None and learned.knows(moves) and learned.look(state, seat):
            self.looked = True
            return learned.priors(moves, self.settings.doubt)
        return priors_of(self.instincts, state, seat, moves, self.settings.sharpness)

    def key(self, trail: i64, state: Any, seat: i64, moves: vec[i64]) -> i64:
        """By what a question is known: its seat's answers on the way, what the seat sees, what it may answer."""
        return key_of(trail, self.instincts.mark(state, seat), moves)

    def after(self, key: i64, move: i64) -> i64:
        """The trail of a seat that has answered a question."""
        return mixed(key, move)

    def answered(self, root: Node, number: i64) -> None:
        """The seat has given this answer, so that the next search can go on from it."""
        self.trail = self.after(self.trail, root.moves[number])

    def spend(self, worlds: Worlds, first: Node, milliseconds: i64, simulations: i64) -> Node:
        """Simulate until the budget is spent, once at least, however small it is; what became of the question."""
        root = first
        begun = perf_counter()
        seconds = float(milliseconds) / 1000.0
        patience = self.settings.patience
        done: i64 = 0
        while True:
            if patience > 0 and self.simulations >= patience and not self.patient:
                root = self.anew(first)
            self.simulate(worlds.draw(self.fate), root)
            self.simulations += 1
            done += 1
            if simulations > 0 and done >= simulations:
                break
            if milliseconds > 0 and perf_counter() - begun >= seconds:
                break
            if simulations <= 0 and milliseconds <= 0:
                break
        return root if root.visits >= first.visits else first  # patience counts once it has seen as much

    def simulate(self, state: Any, root: Node) -> None:
        """Play one world: down the trees while they reach, then by rollout; every question learns what came of it."""
        game = self.game
        fate = self.fate
        horizon = self.settings.horizon
        cut = self.settings.cut
        rolled: i64 = 0
        under: i64 = 0
        self.start()
        game.advance(state, root.seat, self.stepped(root, self.trail), fate, None)
        while True:
            seat = self.next_seat(state)
            if seat < 0:
                self.conclude(self.judgement.ended(state, self.seats))
                return
            moves = game.moves(state, seat)
            if len(moves) == 1:
                game.advance(state, seat, moves[0], fate, None)
                continue
            if self.inside[seat] == 1:
                key = self.key(self.trails[seat], state, seat, moves)
                self.looked = False
                node = self.found(key, state, seat, moves)
                if self.looked and cut:
                    self.conclude(self.expectation(seat))
                    return
                if node is not None:
                    if seat == root.seat:
                        if under == 0:
                            under = key
                        node.under = under
                    game.advance(state, seat, self.stepped(node, key), fate, None)
                    continue
            if horizon >= 0 and rolled >= horizon and self.judged(state):
                self.conclude(self.judgement.felt(state, self.seats))
                return
            rolled += 1
            self.decisions += 1
            game.advance(state, seat, self.rolled(state, seat, moves), fate, None)

    def expectation(self, seat: i64) -> vec[float]:
        """What the net expects for each seat, beside an even share."""
        learned = self.learned
        assert learned is not None
        shares = learned.shares(seat)
        fair = 1.0 / float(self.seats)
        number: i64 = 0
        while number < self.seats:
            shares[number] = shares[number] - fair
            number += 1
        return shares

    def next_seat(self, state: Any) -> i64:
        """Who answers next, by lot if several are asked; -1: the game is over."""
        quick = self.quick
        if quick is not None:
            asked = quick.asked(state)
            if asked == 0:
                return -1
            return seat_among(asked, self.fate)
        asks = self.game.asks(state)
        open: i64 = len(asks)
        if open == 0:
            return -1
        number: i64 = 0
        if open > 1:
            number = self.fate.pick(open)
        return asks[number].seat

    def judged(self, state: Any) -> bool:
        """Whether instinct may judge a position."""
        return self.instincts.settled(state) if self.patient else self.instincts.quiet(state)

    def anew(self, first: Node) -> Node:
        """The same question, patiently; what quick judgements made of its moves is left aside, or it would decide."""
        self.patient = True
        root = fresh(first.seat, first.moves, first.priors)
        self.nodes = {self.trail: root}
        return root

    def start(self) -> None:
        """Every seat stands at the root of its own tree."""
        self.path = []
        self.trails = vec[i64](capacity=self.seats)
        self.inside = vec[i64](capacity=self.seats)
        seat: i64 = 0
        while seat < self.seats:
            self.trails = append(self.trails, 0)
            self.inside = append(self.inside, 1)
            seat += 1

    def found(self, key: i64, state: Any, seat: i64, moves: vec[i64]) -> Node | None:
        """The question of that key; one that is new is remembered, and is the last of its tree in this simulation."""
        node = self.nodes.get(key)
        if node is None:
            self.inside[seat] = 0
            if len(self.nodes) < MOST_NODES:
                node = fresh(seat, moves, self.priors(state, seat, moves))
                self.nodes[key] = node
        return node

    def stepped(self, node: Node, key: i64) -> i64:
        """The answer that a tree gives, noted on the way."""
        number = node.next(self.settings.explore)
        move = node.moves[number]
        self.path.append(Step(node, number))
        self.trails[node.seat] = self.after(key, move)
        self.decisions += 1
        return move

    def rolled(self, state: Any, seat: i64, moves: vec[i64]) -> i64:
        """The answer of a rollout: by instinct, or any."""
        guided = self.settings.guided
        if guided == 0 or (guided < 100 and self.fate.pick(100) >= guided):
            return moves[self.fate.pick(len(moves))]
        return moves[favourite(self.instincts.lean(state, seat, moves), self.fate)]

    def conclude(self, results: vec[float]) -> None:
        """Tell every question on the way what the world was worth to its seat."""
        for step in self.path:
            node = step.node
            node.add(step.number, results[node.seat])
