"""Puzzles for one: the same for everyone, judged step by step, and solvable."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from live import ALL, run, server_in
from manoir.kernel.plain import Plain
from manoir.tables.puzzles.moments import puzzles_of


def asked(folder: Path, *requests: tuple[str, list[str] | None]) -> list[Any]:
    """What the house answers, one request after another."""

    async def talk() -> list[Any]:
        async with server_in(folder) as address, httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
            found = []
            for name, answers in requests:
                path = f"/api/booo/puzzles/{name}"
                call = client.get(path) if answers is None else client.post(path, json={"answers": answers})
                found.append(await asyncio.wait_for(call, 60))
            return found

    return run(talk())


def steps(solution: list[dict[str, Plain]]) -> list[str]:
    """The answers that lead to some events."""
    words = {"Called": ("claim", "colour"), "Crossed": ("cross", "wall"), "Dropped": ("drop", "room")}
    words["Turned"] = ("turn", "colour")
    return [
        f"{words[str(told['event'])][0]} {told[words[str(told['event'])][1]]}"
        for told in solution
        if told["event"] in words
    ]


def test_the_puzzle_of_a_day_is_the_same_for_everyone_and_another_the_next_day(tmp_path: Path) -> None:
    first, again, next_day = (
        one.json() for one in asked(tmp_path, ("2026-11-15", None), ("2026-11-15", None), ("2026-11-16", None))
    )
    assert first == again
    assert (first["view"]["ghost"], first["view"]["room"], first["view"]["map"]) != (
        next_day["view"]["ghost"],
        next_day["view"]["room"],
        next_day["view"]["map"],
    )
    assert first["rating"] == "fair"
    assert not first["over"]
    assert first["solution"] == [], "nothing of the way is in the page before it is over"
    assert {move["data"]["move"] for move in first["moves"]} == {"claim", "raise"}


@pytest.mark.parametrize("rating", ["easy", "fair", "hard"])
def test_every_ladder_has_puzzles_of_its_rating_and_the_way_told_at_the_end_is_right(
    tmp_path: Path, rating: str
) -> None:
    name = f"{rating}-7"
    given = asked(tmp_path, (name, ["raise"]))[0].json()
    assert given["over"]
    assert given["rating"] == rating
    assert [told["event"] for told in given["events"]] == ["HandRaised", "GivenUp", "Ended"]
    solved = asked(tmp_path, (name, steps(given["solution"])))[0].json()
    assert solved["over"]
    assert "Took" in [told["event"] for told in solved["events"]]


def test_a_wrong_wall_ends_the_claim_and_what_cannot_be_tried_is_refused_with_its_clause(tmp_path: Path) -> None:
    start = asked(tmp_path, ("easy-1", None), ("easy-1", ["cross 1.1e"]), ("easy-1", ["claim red"]))
    view, drawn, called = (one.json() for one in start)
    assert drawn["refused"]["reason"] == "booo:search.all"
    assert drawn["view"] == view["view"]
    assert set(drawn["refused"]["words"]) == {"fr", "en"}
    walls = [move["text"] for move in called["moves"] if move["data"]["move"] == "cross"]
    tried = asked(tmp_path, *(("easy-1", ["claim red", wall]) for wall in walls))
    reasons = {told.get("reason") for one in tried for told in one.json()["events"] if told["event"] == "Failed"}
    assert reasons == {"wrong-wall"}
    assert any(one.json()["view"]["stage"] == "searching" for one in tried)


def test_hints_lead_from_the_start_to_the_visitor_and_end_a_path_that_leads_nowhere(tmp_path: Path) -> None:
    async def talk() -> None:
        async with (
            server_in(tmp_path) as address,
            httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client,
        ):

            async def hinted(answers: list[str]) -> httpx.Response:
                return await client.post("/api/booo/puzzles/hard-2/hint", json={"answers": answers})

            answers: list[str] = []
            while (told := await hinted(answers)).status_code == 200:
                answers.append(told.json()["move"])
                assert told.json()["reasons"], "what leads on has its reason"
            assert answers[0].startswith("claim")
            assert (told.status_code, told.json()["reason"]) == (409, "house:not-asked")
            solved = (await client.post("/api/booo/puzzles/hard-2", json={"answers": answers})).json()
            assert "Took" in [one["event"] for one in solved["events"]]
            start = (await client.get("/api/booo/puzzles/hard-2")).json()
            calls = [move["text"] for move in start["moves"] if move["data"]["move"] == "claim"]
            lost = [(await hinted([call])).json()["move"] for call in calls]
            assert "stop" in lost
            assert (await hinted(["sing"])).status_code == 400
            assert (await client.post("/api/booo/puzzles/hard-0/hint", json={"answers": []})).status_code == 404

    run(talk())


@pytest.mark.parametrize("name", ["2026-13-01", "20261115", "easy-0", "easy", "gentle-3", "2026-W46-7"])
def test_a_puzzle_that_does_not_exist_is_not_found(tmp_path: Path, name: str) -> None:
    assert asked(tmp_path, (name, None))[0].status_code == 404


def test_words_that_are_no_answer_are_refused(tmp_path: Path) -> None:
    assert asked(tmp_path, ("easy-1", ["sing"]))[0].status_code == 400


def test_a_game_without_puzzles_and_one_that_is_not_here_have_none(tmp_path: Path) -> None:
    async def talk() -> list[int]:
        async with (
            server_in(tmp_path) as address,
            httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client,
        ):
            names = [name for name, title in ALL.items() if puzzles_of(title) is None]
            assert names
            return [
                (await client.get(f"/api/{name}/puzzles/2026-11-15")).status_code
                for name in [*names, "nowhere", "tables"]
            ]

    assert set(run(talk())) == {404}
