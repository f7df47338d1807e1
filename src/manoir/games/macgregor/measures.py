"""What is worth measuring over many games of Mac Gregor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from manoir.games.macgregor.events import Began, FoundTreasure, RoundBegan
from manoir.games.macgregor.state import State


def measures(events: Sequence[object], scores: Sequence[int], winners: Sequence[int]) -> dict[str, float]:
    """The numbers of one game, from its events with nothing withheld."""
    told = Counter(type(event).__name__ for event in events)
    first = next((int(event.ghost) for event in events if isinstance(event, Began)), 0)
    seats = len(scores)
    share = 1.0 / len(winners) if winners else 0.0
    found = sum(isinstance(event, FoundTreasure) for event in events)
    numbers = {
        "rounds": float(max((event.round for event in events if isinstance(event, RoundBegan)), default=0)),
        "captures": float(told["Caught"]),
        "bounded": float(told["RoundsOver"]),
        "first-ghost-wins": share if first in winners else 0.0,
        "left-wins": share if (first + 1) % seats in winners else 0.0,
        "treasures": float(found),
        "traps": float(told["SprungTrap"]),
        "mistakes": float(told["GhostStopped"]),
        "objects": float(told["UsedPick"] + told["UsedLamp"] + told["UsedDetector"]),
        "walks": float(told["Walked"]),
        "piles": float(told["PileMade"]),
    }
    for seat in range(seats):
        numbers[f"seat-{seat + 1}-wins"] = share if seat in winners else 0.0
    return numbers


def cut_short(state: State) -> str:
    """How a game was ended before anybody had won (end.bound), or nothing."""
    return f"ended by the bound of {int(state.board.bound)} rounds" if state.gone < 0 else ""
