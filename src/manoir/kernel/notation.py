"""The edge of a game: how its numbers become words that people, logs and the wire can read, and back."""

from __future__ import annotations

from typing import Protocol, TypeVar

from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted

S = TypeVar("S")
V = TypeVar("V", contravariant=True)


class Notation(Protocol[S, V]):
    """The words of one game on one edition. What it reads and cannot use, it answers with WrongInput."""

    def text(self, move: int) -> str:
        """A move as people type it, for example `hide 7 library`."""
        ...

    def move(self, text: str) -> int:
        """The move that a text names, whether or not it is allowed now."""
        ...

    def structure(self, move: int) -> dict[str, Plain]:
        """A move as named data, for example `{"move": "hide", "from": 7, "room": "library"}`."""
        ...

    def unstructure(self, data: dict[str, Plain]) -> int:
        """The move that structured data names."""
        ...

    def position(self, state: S) -> Plain:
        """The whole truth as plain data with names, not codes; its digest identifies the position."""
        ...

    def seen(self, view: V) -> Plain:
        """A view as plain data with names, not codes."""
        ...

    def write(self, state: S) -> str:
        """A position in one line, that `read` understands."""
        ...

    def read(self, text: str) -> S:
        """A position from its line; `Game.settle` makes it ask."""
        ...


def number_of(names: list[str], data: dict[str, Plain], key: str, expected: str = "") -> int:
    """The number of the name that a structured move has under a key, or WrongInput that names the key."""
    value = data.get(key)
    if value not in names:
        raise WrongInput(f"move.{key}", quoted(value), expected or f"one of {', '.join(names)}")
    return names.index(value)
