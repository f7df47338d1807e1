"""Who may do what, and how much of it: origins, host powers, limits, headers, logs without secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from live import PATIENCE, Device, arrived, made, run, server_in
from manoir.games import title_of
from manoir.kernel.event import Secret
from manoir.kernel.plain import digest
from manoir.protocol import codec
from manoir.protocol.rate_limit import RateLimit
from manoir.server.host_names import HostNames
from manoir.server.http_guard import may_connect
from manoir.server.logs import JsonLines
from manoir.tables.messages import Happened
from manoir.tables.scenes.scene import EventSeen, SceneSeen

CHASSEURS = Path(__file__).parent.parent / "golden" / "chasseurs" / "2-players.log"


def test_the_codec_refuses_a_secret() -> None:
    scene = SceneSeen(None, 0, 1, {"hand": Secret("candle", (0,))}, [], [])
    with pytest.raises(TypeError, match="Secret"):
        codec.write(Happened([], scene))
    with pytest.raises(TypeError, match="Secret"):
        codec.write(Happened([EventSeen(1, 0, {"event": "Dealt", "cards": Secret((), ())})], scene))


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


def test_a_house_answers_only_to_its_own_names() -> None:
    hosts = HostNames("club.example, Manoir.example.", {"https://page.example", "null"})
    for name in ("127.0.0.1:8080", "192.168.1.7", "[::1]:8080", "localhost:80", "manoir.local", "box.local.:80"):
        assert hosts.includes(name), name
    for name in (socket.gethostname(), "club.example:443", "MANOIR.example", "page.example"):
        assert hosts.includes(name), name
    for name in (
        "",
        "evil.example",
        "club.example.evil.example",
        "127.0.0.1.evil.example",
        "local",
        "[::1",
        "a@b",
        "x@localhost",
    ):
        assert not hosts.includes(name), name
    assert HostNames("*", set()).includes("anything.example")


async def shaken(address: str, host: str) -> int:
    """The answer to a page of that host that wants to open a socket to it."""
    near, port = address.split(":")
    reader, writer = await asyncio.open_connection(near, int(port))
    lines = ["GET /api/socket HTTP/1.1", f"host: {host}", f"origin: http://{host}", "upgrade: websocket"]
    lines += ["connection: upgrade", "sec-websocket-version: 13", "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    answer = await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.transport.abort()
    return int(answer.split()[1])


def test_a_page_that_borrows_a_name_reaches_nothing(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/tables"), ("GET", "/health")):
                answer = await client.request(method, path, headers={"host": "evil.example"})
                assert (answer.status_code, answer.json()["reason"]) == (421, "house:other-host"), path
                assert "evil.example" in answer.json()["detail"]
                assert "MANOIR_NAMES" in answer.json()["detail"]
            assert await shaken(address, "evil.example") == 403, "a page that has its own name for us"
            assert await shaken(address, address) == 101
        async with (
            server_in(quick_path, names="club.example") as address,
            httpx.AsyncClient(base_url=f"http://{address}", headers={"host": "club.example"}) as client,
        ):
            assert (await client.get("/api/games")).status_code == 200

    run(work())


def test_what_changes_something_must_come_as_json(quick_path: Path) -> None:
    body = json.dumps({"game": "minuit", "seats": [{"kind": "me", "name": "Zoé"}, {"kind": "open"}]}).encode()

    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
                answer = await client.post("/api/tables", content=body, headers={"content-type": kind})
                assert (answer.status_code, answer.json()["reason"]) == (415, "house:not-json")
                assert kind in answer.json()["detail"]
            assert (await client.post("/api/tables", content=body)).status_code == 415  # of no type at all
            plain = {"content-type": "text/plain"}
            for path in ("//api/tables", "/api//tables", "///api/tables/", "/%61pi/tables", "/"):
                answer = await client.post(f"http://{address}{path}", content=body, headers=plain)
                assert answer.status_code == 415, path
            for kind in ("application/json", "application/json; charset=utf-8"):
                answer = await client.post("/api/tables", content=body, headers={"content-type": kind})
                assert answer.status_code == 201, answer.text

    run(work())


def test_bytes_that_are_no_utf_8_and_a_body_cut_short_are_told_by_their_field(
    quick_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kind = {"content-type": "application/json"}
    bad = [b'{"game": "minuit", "seats": [{"kind": "me", "name": "\xff"}]}', b'{"game": "min', b"\xff\xfe", b""]

    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            for content in bad:
                answer = await client.post("/api/tables", content=content, headers=kind)
                assert (answer.status_code, answer.json()["reason"]) == (400, "house:malformed"), content
                assert "body" in answer.json()["detail"], answer.json()
            answer = await client.post("/api/logs", content=b"\xff", headers={"content-type": "application/jsonl"})
            assert (answer.status_code, "UTF-8" in answer.json()["detail"]) == (400, True)
            host, port = address.split(":")
            for content in bad[:2]:  # more was promised than comes
                _, writer = await asyncio.open_connection(host, int(port))
                head = f"POST /api/tables HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n"
                writer.write(f"{head}content-length: {len(content) + 9}\r\n\r\n".encode() + content)
                await writer.drain()
                writer.close()
                await writer.wait_closed()
            for path in ("/api/tables/%ff", "/api/tables/%ff/moments?chair=%ff", "/%ff"):
                assert (await client.get(path)).status_code in (200, 400, 404), path

    run(work())
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("row", [[1, "2"], ["1", 2, 3], [1, None], [[1], 2]], ids=str)
def test_a_special_team_that_mixes_numbers_and_text_is_told_by_its_field(
    quick_path: Path, caplog: pytest.LogCaptureFixture, row: list[object]
) -> None:
    data = json.loads(json.dumps(title_of("chasseurs").box().sheet.data))
    data["yellow"]["special-team"][0] = row
    head, _, rest = CHASSEURS.read_text(encoding="utf-8").partition("\n")
    edition = {"name": "mine", "digest": digest(data), "data": data}
    body = f"{json.dumps({**json.loads(head), 'edition': edition})}\n{rest}".encode()

    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            answer = await client.post("/api/logs", content=body, headers={"content-type": "application/jsonl"})
            assert answer.status_code == 400, answer.text
            assert "edition.data: yellow.special-team[1]" in answer.json()["detail"]

    run(work())
    assert not [record for record in caplog.records if record.exc_info]


def test_before_the_start_people_change_their_own_name_and_nobody_else_s(quick_path: Path) -> None:
    async def work() -> None:
        async with (
            server_in(quick_path) as address,
            httpx.AsyncClient(base_url=f"http://{address}/api/tables") as client,
        ):
            seats = [{"kind": "me", "name": "Zoé"}, {"kind": "open"}]
            id = (await client.post("", json={"game": "minuit", "seats": seats})).json()["table"]["id"]
            held = (await client.post(f"/{id}/sit", json={"name": "Papi"})).json()
            mine = {"authorization": f"Bearer {held['secret']}"}
            for seat, status in ((2, 200), (1, 403)):
                body = {"kind": "name", "name": "Ursule"}
                answer = await client.put(f"/{id}/seats/{seat}", json=body, headers=mine)
                assert answer.status_code == status
            freed = await client.put(f"/{id}/seats/2", json={"kind": "open"}, headers=mine)
            assert freed.json()["reason"] == "house:not-host"
            assert [one["name"] for one in (await client.get(f"/{id}")).json()["seats"]] == ["Zoé", "Ursule"]

    run(work())


def test_only_the_host_has_the_host_s_powers(quick_path: Path) -> None:
    requests = [
        ("PUT", "/settings", {}),
        ("PATCH", "/options", {}),
        ("POST", "/seats", None),
        ("PUT", "/seats/2", {"kind": "bot", "bot": "random"}),
        ("PUT", "/seats/1", {"kind": "name", "name": "Somebody"}),
        ("PUT", "/seats/2", {"kind": "name", "name": "Somebody"}),  # once the game has begun, not even one's own
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
            again = await asyncio.gather(*(client.get(f"http://{address}//api/tables") for _ in range(9)))
            assert 429 in {answer.status_code for answer in again}, "under another path to the same place"
            assert (await client.get("/health")).status_code == 200

    run(work())


def test_a_bucket_fills_as_time_passes() -> None:
    now = [0.0]
    pace = RateLimit(2, 3, lambda: now[0])
    assert [pace.allows() for _ in range(5)] == [True, True, True, False, False]
    now[0] = 1.0
    assert [pace.allows() for _ in range(3)] == [True, True, False]
    assert all(RateLimit(0, 0).allows() for _ in range(100))


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
