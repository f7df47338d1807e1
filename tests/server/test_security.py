"""Who may do what, and how much of it: origins, host powers, limits, headers, logs without secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from live import Device, arrived, made, run, server_in
from manoir.kernel.told import Secret
from manoir.server import wire
from manoir.server.door import may_connect
from manoir.server.logs import JsonLines
from manoir.server.messages import Happened
from manoir.server.pace import Pace
from manoir.tables.seen import EventSeen, Scene


def test_the_codec_refuses_a_secret() -> None:
    scene = Scene(None, 0, 1, {"hand": Secret("candle", (0,))}, [], [])
    with pytest.raises(TypeError, match="Secret"):
        wire.write(Happened([], scene))
    with pytest.raises(TypeError, match="Secret"):
        wire.write(Happened([EventSeen(1, 0, {"event": "Dealt", "cards": Secret((), ())})], scene))


def test_a_page_of_another_origin_opens_no_socket(quick_path: Path) -> None:
    assert may_connect(None, "house:80", set())
    assert may_connect("http://house:80", "house:80", set())
    assert may_connect("https://club.example", "house:80", {"https://club.example"})
    assert not may_connect("https://evil.example", "house:80", set())
    assert not may_connect("null", "house:80", set())

    async def work() -> None:
        async with server_in(quick_path) as address:
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{address}/api/socket", origin="https://evil.example")  # type: ignore[arg-type]
            async with connect(f"ws://{address}/api/socket", origin=f"http://{address}"):  # type: ignore[arg-type]
                pass

    run(work())


def test_only_the_host_has_the_host_s_powers(quick_path: Path) -> None:
    requests = [
        ("PUT", "/settings", {}),
        ("PATCH", "/options", {}),
        ("POST", "/seats", None),
        ("PUT", "/seats/2", {"kind": "bot", "bot": "random"}),
        ("DELETE", "/seats/2", None),
        ("POST", "/seats/2/invite", {}),
        ("POST", "/host", {"seat": 2}),
        ("POST", "/start", None),
        ("POST", "/pause", {"paused": True}),
        ("POST", "/close", None),
    ]

    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            table = await made(address, "minuit", 2)
            id = table["table"]["id"]
            for secret in (None, "wrong", table["held"][1]["secret"]):
                headers = {} if secret is None else {"authorization": f"Bearer {secret}"}
                for method, path, body in requests:
                    answer = await client.request(method, f"/api/tables/{id}{path}", json=body, headers=headers)
                    assert (answer.status_code, answer.json()["reason"]) == (403, "house:not-host"), (method, path)
            host = {"authorization": f"Bearer {table['host']}"}
            paused = await client.post(f"/api/tables/{id}/pause", json={"paused": True}, headers=host)
            assert paused.json()["paused"]
            assert (await client.get("/api/tables")).json() == []

    run(work())


def test_responses_carry_a_strict_policy_and_no_cookie(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            for path in ("/", "/api/games", "/nothing/here.js", "/health"):
                headers = (await client.get(path)).headers
                assert "script-src 'self'" in headers["content-security-policy"]
                assert "unsafe-eval" not in headers["content-security-policy"]
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["x-content-type-options"] == "nosniff"
                assert "set-cookie" not in headers
                assert "server" not in headers

    run(work())


def test_an_address_that_asks_too_fast_is_told_so(quick_path: Path) -> None:
    async def work() -> None:
        async with (
            server_in(quick_path, requests=6) as address,
            httpx.AsyncClient(base_url=f"http://{address}") as client,
        ):
            answers = [await client.get("/api/tables") for _ in range(60)]
            assert {answer.status_code for answer in answers} == {200, 429}
            assert answers[-1].json()["reason"] == "house:too-fast"
            assert (await client.get("/health")).status_code == 200

    run(work())


def test_a_bucket_fills_as_time_passes() -> None:
    now = [0.0]
    pace = Pace(2, 3, lambda: now[0])
    assert [pace.allows() for _ in range(5)] == [True, True, True, False, False]
    now[0] = 1.0
    assert [pace.allows() for _ in range(3)] == [True, True, False]
    assert all(Pace(0, 0).allows() for _ in range(100))


def test_a_socket_that_says_too_much_is_closed(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path, messages=0.001) as address:
            async with connect(f"ws://{address}/api/socket") as socket:
                reasons = []
                with pytest.raises(ConnectionClosed):  # noqa: PT012
                    for _ in range(40):
                        await socket.send('{"type":"ping"}')
                    while True:
                        reasons.append(json.loads(await socket.recv()).get("reason"))
                assert reasons[-1] == "house:too-fast"
            async with connect(f"ws://{address}/api/socket") as socket:
                await socket.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()

    run(work())


def test_behind_a_proxy_of_this_machine_visitors_are_told_apart_by_the_address_that_it_names(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path, sockets_each=1) as address:
            uri = f"ws://{address}/api/socket"
            async with connect(uri, additional_headers={"x-forwarded-for": "203.0.113.1"}):
                async with connect(uri, additional_headers={"x-forwarded-for": "203.0.113.2"}):
                    pass
                with pytest.raises(InvalidStatus):
                    await connect(uri, additional_headers={"x-forwarded-for": "203.0.113.1"})

    run(work())


def test_a_socket_without_a_hello_is_closed_and_sockets_are_counted(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path, hello=0.05, sockets_each=2) as address:
            async with connect(f"ws://{address}/api/socket") as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
            table = await made(address, "minuit", 2)
            devices = await arrived(address, table)
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{address}/api/socket")
            for device in devices:
                await device.close()

    run(work())


def test_a_house_that_closes_says_so_and_that_one_may_come_back(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address:
            table = await made(address, "minuit", 2)
            devices = await arrived(address, table)
        for device in devices:
            assert (await device.hear("bye"))["reason"] == "house:shutting-down"

    run(work())


def test_the_same_link_elsewhere_takes_over_and_the_first_is_told(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address:
            table = await made(address, "minuit", 2)
            first, second = (Device(address, table["table"]["id"], table["held"][0]["secret"]) for _ in range(2))
            await first.open()
            await second.open()
            assert (await first.hear("bye"))["reason"] == "house:taken-over"
            with pytest.raises(ConnectionClosed):
                await first.hear("moment")
            await second.close()

    run(work())


def test_logs_are_lines_of_json_without_secrets(quick_path: Path) -> None:
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel("DEBUG")

    async def work() -> list[str]:
        async with server_in(quick_path) as address:
            table = await made(address, "vigil", 2)
            device = Device(address, table["table"]["id"], table["held"][0]["secret"])
            await device.open()
            await device.say(type="answer", ask="0.0", move="nonsense")
            await device.hear("answered")
            await device.close()
            await asyncio.sleep(0)
            return [table["host"], *(held["secret"] for held in table["held"])]

    try:
        secrets = run(work())
    finally:
        root.removeHandler(handler)
        root.setLevel("WARNING")
    written = [line for line in lines.getvalue().splitlines() if '"in": "manoir' in line or '"in": "uvicorn' in line]
    assert written
    assert all(json.loads(line)["level"] for line in written)
    for secret in secrets:
        assert not any(secret in line for line in written)
