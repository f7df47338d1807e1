"""The short way between a device and its table: one that does not keep up is let go, one that is gone is no trouble."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

from live import PATIENCE, lobby_in, run
from manoir.server.fast_socket import UNSENT, FastSocket
from manoir.server.settings import ServerSettings
from manoir.server.sockets import Sockets
from manoir.tables.lobby import Lobby
from manoir.tables.messages import PROTOCOL
from manoir.tables.people import hosting
from sitting import sitting


class Pipe:
    """A transport that notes what is written, with so much that waits to be sent."""

    def __init__(self, unsent: int = 0, closing: bool = False) -> None:
        self.unsent = unsent
        self.closing = closing
        self.written: list[bytes] = []

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.written.append(data)


class Words:
    """The sending half of a WebSocket, without its frames."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def send_text(self, data: bytes) -> None:
        self.said.append(data)

    def data_to_send(self) -> list[bytes]:
        said, self.said = self.said, []
        return said


def line_on(pipe: Pipe) -> FastSocket:
    """A line that has been opened, on a transport of the test's."""
    line = cast(Any, FastSocket.__new__(FastSocket))
    line.transport, line.conn = pipe, Words()
    line.disconnected = line.close_sent = False
    return cast(FastSocket, line)


def test_what_is_said_is_written_at_once() -> None:
    pipe = Pipe()
    assert line_on(pipe).say(b"boo")
    assert pipe.written == [b"boo"]


def test_a_device_that_does_not_keep_up_is_not_written_to() -> None:
    pipe = Pipe(unsent=UNSENT + 1)
    assert not line_on(pipe).say(b"boo")
    assert pipe.written == []


def test_a_device_that_is_gone_is_no_trouble() -> None:
    pipe = Pipe(unsent=UNSENT + 1, closing=True)
    assert line_on(pipe).say(b"boo")
    assert pipe.written == []


class Stalled:
    """A device that says hello and reads nothing."""

    def __init__(self, hello: bytes) -> None:
        self.heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.heard.put_nowait(hello)
        self.last_words: object = None

    async def hear(self) -> bytes | None:
        return await self.heard.get()

    def hush(self) -> None:
        self.heard.put_nowait(None)

    def say(self, _: bytes) -> bool:
        return False


def test_a_table_lets_a_device_go_that_does_not_keep_up_and_plays_on(quick_path: Path) -> None:
    async def let_go(lobby: Lobby) -> None:
        sat = await sitting(lobby, people=2)
        hello = json.dumps(
            {"type": "hello", "protocol": PROTOCOL, "table": sat.table.id, "secret": sat.held[0]}
        ).encode()
        sockets = Sockets(ServerSettings(), lobby)
        await asyncio.wait_for(sockets._talk(cast(Any, Stalled(hello))), PATIENCE)
        assert sockets.dropped == 1
        assert not sat.table.audience.here(0), "its seat is free to come back"
        await sat.table.do(hosting.rename, 1, "Papi")
        assert sat.table.kept.places[1].name == "Papi"

    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            await let_go(lobby)

    run(work())
