"""One thing about a game that `manoir check-game` lists."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong, or something optional that is left to its fallback."""

    place: str
    text: str
    wrong: bool = True

    def __str__(self) -> str:
        return f"{'wrong' if self.wrong else 'optional':8}  {self.place}: {self.text}"
