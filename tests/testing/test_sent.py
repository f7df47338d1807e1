"""What a game declares of all that is sent of it: it cannot say what is not so, and people can read all of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from installed import EVERY
from manoir.games import TITLES
from manoir.kernel.event import Secret, Tell
from manoir.kernel.fate import Fate
from manoir.kernel.laws import LawBroken
from manoir.kernel.title import Title
from manoir.protocol.game_schema import Declared, comments, events_of
from manoir.testing import check_law
from toy import VIGIL, faults
from toy.events import Dealt
from toy.notation import VigilNotation
from toy.rules import Vigil
from toy.state import State

LAW = "sent as declared"
HERE = {**TITLES, VIGIL.name: VIGIL}
DECLARED = [name for name in EVERY if HERE[name].schema is not None]


@dataclass(frozen=True, slots=True)
class Sneezed:
    """An event that the game's own module does not have."""


class Sneezing(Vigil):
    """Tells an event that is declared nowhere."""

    def advance(self, state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
        super().advance(state, seat, move, fate, tell)
        if tell is not None:
            tell.add(Sneezed())


class Telling(Vigil):
    """Tells the number of cards where their names are declared."""

    def advance(self, state: State, seat: int, move: int, fate: Fate, tell: Tell | None) -> None:
        super().advance(state, seat, move, fate, tell)
        if tell is not None:
            tell.add(Dealt(seat, Secret(len(state.hands), (seat,))))


class Mumbling(VigilNotation):
    """Writes a move otherwise than its schema says."""

    def text(self, move: int) -> str:
        return super().text(move).replace("light", "light it")


class Wordy(VigilNotation):
    """Names one thing too many in a move."""

    def structure(self, move: int) -> dict[str, Any]:
        return {**super().structure(move), "please": True}


class Counting(VigilNotation):
    """Sends a number where a text is declared."""

    def seen(self, view: Any) -> Any:
        return {**super().seen(view), "hand": [1]}


class Forgetful(VigilNotation):
    """Leaves a field out."""

    def seen(self, view: Any) -> Any:
        return {key: value for key, value in super().seen(view).items() if key != "chest"}


@pytest.mark.parametrize(
    ("title", "said"),
    [
        (faults.faulty(Sneezing()), "the event Sneezed is not declared"),
        (faults.faulty(Telling()), r"the event Dealt: Expected `str \| array`, got `int` - at `\$.cards`"),
        (faults.faulty(Vigil(), Mumbling), "the move light it: it is typed 'light it', not 'light'"),
        (faults.faulty(Vigil(), Wordy), "the move .*: Object contains unknown field `please`"),
        (faults.faulty(Vigil(), Counting), r"Expected `str`, got `int` - at `\$.hand\[0\]`"),
        (faults.faulty(Vigil(), Forgetful), "Object missing required field `chest`"),
    ],
    ids=lambda one: type(one).__name__,
)
def test_what_is_not_sent_as_declared_is_named(title: Title, said: str) -> None:
    with pytest.raises(LawBroken, match=said):
        check_law(title, LAW, 100)


def test_an_ask_that_is_not_declared_is_named() -> None:
    assert Declared(VIGIL).move_fault("sing", "sing", {"move": "sing"}) == "the ask sing is not declared"


def test_a_game_that_declares_nothing_is_not_tried() -> None:
    assert check_law(replace(VIGIL, package="manoir.words"), LAW, 4) == 0


def test_an_event_that_is_withheld_is_told_by_nothing_but_its_name() -> None:
    declared = Declared(VIGIL)
    assert declared.event_fault({"event": "?"}) is None
    assert declared.event_fault({"event": "?", "seat": 1}) is not None


@pytest.mark.parametrize("name", DECLARED)
def test_every_field_that_is_sent_and_every_event_has_a_sentence(name: str) -> None:
    title = HERE[name]
    parts = Declared(title).parts()
    told = {kind.__name__ for kind in events_of(title)}
    assert [part for part, shape in parts.items() if not shape.get("description")] == []
    unsaid = [
        f"{part}.{field}"
        for part, shape in parts.items()
        if part not in told
        for field, form in shape["properties"].items()
        if field != "move" and "description" not in form
    ]
    assert unsaid == []


def test_the_games_of_this_house_all_declare_what_is_sent() -> None:
    assert {"minuit", "chasseurs", "macgregor", "booo"} <= set(DECLARED)


def test_a_sentence_is_read_beside_its_field_also_where_the_type_takes_several_lines() -> None:
    assert comments(TITLES["macgregor"].schema.view)["stage"] == "what happens next"  # type: ignore[union-attr]
