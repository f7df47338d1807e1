"""The line to a device: uvicorn's own WebSocket protocol, with a short way from and to the house.

A message that goes through the application is queued, woken for, wrapped and unwrapped some ten times; with four
devices at a table that was a third of what an answer cost. The application still judges who may connect. What is said
is one frame, and what is heard is one most of the time: those are written and read here, all others by the library.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.speedups import apply_mask
from websockets.streams import StreamReader

EXTENSION = "manoir.line"  # where the application finds the line of a socket
WHOLE_TEXT = 0x81  # the first byte of a text message in one frame
MASKED = 0x80  # what the second byte says of its length besides
AT_EOF = StreamReader.at_eof.__code__  # where the library waits between two frames
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

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.unsaid: list[bytes] = []

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()

    def shutdown(self) -> None:
        if self.last_words is not None:
            self.last_words()
        self.speak()
        super().shutdown()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def data_received(self, data: bytes) -> None:
        text = whole_text(data, self.config.ws_max_size) if self._between_frames() else None
        if text is None:
            super().data_received(data)
            return
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()

    def _between_frames(self) -> bool:
        """Whether the library waits for the first byte of a message."""
        conn: Any = self.conn
        if conn.state is not OPEN or conn.current_size is not None or conn.reader.buffer:
            return False
        waits = conn.parser
        while waits.gi_yieldfrom is not None:
            waits = waits.gi_yieldfrom
        return waits.gi_code is AT_EOF

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
        if not self.unsaid:
            self.loop.call_soon(self.speak)
        self.unsaid.append(framed(data))
        return True

    def speak(self) -> None:
        """Write what was said in this turn of the loop: a screen and its receipt are one call of the system."""
        said, self.unsaid = self.unsaid, []
        if said and self.conn.state is OPEN and not self.transport.is_closing():  # or it is just hanging up
            self.transport.write(b"".join(said))


def framed(text: bytes) -> bytes:
    """A text message in one frame, as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text of a message, where these bytes are one frame of it and nothing else, as a client sends it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    size, at = data[1] - MASKED, 2
    if size == 126:
        size, at = int.from_bytes(data[2:4], "big"), 4
    if size > min(most, 0xFFFF) or len(data) != at + 4 + size:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])
