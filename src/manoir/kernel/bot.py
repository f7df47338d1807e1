"""The seam between a bot and whatever seats it."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from mypy_extensions import i64

from manoir.kernel.game import Ask

Moves = Any
"""A `vec[i64]`, said only inside: one that interpreted code hands to a compiled parameter of it is never freed."""

V = TypeVar("V", contravariant=True)


class Bot(Protocol[V]):
    """Something that answers. It is handed a view, never a state, so it cannot cheat."""

    name: str

    def answer(self, view: V, ask: Ask, moves: Moves, budget: i64) -> i64:
        """One of the moves; `budget` is how many milliseconds it may think."""
        ...


class Pace:
    """When a bot would answer: so many milliseconds from when its seat was first asked about a matter.

    A matter is a number: one search may be several questions, and time spent on one of them counts for the next. Time
    in which the seat is not asked counts for nothing.
    """

    __slots__ = ("matter", "pause")

    def __init__(self, pause: i64, matter: i64) -> None:
        self.pause = pause
        self.matter = matter


class PacedBot(Bot[Any], Protocol):
    """A bot that knows itself when it would answer; it is asked again whenever something happens while it waits."""

    def pace(self, view: Any, ask: Ask, moves: Moves) -> Pace:
        """When it would answer."""
        ...


def is_paced(bot: Any) -> bool:
    """Whether a bot knows when it would answer: by what it can do, for a package outside may bring its own."""
    return hasattr(bot, "pace")
