"""Short codes over HTTP: no more than the public link, told to those at the table, guarded against guessing."""

from __future__ import annotations

import asyncio
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest

from live import PATIENCE, run, server_in
from manoir.cli.benches.services import Postgres, Redis
from manoir.kernel.rulebook import LANGUAGES
from manoir.tables.people.codes import LETTERS
from workers import api, two

BODY = {"game": "minuit", "seats": [{"kind": "me", "name": "Zoé"}, {"kind": "open"}]}


def asking(address: str, visitor: str = "203.0.113.1") -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://{address}", headers={"x-forwarded-for": visitor}, timeout=PATIENCE)


def wrong(but: set[str], count: int) -> list[str]:
    """Codes that nobody has."""
    found = ("".join(letters) for letters in product(LETTERS, repeat=4))
    return [code for code, _ in zip((code for code in found if code not in but), range(count), strict=False)]


def test_a_code_gives_the_link_of_its_table_and_nothing_more(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, asking(address) as client:
            made = (await client.post("/api/tables", json=BODY)).json()
            code = made["table"]["code"]
            found = await client.get(f"/api/codes/{code.lower()}")
            assert (found.status_code, found.json()) == (200, {"table": made["table"]["id"]})
            assert (await client.get("/api/tables")).json() == [], "an unlisted table is not listed for having a code"
            settings = {**made["table"]["settings"], "listed": True}
            host = {"authorization": f"Bearer {made['host']}"}
            path = f"/api/tables/{made['table']['id']}"
            await client.put(f"{path}/settings", json=settings, headers=host)
            listed = (await client.get("/api/tables")).json()
            assert [row["table"] for row in listed] == [made["table"]["id"]]
            assert code not in str(listed), "the list of all tables gives no code away"
            look = {"authorization": f"Bearer {code}"}
            for kind, body in (("close", None), ("leave", None), ("start", None)):
                denied = await client.post(f"{path}/{kind}", headers=look, json=body)
                assert denied.status_code == 403, f"a code is no secret that may {kind}"
            await client.post(f"{path}/close", headers=host)
            gone = await client.get(f"/api/codes/{code}")
            assert (gone.status_code, gone.json()["reason"]) == (404, "house:no-code")
            assert set(gone.json()["words"]) == set(LANGUAGES)

    run(work())


@pytest.mark.parametrize("code", ["BCD", "BCDFG", "BAAD", "1234", "%00BCD", "%C3%89CDF", "B" * 65])
def test_what_cannot_be_a_code_is_refused_in_words_and_costs_no_guess(quick_path: Path, code: str) -> None:
    async def work() -> None:
        async with server_in(quick_path, wrong_codes=1) as address, asking(address) as client:
            for _ in range(3):
                answer = await client.get(f"/api/codes/{code}")
                assert answer.status_code == 400, answer.text
            assert answer.json()["reason"] in ("house:not-a-code", "house:malformed")
            assert "code" in answer.json()["detail"]

    run(work())


def test_guesses_are_refused_after_so_many_and_only_from_that_address(quick_path: Path) -> None:
    async def work() -> None:
        async with (
            server_in(quick_path, wrong_codes=5) as address,
            asking(address) as thief,
            asking(address, "203.0.113.2") as honest,
        ):
            made = (await honest.post("/api/tables", json=BODY)).json()
            code = made["table"]["code"]
            answers = await asyncio.gather(*(thief.get(f"/api/codes/{one}") for one in wrong({code}, 40)))
            assert sorted(answer.status_code for answer in answers) == [404] * 5 + [429] * 35
            last = await thief.get(f"/api/codes/{code}")
            assert last.status_code == 429, "a guess that would be right is not told to be"
            problem: dict[str, Any] = last.json()
            assert problem["reason"] == "house:codes-tried"
            assert all(problem["words"][language] for language in LANGUAGES)
            assert 0 < int(last.headers["retry-after"]) <= 3700
            assert (await thief.get(f"/api/tables/{made['table']['id']}")).status_code == 200, "links go on"
            assert (await honest.get(f"/api/codes/{code}")).status_code == 200

    run(work())


def test_a_school_behind_one_address_types_its_codes_all_at_once(quick_path: Path) -> None:
    """With the usual limit: twenty tables of four come in, and a fifth of them mistype once."""

    async def work() -> None:
        async with server_in(quick_path, wrong_codes=120) as address, asking(address) as school:
            made = [(await school.post("/api/tables", json=BODY)).json()["table"]["code"] for _ in range(20)]
            typos = wrong(set(made), 16)
            answers = await asyncio.gather(*(school.get(f"/api/codes/{code}") for code in [*typos, *(made * 4)]))
            assert [answer.status_code for answer in answers] == [404] * 16 + [200] * 80
            again = await asyncio.gather(*(school.get(f"/api/codes/{code}") for code in made * 4))
            assert {answer.status_code for answer in again} == {200}, "what is right is not counted"

    run(work())


@pytest.mark.once
def test_a_code_of_one_worker_is_found_at_any(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        async with two(postgres, redis) as (one, other):
            made = [(await api(place, "POST", "/api/tables", json=BODY)).json() for place in (one, other) * 3]
            codes = [table["table"]["code"] for table in made]
            assert len(set(codes)) == 6
            for table, code in zip(made, codes, strict=True):
                for place in (one, other):
                    found = await api(place, "GET", f"/api/codes/{code}")
                    assert found.json() == {"table": table["table"]["id"]}
            id, host = made[0]["table"]["id"], made[0]["host"]
            assert (await api(other, "GET", f"/api/tables/{id}")).json()["code"] == codes[0]
            await api(other, "POST", f"/api/tables/{id}/close", host)
            assert (await api(other, "GET", f"/api/codes/{codes[0]}")).status_code == 404

    run(work())
