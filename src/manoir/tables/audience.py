"""Those who listen to a table: one device a seat, any number of spectators, these perhaps some seconds later."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from manoir.tables.messages import Dismissed, Happened, Listener, TableTold
from manoir.tables.scenes.scene import SceneSeen


@dataclass(slots=True, eq=False)
class Chair:
    """One device at a table."""

    listener: Listener
    seat: int | None  # None: a spectator
    host: bool
    throws: bool = False  # by hand
    die: int | None = None  # the event whose die is in its hand
    thrown: int = 0  # the last event whose die has left it


@dataclass(slots=True)
class Audience:
    """The devices at a table, and what spectators have been shown."""

    chairs: list[Chair] = field(default_factory=list)
    watched: SceneSeen | None = None  # the last scene that spectators were sent
    _later: deque[asyncio.TimerHandle] = field(default_factory=deque)

    def of(self, seat: int | None) -> list[Chair]:
        """The devices of a seat, or the spectators'."""
        return [chair for chair in self.chairs if chair.seat == seat]

    def here(self, seat: int) -> bool:
        """Whether a seat's device is connected."""
        return any(chair.seat == seat for chair in self.chairs)

    def seats(self) -> set[int]:
        """The seats whose devices are connected."""
        return {chair.seat for chair in self.chairs if chair.seat is not None}

    def leave(self, chair: Chair) -> bool:
        """Forget a device; False if it had left already."""
        if chair not in self.chairs:
            return False
        self.chairs.remove(chair)
        return True

    def everyone(self, message_for: Callable[[Chair], TableTold]) -> None:
        """Send each device a message of its own."""
        for chair in list(self.chairs):
            chair.listener.send(message_for(chair))

    def others(self, chair: Chair, message: TableTold) -> None:
        """Send every device but one a message."""
        for other in list(self.chairs):
            if other is not chair:
                other.listener.send(message)

    def throws(self, seat: int) -> Chair | None:
        """The device of a seat that throws by hand, if it does."""
        return next((chair for chair in self.chairs if chair.seat == seat and chair.throws), None)

    def moment(self, message_for: Callable[[int | None], Happened], delay: float) -> None:
        """Send what happened: to each seat now, to spectators after their delay. One a seat, whatever listens."""
        sent: dict[int, Happened] = {}
        watched = False
        for chair in list(self.chairs):
            if chair.seat is None:
                watched = True
                continue
            message = sent.get(chair.seat)
            if message is None:
                message = sent[chair.seat] = message_for(chair.seat)
            chair.listener.send(message)
        if delay > 0:
            later = asyncio.get_running_loop().call_later(delay, self._show, message_for(None), True)
            self._later.append(later)
        elif watched:
            self._show(message_for(None), False)

    def dismiss(self, reason: Dismissed, chairs: list[Chair] | None = None) -> None:
        """Send some devices, or all, away."""
        for chair in list(self.chairs if chairs is None else chairs):
            self.chairs.remove(chair)
            chair.listener.send(reason)

    def stop(self) -> None:
        """Show spectators nothing more."""
        for later in self._later:
            later.cancel()
        self._later.clear()

    def _show(self, message: Happened, delayed: bool) -> None:
        if delayed:
            self._later.popleft()
        self.watched = message.scene
        for chair in self.of(None):
            chair.listener.send(message)
