"""When the bots of a race speak: each at its own time, which stands while its seat is not asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(slots=True)
class Lap:
    """How long a seat has been asked about one matter."""

    matter: int
    spent: float = 0.0  # seconds, until it was last asked no more
    since: float | None = None  # it is asked now, since then


class Pacing:
    """The laps of the seats, and the timers of those who wait for their moment."""

    def __init__(self) -> None:
        self.laps: dict[int, Lap] = {}
        self.timers: dict[int, asyncio.TimerHandle] = {}

    def interrupt(self, asked: set[int]) -> None:
        """Something happened: nobody speaks before they have looked again, and who is not asked spends no time."""
        self.stop()
        now = asyncio.get_running_loop().time()
        for seat, lap in self.laps.items():
            if seat not in asked and lap.since is not None:
                lap.spent += now - lap.since
                lap.since = None

    def left(self, seat: int, matter: int, pause: float) -> float:
        """Seconds that are left of a pause over a matter."""
        now = asyncio.get_running_loop().time()
        lap = self.laps.get(seat)
        if lap is None or lap.matter != matter:
            lap = self.laps[seat] = Lap(matter)
        if lap.since is None:
            lap.since = now
        return max(0.0, pause - lap.spent - (now - lap.since))

    def wait(self, seat: int, seconds: float, speak: Callable[[], object]) -> None:
        """Let a seat speak after a while, unless it is interrupted."""
        if seat in self.timers:
            self.timers[seat].cancel()
        self.timers[seat] = asyncio.get_running_loop().call_later(seconds, speak)

    def stop(self) -> None:
        """Let nobody speak."""
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
