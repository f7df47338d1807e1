"""What a game must never lose."""

from __future__ import annotations

from typing import Protocol, TypeVar

S = TypeVar("S", contravariant=True)


class Census(Protocol[S]):
    """A count of cards, tokens, figures and money, quick enough to be taken at every step of every game."""

    def fault(self, state: S) -> str:
        """What is missing or too many, or an empty text."""
        ...
