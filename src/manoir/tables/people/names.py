"""Names that people give themselves, cleaned before anybody else reads them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import count

LONGEST = 24


def cleaned(name: str) -> str:
    """A name in one line: composed, without controls, overrides or invisible characters, and not too long."""
    composed = unicodedata.normalize("NFC", name[: LONGEST * 8])
    # Cc controls, Cf formats (direction overrides, zero width), Cs lone surrogates, Co private, Cn unassigned.
    visible = [letter if unicodedata.category(letter)[0] != "C" else " " for letter in composed]
    marks = 0
    kept: list[str] = []
    for letter in visible:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= 2:  # accents, yes; towers of them over the next line, no
            kept.append(" " if letter.isspace() else letter)
    return " ".join("".join(kept).split())[:LONGEST].strip()


def apart(names: Sequence[str]) -> tuple[str, ...]:
    """Names by seat, those that come more than once with the number of their seat: `greedy 2`, `greedy 3`."""
    return tuple(f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1))


def free_name(name: str, seat: int, others: Sequence[str]) -> str:
    """A name that nobody else has: with the number of its seat if it is taken, or with the next."""
    numbered = (f"{name} {number}" for number in count(seat + 1))
    return name if name not in others else next(one for one in numbered if one not in others)


def distinct(name: str, others: Sequence[str]) -> str:
    """What a person is called where somebody else may have their name already: `Zoé`, then `Zoé (2)`."""
    taken = {other.casefold() for other in others}
    marks = ("", *(f" ({number})" for number in range(2, len(taken) + 2)))
    numbered = (name[: LONGEST - len(mark)].rstrip() + mark for mark in marks)
    return next(one for one in numbered if one.casefold() not in taken)
