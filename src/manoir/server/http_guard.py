"""What stands before every request: by which name the house may be asked, what may change something, how fast an
address may ask, and the headers that keep a browser strict."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from manoir.kernel.wrong import quoted
from manoir.protocol.problems import problem
from manoir.protocol.rate_limit import RateLimit
from manoir.protocol.reply import Reply
from manoir.server.callers import Callers, caller_of
from manoir.server.host_names import HostNames
from manoir.server.refusals import send_reply

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
SAFE = ("GET", "HEAD", "OPTIONS")  # change nothing
SLASHES = re.compile("/{2,}")
JSON = ("application/json", "application/jsonl")  # no form and no simple request of another page has these types


class HttpGuard:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, requests: int, hosts: HostNames) -> None:
        self.app = app
        self.hosts = hosts
        # Half a minute's at once: a class that sits down together opens its pages in the same moment.
        self.paces = Callers(lambda: RateLimit(requests / 60, requests / 2 + 20))  # requests a minute; 0: no limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and not self.hosts.includes(_header(scope, b"host")):
            await send({"type": "websocket.close", "code": 1008, "reason": "house:other-host"})
            return
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        # What leads to the same place is one path: the application takes //api for /api, and so must all before it.
        scope = {**scope, "path": SLASHES.sub("/", scope["path"])}
        refusal = self.refusal(scope)
        if scope["method"] == "HEAD":  # what GET would say; the server leaves the body out
            scope = {**scope, "method": "GET"}
        if refusal is None:
            await self.app(scope, receive, strictly)
        else:
            await send_reply(strictly, refusal)

    def refusal(self, scope: HTTPScope) -> Reply | None:
        """Why a request does not reach the application, or None when it does."""
        host = _header(scope, b"host")
        if not self.hosts.includes(host):
            return problem(421, "house:other-host", f"Host: {quoted(host)}; expected a name in MANOIR_NAMES")
        client = scope["client"]
        counted = scope["path"].startswith("/api/")
        if counted and not self.paces.of(caller_of(client[0] if client else "")).allows():
            return problem(429, "house:too-fast", wait=10)
        if scope["method"] not in SAFE and not _is_json(scope):
            found = _header(scope, b"content-type")
            return problem(415, "house:not-json", f"Content-Type: {quoted(found)}; expected application/json")
        return None


def _header(scope: Scope, name: bytes) -> str:
    """The value of a header, empty if there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def _is_json(scope: HTTPScope) -> bool:
    """Whether a request brings JSON, or nothing at all: what another page can send without asking is neither."""
    kind = _header(scope, b"content-type").partition(";")[0].strip().lower()
    if kind:
        return kind in JSON
    return _header(scope, b"content-length") in ("", "0") and not _header(scope, b"transfer-encoding")


def may_connect(origin: str | None, host: str | None, allowed: set[str]) -> bool:
    """Whether a page of that origin may open a socket: our own, an allowed one, or no page at all."""
    if origin is None:
        return True
    origin = origin.rstrip("/").lower()
    return origin in allowed or (host is not None and urlsplit(origin).netloc == host.lower())
