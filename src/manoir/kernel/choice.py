"""What a table may decide before it starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted

ChoiceKind = Literal["value", "seat", "time", "waits", "rooms"]
"""One of the values; a seat; milliseconds; milliseconds for each seat; places of the board by their names."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One such decision: the clause behind it, what is on offer, and what holds when nobody decides."""

    name: str
    clause: str  # of the game's own rulebook
    kind: ChoiceKind = "value"
    values: Callable[[Any], Sequence[Plain]] = lambda _: ()  # from the game's options, as its editions may differ
    usual: Callable[[Any], Plain] = lambda _: None  # None: chance decides, or the box does
    span: tuple[int, int] | None = None  # any whole number from the first to the last is taken too, and can be typed


def chosen(choices: Mapping[str, object], name: str, low: int, high: int) -> int | None:
    """The number that a table chose, None if it did not, or WrongInput that names the option."""
    value = choices.get(name)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise WrongInput(f"option {name}", quoted(value), f"a whole number from {low} to {high}")
    return value


def chosen_seat(choices: Mapping[str, object], name: str, seats: int) -> int | None:
    """The seat that a table chose, counted from 0."""
    number = chosen(choices, name, 1, seats)
    return None if number is None else number - 1
