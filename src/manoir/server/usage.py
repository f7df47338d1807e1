"""How much of something was had lately."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic

PARTS = 60  # of a period; what is older than a whole one is forgotten part by part


class Usage:
    """What was had in the last so many seconds, and when more of it may be had; a limit of 0 lets everything pass."""

    __slots__ = ("clock", "had", "most", "part")

    def __init__(self, most: int, period: float, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.part = period / PARTS
        self.clock = clock
        self.had: deque[tuple[int, int]] = deque()  # the number of a part of time, and how much

    def wait(self, amount: int = 1) -> float:
        """Seconds until so much may be had; 0: now. What is more than the limit is never had, and waits a period."""
        if self.most <= 0:
            return 0.0
        now = self.clock()
        while self.had and self.had[0][0] <= now / self.part - PARTS - 1:
            self.had.popleft()
        over = sum(had for _, had in self.had) + amount - self.most
        if over <= 0:
            return 0.0
        for part, had in self.had:
            over -= had
            if over <= 0:
                return (part + PARTS + 1) * self.part - now
        return self.part * PARTS

    def add(self, amount: int = 1) -> None:
        """Note that so much was had."""
        part = int(self.clock() / self.part)
        if self.had and self.had[-1][0] == part:
            amount += self.had.pop()[1]
        self.had.append((part, amount))
