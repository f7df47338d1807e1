"""A socket as a simple client needs it: text messages both ways, with so little work that the server is measured.

A client of a library costs more for a message than the server does: on two cores it was the clients that were measured.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.speedups import apply_mask

MASK = b"\x2a\x0b\x51\x07"  # anything does: nobody stands between a measurement and its server
ASKED = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE = 1, 8


class ClientSocket(asyncio.Protocol):
    """One socket, which calls what hears its messages."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.unread = b""

    @classmethod
    async def connect(cls, address: str, path: str, heard: Callable[[bytes], None]) -> ClientSocket:
        """An open socket."""
        host, port = address.split(":")
        transport, socket = await asyncio.get_running_loop().create_connection(lambda: cls(heard), host, int(port))
        transport.write(ASKED.format(path=path, host=address).encode())
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the house hung up"))

    def data_received(self, data: bytes) -> None:
        self.unread = self.unread + data if self.unread else data
        if not self.opened.done():
            head, ended, rest = self.unread.partition(b"\r\n\r\n")
            if not ended:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")[:200]))
                return
            self.opened.set_result(None)
            self.unread = rest
        self._read()

    def _read(self) -> None:
        """Hand on every whole frame; a server never masks, and the house never splits a message."""
        data, at = self.unread, 0
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < max(start + size, start):
                break
            if data[at] & 15 == TEXT:
                self.heard(data[start : start + size])
            at = start + size
        self.unread = data[at:]

    def say(self, text: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        if self.transport is None or self.transport.is_closing():
            return
        size = len(text)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + MASK + apply_mask(text, MASK))

    def close(self) -> None:
        """Hang up."""
        self.say(b"\x03\xe8", CLOSE)
        if self.transport is not None:
            self.transport.close()
