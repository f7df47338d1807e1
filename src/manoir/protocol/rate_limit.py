"""How fast somebody may ask things of us."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class RateLimit:
    """A bucket that fills at a rate and is emptied by one a message; a rate of 0 lets everything pass."""

    __slots__ = ("burst", "clock", "filled", "level", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.filled = clock()

    def allows(self) -> bool:
        """Whether one more may pass now."""
        if self.rate <= 0:
            return True
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True
