"""Those who listen to a table: one device a seat, any number of spectators, these perhaps some seconds later."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from manoir.tables.frames import Dismissed, Frame, Listener, Moment
from manoir.tables.seen import Scene


@dataclass(slots=True, eq=False)
class Chair:
    """One device at a table."""

    listener: Listener
    seat: int | None  # None: a spectator
    host: bool
    seen: int = 0  # the highest event number that its seat said to have


@dataclass(slots=True)
class Audience:
    """The devices at a table, and what spectators have been shown."""

    chairs: list[Chair] = field(default_factory=list)
    shown: Scene | None = None  # the last scene that spectators were sent
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

    def everyone(self, frame_for: Callable[[Chair], Frame]) -> None:
        """Send each device a frame of its own."""
        for chair in list(self.chairs):
            chair.listener.send(frame_for(chair))

    def moment(self, frame_for: Callable[[int | None], Moment], delay: float) -> None:
        """Send what happened: to each seat now, to spectators after their delay. One frame a seat, whatever listens."""
        frames: dict[int, Moment] = {}
        watched = False
        for chair in list(self.chairs):
            if chair.seat is None:
                watched = True
                continue
            frame = frames.get(chair.seat)
            if frame is None:
                frame = frames[chair.seat] = frame_for(chair.seat)
            chair.listener.send(frame)
        if delay > 0:
            later = asyncio.get_running_loop().call_later(delay, self._show, frame_for(None), True)
            self._later.append(later)
        elif watched:
            self._show(frame_for(None), False)

    def dismiss(self, frame: Dismissed, chairs: list[Chair] | None = None) -> None:
        """Send some devices, or all, away."""
        for chair in list(self.chairs if chairs is None else chairs):
            self.chairs.remove(chair)
            chair.listener.send(frame)

    def stop(self) -> None:
        """Show spectators nothing more."""
        for later in self._later:
            later.cancel()
        self._later.clear()

    def _show(self, frame: Moment, delayed: bool) -> None:
        if delayed:
            self._later.popleft()
        self.shown = frame.scene
        for chair in self.of(None):
            chair.listener.send(frame)
