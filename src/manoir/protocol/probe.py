"""How long a device's line takes, there and back, by the house's own clock: asked now and then, never trusted to it."""

from __future__ import annotations

import secrets
from collections.abc import Callable

EVERY = 1.0  # seconds between two probes of one line, at the least
LOST = 10.0  # seconds after which an echo is no longer waited for


class Prober:
    """One line. A probe has a number that cannot be foreseen, so that no echo can be sent before it came."""

    __slots__ = ("now", "number", "sent")

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.number: int | None = None
        self.sent = -LOST

    def due(self) -> int | None:
        """The number of a probe to send now, if it is time for one."""
        now = self.now()
        if now - self.sent < (EVERY if self.number is None else LOST):
            return None
        self.number, self.sent = secrets.randbits(48), now
        return self.number

    def echoed(self, number: int) -> float | None:
        """How many seconds the trip took; None for an echo of nothing that is waited for."""
        if number != self.number:
            return None
        self.number = None
        return self.now() - self.sent
