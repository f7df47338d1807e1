"""The line to a device: uvicorn's own WebSocket protocol, with a short way from and to the house.

A message that goes through the application is queued, woken for, wrapped and unwrapped some ten times; with four
devices at a table that was a third of what an answer cost. The application still judges who may connect. What is said
is one frame, and what is heard is one most of the time: those are written and read here, all others by the library.
"""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from manoir.server.frames import framed, whole_text
from manoir.server.inbox import Inbox, Turn

EXTENSION = "manoir.line"  # where the application finds the line of a socket
AT_EOF = StreamReader.at_eof.__code__  # where the library waits between two frames
AHEAD = 16  # messages that a device may send ahead of our answers before we stop to read
UNSENT = 1_000_000  # bytes that wait for a slow device before it is let go: it comes back and asks for the tail


def fast_socket_of(socket: WebSocket[Any, Any, Any]) -> FastSocket:
    """The line of a socket that this server opened."""
    line = (socket.scope["extensions"] or {})[EXTENSION]["line"]
    assert isinstance(line, FastSocket)
    return line


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, Turn] = WeakKeyDictionary()


class FastSocket(WebSocketsSansIOProtocol):
    """One socket."""

    at_once: Callable[[bytes], bool] | None = None  # asked first what to do with a message, while nothing else waits
    last_words: Callable[[], None] | None = None  # said when the house closes, before the line does
    gone: Callable[[], None] | None = None  # told when the line is cut

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.queue: Any = Inbox()
        self.between = False  # whether the library waits for the first byte of a message
        self.unsaid: list[bytes] = []
        self.turn = _turns.get(self.loop) or _turns.setdefault(self.loop, Turn())

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
        text = whole_text(data, self.config.ws_max_size) if self.between and self.conn.state is OPEN else None
        if text is not None:
            self.heard(text)
            return
        super().data_received(data)
        self.between = self._between_frames()

    def _between_frames(self) -> bool:
        conn: Any = self.conn
        if conn.state is not OPEN or conn.current_size is not None or conn.reader.buffer:
            return False
        waits = conn.parser
        while waits.gi_yieldfrom is not None:
            waits = waits.gi_yieldfrom
        return waits.gi_code is AT_EOF

    def send_receive_event_to_app(self) -> None:
        data = b"".join(self.frames)
        self.frames = []
        self.heard(data if self.curr_msg_data_type == "text" else b"")

    def heard(self, text: bytes) -> None:
        """Queue a message without stopping to read: devices wait for our answers by themselves."""
        if self.close_sent or (self.at_once is not None and self.queue.awaited and self.at_once(text)):
            return
        self.queue.put_nowait(text)
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> bytes | None:
        """The next message, empty if it was not text; None when the device is gone."""
        heard = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return heard if isinstance(heard, bytes) else None

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
            self.turn.add(self)
        self.unsaid.append(framed(data))
        return True

    def speak(self) -> None:
        """Write what was said in this turn of the loop: a screen and its receipt are one call of the system."""
        said, self.unsaid = self.unsaid, []
        if said and self.conn.state is OPEN and not self.transport.is_closing():  # or it is just hanging up
            self.transport.write(b"".join(said))
