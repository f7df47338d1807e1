"""What is worth measuring over many games of Minuit: fright and where it comes from."""

from __future__ import annotations

from collections.abc import Sequence

from manoir.games.minuit.events import (
    Began,
    Captured,
    Ended,
    Hid,
    HugoWalked,
    Lost,
    Moved,
    Rolled,
    RolledGhost,
    RoomsFull,
    Stayed,
)


def measures(events: Sequence[object], scores: Sequence[int], winners: Sequence[int]) -> dict[str, float]:
    """The numbers of one game; points are means over its seats."""
    seats = len(scores)
    captured = [event for event in events if isinstance(event, Captured)]
    hidden = [event for event in events if isinstance(event, Hid)]
    swept = [event for event in events if isinstance(event, RoomsFull)]
    stairs = sum(event.fright * len(event.seats) for event in captured if event.step is not None)
    jailed: list[Captured | RoomsFull] = [event for event in captured if event.step is None]
    jailed += swept
    cellar = sum(event.fright * len(event.seats) for event in jailed)
    haunted = sum(event.fright for event in hidden if event.fright > 0)
    bonus = sum(event.fright for event in hidden if event.fright < 0)
    cost = max(1, stairs + cellar + haunted)
    found = {
        "rolls": _count(events, Rolled) + _count(events, RolledGhost) + _count(events, Lost),
        "ghosts": _count(events, RolledGhost),
        "stays": _count(events, Stayed),
        "lost": _count(events, Lost),
        "fright": sum(scores) / seats,
        "fright-least": float(min(scores)),
        "fright-most": float(max(scores)),
        "from-stairs": stairs / seats,
        "from-cellar": cellar / seats,
        "from-haunted": haunted / seats,
        "from-bonus": bonus / seats,
        "share-stairs": stairs / cost,
        "share-cellar": cellar / cost,
        "share-haunted": haunted / cost,
        "captures": float(sum(len(event.seats) for event in captured)),
        "walked-into": float(_walked_into(events)),
        "in-cellar": float(sum(len(event.seats) for event in jailed)),
        "hidings": float(len(hidden)),
        "bonus-hidings": float(sum(event.fright < 0 for event in hidden)),
        "full-house": float(len(swept)),
        "first-wins": float(_first_wins(events)),
        "shared": float(len(winners) > 1),
    }
    return found | {f"fright-seat-{seat}": float(score) for seat, score in enumerate(scores, 1)}


def _count(events: Sequence[object], kind: type) -> float:
    return float(sum(isinstance(event, kind) for event in events))


def _walked_into(events: Sequence[object]) -> int:
    """Captures that follow a figure's own move, and not one of Hugo's."""
    found = 0
    mover: object = None
    for event in events:
        if isinstance(event, Captured):
            found += isinstance(mover, Moved)
        elif isinstance(event, Moved | HugoWalked):
            mover = event
    return found


def _first_wins(events: Sequence[object]) -> bool:
    """Whether the bravest player is among the winners."""
    first = next(event.first for event in events if isinstance(event, Began))
    return any(first in event.winners for event in events if isinstance(event, Ended))
