"""What is answered in place of the application, to a request, to a socket that wants to open, and to a connection."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from litestar.types import Send

from manoir.protocol.reply import Reply


async def send_reply(send: Send, reply: Reply, to: str = "http") -> None:
    """Answer a request before it reaches the application, or one for a socket (`websocket.http`) that is refused."""
    start: Any = {"type": f"{to}.response.start", "status": reply.status, "headers": _headers(reply)}
    body: Any = {"type": f"{to}.response.body", "body": reply.body, "more_body": False}
    await send(start)
    await send(body)


def written(reply: Reply) -> bytes:
    """A refusal as the last words of a connection."""
    length = (b"content-length", str(len(reply.body)).encode())
    head = f"HTTP/1.1 {reply.status} {HTTPStatus(reply.status).phrase}\r\n".encode()
    lines = [name + b": " + value + b"\r\n" for name, value in [*_headers(reply), length, (b"connection", b"close")]]
    return b"".join((head, *lines, b"\r\n", reply.body))


def _headers(reply: Reply) -> list[tuple[bytes, bytes]]:
    more = [(name.encode(), value.encode()) for name, value in reply.headers.items()]
    return [(b"content-type", reply.kind.encode()), *more]
