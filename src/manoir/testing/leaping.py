"""A clock that leaps: seconds pass in no time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Leaps(selectors.DefaultSelector):
    """Time for an event loop: it stands while there is something to do, and leaps to whatever is waited for next."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout > 0:
            self.time += timeout
            timeout = 0
        return super().select(timeout)


class LeapingLoop(asyncio.SelectorEventLoop):
    """An event loop in which a second passes in no time; nothing that waits for threads or processes belongs there."""

    def __init__(self) -> None:
        self.leaps = Leaps()
        super().__init__(self.leaps)

    def time(self) -> float:
        return self.leaps.time


def leaping(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end by a clock that leaps."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        return runner.run(work)
