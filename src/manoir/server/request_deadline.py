"""The threshold: uvicorn's own HTTP protocol, where a request that does not come to an end is not waited for.

uvicorn alone waits for ever for the rest of a request that has begun, and for the first byte of a connection.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from manoir.protocol.problems import problem
from manoir.server.callers import caller_of
from manoir.server.connections import ConnectionLimit
from manoir.server.fast_socket import FastSocket
from manoir.server.refusals import written

FULL = (503, "house:house-full", 10)
TOO_MANY = (429, "house:too-many-connections", 10)
TOO_SLOW = (408, "house:too-slow", 1)
STALL = 6  # times as long a device may take to read what it asked for: lines are slow, and pages long


def deadline_at(gate: ConnectionLimit) -> type[DeadlineProtocol]:
    """The protocol of a server whose connections a gate counts."""
    return type("ThresholdAtGate", (DeadlineProtocol,), {"gate": gate})


class DeadlineProtocol(H11Protocol):
    """One connection, until it is a socket."""

    gate: ClassVar[ConnectionLimit]
    caller: str = ""
    entered: bool = False
    heard: bool = False  # anything at all
    timer: asyncio.TimerHandle | None = None  # runs while a request is under way to us
    stall: asyncio.TimerHandle | None = None  # runs while nobody reads what we send

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.caller = caller_of(host)
        limited = not (isinstance(self.app, ProxyHeadersMiddleware) and host in self.app.trusted_hosts)
        self.entered = self.gate.enter(self, limited)
        if self.entered:
            self._arm()
        else:
            self._turn_away(*(TOO_MANY if limited and self.gate.open[self.caller] >= self.gate.each > 0 else FULL))

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self.resume_writing()
        if self.entered:
            self.gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.heard:
            self.heard = True
            self._disarm()  # a browser may connect before it has anything to ask: its time begins with the first byte
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._disarm()
        self.gate.go_on(self)
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        assert isinstance(line, FastSocket)
        line.gone = lambda: self.gate.leave(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall = self.stall or self.loop.call_later(STALL * self.gate.seconds, self.let_go)

    def resume_writing(self) -> None:
        if self.stall is not None:
            self.stall.cancel()
            self.stall = None
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._abort_soon()

    def let_go(self) -> None:
        """Close the connection, whatever it was about to ask."""
        self.transport.abort()

    def too_slow(self) -> None:
        """The time of a request is over."""
        self.timer = None
        if self.heard and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):  # nothing has been answered yet
            self._turn_away(*TOO_SLOW)
        else:
            self.let_go()

    def _look(self) -> None:
        """Whether a request is on its way, and how long it may still take."""
        if self.transport.is_closing():
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            self._arm()
            self.gate.wait(self)
        else:
            self._disarm()
            if state is h11.IDLE:
                self.gate.wait(self)  # between two requests uvicorn itself counts the seconds
            else:
                self.gate.go_on(self)

    def _arm(self) -> None:
        self.timer = self.timer or self.loop.call_later(self.gate.seconds, self.too_slow)

    def _disarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _turn_away(self, status: int, reason: str, wait: int) -> None:
        """Say why, and close."""
        if not self.transport.is_closing():
            self.transport.write(written(problem(status, reason, wait=wait)))
            self.transport.close()
        self._abort_soon()

    def _abort_soon(self) -> None:
        """One that does not read our last words is not waited for either."""
        self.loop.call_later(self.gate.seconds, self.transport.abort)
