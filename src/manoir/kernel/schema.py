"""What a game declares of all that is sent of it: what it asks, what may be answered, and what a chair sees.

Each shape is a TypedDict; the comment beside a key is what people read of it. A key that is a word of Python's ends in
an underscore (`from_`). Events need nothing more: their classes declare them. From all this come the types of the page,
the reference page of the game, and a law; nothing reads it while a game runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AskSchema:
    """One kind of question."""

    says: str  # a sentence for people who program
    moves: Mapping[str, type]  # how each answer is typed, such as `hide FROM ROOM`, and its named data


@dataclass(frozen=True, slots=True)
class Schema:
    """The questions of a game by their kinds, and the view of a chair."""

    view: type
    asks: Mapping[str, AskSchema]
