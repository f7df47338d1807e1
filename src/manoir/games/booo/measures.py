"""What a finished game of Booo! is worth counting: how people call, what paths cost, how games end."""

from __future__ import annotations

from collections.abc import Sequence

from manoir.games.booo.events import Called, Crossed, Dropped, Ended, Failed, GivenUp, Took, Turned, VisitorPlaced


def measures(events: Sequence[object], scores: Sequence[int], winners: Sequence[int]) -> dict[str, float]:
    """The numbers of one game, from its events; shares are in a hundred."""
    visitors = sum(isinstance(event, VisitorPlaced) for event in events)
    calls = sum(isinstance(event, Called) for event in events)
    wrong = sum(isinstance(event, Failed) for event in events)
    given_up = sum(isinstance(event, GivenUp) for event in events)
    ending = next((event.reason for event in events if isinstance(event, Ended)), "")
    crossings, specials, paths = _paths(events)
    return {
        "visitors": visitors,
        "calls": calls / max(visitors, 1),
        "wrong": 100 * wrong / max(calls, 1),
        "given-up": 100 * given_up / max(visitors, 1),
        "crossings": crossings / max(paths, 1),
        "specials": specials / max(paths, 1),
        "stolen": sum(isinstance(event, Took) and event.owner is not None for event in events),
        "winner": max((scores[seat] for seat in winners), default=0),
        "walls": 100.0 * (ending == "walls"),
        "five": 100.0 * (ending == "visitors"),
        "pile": 100.0 * (ending == "pile"),
    }


def _paths(events: Sequence[object]) -> tuple[int, int, int]:
    """The walls and special tokens of all right paths, and how many paths those were."""
    crossings = specials = paths = 0
    walls = tokens = 0
    for event in events:
        if isinstance(event, Called):
            walls = tokens = 0
        elif isinstance(event, Crossed):
            walls += 1
        elif isinstance(event, (Dropped, Turned)):
            tokens += 1
        elif isinstance(event, Took):
            paths += 1
            crossings += walls
            specials += tokens
    return crossings, specials, paths
