"""Where a wall is, as people at the table say it: above, below, left or right of the nearest room, the page upright."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.booo.castle import Castle


class Whereabouts:
    """A room, and on which side of it a wall is."""

    __slots__ = ("room", "side")

    def __init__(self, room: i64, side: str) -> None:
        self.room = room
        self.side = side  # above, below, left or right


def whereabouts_of(castle: Castle, wall: i64) -> Whereabouts:
    """Of the room whose cell is nearest to the middle of a wall, counted in half cells; straight beats askew."""
    width = castle.width
    x = 2 * (wall // 2 % width) + (2 if wall % 2 == 0 else 1)
    y = 2 * (wall // 2 // width) + (1 if wall % 2 == 0 else 2)
    found = Whereabouts(0, "")
    least: i64 = -1
    cell: i64 = 0
    for region in castle.region:
        if region < castle.rooms:
            right = x - (2 * (cell % width) + 1)
            down = y - (2 * (cell // width) + 1)
            wide = right if right > 0 else -right
            high = down if down > 0 else -down
            far = 100 * (wide + high) + (wide if wide < high else high)
            if least < 0 or far < least:
                least = far
                found.room = region
                if wide > high:
                    found.side = "right" if right > 0 else "left"
                else:
                    found.side = "below" if down > 0 else "above"
        cell += 1
    return found
