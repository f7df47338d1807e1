"""Delay credit: in a race an answer counts as given when its line took it, by what was measured and no more than a cap.

An answer that arrived at t over a line whose round trip takes r counts as given at t - min(r, cap). It waits until
nothing that counts as sooner can still be on its way: whatever arrives after t - min(r, cap) + cap counts as later.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Any

RECENT = 8  # round trips that are remembered
Later = Callable[[float, Callable[[], None]], Any]


def loop_later(delay: float, then: Callable[[], None]) -> asyncio.TimerHandle:
    """Do something after so many seconds."""
    return asyncio.get_running_loop().call_later(delay, then)


class Credit:
    """The measured lines of a table's seats, and the answers that wait for their turn."""

    def __init__(self, now: Callable[[], float], later: Later = loop_later) -> None:
        self.now = now
        self.later = later
        self._trips: dict[int, deque[float]] = {}
        self._waiting: list[tuple[float, int, int, asyncio.Future[None]]] = []  # due, order of arrival, seat, turn
        self._order = count()

    def measured(self, seat: int, seconds: float) -> None:
        """A round trip of a seat's line, by the house's own clock."""
        self._trips.setdefault(seat, deque(maxlen=RECENT)).append(max(0.0, seconds))

    def forget(self, seat: int) -> None:
        """Another device, another line."""
        self._trips.pop(seat, None)

    def of(self, seat: int, cap: float) -> float:
        """Seconds by which a seat's answer counts as sooner: what its line takes at the least, up to the cap."""
        return min(cap, *self._trips.get(seat, (0.0,)))

    def holds(self, seat: int) -> bool:
        """Whether an answer of a seat waits."""
        return any(waiting[2] == seat for waiting in self._waiting)

    async def turn(self, seat: int, cap: float, opened: float) -> None:
        """Wait until an answer that has just come may reach the rules; none counts as given before its ask opened."""
        due = max(self.now() - self.of(seat, cap), opened) + cap
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (due, next(self._order), seat, turn))
        self.later(max(0.0, due - self.now()), self.release)
        await turn

    def release(self) -> None:
        """Let through whatever is due, the soonest first; a future wakes its waiter in the order of its release."""
        now = self.now()
        while self._waiting and self._waiting[0][0] <= now + 1e-6:
            self._wake()

    def stop(self) -> None:
        """Let everything through: the table says itself that it has stopped."""
        while self._waiting:
            self._wake()

    def _wake(self) -> None:
        turn = heapq.heappop(self._waiting)[3]
        if not turn.done():
            turn.set_result(None)
