"""How one value of a position is said: as words of its line, and as plain data; and how the words are read again.

A value that none of these forms fits gets one of the game's own: any class with the three members of `Form`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from manoir.kernel.numeral import is_numeral
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted

NONE = "-"
"""The word for nothing: an empty row, a card that is not there."""


def same(value: Plain) -> Plain:
    """Plain data already."""
    return value


class Form(Protocol):
    """One kind of value; its words are never empty, and hold no semicolon."""

    @property
    def plain(self) -> Callable[[Any], Plain]:
        """What makes plain data of a value, with names and not codes."""
        ...

    def words(self, value: Any) -> str:
        """The value in a line."""
        ...

    def read(self, place: str, text: str) -> Any:
        """The value of these words, or WrongInput that names the place."""
        ...


class Whole:
    """A whole number within bounds: `12`."""

    plain = staticmethod(same)

    def __init__(self, low: int = 0, high: int = 10**9) -> None:
        self.low = low
        self.high = high

    def words(self, value: int) -> str:
        return str(value)

    def read(self, place: str, text: str) -> int:
        if not is_numeral(text.removeprefix("-")) or not self.low <= int(text) <= self.high:
            raise WrongInput(place, quoted(text), f"a whole number from {self.low} to {self.high}")
        return int(text)


class SeatNumber:
    """A seat: from 0 in the state, from 1 for people."""

    plain = staticmethod((1).__add__)

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def words(self, value: int) -> str:
        return str(value + 1)

    def read(self, place: str, text: str) -> int:
        if not is_numeral(text) or not 1 <= int(text) <= self.seats:
            raise WrongInput(place, quoted(text), f"a seat from 1 to {self.seats}")
        return int(text) - 1


class OneOf:
    """A text that is one of several, such as the stage of a game."""

    plain = staticmethod(same)

    def __init__(self, *texts: str) -> None:
        self.texts = texts

    def words(self, value: str) -> str:
        return value

    def read(self, place: str, text: str) -> str:
        if text not in self.texts:
            raise WrongInput(place, quoted(text), f"one of {', '.join(self.texts)}")
        return text


class Named:
    """A number that stands for one of several names, such as a card's: 2 is the third of them."""

    def __init__(self, names: Sequence[str], expected: str = "") -> None:
        self.names = names
        self.expected = expected or f"one of {', '.join(names)}"
        self.words: Callable[[int], str] = names.__getitem__
        self.plain: Callable[[int], Plain] = names.__getitem__

    def read(self, place: str, text: str) -> int:
        if text not in self.names:
            raise WrongInput(place, quoted(text), self.expected)
        return self.names.index(text)


class Flag:
    """Whether something is so: `yes` or `no`."""

    plain = staticmethod(bool)

    def words(self, value: bool) -> str:
        return "yes" if value else "no"

    def read(self, place: str, text: str) -> bool:
        if text not in ("yes", "no"):
            raise WrongInput(place, quoted(text), "yes or no")
        return text == "yes"


class Maybe:
    """A value or nothing: `-` in a line, None in plain data, and `nothing` in the state."""

    def __init__(self, form: Form, nothing: Any = None) -> None:
        self.form = form
        self.nothing = nothing

    def words(self, value: Any) -> str:
        return NONE if value == self.nothing else self.form.words(value)

    def read(self, place: str, text: str) -> Any:
        return self.nothing if text == NONE else self.form.read(place, text)

    def plain(self, value: Any) -> Plain:
        return None if value == self.nothing else self.form.plain(value)


class Row:
    """Several values of one form, in their order: `candle comb`, or `-` for none.

    `by` parts them in the line: a space, or `,` or `/` where a value has spaces of its own. `into` is what the state
    keeps them in: `list`, `tuple`, or `sorted` for a hand that has no order. The order of a `heap` means nothing to
    anybody: plain data sorts it away.
    """

    def __init__(
        self,
        form: Form,
        by: str = " ",
        into: Callable[[list[Any]], Any] = list,
        most: int = 10**9,
        heap: bool = False,
    ) -> None:
        self.form = form
        self.by = by
        self.into = into
        self.most = most
        self.plain = in_plain(form, heap)

    def words(self, value: Iterable[Any]) -> str:
        return joined([self.form.words(one) for one in value], self.by)

    def read(self, place: str, text: str) -> Any:
        found = parted(text, self.by)
        if len(found) > self.most:
            raise WrongInput(place, f"{len(found)} of them", f"{self.most} at the most")
        return self.into([self.form.read(place, one) for one in found])


def in_plain(form: Form, heap: bool = False) -> Callable[[Iterable[Any]], Plain]:
    """What makes plain data of several values of one form: asked for every frame, so it loops outside of Python."""
    plain = form.plain
    if plain is same:
        return sorted if heap else list
    if heap:
        return lambda values: list(map(plain, sorted(values)))
    return lambda values: list(map(plain, values))


def joined(words: list[str], by: str) -> str:
    """Words with a space, a comma or a stroke between them."""
    between = {" ": " ", ",": ", "}.get(by, f" {by} ")
    return between.join(words) or NONE


def parted(text: str, by: str) -> list[str]:
    """What stands between the spaces, commas or strokes of a text; nothing in `-`."""
    if text in ("", NONE):
        return []
    return text.split() if by == " " else [one.strip() for one in text.split(by)]
