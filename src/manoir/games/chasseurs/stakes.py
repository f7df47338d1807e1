"""What a seat of Chasseurs came by between two positions, by the lines of the final count."""

from __future__ import annotations

from manoir.games.chasseurs.ending import goblin_points, grey_points, relic_points, scores_of
from manoir.games.chasseurs.state import State

LINES = {"grey-scrolls": grey_points, "relics": relic_points, "goblin-tiles": goblin_points}


def stakes(before: State, after: State, seat: int) -> dict[str, float]:
    """end.score: points by line; those of the others, on the mean, count against it."""
    found = {name: float(points(after, seat) - points(before, seat)) for name, points in LINES.items()}
    found["purse"] = float(after.purses[seat] - before.purses[seat])
    pairs = zip(scores_of(after), scores_of(before), strict=True)
    gains = [int(now) - int(then) for now, then in pairs]
    found["others"] = -(sum(gains) - gains[seat]) / (len(gains) - 1)
    return found
