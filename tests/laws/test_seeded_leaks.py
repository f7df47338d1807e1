"""Every event of a game with secrets, told without its Secret, is caught by law 7."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from conftest import COMPILED
from manoir.games import title_of
from manoir.games.macgregor import events
from manoir.kernel.event import Tell, parts_of, reveal
from manoir.kernel.fate import Fate
from manoir.kernel.laws import LawBroken
from manoir.kernel.memory import Fact
from manoir.kernel.title import Title
from manoir.testing import lawbook
from manoir.testing.chance import Position, reached

pytestmark = [pytest.mark.pure, pytest.mark.skipif(COMPILED, reason="faults are seeded in plain Python")]

Law = Callable[[Position], object]
FAULTS: list[tuple[str, str, Law]] = [
    ("macgregor", "Laid", lawbook.nothing_leaked),
    ("macgregor", "Drew", lawbook.nothing_leaked),
    ("macgregor", "DrewOnEntering", lawbook.nothing_leaked),
    ("chasseurs", "Dealt", lawbook.set_up_leaks_nothing),
    ("chasseurs", "Picked", lawbook.nothing_leaked),
    ("chasseurs", "Received", lawbook.over_is_over),
    ("chasseurs", "SetAside", lawbook.nothing_leaked),
    ("chasseurs", "Drew", lawbook.set_up_leaks_nothing),
]


def telling(name: str, kind: str) -> Title:
    """A game in which events of one kind forgot their Secret."""
    title = title_of(name)
    honest: Any = type(title.game)

    class Telling(honest):  # type: ignore[misc]
        def setup(self, table: Any, fate: Fate, tell: Tell | None) -> Any:
            state = super().setup(table, fate, tell)
            self.open(tell)
            return state

        def advance(self, state: Any, seat: Any, move: Any, fate: Fate, tell: Tell | None) -> None:
            super().advance(state, seat, move, fate, tell)
            self.open(tell)

        def open(self, tell: Tell | None) -> None:
            if tell is not None:
                tell.events = [reveal(one) if type(one).__name__ == kind else one for one in tell.events]

    return replace(title, game=Telling())


def broken(title: Title, law: Law, kind: str) -> str:
    """What a law says first of positions reached by chance, of two players where only they have such an event."""
    rng = Random(kind)
    low, high = title.box().players
    for _ in range(200):
        seats = 2 if kind in ("SetAside", "Drew") else rng.randint(low, high)
        try:
            law(reached(title, seats, rng.getrandbits(40), rng.randint(0, 160), rng.randint(0, 99)))
        except LawBroken as wrong:
            return str(wrong)
    return ""


@pytest.mark.parametrize(("name", "kind", "law"), FAULTS, ids=lambda part: getattr(part, "__name__", part))
def test_an_event_that_forgot_its_secret_is_caught(name: str, kind: str, law: Law) -> None:
    assert "law 7" in broken(telling(name, kind), law, kind)


@pytest.mark.parametrize("kind", ["Laid", "Drew"])
def test_declaring_it_to_be_over_does_not_help(kind: str) -> None:
    title = telling("macgregor", kind)
    event = getattr(events, kind)
    fact = Fact(event, tuple(name for name, _ in parts_of(event) or ()), "plan.secret")
    assert "what is not over" in broken(replace(title, forgets=(*title.forgets, fact)), lawbook.over_is_over, kind)
