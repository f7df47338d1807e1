"""Advice: what the search thinks of each move of a seat, limited to what that seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from manoir.bots.registry import instincts_of
from manoir.bots.search import Search
from manoir.bots.tree import Node
from manoir.bots.worlds import Imagined
from manoir.kernel.event import Tell, redact
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.title import Title


@dataclass(frozen=True, slots=True)
class Opinion:
    """What became of one move."""

    move: int
    value: float  # the mean result for the seat, from -1 to 1
    visits: int
    line: list[Any]  # events of one way in which it might go on, as the seat would be told them


@dataclass(frozen=True, slots=True)
class Advice:
    """The moves of a seat, best first."""

    opinions: list[Opinion]
    simulations: int  # that the opinions rest on; what a long search has left aside does not count


def advice(
    title: Title, view: Any, ask: Ask, moves: Any, simulations: int = 2000, milliseconds: int = 0, seed: int = 1
) -> Advice:
    """Think about a question from the view of its seat alone."""
    game = title.game
    search = Search(game, instincts_of(title), title.character.settings, FastFate(seed))
    root = search.think(Imagined(game, view), ask, moves, milliseconds, simulations)
    order = sorted(range(len(moves)), key=lambda number: (-root.tries[number], -root.mean(number)))
    seat = int(ask.seat)
    opinions = [
        Opinion(
            int(moves[number]),
            float(root.mean(number)),
            int(root.tries[number]),
            line(title, search, game.imagine(view, FastFate(seed)), root, seat, int(number), FastFate(seed + 1)),
        )
        for number in order
    ]
    return Advice(opinions, int(root.visits))


def line(title: Title, search: Search, world: Any, root: Node, seat: int, number: int, fate: FastFate) -> list[Any]:
    """One way on after a move, in an imagined world: every seat plays what its own tree thinks best."""
    game = title.game
    tell = Tell()
    game.advance(world, seat, root.moves[number], fate, tell)
    trails = {seat: search.after(search.trail, root.moves[number])}
    while len(tell.events) < 6 and (asks := game.asks(world)):
        ask = asks[0]
        moves = game.moves(world, ask.seat)
        if len(moves) == 1:
            game.advance(world, ask.seat, moves[0], fate, tell)
            continue
        key = search.key(trails.get(int(ask.seat), 0), world, ask.seat, moves)
        node = search.nodes.get(key)
        if node is None:
            break
        best = node.best()
        trails[int(ask.seat)] = search.after(key, moves[best])
        game.advance(world, ask.seat, moves[best], fate, tell)
    return [redact(event, seat) for event in tell.taken()]
