"""What sockets have heard and will say, between two turns of the loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any, Protocol

Heard = bytes | Mapping[str, Any]
"""A message, empty if it was not text; or what the library has to say of the socket itself."""


class Inbox:
    """What a socket has heard and nobody has read, for one reader."""

    __slots__ = ("_came", "_heard")

    def __init__(self) -> None:
        self._heard: deque[Heard] = deque()
        self._came: asyncio.Future[None] | None = None

    def put_nowait(self, heard: Heard) -> None:
        """Something was heard."""
        self._heard.append(heard)
        if self._came is not None:
            if not self._came.done():
                self._came.set_result(None)
            self._came = None

    async def get(self) -> Heard:
        """The next of it, as soon as there is one."""
        while not self._heard:
            self._came = asyncio.get_running_loop().create_future()
            await self._came
        return self._heard.popleft()

    @property
    def awaited(self) -> bool:
        """Whether all of it was read, and the reader waits for more."""
        return self._came is not None and not self._heard

    def qsize(self) -> int:
        return len(self._heard)

    def empty(self) -> bool:
        return not self._heard


class Speaker(Protocol):
    """A socket that says at the end of a turn what it was given to say."""

    loop: asyncio.AbstractEventLoop

    def speak(self) -> None:
        """Say it."""
        ...


class Turn:
    """The sockets that have something to say in this turn of a loop: they all say it at its end."""

    def __init__(self) -> None:
        self.sockets: list[Speaker] = []

    def add(self, socket: Speaker) -> None:
        """Let a socket speak, too."""
        if not self.sockets:
            socket.loop.call_soon(self.end)
        self.sockets.append(socket)

    def end(self) -> None:
        """Let all of them speak."""
        sockets, self.sockets = self.sockets, []
        for socket in sockets:
            socket.speak()
