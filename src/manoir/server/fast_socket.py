"""The line to a device: uvicorn's own WebSocket protocol, with a short way from and to the house.

A message that goes through the application is queued, woken for, wrapped and unwrapped some ten times; with four
devices at a table that was a third of what an answer cost. The application still judges who may connect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

EXTENSION = "manoir.line"  # where the application finds the line of a socket
AHEAD = 16  # messages that a device may send ahead of our answers before we stop to read
UNSENT = 1_000_000  # bytes that wait for a slow device before it is let go: it comes back and asks for the tail


def fast_socket_of(socket: WebSocket[Any, Any, Any]) -> FastSocket:
    """The line of a socket that this server opened."""
    line = (socket.scope["extensions"] or {})[EXTENSION]["line"]
    assert isinstance(line, FastSocket)
    return line


class FastSocket(WebSocketsSansIOProtocol):
    """One socket."""

    last_words: Callable[[], None] | None = None  # said when the house closes, before the line does
    gone: Callable[[], None] | None = None  # told when the line is cut

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()

    def shutdown(self) -> None:
        if self.last_words is not None:
            self.last_words()
        super().shutdown()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def send_receive_event_to_app(self) -> None:
        """Queue a message without stopping to read: devices wait for our answers by themselves."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        text = self.curr_msg_data_type == "text"
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data if text else b""})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> bytes | None:
        """The next message, empty if it was not text; None when the device is gone."""
        event: Any = await self.receive()
        return event["bytes"] if event["type"] == "websocket.receive" else None

    def hush(self) -> None:
        """Hear nothing more."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def say(self, data: bytes) -> bool:
        """Send a text message; False if the device does not keep up."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > UNSENT:
            return False
        try:
            self.conn.send_text(data)
        except InvalidState:  # it is just hanging up
            return True
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
