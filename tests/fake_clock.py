"""A clock that only the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Hands:
    """A clock whose hands are moved by the test."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.later: list[tuple[float, int, Callable[[], None]]] = []

    def now(self) -> float:
        return self.time

    def after(self, delay: float, then: Callable[[], None]) -> None:
        self.later.append((self.time + delay, len(self.later), then))

    async def move(self, seconds: float) -> None:
        """Let time pass, and everything happen that was set for it."""
        end = self.time + seconds
        await settled()
        while due := sorted(one for one in self.later if one[0] <= end):
            self.later.remove(due[0])
            self.time = max(self.time, due[0][0])
            due[0][2]()
            await settled()
        self.time = end


async def settled() -> None:
    """Let every task do what it can without time."""
    for _ in range(20):
        await asyncio.sleep(0)
