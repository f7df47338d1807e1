"""What stands before every request: how fast an address may ask, and the headers that keep a browser strict."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from manoir.server import wire
from manoir.server.bodies import Problem
from manoir.server.pace import Pace
from manoir.server.reasons import words_of

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # a board places its pieces by style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a link holds a seat: it is told to nobody
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
ADDRESSES = 10_000  # remembered at once; the oldest is forgotten


class Door:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, requests: int) -> None:
        self.app = app
        self.requests = requests  # a minute and address; 0: no limit
        self.paces: OrderedDict[str, Pace] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        client = scope["client"]
        if scope["path"].startswith("/api/") and not self.allows(client[0] if client else ""):
            await refuse(strictly, 429, "house:too-fast", [(b"retry-after", b"10")])
            return
        await self.app(scope, receive, strictly)

    def allows(self, address: str) -> bool:
        """Whether an address may ask again now."""
        if self.requests <= 0:
            return True
        pace = self.paces.setdefault(address, Pace(self.requests / 60, self.requests / 6 + 20))
        self.paces.move_to_end(address)
        if len(self.paces) > ADDRESSES:
            self.paces.popitem(last=False)
        return pace.allows()


async def refuse(send: Send, status: int, reason: str, more: Sequence[tuple[bytes, bytes]] = ()) -> None:
    """Refuse a request before it reaches the application."""
    body = wire.encoder.encode(Problem(reason, words_of(reason)))
    headers = [(b"content-type", b"application/json"), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def may_connect(origin: str | None, host: str | None, allowed: set[str]) -> bool:
    """Whether a page of that origin may open a socket: our own, an allowed one, or no page at all."""
    if origin is None:
        return True
    origin = origin.rstrip("/").lower()
    return origin in allowed or (host is not None and urlsplit(origin).netloc == host.lower())
