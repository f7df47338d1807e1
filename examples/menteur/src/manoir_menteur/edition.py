"""The box of Le Menteur: its edition file, checked, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from manoir.kernel.choice import Choice, chosen, chosen_seat
from manoir.kernel.edition import Sheet
from manoir.kernel.wrong import WrongInput, quoted
from manoir_menteur.options import NO_JOKER, Options

MOST_SEATS = 6
MOST_DICE = 6
MOST_FACES = 8
JOKERS = ("ones", "highest", "none")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Edition:
    """Every number of one box."""

    dice: int
    faces: int
    joker: str
    exact: bool
    single: bool


CHOICES = (
    Choice("dice", "setup.dice", values=lambda _: range(1, MOST_DICE + 1), usual=lambda table: table.dice),
    Choice("faces", "setup.faces", values=lambda _: range(2, MOST_FACES + 1), usual=lambda table: table.faces),
    Choice("joker", "joker.counts", values=lambda _: JOKERS, usual=lambda table: table.joker),
    Choice("exact", "exact.call", values=lambda _: (False, True), usual=lambda table: table.exact),
    Choice("single", "end.single", values=lambda _: (False, True), usual=lambda table: table.single),
    Choice("first", "setup.first", "seat"),
)


def open_sheet(sheet: Sheet) -> Edition:
    """The edition of a sheet, or WrongInput that names the key."""
    sheet.only("edition", "dice", "play")
    head, dice, play = sheet.part("edition"), sheet.part("dice"), sheet.part("play")
    head.only("game", "name", "players")
    dice.only("each", "faces", "joker")
    play.only("exact", "single")
    low, high = head.wholes("players", 2, MOST_SEATS, size=2)
    if low > high:
        raise head.complain("players", [low, high], "the fewest players, then the most")
    joker = dice.text("joker")
    if joker not in JOKERS:
        raise dice.complain("joker", joker, f"one of {', '.join(JOKERS)}")
    return Edition(
        dice=dice.whole("each", 1, MOST_DICE),
        faces=dice.whole("faces", 2, MOST_FACES),
        joker=joker,
        exact=play.yes("exact"),
        single=play.yes("single"),
    )


def options(edition: Edition, seats: int, choices: Mapping[str, object]) -> Options:
    """The options of a table, or WrongInput that names the option."""
    faces = chosen(choices, "faces", 2, MOST_FACES) or edition.faces
    joker = _one_of(choices, "joker", JOKERS, edition.joker)
    wild = {"ones": 1, "highest": faces}.get(joker, NO_JOKER)
    return Options(
        seats=seats,
        dice=chosen(choices, "dice", 1, MOST_DICE) or edition.dice,
        faces=faces,
        joker=joker,
        wild=wild,
        exact=_one_of(choices, "exact", (False, True), edition.exact),
        single=_one_of(choices, "single", (False, True), edition.single),
        first=chosen_seat(choices, "first", seats),
    )


def _one_of(choices: Mapping[str, object], name: str, values: tuple[T, ...], usual: T) -> T:
    """What a table chose among some values."""
    value = choices.get(name)
    if value is None:
        return usual
    for one in values:
        if value == one and type(value) is type(one):
            return one
    raise WrongInput(f"option {name}", quoted(value), f"one of {', '.join(str(one).lower() for one in values)}")
