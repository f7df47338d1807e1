"""What a table asks of a bot, and what it hears: the seam between tables and whatever thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from manoir.kernel.game import Ask
from manoir.kernel.reason import Comparison
from manoir.kernel.record import Stage
from manoir.kernel.title import Title


class InPlay(Protocol):
    """A game in progress, as far as a question needs it."""

    stage: Stage
    state: Any

    @property
    def game(self) -> Any: ...


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything is taken when the question is put, for the table goes on while it thinks."""

    table: str
    bot: str
    stage: Stage  # the game, its edition and its options
    seat: int
    view: Any
    ask: Ask
    moves: Any
    budget: int  # milliseconds
    within: int | None = None  # milliseconds after which an answer comes too late, however it waited; None: it may wait
    caller: str = ""  # on whose behalf: callers have the same share of what thinks

    @property
    def title(self) -> Title:
        return self.stage.title

    @classmethod
    def put(
        cls, table: str, play: InPlay, ask: Ask, bot: str, budget: int, within: int | None = None, caller: str = ""
    ) -> Question:
        """The question that an open ask puts to a bot."""
        seat = int(ask.seat)
        view, moves = play.game.view(play.state, seat), play.game.moves(play.state, seat)
        return cls(table, bot, play.stage, seat, view, ask, moves, budget, within, caller)


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's answer, and in a race when: so long after its seat was first asked about the same matter."""

    move: int
    pause: int = 0  # milliseconds; 0 leaves that to the table
    matter: int = 0  # what the pause counts from: see bot.Pace
    simulations: int = 0  # that led to it
    comparison: Comparison | None = None  # of one who was asked for advice


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game to be looked over, for some milliseconds more: it is told whole, for nothing is hidden by now."""

    table: str
    log: str
    milliseconds: int
    caller: str = ""  # on whose behalf
