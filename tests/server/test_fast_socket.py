"""The short way between a device and its table: one that does not keep up is let go, one that is gone is no trouble."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from live import PATIENCE, lobby_in, run
from manoir.server.fast_socket import UNSENT, FastSocket
from manoir.server.inbox import Inbox, Turn
from manoir.server.settings import ServerSettings
from manoir.server.sockets import Sockets
from manoir.tables.lobby import Lobby
from manoir.tables.messages import PROTOCOL
from manoir.tables.people import hosting
from sitting import sitting

MOST = 4096


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

    def close(self) -> None:
        self.closing = True


def line_on(pipe: Pipe, state: State = State.OPEN) -> FastSocket:
    """A line that has been opened, on a transport of the test's."""
    line = cast(Any, FastSocket.__new__(FastSocket))
    line.transport, line.conn = pipe, ServerProtocol(state=state, max_size=MOST)
    line.config = SimpleNamespace(ws_max_size=MOST)
    line.disconnected = line.close_sent = line.read_paused = False
    line.between = True
    line.queue, line.frames, line.unsaid = Inbox(), [], []
    line.turn, line.loop = Turn(), SimpleNamespace(call_soon=lambda _: None)
    return cast(FastSocket, line)


def heard(line: FastSocket) -> list[Any]:
    """What a line has heard since it was asked last."""

    async def all_of_it() -> list[Any]:
        return [await line.queue.get() for _ in range(line.queue.qsize())]

    return asyncio.run(all_of_it())


def client() -> ClientProtocol:
    """The other end, by the library that every frame of ours has to please."""
    return ClientProtocol(parse_uri("ws://manoir/"), state=State.OPEN, max_size=None)


@pytest.mark.parametrize("size", [0, 3, 125, 126, 65_535, 65_536])
def test_what_is_said_in_one_turn_is_written_at_once_in_frames_that_any_client_reads(size: int) -> None:
    pipe, far = Pipe(), client()
    line, text = line_on(pipe), b"b" * size
    assert line.say(text)
    assert line.say(b"and its receipt")
    line.speak()
    (written,) = pipe.written
    far.receive_data(written)
    for wanted, frame in zip((text, b"and its receipt"), far.events_received(), strict=True):
        assert isinstance(frame, Frame)
        assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, wanted)


@given(
    st.lists(st.tuples(st.sampled_from(["text", "binary", "ping", "parts"]), st.binary(max_size=300)), max_size=8),
    st.lists(st.integers(0, 3000), max_size=6),
)
def test_however_it_is_cut_a_line_hears_what_the_library_hears(said: list[tuple[str, bytes]], cuts: list[int]) -> None:
    far, wanted = client(), []
    for kind, data in said:
        if kind == "ping":
            far.send_ping(data[:125])
        elif kind == "parts":
            far.send_text(data, fin=False)
            far.send_continuation(data, fin=True)
        else:
            far.send_text(data) if kind == "text" else far.send_binary(data)
        if kind != "ping":
            wanted.append(b"" if kind == "binary" else data * (2 if kind == "parts" else 1))
        if not cuts:
            wanted.append(None)  # each by itself: the usual case
    sent = far.data_to_send()
    line = line_on(Pipe())
    whole = b"".join(sent)
    at = sorted({cut for cut in cuts if cut < len(whole)})
    parts = [whole[a:b] for a, b in zip([0, *at], [*at, len(whole)], strict=True)] if cuts else sent
    got: list[Any] = []
    for part in filter(None, parts):
        line.data_received(part)
        got += heard(line)
    assert got == [text for text in wanted if text is not None]


def test_a_message_that_came_as_one_frame_is_read_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    far, line = client(), line_on(Pipe())
    for again in (b"boo", b"who" * 60):
        far.send_text(again)
        with monkeypatch.context() as patch:
            patch.delattr(Protocol, "receive_data")
            line.data_received(b"".join(far.data_to_send()))
        assert heard(line) == [again]
        far.send_ping(b"are you there")
        line.data_received(b"".join(far.data_to_send()))


def test_what_is_too_long_or_not_masked_is_left_to_the_library_which_hangs_up() -> None:
    for data in (b"\x81\x03boo", b"\x81\xfe" + (MOST + 1).to_bytes(2, "big") + bytes(4 + MOST + 1)):
        pipe = Pipe()
        line = line_on(pipe)
        line.data_received(data)
        assert line.conn.parser_exc is not None
        assert [event["type"] for event in heard(line)] == ["websocket.disconnect"]


def test_nothing_is_said_on_a_line_that_is_hanging_up() -> None:
    pipe = Pipe()
    line = line_on(pipe, State.CLOSING)
    assert line.say(b"boo")
    line.speak()
    assert pipe.written == []


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
        assert sat.table.document.places[1].name == "Papi"

    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            await let_go(lobby)

    run(work())
