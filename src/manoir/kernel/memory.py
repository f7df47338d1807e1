"""What a game says of its own events: which facts are over once they are told, and which people must remember alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from manoir.kernel.event import HIDDEN
from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.plain import Plain


@dataclass(frozen=True, slots=True)
class Fact:
    """Some fields of an event, and the clause that speaks of them."""

    event: type
    fields: tuple[str, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Memory:
    """What everybody is shown once and nobody may look at again, at a table whose screens do not remember it."""

    facts: tuple[Fact, ...]  # told once, as they happen; a journal and a past moment hide them while the game runs
    aided: Callable[[Any], bool]  # of a table's options: its screens remember for everybody
    forget: Callable[[Any, int, Fate], None]  # each such thing in a view with that chance of a hundred, in place
    fade: Callable[[Any], None]  # in place: what was just then being shown, once the game has gone on

    def screen(self, view: Any) -> None:
        """Leave in a view what a person's screen shows now, in place."""
        self.forget(view, 100, FastFate(0))

    def past(self, view: Any) -> None:
        """Leave in a view what a person may look back at, in place."""
        self.screen(view)
        self.fade(view)


def faded(told: dict[str, Plain], facts: Iterable[Fact]) -> dict[str, Plain]:
    """An event as named data without some facts: they read like another seat's secret."""
    for fact in facts:
        if told["event"] == fact.event.__name__:
            told = {**told, **dict.fromkeys(fact.fields, HIDDEN)}
    return told
