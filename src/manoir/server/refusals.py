"""What is answered in place of the application, to a request, to a socket that wants to open, and to a connection."""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus

from litestar.types import Send

from manoir.protocol import codec
from manoir.protocol.http_types import Problem
from manoir.protocol.reasons import words_of


@dataclass(frozen=True, slots=True)
class HttpRefusal:
    """Why something is not even looked at."""

    status: int
    reason: str
    detail: str | None = None
    wait: int | None = None  # seconds after which it is worth while to ask again

    @property
    def body(self) -> bytes:
        """The refusal as every other problem is told."""
        return codec.encoder.encode(Problem(self.reason, words_of(self.reason), self.detail))

    @property
    def headers(self) -> list[tuple[bytes, bytes]]:
        """The headers of the answer."""
        headers = [(b"content-type", b"application/json")]
        if self.wait is not None:
            headers.append((b"retry-after", str(self.wait).encode()))
        return headers


async def refuse(send: Send, refusal: HttpRefusal) -> None:
    """Refuse a request before it reaches the application."""
    await send({"type": "http.response.start", "status": refusal.status, "headers": refusal.headers})
    await send({"type": "http.response.body", "body": refusal.body, "more_body": False})


async def refuse_socket(send: Send, refusal: HttpRefusal) -> None:
    """Refuse to open a socket, with an answer that says why."""
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": refusal.headers})
    await send({"type": "websocket.http.response.body", "body": refusal.body, "more_body": False})


def written(refusal: HttpRefusal) -> bytes:
    """A refusal as the last words of a connection."""
    body = refusal.body
    length = (b"content-length", str(len(body)).encode())
    head = f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}\r\n".encode()
    lines = [name + b": " + value + b"\r\n" for name, value in [*refusal.headers, length, (b"connection", b"close")]]
    return b"".join((head, *lines, b"\r\n", body))
