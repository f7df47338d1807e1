"""The clocks of a table: when an ask takes answers, and when silence answers for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass

Key = tuple[int, str]  # a seat and the name of its ask


@dataclass(frozen=True, slots=True)
class OpenAsk:
    """An open ask as the clock sees it."""

    key: Key
    after: int  # milliseconds until it takes answers
    timed: bool  # whether silence may answer for it
    go: float | None = None  # seconds for this and the asks that follow it in one go, whatever the table's clock


@dataclass(slots=True)
class Go:
    """What is left of the time that asks in one go share."""

    left: float  # seconds, as of `since`, or as of when the clock was last stopped
    since: float | None = None  # by the loop's time, as its timers are

    def run(self, running: bool, now: float) -> None:
        """Let it run, or stand."""
        if self.since is not None:
            self.left = max(0.0, self.left - (now - self.since))
        self.since = now if running else None


class Clock:
    """Since when each ask is open and how long it has left; stopped while nobody plays."""

    def __init__(self, ring: Callable[[Key], None], now: Callable[[], float]) -> None:
        self.ring = ring  # called when an ask's time is over
        self.now = now
        self.seconds: float | None = None
        self.running = False
        self._opens: dict[Key, float] = {}
        self._left: dict[Key, float] = {}  # seconds, as of when the clock was last stopped
        self._bells: dict[Key, tuple[float, asyncio.TimerHandle]] = {}  # with its time: a browser's loop does not say
        self._goes: dict[int, Go] = {}  # by seat

    def give(self, seconds: float | None) -> None:
        """Give every ask a time, or none; asks that are open start anew."""
        self.seconds = seconds
        self._silence()
        self._left.clear()
        self._goes.clear()

    def follow(self, asks: Iterable[OpenAsk], running: bool) -> None:
        """The asks that are open now."""
        now = self.now()
        asked = {ask.key: ask for ask in asks}
        self._opens = {key: self._opens.get(key, now + ask.after / 1000) for key, ask in asked.items()}
        self.running = running
        idle = self.seconds is None and not (self._bells or self._left or self._goes)
        if idle and all(ask.go is None for ask in asked.values()):
            return  # nothing is timed here
        for key in list(self._bells):
            if key not in asked or not asked[key].timed or not running:
                due, bell = self._bells.pop(key)
                self._left[key] = max(0.0, due - now)
                bell.cancel()
        for key in [key for key in self._left if key not in asked]:
            del self._left[key]
        going = {ask.key[0]: ask.go for ask in asked.values() if ask.go is not None}
        self._goes = {seat: self._goes.get(seat) or Go(seconds) for seat, seconds in going.items()}
        loop = asyncio.get_running_loop()
        for go in self._goes.values():
            go.run(running, loop.time())
        for key, ask in asked.items():
            if running and ask.timed and key not in self._bells and (left := self._time_of(ask, now)) is not None:
                self._bells[key] = now + left, loop.call_later(left, self.ring, key)

    def _time_of(self, ask: OpenAsk, now: float) -> float | None:
        """Seconds that an ask has: of the table's clock and of a time in one go, what ends first."""
        times = []
        if ask.key in self._left:
            times.append(self._left[ask.key])
        elif self.seconds is not None:
            times.append(self.seconds + max(0.0, self._opens[ask.key] - now))
        if ask.key[0] in self._goes:
            times.append(self._goes[ask.key[0]].left)
        return min(times, default=None)

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
            return max(0, round((self._bells[key][0] - self.now()) * 1000))
        return round(self._left[key] * 1000) if key in self._left else None

    def stop(self) -> None:
        """Ring no more."""
        self._silence()

    def _silence(self) -> None:
        for _, bell in self._bells.values():
            bell.cancel()
        self._bells.clear()
