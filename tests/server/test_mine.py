"""Over HTTP: the games that a device remembers, playing on from a moment, files that are no games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from live import PATIENCE, arrived, made, run, server_in
from manoir.kernel.usual import whole

JSONL = {"content-type": "application/jsonl"}
GOLDEN = Path(__file__).parent.parent / "golden"
LOG = (GOLDEN / "minuit" / "2-players.log").read_text()


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def test_who_played_deletes_a_game_and_everybody_else_is_told(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}/api") as house:
            table = await made(address, "minuit", 2)
            id = table["table"]["id"]
            one, other = await arrived(address, table)
            (found,) = (await house.post("/summaries", json={"tables": [id]})).json()
            assert (found["state"], found["names"], found["waiting"]) == ("playing", ["P0", "P1"], [1, 2])
            for headers in ({}, bearer("nobody's")):
                refused = await house.post(f"/tables/{id}/delete", headers=headers)
                assert (refused.status_code, refused.json()["reason"]) == (403, "house:not-played")
            first = await house.post(f"/tables/{id}/delete", headers=bearer(one.secret or ""))
            assert first.json() == {"deleted": False, "waiting": [2]}
            last = await house.post(f"/tables/{id}/delete", headers=bearer(other.secret or ""))
            assert last.json() == {"deleted": True, "waiting": []}
            for device in (one, other):
                bye = await device.hear("bye")
                assert bye["reason"] == "house:deleted"
                assert bye["words"]["fr"] == "Cette partie a été supprimée par ceux qui l’ont jouée."
                await device.close()
            for path in ("", "/log", "/moments", "/position"):
                gone = await house.get(f"/tables/{id}{path}")
                assert (gone.status_code, gone.json()["reason"]) == (410, "house:deleted"), path
            asked = await house.post("/summaries", json={"tables": [id, "never", "a\0b"]})
            assert [one["state"] for one in asked.json()] == ["deleted", "gone", "gone"]

    run(work())


@pytest.mark.parametrize("body", [{}, {"tables": "x"}, {"tables": ["x" * 65]}, {"tables": ["x"] * 101}, {"table": []}])
def test_a_list_of_another_form_is_complained_of(quick_path: Path, body: Any) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}/api") as house:
            answer = await house.post("/summaries", json=body)
            assert (answer.status_code, answer.json()["reason"]) == (400, "house:malformed")
            assert "table" in answer.json()["detail"]

    run(work())


def test_playing_on_shows_the_position_and_offers_only_what_can_change(quick_path: Path) -> None:
    async def work() -> None:
        async with (
            server_in(quick_path) as address,
            httpx.AsyncClient(base_url=f"http://{address}/api", timeout=PATIENCE) as house,
        ):
            source = (await house.post("/logs", content=LOG, headers=JSONL)).json()["table"]
            shown = (await house.get(f"/tables/{source}/moments?chair=public&from=5&count=1")).json()
            fork = (await house.post(f"/tables/{source}/fork", json={"moment": 5})).json()
            id, host = fork["table"]["id"], bearer(fork["host"])
            position = (await house.get(f"/tables/{id}/position")).json()
            assert (position["source"], position["moment"], position["names"]) == (source, 5, shown["seats"])
            assert position["view"] == whole(shown["board"], shown["moments"][0]["view"])
            assert position["asked"]
            for method, path, body in (
                ("POST", "/seats", None),
                ("DELETE", "/seats/2", None),
                ("PATCH", "/options", {"options": {"first": 1}}),
            ):
                refused = await house.request(method, f"/tables/{id}{path}", json=body, headers=host)
                assert (refused.status_code, refused.json()["reason"]) == (409, "house:from-position"), path
                assert "2 players" in refused.json()["detail"]
            for seat in (1, 2):
                bot = {"kind": "bot", "bot": "random"}
                assert (await house.put(f"/tables/{id}/seats/{seat}", json=bot, headers=host)).status_code == 200
            assert (await house.post(f"/tables/{id}/start", headers=host)).status_code == 200
            plain = await made(address, "minuit", 2)
            assert (await house.get(f"/tables/{plain['table']['id']}/position")).status_code == 404

    run(work())


LINES = LOG.splitlines(keepends=True)
HEADER = json.loads(LINES[0])
MISFIT = json.dumps({**json.loads(LINES[1]), "picks": [99]}) + "\n"


@pytest.mark.parametrize(
    ("content", "reason", "field"),
    [
        (b"", "not-a-log", "log"),
        (b"\x89PNG\r\n\x1a\n\xff", "not-a-log", "UTF-8"),
        (b"name,points\nZoe,3\n", "not-a-log", "line 1"),
        (b'{"games": []}\n', "not-a-log", "line 1: log"),
        (json.dumps({**HEADER, "game": "chess"}) + "\n" + LINES[1], "log-of-no-game", "line 1: game"),
        (json.dumps({**HEADER, "seats": 3}) + "\n" + LINES[1], "log-misfit", "line 1: seats"),
        (LINES[0] + MISFIT, "log-misfit", "entry 0: picks"),
        ("".join(LINES[:4]), "log-unfinished", "not over"),
    ],
)
def test_a_wrong_file_says_what_was_expected(quick_path: Path, content: Any, reason: str, field: str) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}/api") as house:
            answer = await house.post("/logs", content=content, headers=JSONL)
            assert (answer.status_code, answer.json()["reason"]) == (400, f"house:{reason}"), answer.text
            assert field in answer.json()["detail"]
            assert set(answer.json()["words"]) == {"fr", "en"}

    run(work())
