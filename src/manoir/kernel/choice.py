"""What a table may decide before it starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from manoir.kernel.plain import Plain

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
