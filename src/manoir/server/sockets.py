"""The sockets of a house: each carries one conversation of a device with its table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import SkipValidation

from manoir.protocol.conversation import Conversation
from manoir.protocol.problems import problem
from manoir.protocol.rate_limit import RateLimit
from manoir.protocol.reply import Reply
from manoir.server.callers import caller_of
from manoir.server.fast_socket import FastSocket, fast_socket_of
from manoir.server.http_guard import may_connect
from manoir.server.refusals import send_reply
from manoir.server.settings import ServerSettings
from manoir.tables.lobby import Lobby

if TYPE_CHECKING:
    from manoir.server.cluster.far_table import FarTable
    from manoir.server.cluster.router import Router

log = logging.getLogger("manoir.server")

POLICY_VIOLATION = 1008
GONE = 1000
RESERVE = 1.25  # of every limit: sockets beyond it are for those who hold a seat, and come back


@dataclass(slots=True, eq=False)
class Sockets:
    """The open sockets of a house, counted."""

    settings: ServerSettings
    lobby: Lobby
    router: Router | None = None  # with other workers
    open: int = 0
    heard: int = 0
    dropped: int = 0
    by_caller: Counter[str] = field(default_factory=Counter)

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """One socket from its first message to its last."""
        headers = socket.headers
        allowed = self.settings.allowed_origins()
        caller = caller_of(socket.client.host if socket.client else "")
        if not may_connect(headers.get("origin"), headers.get("host"), allowed):
            await socket.close(POLICY_VIOLATION, "house:other-origin")
            return
        refusal = self._refusal(caller, RESERVE)
        if refusal is not None:
            await send_reply(socket.send, refusal, "websocket.http")
            return
        crowded = self._refusal(caller, 1) is not None
        self.open += 1
        self.by_caller[caller] += 1
        try:
            await socket.accept()
            await self._talk(fast_socket_of(socket), caller, crowded)
            with suppress(WebSocketDisconnect):
                await socket.close(GONE)
        finally:
            self.open -= 1
            self.by_caller[caller] -= 1
            if not self.by_caller[caller]:
                del self.by_caller[caller]

    def _refusal(self, caller: str, share: float) -> Reply | None:
        """Why there is no room for one more socket, where a share of the limits is given away."""
        if self.open >= int(self.settings.sockets * share):
            return problem(503, "house:house-full", wait=10)
        if self.by_caller[caller] >= int(self.settings.sockets_each * share):
            return problem(429, "house:too-many-connections", wait=10)
        return None

    async def _talk(self, fast: FastSocket, caller: str = "", crowded: bool = False) -> None:
        ended = asyncio.Event()

        def out(data: bytes) -> None:
            if not ended.is_set() and not fast.say(data):
                self.dropped += 1
                ended.set()

        rate = self.settings.messages
        here = Conversation(self.lobby, out, ended.set, RateLimit(rate, 2 * rate), caller, crowded)
        conversation = here if self.router is None else self.router.routed(here)
        fast.last_words = here.close
        fast.at_once = partial(self._at_once, here)
        reader = asyncio.create_task(self._hear(fast, conversation, ended))
        hello = asyncio.get_running_loop().call_later(self.settings.hello, _must_have_come, conversation, ended)
        try:
            await ended.wait()
            # Not cut off in the middle: a device that a table lets in at this very moment must be let out again.
            fast.hush()
            await reader
        finally:
            hello.cancel()
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
            await conversation.leave()

    def _at_once(self, here: Conversation, data: bytes) -> bool:
        """An answer at a table of this house goes straight to it."""
        if not here.hear_at_once(data):
            return False
        self.heard += 1
        return True

    async def _hear(self, fast: FastSocket, conversation: Conversation | FarTable, ended: asyncio.Event) -> None:
        try:
            while not ended.is_set() and (data := await fast.hear()) is not None:
                self.heard += 1
                await conversation.hear(data)
        finally:
            ended.set()


def _must_have_come(conversation: Conversation | FarTable, ended: asyncio.Event) -> None:
    if not conversation.came:
        ended.set()


@websocket("/api/socket")
async def socket_route(socket: WebSocket[Any, Any, Any], sockets: NamedDependency[SkipValidation[Sockets]]) -> None:
    """Where every device talks with its table."""
    await sockets.serve(socket)
