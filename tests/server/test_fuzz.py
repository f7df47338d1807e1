"""Whatever is sent, over HTTP or the socket: nothing but refusals comes back, and no table is disturbed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from live import ALL, PATIENCE, Device, arrived, bots, made, server_in
from manoir.store.store import Store
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.messages import PROTOCOL

EXAMPLES = 40
JSON = {"content-type": "application/json"}


@dataclass
class Served:
    """A house served from another thread, with a game going on in it."""

    address: str
    house: House
    loop: asyncio.AbstractEventLoop
    table: dict[str, Any]

    def entries(self) -> int:
        rows = asyncio.run_coroutine_threadsafe(self.house.store.journal(self.table["table"]["id"]), self.loop)
        return len(rows.result(PATIENCE))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    ready, done = Event(), Event()
    found: list[Served] = []

    async def work() -> None:
        house = House(Store(f"sqlite+aiosqlite:///{folder}/house.db"), ALL, bots(Event()))
        async with server_in(folder, Lobby(house), sockets_each=10_000) as address:
            table = await made(address, "minuit", 3)
            found.append(Served(address, house, asyncio.get_running_loop(), table))
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.02)

    thread = Thread(target=lambda: asyncio.run(work()), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    yield found[0]
    done.set()
    thread.join(PATIENCE)


ODD = ["\ud800", "\x00", "a\u202eb", "\U0001f47b", "'; drop table tables; --", "../..", "NaN", "1e999"]
text = st.text(max_size=30) | st.sampled_from(ODD)
leaves = st.none() | st.booleans() | st.integers() | text
plain = st.recursive(leaves, lambda one: st.lists(one) | st.dictionaries(text, one))
asks = st.sampled_from(["0.0", "0.1", "1.0", "9.9", "", "x", "0.00", "-1.0"]) | text
moves = st.sampled_from(["choose red", "choose blue", "place 1", "stay", "go 7"]) | text | st.dictionaries(text, plain)
ids = st.none() | st.integers()


def message(kind: str, **parts: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"type": st.just(kind), **parts}, optional={"id": ids})


said = st.one_of(
    message("answer", ask=asks, move=moves),
    message("take-back", ask=asks),
    message("propose", what=st.sampled_from(["undo", "fly"]), moment=st.integers()),
    message("agree", proposal=st.integers(), yes=st.booleans()),
    message("emote", emote=text),
    message("throws", by_hand=plain),
    message("hold", event=st.integers()),
    message("throw", event=st.integers()),
    message("ping", have=st.none() | st.integers()),
    message("hello", table=text, secret=st.none() | text, have=st.none() | st.integers()),
    message("prefer", confirm=plain),
    st.dictionaries(text, plain),
    plain,
)
raw = st.one_of(
    said.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=50),
    st.just("[" * 5000),
    st.just("x" * 20_000),
    st.just('{"type":"answer","ask":"0.0","move":' + '{"a":' * 2000 + "1" + "}" * 2000 + "}"),
)


def test_nonsense_over_the_socket_is_refused_and_disturbs_nobody(served: Served) -> None:
    table, held = served.table["table"]["id"], served.table["held"]
    before = served.entries()
    taken: list[int] = [0]

    async def talk(hello: dict[str, Any] | None, sent: list[Any]) -> None:
        async with connect(f"ws://{served.address}/api/socket", open_timeout=PATIENCE) as socket:
            if hello is not None:
                await socket.send(json.dumps(hello))
            for one in sent:
                try:
                    await socket.send(one)
                except ConnectionClosed:
                    return
            try:
                await socket.send('{"type":"ping","id":987654}')
                while True:
                    heard = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                    assert heard["type"] in (
                        "welcome", "table", "moment", "answered", "done", "denied", "pong", "bye", "emoted",
                        "in-hand", "thrown", "declined",
                    )  # fmt: skip
                    taken[0] += heard["type"] == "answered" and heard["verdict"] == "taken" and not heard["again"]
                    if heard["type"] == "pong" and heard["id"] == 987654:
                        return
            except ConnectionClosed:
                return

    secrets = [None, "wrong", *(one["secret"] for one in held)]
    hellos = st.none() | st.fixed_dictionaries(
        {
            "type": st.just("hello"),
            "protocol": st.just(PROTOCOL),
            "table": st.sampled_from([table, table, "none"]),
            "secret": st.sampled_from(secrets),
        }
    )

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(hellos, st.lists(raw, max_size=8))
    def law(hello: dict[str, Any] | None, sent: list[Any]) -> None:
        asyncio.run(talk(hello, sent))

    law()
    assert served.house.mistakes == 0
    assert served.entries() - before == taken[0], "only what was taken is in the journal"
    assert httpx.get(f"http://{served.address}/health").json()["ok"]


def test_a_foreign_seat_is_never_answered_for(served: Served) -> None:
    async def work() -> None:
        table = await made(served.address, "minuit", 3)
        devices = await arrived(served.address, table)
        asked = next(device for device in devices if device.ask())
        ask = asked.ask()
        assert ask is not None
        assert asked.scene is not None
        move = asked.scene["moves"][0]["text"]
        for device in devices:
            if device is not asked:
                assert (await device.answer(ask["id"], move))["verdict"] == "not asked"
        watcher = Device(served.address, table["table"]["id"], None)
        await watcher.open()
        await watcher.say(type="answer", ask=ask["id"], move=move)
        assert (await watcher.hear("denied"))["reason"] == "house:not-seated"
        refused = await asked.answer(ask["id"], "place 99")
        assert refused["verdict"] == "refused"
        nowhere = await asked.answer(ask["id"], "place 5")
        assert nowhere["reason"].startswith("minuit:")
        assert set(nowhere["words"]) == {"fr", "en"}
        assert (await asked.answer(ask["id"], move))["verdict"] == "taken"
        for device in [*devices, watcher]:
            await device.close()

    asyncio.run(work())


def test_every_http_request_that_schemathesis_can_think_of_is_answered(served: Served) -> None:
    schema = schemathesis.openapi.from_url(f"http://{served.address}/api/schema/openapi.json")
    id = served.table["table"]["id"]
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(), known=st.booleans(), host=st.booleans())
        def law(case: Any, known: bool, host: bool) -> None:
            nonlocal tried
            tried += 1
            if known and "id" in (case.path_parameters or {}) and case.operation.method != "delete":
                case.path_parameters["id"] = id
            closing = str(case.operation.path).endswith(("/close", "/start"))
            headers = {"Authorization": f"Bearer {served.table['host']}"} if host and not closing else {}
            response = case.call(headers=headers, timeout=PATIENCE)
            assert response.status_code < 500 or response.status_code == 503, (case, response.text)
            if response.status_code >= 400 and response.content:
                assert set(response.json()) == {"reason", "words", "detail"}

        law()
    assert tried > 100
    assert served.house.mistakes == 0
    assert httpx.get(f"http://{served.address}/api/tables/{id}").json()["stage"] == "playing"


BODIES = {
    "nothing": b"",
    "cut": b"{",
    "list": b"[]",
    "no text": b"\xff\xfe",
    "too little": b'{"game":"minuit"}',
    "too much": b'{"game":"minuit","seats":[{"kind":"open"},{"kind":"open"}],"extra":1}',
    "deep": b"[" * 60_000,
    "no game": b'{"game":"chess","seats":[{"kind":"open"},{"kind":"open"}]}',
    "no bot": b'{"game":"minuit","seats":[{"kind":"bot","bot":"hal"},{"kind":"open"}]}',
    "no edition": b'{"game":"minuit","seats":[{"kind":"open"},{"kind":"open"}],"edition":"../../x"}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_malformed_body_is_answered_with_400(served: Served, body: bytes) -> None:
    response = httpx.post(f"http://{served.address}/api/tables", content=body, headers=JSON, timeout=PATIENCE)
    assert response.status_code == 400
    assert set(response.json()) == {"reason", "words", "detail"}
    assert response.json()["detail"], "what was wrong, and where"


@pytest.mark.parametrize("odd", [r"\ud800", r"\u0000", r"\ud83d", "\u202e"])
def test_odd_text_is_refused_or_cleaned(served: Served, odd: str) -> None:
    async def work() -> None:
        table = await made(served.address, "minuit", 2)
        id, secret = table["table"]["id"], table["held"][0]["secret"]
        for hello in (
            f'{{"type":"hello","protocol":{PROTOCOL},"table":"{odd}"}}',
            f'{{"type":"hello","protocol":{PROTOCOL},"table":"{id}","secret":"{odd}"}}',
        ):
            async with connect(f"ws://{served.address}/api/socket", open_timeout=PATIENCE) as socket:
                await socket.send(hello)
                assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] == "denied"
        async with connect(f"ws://{served.address}/api/socket", open_timeout=PATIENCE) as socket:
            await socket.send(f'{{"type":"hello","protocol":{PROTOCOL},"table":"{id}","secret":"{secret}"}}')
            await socket.send(f'{{"type":"answer","ask":"{odd}","move":"{odd}"}}')
            await socket.send(f'{{"type":"answer","ask":"0.0","move":{{"move":"{odd}","{odd}":1}}}}')
            heard: list[str] = []
            while heard.count("answered") + heard.count("denied") < 2:
                heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"])
        async with httpx.AsyncClient(base_url=f"http://{served.address}") as client:
            body = f'{{"game":"minuit","seats":[{{"kind":"me","name":"{odd}"}},{{"kind":"open"}}]}}'
            answer = await client.post("/api/tables", content=body.encode(), headers=JSON)
            assert answer.status_code in (201, 400)
            if answer.status_code == 201:
                assert answer.json()["table"]["seats"][0]["name"] == "1"

    asyncio.run(work())
    assert served.house.mistakes == 0


def test_an_oversized_body_is_answered_with_413(served: Served) -> None:
    for path, size in (("/api/tables", 70_000), ("/api/logs", 1_100_000)):
        response = httpx.post(f"http://{served.address}{path}", content=b"x" * size, headers=JSON, timeout=PATIENCE)
        assert response.status_code == 413
        assert response.json()["reason"] == "house:too-large"


@pytest.mark.parametrize("name", ["not-a-log", '{"log":1}', '{"log":1,"game":"minuit","rules":1,"seats":[]}\n'])
def test_a_log_that_does_not_hold_is_not_kept(served: Served, name: str) -> None:
    response = httpx.post(f"http://{served.address}/api/logs", content=name, headers=JSON, timeout=PATIENCE)
    assert response.status_code == 400


def test_a_forged_log_is_not_kept(served: Served) -> None:
    golden = (Path(__file__).parent.parent / "golden" / "minuit" / "2-players.log").read_text()
    good = httpx.post(f"http://{served.address}/api/logs", content=golden, headers=JSON, timeout=PATIENCE)
    assert good.status_code == 201
    for forged in (golden.replace('"picks":[4', '"picks":[3', 1), "".join(golden.splitlines(keepends=True)[:30])):
        response = httpx.post(f"http://{served.address}/api/logs", content=forged, headers=JSON, timeout=PATIENCE)
        assert response.status_code == 400, response.text
