"""A puzzle as a game for one: the same rules, one visitor, nobody to race; a raised hand gives it up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from manoir.games.booo.edition import Options
from manoir.games.booo.moves import claim
from manoir.games.booo.notation import BoooNotation
from manoir.games.booo.rules import Booo
from manoir.games.booo.state import Board, State, empty_state
from manoir.games.booo.workshop.picture import shortest
from manoir.games.booo.workshop.puzzle import Puzzle
from manoir.kernel.event import Tell
from manoir.kernel.fate import FastFate


class Solo:
    """A puzzle that is being solved, answer by answer."""

    def __init__(self, puzzle: Puzzle) -> None:
        castle = puzzle.castle
        alone = replace(castle.edition, players=(1, 1), routes=((puzzle.goal,),), in_play={1: 1})
        self.options = Options(
            edition=alone,
            seats=1,
            first=0,
            route=0,
            trapdoors=tuple(int(room) for room in castle.trapdoors),
            transitions=tuple(int(room) for room in castle.transitions),
            delays=(0,),
            pause=0,
            bound=0,
            choices={},
        )
        self.puzzle = puzzle
        self.game = Booo()
        self.notation = BoooNotation(self.options)
        self.fate = FastFate(0)  # nothing is left to chance once the puzzle stands
        self.state = self.begun()

    def begun(self) -> State:
        """The visitor is in its room, and the search is open."""
        state = empty_state(Board(self.options), self.puzzle.castle)
        state.ghost = self.puzzle.ghost
        self.game.settle(state, self.fate, None)
        return state

    @property
    def over(self) -> bool:
        """Whether the visitor is frightened, or the puzzle given up."""
        return len(self.game.asks(self.state)) == 0

    def moves(self) -> list[int]:
        """What may be answered now."""
        return [] if self.over else [int(move) for move in self.game.moves(self.state, 0)]

    def why(self, move: int) -> str | None:
        """The slug of the clause that forbids an answer now, or None."""
        return None if move in self.moves() else self.game.why(self.state, 0, move)

    def answer(self, move: int) -> list[Any]:
        """Take an answer, and tell what happened."""
        return self.told(self.state, move)

    def told(self, state: State, move: int) -> list[Any]:
        """What happens to a position when an answer is taken."""
        tell = Tell()
        self.game.advance(state, 0, move, self.fate, tell)
        return tell.taken()

    def solution(self) -> list[Any]:
        """A shortest way, told as if somebody had shown it."""
        way = shortest(self.puzzle.ways)
        state = self.begun()
        events = self.told(state, int(claim(way.colour)))
        for step in way.steps:
            events += self.told(state, int(step))
        return events
