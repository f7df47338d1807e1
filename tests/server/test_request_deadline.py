"""Connections that never come to the point: given ten seconds, counted by address, and no hindrance to anybody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import h11
import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.asyncio.client import connect

from live import PATIENCE, Device, made, run, server_in
from manoir.server.connections import FILES, ConnectionLimit
from manoir.server.loop import open_files, open_more_files
from manoir.server.request_deadline import DeadlineProtocol
from manoir.server.settings import ServerSettings

HALVES = (
    b"",
    b"G",
    b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    b"POST /api/logs HTTP/1.1\r\nhost: [::]\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
)
WHOLE = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n"
STRANGER = "127.0.0.2"  # another address of this machine, from which no proxy is believed


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def calling(address: str, *beginnings: bytes, source: str | None = None) -> AsyncIterator[list[Line]]:
    """Connections to a house, each with so much of a request."""
    host, port = address.split(":")
    lines = []
    for beginning in beginnings:
        line = await asyncio.open_connection(host, int(port), local_addr=source and (source, 0))
        line[1].write(beginning)
        lines.append(line)
    try:
        yield lines
    finally:
        for _, writer in lines:
            writer.transport.abort()


async def rest(line: Line) -> bytes:
    """Whatever the house says until it hangs up."""
    try:
        return await asyncio.wait_for(line[0].read(), PATIENCE)
    except ConnectionResetError:
        return b""


async def answer(line: Line) -> bytes:
    """The head of one answer; its body is read as well."""
    head = await asyncio.wait_for(line[0].readuntil(b"\r\n\r\n"), PATIENCE)
    for name, _, value in (row.partition(b": ") for row in head.split(b"\r\n")):
        if name == b"content-length":
            await line[0].readexactly(int(value))
    return head


def test_this_uvicorn_is_the_one_that_the_threshold_leans_on() -> None:
    for name in [
        "connection_made",
        "connection_lost",
        "data_received",
        "handle_websocket_upgrade",
        "on_response_complete",
        "pause_writing",
        "resume_writing",
        "timeout_keep_alive_handler",
    ]:
        assert name in vars(H11Protocol), name
    connection = h11.Connection(h11.SERVER)
    assert (connection.their_state, connection.our_state, connection.trailing_data[0]) == (h11.IDLE, h11.IDLE, b"")
    connection.receive_data(b"GET / HTTP/1.1\r\n")
    assert connection.next_event() is h11.NEED_DATA
    assert (connection.their_state, bytes(connection.trailing_data[0])) == (h11.IDLE, b"GET / HTTP/1.1\r\n")
    connection.receive_data(b"host: x\r\ncontent-length: 1\r\n\r\n")
    assert isinstance(connection.next_event(), h11.Request)
    assert (connection.their_state, connection.our_state) == (h11.SEND_BODY, h11.SEND_RESPONSE)
    trusted = ProxyHeadersMiddleware(cast(Any, None), "10.0.0.1, 10.1.0.0/16").trusted_hosts
    assert "10.0.0.1" in trusted
    assert "10.1.2.3" in trusted
    assert all(host not in trusted for host in ("10.0.0.2", "", None))


def test_half_a_request_is_told_that_it_was_too_slow_and_let_go(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path, request_seconds=0.2) as address, calling(address, *HALVES) as lines:
            said = [await rest(line) for line in lines]
            assert said[0] == b"", "one that asked nothing is told nothing"
            for words in said[1:]:
                head, _, body = words.partition(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 408 ")
                assert b"\r\nretry-after: 1\r\n" in head
                assert json.loads(body)["reason"] == "house:too-slow"

    run(work())


def test_drop_by_drop_is_no_way_to_gain_time(quick_path: Path) -> None:
    """The time of a request runs from its first byte, whatever comes after; also on a line that was used before."""

    async def dripping(line: Line) -> None:
        while not line[0].at_eof():
            line[1].write(b"x")
            await asyncio.sleep(0.01)

    async def work() -> None:
        async with server_in(quick_path, request_seconds=0.3) as address, calling(address, HALVES[2], WHOLE) as lines:
            assert (await answer(lines[1])).startswith(b"HTTP/1.1 200")
            lines[1][1].write(HALVES[2])
            drips = [asyncio.create_task(dripping(line)) for line in lines]
            for line in lines:
                await rest(line)  # what is written to a line that is closed may cost us its last words
            for drip in drips:
                drip.cancel()

    run(work())


def test_a_line_that_was_used_and_idles_is_closed(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, calling(address, WHOLE) as (line,):
            assert (await answer(line)).startswith(b"HTTP/1.1 200")
            assert await rest(line) == b""

    run(work())


def test_a_request_that_is_answered_late_and_a_socket_are_not_hurried(quick_path: Path) -> None:
    """Only what we wait for has to be quick: a table may take its time, and a socket lives for hours."""

    async def work() -> None:
        async with server_in(quick_path, request_seconds=0.1) as address:
            table = await made(address, "minuit", 2)
            device = Device(address, table["table"]["id"], table["held"][0]["secret"])
            await device.open()
            async with calling(address, b"") as (line,):
                await rest(line)  # so long that the socket's time would be over
            await device.say(type="ping", id=1)
            assert (await device.hear("pong"))["id"] == 1
            await device.close()

    run(work())


def test_fifteen_hundred_half_open_requests_do_not_stop_an_honest_one(quick_path: Path) -> None:
    """Even if none of them is ever let go by its time: there is room for 300 here, and they make it."""

    async def work() -> None:
        async with (
            server_in(quick_path, request_seconds=10 * PATIENCE, connections=300) as address,
            calling(address, *(HALVES * 300)) as lines,
            httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client,
        ):
            for _ in range(20):
                assert (await client.get("/api/games")).status_code == 200
            while sum(reader.at_eof() or reader.exception() is not None for reader, _ in lines) < 1200:
                await asyncio.sleep(0.01)  # the house never holds more than it can
            async with connect(f"ws://{address}/api/socket", open_timeout=PATIENCE):
                pass

    open_more_files()
    if (files := open_files()) is not None and files < 4000:
        pytest.skip("this machine gives a process too few files for both ends of 1,500 connections")
    run(work())


def test_an_address_has_so_many_connections_and_the_others_theirs(quick_path: Path) -> None:
    """Connections that wait make room; sockets do not, and then the next is told why it is not let in."""

    async def work() -> None:
        async with server_in(quick_path, connections_each=3, request_seconds=PATIENCE) as address:
            uri = f"ws://{address}/api/socket"
            near = {"local_addr": (STRANGER, 0), "open_timeout": PATIENCE}
            async with connect(uri, **near), connect(uri, **near):
                async with calling(address, HALVES[1], HALVES[1], source=STRANGER) as (first, _):
                    assert await rest(first) == b"", "the one that waited for longest makes room"
                async with connect(uri, **near), calling(address, b"", source=STRANGER) as (line,):
                    head, _, body = (await rest(line)).partition(b"\r\n\r\n")
                    assert head.startswith(b"HTTP/1.1 429 ")
                    assert b"\r\nretry-after: " in head
                    assert json.loads(body)["reason"] == "house:too-many-connections"
                    async with httpx.AsyncClient(base_url=f"http://{address}") as client:
                        assert (await client.get("/api/games")).status_code == 200, "another address"

    run(work())


def test_a_proxy_has_as_many_connections_as_it_needs(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path, connections_each=1) as address:
            uri = f"ws://{address}/api/socket"
            async with connect(uri), connect(uri), connect(uri):
                pass

    run(work())


class Waits:
    """A connection for the gate alone."""

    def __init__(self, caller: str, gone: Callable[[Waits], None]) -> None:
        self.caller = caller
        self.gone = gone

    def let_go(self) -> None:
        self.gone(self)


def test_a_full_gate_lets_the_one_go_whose_address_waits_most() -> None:
    gone: list[Waits] = []
    gate = ConnectionLimit(ServerSettings(connections=4, connections_each=0))
    flood = [Waits("flood", gone.append) for _ in range(3)]
    honest = Waits("honest", gone.append)
    for one in (honest, *flood):
        assert gate.enter(one, True)
    assert gate.enter(Waits("late", gone.append), True)
    assert gone == [flood[0]]
    for one in gone:
        gate.leave(one)
    for one in (honest, *flood[1:]):
        gate.go_on(one)
    late = Waits("later", gone.append)
    assert gate.enter(late, True), "the one before it had asked nothing yet"
    gate.leave(gone[-1])
    gate.go_on(late)
    assert not gate.enter(Waits("last", gone.append), True), "everybody here is being answered"
    for one in (honest, *flood[1:], late):
        gate.leave(one)
    assert (gate.open, gate.waiting) == ({}, {})


def test_a_gate_keeps_files_for_the_house_itself() -> None:
    assert ConnectionLimit(ServerSettings(connections=6000), 1024).most == 1024 - FILES
    assert ConnectionLimit(ServerSettings(connections=0), 1024).most == 1024 - FILES
    assert ConnectionLimit(ServerSettings(connections=500), 100_000).most == 500
    assert ConnectionLimit(ServerSettings(connections=0), None).most == 0


def test_one_who_does_not_read_what_was_asked_for_is_let_go() -> None:
    class Unread:
        aborted = 0

        def abort(self) -> None:
            self.aborted += 1

    async def work() -> None:
        line = cast(Any, DeadlineProtocol.__new__(DeadlineProtocol))
        line.gate = ConnectionLimit(ServerSettings(request_seconds=0.001))
        line.loop, line.transport, line.flow = asyncio.get_running_loop(), Unread(), None

        class Flow:
            def pause_writing(self) -> None: ...
            def resume_writing(self) -> None: ...

        line.flow = Flow()
        line.pause_writing()
        line.resume_writing()
        await asyncio.sleep(0.05)
        assert line.transport.aborted == 0
        line.pause_writing()
        while not line.transport.aborted:
            await asyncio.sleep(0.001)

    run(work(), PATIENCE)
