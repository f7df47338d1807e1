"""A finished game of Mac Gregor in numbers: treasures found, taken and lost, and what the castle had in store."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from manoir.kernel.account import Account, Gain, Happening, events_of
from manoir.kernel.plain import Plain


def gains(told: Iterable[tuple[int, Happening]]) -> Iterator[Gain]:
    """Every treasure that came to lie before a seat, or was taken from it."""
    for moment, one in told:
        kind = one["event"]
        if kind == "FoundTreasure":
            yield Gain(moment, one["seat"], "found", 1)
        elif kind == "Looted" and one["treasures"]:
            yield Gain(moment, one["by"], "looted", one["treasures"])
            yield Gain(moment, one["seat"], "lost", -one["treasures"])


def luck(told: Sequence[Happening], seat: int) -> dict[str, Plain]:
    """Treasures and traps under what was turned over, keys that a blazon gave, and how often the ghost came."""
    names = {"found": "FoundTreasure", "traps": "SprungTrap", "drawn": "DrewOnEntering", "caught": "Caught"}
    return {name: len(events_of(told, event, seat)) for name, event in names.items()}


ACCOUNT = Account(gains, luck)
