"""What would you have played? Asked by the routes of all puzzles; nothing of the answer is told before there is one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, TypeVar

import pytest

from live import bots
from manoir.games import TITLES, title_of
from manoir.kernel.log import log_of
from manoir.kernel.moments import KeptMoment, moments_of
from manoir.kernel.record import replay, stage_of
from manoir.kernel.title import Title
from manoir.protocol.answer import answer
from manoir.store.memory import MemoryStore
from manoir.store.rows import ReviewRow
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.puzzles.moments import MomentPuzzles, puzzles_of

WITH = [name for name in TITLES if moments_of(title_of(name)) is not None]
TOLD = {"judged", "solution", "share", "cost", "best", "answers", "missed", "how", "reasons"}  # of an answer
GOLDEN = Path(__file__).parents[1] / "golden" / "minuit" / "3-players.log"
T = TypeVar("T")


class Tab:
    """A house without a server."""

    def __init__(self) -> None:
        self.lobby = Lobby(House(MemoryStore(), TITLES, bots(asyncio.Event()), now=lambda: 1000.0))

    async def ask(self, method: str, target: str, body: Any = None, wanted: int = 200) -> Any:
        """The answer to a request, which must have that status."""
        raw = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        reply = await answer(self.lobby, method, target, None, raw)
        assert reply.status == wanted, (target, reply)
        return json.loads(reply.body)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Nobody waits longer than a minute."""

    async def soon() -> T:
        return await asyncio.wait_for(work, 60)

    return asyncio.run(soon())


def filled(data: Any) -> Iterator[str]:
    """The names under which anything is told, however deep."""
    if isinstance(data, dict):
        for name, value in data.items():
            if value not in (None, []):
                yield name
            yield from filled(value)
    elif isinstance(data, list):
        for value in data:
            yield from filled(value)


def changed(title: Title) -> MomentPuzzles:
    """The moments of a game with everything reversed that is known of their answers."""
    kept = moments_of(title)
    assert kept is not None

    def other(one: KeptMoment) -> KeptMoment:
        return replace(one, answers=dict(reversed([*one.answers.items()])))

    ladders = {name: tuple(map(other, rungs)) for name, rungs in kept.ladders.items()}
    return MomentPuzzles(title, replace(kept, days=tuple(map(other, kept.days)), ladders=ladders))


@pytest.mark.parametrize("name", WITH)
def test_nothing_of_an_answer_is_told_before_it_is_given(name: str) -> None:
    title = title_of(name)
    true, reversed_ = puzzles_of(title), changed(title)
    assert true is not None
    day = date(2026, 11, 1)
    names = [(day + timedelta(days=n)).isoformat() for n in range(9)] + ["easy-1", "fair-2", "hard-3"]

    async def work() -> None:
        tab = Tab()
        for one in names:
            told = await tab.ask("GET", f"/api/{name}/puzzles/{one}")
            assert not TOLD & {*filled({**told, "view": None})}
            assert not told["over"]
            assert true.shown(one, []) == reversed_.shown(one, []), "what is asked does not depend on the answer"
            given = told["moves"][0]["text"]
            assert true.shown(one, [given]) != reversed_.shown(one, [given])

    run(work())


@pytest.mark.parametrize("name", WITH)
def test_an_answer_is_judged_beside_all_others_and_explained(name: str) -> None:
    async def work() -> None:
        tab, path, explained = Tab(), f"/api/{name}/puzzles/fair-1", 0
        asked = await tab.ask("GET", path)
        moves = [move["text"] for move in asked["moves"]]
        assert asked["asked"]["kind"]
        assert asked["asked"]["told"]
        best = None
        for text in moves:
            told = (await tab.ask("POST", path, {"answers": [text]}))["judged"]
            assert told["given"]["text"] == text
            assert sorted(one["text"] for one in told["answers"]) == sorted(moves)
            best = told["answers"][0]
            assert (told["how"] == "right") == (text == best["text"])
            cost = next(one["cost"]["value"] for one in told["answers"] if one["text"] == text)
            assert (told["how"] == "nearly") == (0.0 < cost <= 0.08)
            assert 0 < told["missed"] <= told["tries"]
            explained += len(told["reasons"])
        assert explained
        assert best is not None
        assert best["cost"] == {"value": 0.0, "error": 0.0}
        await tab.ask("POST", path, {"answers": moves[:2]}, 400)
        await tab.ask("POST", path, {"answers": ["sing"]}, 400)
        await tab.ask("POST", f"{path}/hint", {"answers": []}, 409)
        await tab.ask("POST", f"{path}/hint", {"answers": moves[:1]}, 409)
        for nothing in ("easy-0", "easy-999999", "gentle-1", "2026-02-30", "20261115"):
            await tab.ask("GET", f"/api/{name}/puzzles/{nothing}", None, 404)

    run(work())


@pytest.mark.parametrize("name", WITH)
def test_every_day_has_another_moment_until_all_had_theirs_and_every_rung_is_there(name: str) -> None:
    kept = moments_of(title_of(name))
    assert kept is not None
    puzzles = MomentPuzzles(title_of(name), kept)
    today = date(2026, 11, 15)
    days = [(today + timedelta(days=n)).isoformat() for n in range(len(kept.days) + 1)]
    seen = [puzzles._named(day).log for day in days]
    assert len({*seen[:-1]}) == len(kept.days)
    assert seen[-1] == seen[0]

    async def work() -> None:
        tab = Tab()
        ladders = await tab.ask("GET", f"/api/{name}/puzzles")
        assert [one["rating"] for one in ladders] == ["easy", "fair", "hard"]
        for one in ladders:
            assert one["rungs"] >= 1
            await tab.ask("GET", f"/api/{name}/puzzles/{one['rating']}-{one['rungs']}")
            await tab.ask("GET", f"/api/{name}/puzzles/{one['rating']}-{one['rungs'] + 1}", None, 404)

    run(work())


def test_ladders_without_end_say_so_and_a_game_that_is_not_here_has_none() -> None:
    async def work() -> None:
        tab = Tab()
        assert {one["rungs"] for one in await tab.ask("GET", "/api/booo/puzzles")} == {None}
        await tab.ask("GET", "/api/nowhere/puzzles", None, 404)

    run(work())


def loss_of(text: str) -> dict[str, Any]:
    """What a review might say of the first answer of a log that had a choice: another one was better."""
    log = log_of(text, "log")
    stage = stage_of(title_of("minuit"), log.header, "log")
    for moment in replay(stage, log, "log"):
        moves = next((moves for ask, moves in moment.asks if ask.seat == moment.entry.seat), [])
        if len(moves) > 2:
            given = stage.notation.move(moment.entry.move or "")
            best = next(move for move in moves if move != given)
            told = [{"text": stage.notation.text(one), "data": stage.notation.structure(one)} for one in (given, best)]
            return {
                **{"entry": moment.entry.number, "seat": (moment.entry.seat or 0) + 1, "kind": "move"},
                **{"label": "mistake", "given": told[0], "best": told[1], "before": 0.5, "after": 0.4},
                **{"cost": {"value": 0.1, "error": 0.01}, "reasons": []},
            }
    raise AssertionError("nobody had a choice")


def test_a_moment_of_ones_own_game_is_tried_again_and_the_review_is_told_afterwards() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    loss = loss_of(text)
    review = {"entries": 9, "trials": 1, "openly": 1, "seed": 1, "result": [], "curve": [], "seats": [], "seen": None}
    body = json.dumps({**review, "losses": [loss], "turning": [loss["entry"]]})

    async def work() -> None:
        tab = Tab()
        id = (await tab.ask("POST", "/api/logs", text.encode(), 201))["table"]
        path = f"/api/tables/{id}/practice"
        assert await tab.ask("GET", path) == {"game": "minuit", "done": 0, "total": 0, "moments": None}
        await tab.ask("GET", f"{path}/{loss['entry']}", None, 404)
        store = tab.lobby.house.store.reviews
        assert await store.begin(ReviewRow(id, 0, 2, 0.0), 0.0)
        assert (await tab.ask("GET", path))["moments"] is None
        assert await store.save(ReviewRow(id, 2, 2, 0.0, body))
        found = await tab.ask("GET", path)
        assert found["moments"] == [{"entry": loss["entry"], "seat": loss["seat"]}]
        assert await tab.ask("POST", path) == found
        asked = await tab.ask("GET", f"{path}/{loss['entry']}")
        assert not TOLD & {*filled({**asked, "view": None})}
        assert asked["asked"]["seat"] == loss["seat"]
        moves = [move["text"] for move in asked["moves"]]
        told = {one: (await tab.ask("POST", f"{path}/{loss['entry']}", {"answers": [one]}))["judged"] for one in moves}
        hows = {one: judged["how"] for one, judged in told.items()}
        best, given = loss["best"]["text"], loss["given"]["text"]
        assert (hows.pop(best), hows.pop(given)) == ("right", "no")
        assert {*hows.values()} == {"untried"}
        await tab.ask("GET", f"{path}/{loss['entry'] + 1}", None, 404)
        await tab.ask("GET", f"{path}/0", None, 400)
        await tab.ask("POST", f"{path}/{loss['entry']}", {"answers": [best, given]}, 400)

    run(work())


def test_a_game_that_goes_on_has_nothing_to_try_again() -> None:
    async def work() -> None:
        tab = Tab()
        wish = {"game": "minuit", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        id = (await tab.ask("POST", "/api/tables", wish, 201))["table"]["id"]
        await tab.ask("GET", f"/api/tables/{id}/practice", None, 404)
        await tab.ask("POST", f"/api/tables/{id}/practice", None, 404)
        await tab.ask("GET", f"/api/tables/{id}/practice/1", None, 404)

    run(work())
