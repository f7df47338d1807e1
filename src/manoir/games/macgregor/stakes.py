"""What a seat of Mac Gregor came by between two positions: treasures, the way out, and who was caught."""

from __future__ import annotations

from manoir.games.macgregor.ending import treasures_by_seat
from manoir.games.macgregor.state import State

HUNDRED = 100  # trials: most of this happens in few of them


def stakes(before: State, after: State, seat: int) -> dict[str, float]:
    """In a hundred trials: treasures, those of the others on the mean against it, ways out, and captures."""
    pairs = zip(treasures_by_seat(after), treasures_by_seat(before), strict=True)
    gains = [int(now) - int(then) for now, then in pairs]
    found = {
        "treasures": float(HUNDRED * gains[seat]),
        "others": -HUNDRED * (sum(gains) - gains[seat]) / (len(gains) - 1),
        "out": float(HUNDRED * (after.gone == seat)),
    }
    if before.ghost == seat:
        found["catches"] = float(HUNDRED * (after.ghost != seat))
    else:
        found["caught"] = float(-HUNDRED * (after.ghost == seat))
    return found
