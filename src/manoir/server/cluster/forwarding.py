"""Requests about a table of another worker: sent there, answered there, passed on here."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from manoir.protocol.http_types import BODY_BYTES
from manoir.protocol.problems import problem
from manoir.protocol.reply import Reply
from manoir.server.callers import caller_of
from manoir.server.cluster.messages import ForwardedRequest
from manoir.server.handlers import secret_in
from manoir.server.refusals import send_reply
from manoir.store.trouble import Trouble

if TYPE_CHECKING:
    from manoir.server.cluster.router import Router

TABLES = "/api/tables/"
PATIENCE = 30.0  # seconds until a request that was sent elsewhere is given up


class Forwarding:
    """Stands before the application of a worker."""

    def __init__(self, app: ASGIApp, router: Router) -> None:
        self.app = app
        self.router = router

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or (table := _table(scope["path"])) is None:
            await self.app(scope, receive, send)
            return
        try:
            reply = await self._elsewhere(scope, receive, table)
        except (Trouble, TimeoutError):
            await send_reply(send, problem(503, "house:trouble"))
            return
        if reply is None:
            await self.app(scope, receive, send)
            return
        await send_reply(send, reply)

    async def _elsewhere(self, scope: HTTPScope, receive: Receive, table: str) -> Reply | None:
        """The answer of the worker that runs the table, or None if that is this one."""
        far = await self.router.whose(table)
        if far is None:
            return None
        body = await _body(receive)
        reply = await self._sent(scope, body, far)
        if reply.status == 503:  # a table may move while its request is on the way
            now = await self.router.whose(table)
            if now is not None and now != far:
                reply = await self._sent(scope, body, now)
        return reply

    async def _sent(self, scope: HTTPScope, body: bytes, far: str) -> Reply:
        headers = dict(scope["headers"])
        target = f"{quote(scope['path'])}?{scope['query_string'].decode('latin-1')}"
        secret = secret_in(headers.get(b"authorization", b"").decode("latin-1"))
        caller = caller_of(scope["client"][0] if scope["client"] else "")
        ask = ForwardedRequest(secrets.token_hex(8), scope["method"], target, secret, body, caller)
        return await asyncio.wait_for(self.router.ask(far, ask), PATIENCE)


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
