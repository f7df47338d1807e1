"""Requests about a table of another worker: sent there, answered there, passed on here."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from manoir.protocol.http_types import BODY_BYTES
from manoir.server.callers import caller_of
from manoir.server.cluster.messages import ForwardedReply, ForwardedRequest
from manoir.server.refusals import HttpRefusal, refuse
from manoir.store.trouble import Trouble

if TYPE_CHECKING:
    from manoir.server.cluster.router import Router

TABLES = "/api/tables/"
PATIENCE = 30.0  # seconds until a request that was sent elsewhere is given up


class Forwarding:
    """Stands before the application of a worker."""

    def __init__(self, app: ASGIApp, exchange: Router) -> None:
        self.app = app
        self.exchange = exchange

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or (table := _table(scope["path"])) is None:
            await self.app(scope, receive, send)
            return
        try:
            reply = await self._elsewhere(scope, receive, table)
        except (Trouble, TimeoutError):
            await refuse(send, HttpRefusal(503, "house:trouble"))
            return
        if reply is None:
            await self.app(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": reply.status, "headers": reply.headers})
        await send({"type": "http.response.body", "body": reply.body, "more_body": False})

    async def _elsewhere(self, scope: HTTPScope, receive: Receive, table: str) -> ForwardedReply | None:
        """The answer of the worker that runs the table, or None if that is this one."""
        far = await self.exchange.whose(table)
        if far is None:
            return None
        body = await _body(receive)
        reply = await self._sent(scope, body, far)
        if reply.status == 503:  # a table may move while its request is on the way
            now = await self.exchange.whose(table)
            if now is not None and now != far:
                reply = await self._sent(scope, body, now)
        return reply

    async def _sent(self, scope: HTTPScope, body: bytes, far: str) -> ForwardedReply:
        kept = [pair for pair in scope["headers"] if pair[0] in (b"authorization", b"content-type", b"accept")]
        id = secrets.token_hex(8)
        caller = caller_of(scope["client"][0] if scope["client"] else "")
        ask = ForwardedRequest(id, scope["method"], scope["path"], scope["query_string"], kept, body, caller)
        return await asyncio.wait_for(self.exchange.ask(far, ask), PATIENCE)


async def answered(app: ASGIApp, ask: ForwardedRequest) -> ForwardedReply:
    """What the application of this worker answers to a request that came by post."""
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": ask.method,
        "scheme": "http",
        "path": ask.path,
        "raw_path": quote(ask.path).encode(),
        "root_path": "",
        "query_string": ask.query,
        "headers": [*ask.headers, (b"content-length", str(len(ask.body)).encode())],
        "client": (ask.caller, 0),
        "server": None,
        "state": {},
        "extensions": {},
    }
    start: dict[str, Any] = {}
    parts: list[bytes] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": ask.body, "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        elif message["type"] == "http.response.body":
            parts.append(message.get("body", b""))

    await app(scope, receive, send)
    return ForwardedReply(ask.id, start["status"], list(start["headers"]), b"".join(parts))


def _table(path: str) -> str | None:
    """The table that a request is about."""
    return path.removeprefix(TABLES).split("/")[0] or None if path.startswith(TABLES) else None


async def _body(receive: Receive) -> bytes:
    """The body of a request; what is too long is cut just beyond the limit, and refused where it is read."""
    parts, more, size = [], True, 0
    while more and size <= BODY_BYTES:
        message: Any = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        more = message.get("more_body", False)
    return b"".join(parts)[: BODY_BYTES + 1]
