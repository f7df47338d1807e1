"""What is worth measuring over many games of Chasseurs: scores, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence

from manoir.games.chasseurs.events import (
    Began,
    CoinsPaid,
    Counted,
    Ended,
    FellAsleep,
    FellToZero,
    GoblinTaken,
    Hired,
    MulePlayed,
    Played,
    ScareRaised,
    ScrollUsed,
    Stole,
    TieBroken,
    TreasuresLost,
    TreasureTaken,
)

SOURCES = {
    "grey-scrolls": "share-grey",
    "relics": "share-relics",
    "goblin-tiles": "share-goblins",
    "purse": "share-purse",
}


def measures(events: Sequence[object], scores: Sequence[int], winners: Sequence[int]) -> dict[str, float]:
    """The numbers of one game; what is said of a player is the mean over its seats."""
    seats = len(scores)
    points = dict.fromkeys(SOURCES, 0)
    for event in events:
        if isinstance(event, Counted):
            points[event.source] += event.points
    total = max(1, sum(points.values()))
    found = {
        "score": sum(scores) / seats,
        "winning": float(max(scores)),
        "lowest": float(min(scores)),
        **{key: points[name] / total for name, key in SOURCES.items()},
        "coins": sum(event.amount for event in events if isinstance(event, CoinsPaid)) / seats,
        "scrolls": sum(event.amount for event in events if isinstance(event, ScrollUsed)) / seats,
        "stolen": sum(event.amount for event in events if isinstance(event, Stole)) / seats,
        "recovered": sum(event.money for event in events if isinstance(event, GoblinTaken)) / seats,
        "hired": sum(event.cost for event in events if isinstance(event, Hired)) / seats,
        "treasures": _count(events, TreasureTaken) / seats,
        "goblin-tiles": _count(events, GoblinTaken) / seats,
        "actions": sum(_count(events, kind) for kind in (Played, Hired, FellAsleep, ScareRaised, MulePlayed)),
        "ties": _count(events, TieBroken),
        "lost": 2 * _count(events, TreasuresLost),
        "zero": _count(events, FellToZero),
        "shared": float(len(winners) > 1),
        "dealer-wins": float(_dealer_wins(events)),
    }
    return found | {f"score-seat-{seat}": float(score) for seat, score in enumerate(scores, 1)}


def _count(events: Sequence[object], kind: type) -> float:
    return float(sum(isinstance(event, kind) for event in events))


def _dealer_wins(events: Sequence[object]) -> bool:
    """Whether the first dealer is among the winners."""
    dealer = next(event.dealer for event in events if isinstance(event, Began))
    return any(dealer in event.winners for event in events if isinstance(event, Ended))
