"""Sockets: the transport around a visit."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import SkipValidation

from manoir.server.door import may_connect
from manoir.server.pace import Pace
from manoir.server.settings import Settings
from manoir.server.visit import Visit
from manoir.tables.lobby import Lobby

if TYPE_CHECKING:
    from manoir.server.exchange import Exchange
    from manoir.server.guest import Guest

log = logging.getLogger("manoir.server")

QUEUE = 500  # messages that wait for a slow device before it is let go: it comes back and asks for the tail
POLICY_VIOLATION = 1008
TRY_AGAIN = 1013
GONE = 1000


@dataclass(slots=True, eq=False)
class Sockets:
    """The open sockets of a house, counted."""

    settings: Settings
    lobby: Lobby
    exchange: Exchange | None = None  # with other workers
    open: int = 0
    heard: int = 0
    dropped: int = 0
    by_address: Counter[str] = field(default_factory=Counter)

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """One socket from its first message to its last."""
        headers = socket.headers
        allowed = self.settings.allowed_origins()
        address = socket.client.host if socket.client else ""
        if not may_connect(headers.get("origin"), headers.get("host"), allowed):
            await socket.close(POLICY_VIOLATION, "house:other-origin")
            return
        if self.open >= self.settings.sockets or self.by_address[address] >= self.settings.sockets_each:
            await socket.close(TRY_AGAIN, "house:house-full")
            return
        self.open += 1
        self.by_address[address] += 1
        try:
            await socket.accept()
            await self._talk(socket)
        finally:
            self.open -= 1
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    async def _talk(self, socket: WebSocket[Any, Any, Any]) -> None:
        outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()

        def out(data: bytes) -> None:
            if outgoing.qsize() >= QUEUE:
                self.dropped += 1
                outgoing.put_nowait(None)
            else:
                outgoing.put_nowait(data)

        rate = self.settings.messages
        here = Visit(self.lobby, out, lambda: outgoing.put_nowait(None), Pace(rate, 2 * rate))
        visit = here if self.exchange is None else self.exchange.guest(here)
        reader = asyncio.create_task(self._hear(socket, visit))
        writer = asyncio.create_task(_say(socket, outgoing))
        hello = asyncio.get_running_loop().call_later(self.settings.hello, _must_have_come, visit, outgoing)
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            hello.cancel()
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
            await visit.leave()

    async def _hear(self, socket: WebSocket[Any, Any, Any], visit: Visit | Guest) -> None:
        while True:
            try:
                data = await socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            except (KeyError, TypeError):  # a binary message where the protocol has text
                data = ""
            self.heard += 1
            await visit.hear(data or "")


async def _say(socket: WebSocket[Any, Any, Any], outgoing: asyncio.Queue[bytes | None]) -> None:
    while (data := await outgoing.get()) is not None:
        await socket.send_data(data, mode="text")
    await socket.close(GONE)


def _must_have_come(visit: Visit | Guest, outgoing: asyncio.Queue[bytes | None]) -> None:
    if not visit.came:
        outgoing.put_nowait(None)


@websocket("/api/socket")
async def socket_route(socket: WebSocket[Any, Any, Any], sockets: NamedDependency[SkipValidation[Sockets]]) -> None:
    """Where every device talks with its table."""
    await sockets.serve(socket)
