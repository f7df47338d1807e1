"""Two transports of one protocol: whatever is asked, a server and a house without one say the same."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from live import ALL, PATIENCE, bots, run, server_in
from manoir.protocol.answer import answer
from manoir.protocol.route import BRACES, Route
from manoir.protocol.routes import ROUTES
from manoir.store.memory import MemoryStore
from manoir.tables.house import House
from manoir.tables.lobby import Lobby

WISH = {"game": "minuit", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
BODIES: list[Any] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"{}",
    b'"\xff"',
    b"[" * 5000 + b"]" * 5000,
    b'{"nobody": 1}',
    b'{"name": 7, "seat": 99, "moment": -1, "tables": ["x", 2], "key": "x", "answers": [["a"]], "paused": "true"}',
    json.dumps({**WISH, "seats": []}).encode(),
    json.dumps({**WISH, "seats": [{"kind": "king"}]}).encode(),
    json.dumps({**WISH, "game": "chess"}).encode(),
    json.dumps({**WISH, "settings": {"pace": -1}}).encode(),
    json.dumps({**WISH, "options": {"rounds": [[]]}}).encode(),
    b'{"kind": "bot", "bot": "nobody"}',
    b'{"seat": "1"}',
    b'{"moment": 0}',
    b'{"code": "BCDFGHJK", "key": "00", "device": "phone"}',
    b'{"sealed": "!"}',
    b'{"answers": ["no such move"]}',
    b"x" * 70_000,
]
VALUES = ["minuit", "fr", "2026-11-15", "x", "BCDF", "%C3%A9", "%ff", "a%2Fb", "%00", "-1", "1", "99", "x" * 65]
QUERIES = [
    "",
    "?from=2&count=1",
    "?from=x&count=0&views=maybe",
    "?chair=longer-than-ten",
    "?count=1&count=500",
    "?chair=",
    "?data=1&body=2&request=3&return=4",
]
NOWHERE = [
    "/api",
    "/api/nothing",
    "/api/tables/x/nothing",
    "/api/tables/puzzles/sit",
    "/api//tables",
    "/api/tables/",
    "/api/transfers/mine",
]
GAME = "games/minuit"
SEEN = (
    f"games {GAME}/rulebook {GAME}/editions/edition {GAME}/words/fr tables booo/puzzles booo/puzzles/2026-11-15".split()
)
SEEN += ["minuit/puzzles", "minuit/puzzles/2026-11-15", "chasseurs/puzzles/hard-1"]


class Both:
    """A house behind a server, and the same house asked directly."""

    def __init__(self, lobby: Lobby, client: httpx.AsyncClient) -> None:
        self.lobby = lobby
        self.client = client

    async def ask(self, method: str, target: str, secret: str | None = None, body: bytes = b"") -> int:
        """The status of an answer, which is the same either way."""
        headers = {"content-type": "application/json"}
        if secret is not None:
            headers["authorization"] = f"Bearer {secret}"
        far = await self.client.request(method, target, content=body, headers=headers)
        near = await answer(self.lobby, method, target, secret, body)
        here = (near.status, near.body, near.headers.get("retry-after"), near.headers.get("content-disposition"))
        there = (far.status_code, far.content, far.headers.get("retry-after"), far.headers.get("content-disposition"))
        assert here == there, (method, target, body[:80])
        assert far.headers["content-type"].partition(";")[0] == near.kind
        return near.status


@asynccontextmanager
async def both(folder: Path) -> AsyncIterator[Both]:
    lobby = Lobby(House(MemoryStore(), ALL, bots(Event()), now=lambda: 1000.0))
    async with (
        server_in(folder, lobby) as address,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client,
    ):
        yield Both(lobby, client)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_a_route_says_the_same_to_bad_requests_whichever_way_they_come(quick_path: Path, route: Route) -> None:
    async def work() -> None:
        async with both(quick_path) as house:
            made = json.loads((await answer(house.lobby, "POST", "/api/tables", None, json.dumps(WISH).encode())).body)
            known = {"id": made["table"]["id"], "seat": "2", "game": "booo", "name": "2026-11-15"}
            path = BRACES.sub(lambda name: known.get(name[1], "x"), route.path)
            statuses = set()
            if route.method == "GET":
                for query in QUERIES:
                    statuses.add(await house.ask("GET", path + query, made["held"][0]["secret"]))
            else:
                for body in BODIES:
                    for secret in (None, "nobody's"):
                        statuses.add(await house.ask(route.method, path, secret, body))
            for value in VALUES:
                statuses.add(await house.ask(route.method, BRACES.sub(value, route.path)))
            assert statuses <= {200, 201, 400, 403, 404, 409, 410, 413}

    run(work())


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
def test_what_is_no_route_is_told_alike(quick_path: Path, method: str) -> None:
    async def work() -> None:
        async with both(quick_path) as house:
            for path in NOWHERE:
                await house.ask(method, path)

    run(work())


def test_what_is_granted_is_told_alike(quick_path: Path) -> None:
    async def work() -> None:
        async with both(quick_path) as house:
            made = json.loads((await answer(house.lobby, "POST", "/api/tables", None, json.dumps(WISH).encode())).body)
            id, host = made["table"]["id"], made["host"]
            table = f"/api/tables/{id}"
            for path in [*SEEN, f"tables/{id}", f"codes/{made['table']['code']}"]:
                assert await house.ask("GET", f"/api/{path}") == 200
            assert await house.ask("PUT", f"{table}/settings", host, b'{"pace": 5}') == 200
            assert await house.ask("PATCH", f"{table}/options", host, b'{"options": {"rounds": 2}}') == 200
            assert await house.ask("PUT", f"{table}/seats/2", host, b'{"kind": "bot", "bot": "random"}') == 200
            assert await house.ask("POST", "/api/summaries", None, json.dumps({"tables": [id, "x"]}).encode()) == 200
            assert await house.ask("GET", f"{table}/moments") == 409
            assert (await answer(house.lobby, "POST", f"{table}/start", host)).status == 200
            assert await house.ask("GET", f"{table}/moments?count=1", made["held"][0]["secret"]) == 200
            assert await house.ask("POST", f"{table}/start", host) == 409
            assert await house.ask("GET", f"{table}/log") == 404

    run(work())
