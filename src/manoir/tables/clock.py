"""The clocks of a table: when an ask takes answers, and when silence answers for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

Key = tuple[int, str]  # a seat and the name of its ask


class Clock:
    """Since when each ask is open and how long it has left; stopped while nobody plays."""

    def __init__(self, ring: Callable[[Key], None], now: Callable[[], float]) -> None:
        self.ring = ring  # called when an ask's time is over
        self.now = now
        self.seconds: float | None = None
        self.running = False
        self._opens: dict[Key, float] = {}
        self._left: dict[Key, float] = {}  # seconds, as of when the clock was last stopped
        self._bells: dict[Key, asyncio.TimerHandle] = {}

    def give(self, seconds: float | None) -> None:
        """Give every ask a time, or none; asks that are open start anew."""
        self.seconds = seconds
        self._silence()
        self._left.clear()

    def follow(self, asks: Iterable[tuple[Key, int]], timed: set[Key], running: bool) -> None:
        """The asks that are open now, each with its `after`, and those that have a time."""
        now = self.now()
        opens = {key: self._opens.get(key, now + after / 1000) for key, after in asks}
        self._opens = opens
        for key in list(self._bells):
            if key not in timed or not running:
                self._left[key] = max(0.0, self._bells[key].when() - now)
                self._bells.pop(key).cancel()
        for key in [key for key in self._left if key not in opens]:
            del self._left[key]
        self.running = running
        if running and self.seconds is not None:
            for key in timed:
                if key not in self._bells:
                    left = self._left.get(key, self.seconds + max(0.0, opens[key] - now))
                    self._bells[key] = asyncio.get_running_loop().call_later(left, self.ring, key)

    def opens_in(self, key: Key) -> int:
        """Milliseconds until an ask takes answers."""
        wait = self._opens.get(key, 0.0) - self.now()
        return round(wait * 1000) if wait > 0 else 0

    def opened_at(self, key: Key) -> float:
        """When an ask began to take answers, by the clock's own time."""
        return self._opens.get(key, 0.0)

    def due_in(self, key: Key) -> int | None:
        """Milliseconds until silence answers, or None without a clock."""
        if key in self._bells:
            return max(0, round((self._bells[key].when() - self.now()) * 1000))
        return round(self._left[key] * 1000) if key in self._left else None

    def stop(self) -> None:
        """Ring no more."""
        self._silence()

    def _silence(self) -> None:
        for bell in self._bells.values():
            bell.cancel()
        self._bells.clear()
