"""Bots as a table sees them: something that answers, out of the event loop."""

from __future__ import annotations

from typing import Protocol

from manoir.kernel.plain import Named
from manoir.kernel.question import PastGame, Question, Thought
from manoir.kernel.reason import Comparison
from manoir.kernel.title import Title


class Thinks(Protocol):
    """Where bots think."""

    names: tuple[str, ...]
    thoughtless: tuple[str, ...]  # those of them that answer without a thought

    def usual(self, bot: str, title: Title) -> int:
        """Milliseconds that a bot needs for an answer, by who it is and no more; 0: it does not think."""
        ...

    async def think(self, question: Question) -> int:
        """A move; may fail, and is late with a TimeoutError."""
        ...

    async def consider(self, question: Question) -> Thought:
        """In a race: a move, and when the bot would make it; nothing is waited for here."""
        ...

    async def compare(self, question: Question) -> Comparison:
        """The best move and the next best, for a person who asks for advice; may fail."""
        ...

    async def review(self, game: PastGame) -> Named:
        """How far the review of a game has come: `done` of `total`, and `review` once it is made; may fail."""
        ...

    def answer(self, question: Question) -> int:
        """The move of a bot that does not think, here and now; may fail."""
        ...

    def first_sight(self, question: Question) -> int:
        """What a bot plays that has not thought it through, here and now; may fail."""
        ...

    def forget(self, table: str) -> None:
        """A table was let go: what its bots remember of it may go as well."""
        ...

    def close(self) -> None:
        """Wait for no thought."""
        ...
