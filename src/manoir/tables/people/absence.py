"""One who is not here while others play."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Absence:
    """When a bot begins to play, by the house's clock, and what happens until then."""

    bot_at: float
    timers: tuple[asyncio.TimerHandle, ...]

    def end(self) -> None:
        """They are back, or nobody waits for them any more."""
        for timer in self.timers:
            timer.cancel()
