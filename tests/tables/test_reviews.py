"""Finished games looked over: on request, once, kept with their game; and never a game that goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from live import ALL, bots, lobby_in, run
from manoir.bots.bot_processes import BotProcesses, NoAnswer
from manoir.bots.registry import bot_named
from manoir.bots.threads import ThreadThinks
from manoir.cli.simulate import play_out
from manoir.coach.depth import Depth, part_of
from manoir.coach.review import review
from manoir.coach.slices import SEED, Slices
from manoir.kernel.log import log_of
from manoir.kernel.plain import Named, Plain
from manoir.kernel.question import PastGame
from manoir.protocol.answer import answer
from manoir.store.rows import ReviewRow
from manoir.tables.archive.finished import brought_game
from manoir.tables.archive.reviews import MOST_EACH
from manoir.tables.lobby import Lobby
from manoir.tables.verdict import Denied
from sitting import sitting

SHALLOW = Depth(games=12, search=6, glances=2, looks=3, trials=4, openly=3)
WRONG = "somebody else's log"


def looks(reviewer: Callable[[str, str, int], dict[str, Plain]] | None = None) -> ThreadThinks:
    """Whoever looks games over here, quickly."""
    return ThreadThinks(("random", "greedy"), bot_named, reviewer=reviewer or Slices(SHALLOW).go_on)


def log_for(game: str, seats: int = 2, seed: int = 5) -> str:
    title = ALL[game]
    names = ["random" if game == "vigil" else "greedy"] * seats
    return play_out(title, title.box(), names, dict(title.bounded), seed).play.log.text()


async def kept(lobby: Lobby, text: str) -> str:
    """A finished game in a house."""
    log = log_of(text, "log")
    row = brought_game(ALL[log.header.game], log, lobby.house.now())
    await lobby.house.store.finish(row)
    return row.id


async def made(lobby: Lobby, id: str) -> ReviewRow:
    """The review of a game, once it is made."""
    found = await lobby.look_over(id)
    while not found.body:
        await asyncio.sleep(0.01)
        now = await lobby.house.store.reviews.find(id)
        assert now is not None, "it could not be made"
        found = now
    return found


async def said(lobby: Lobby, method: str, id: str) -> tuple[int, Any]:
    reply = await answer(lobby, method, f"/api/tables/{id}/review")
    return reply.status, json.loads(reply.body)


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize("game", ["minuit", "booo", "vigil"])
def test_a_review_is_asked_for_over_the_wire_and_says_what_the_library_says(game: str, quick_path: Path) -> None:
    text = log_for(game, max(2, ALL[game].box().players[0]))

    async def work() -> None:
        async with lobby_in(quick_path, thinks=looks()) as lobby:
            id = await kept(lobby, text)
            assert await said(lobby, "GET", id) == (404, (await said(lobby, "GET", id))[1])
            status, first = await said(lobby, "POST", id)
            assert status == 200
            assert first["review"] is None or first["done"] == first["total"]  # a small game takes no time at all
            await made(lobby, id)
            status, found = await said(lobby, "GET", id)
            assert status == 200
            assert found["done"] == found["total"] > 0
            document, whole = found["review"], review(text, depth=SHALLOW, seed=SEED)
            assert document["result"] == list(whole.result)
            if whole.ledger is None:
                assert document["seen"] == [one.plain() for one in whole.sightings or ()]
                assert (document["curve"], document["seats"], document["losses"]) == ([], [], [])
                assert found["part"] is None
                return
            assert found["part"] == part_of(SHALLOW.trials)
            assert document["seen"] is None
            assert document["curve"] == [[round(one, 3) for one in swing.shares] for swing in whole.ledger.swings]
            assert [one["luck"] for one in document["seats"]] == [one.luck.plain() for one in whole.tallies]
            lost = [one for one in whole.decisions if one.appraisal.label != "fine"]
            assert [(one["entry"], one["label"]) for one in document["losses"]] == [
                (one.entry, one.appraisal.label) for one in lost
            ]
            assert [one["best"]["text"] for one in document["losses"]] == [one.best for one in lost]
            counted = [
                sum(one[label] for label in ("fine", "inexact", "mistake", "turning")) for one in document["seats"]
            ]
            assert sum(counted) == len(whole.decisions)

    run(work())


def test_a_review_is_made_once_and_kept_and_goes_with_its_game(quick_path: Path) -> None:
    """Whoever asks meanwhile, or later, or of the house that is opened next, is told the same."""
    begun: list[str] = []
    slices = Slices(SHALLOW)

    def reviewer(table: str, log: str, _: int) -> dict[str, Plain]:
        if table not in slices.under_way:
            begun.append(table)
        return slices.go_on(table, log, 1)

    async def work() -> None:
        async with lobby_in(quick_path, thinks=looks(reviewer)) as lobby:
            id = await kept(lobby, log_for("minuit"))
            await asyncio.gather(*(lobby.look_over(id, f"caller {n}") for n in range(5)))
            found = await made(lobby, id)
            assert begun == [id]
        async with lobby_in(quick_path, thinks=looks(reviewer)) as lobby:
            assert await made(lobby, id) == found
            assert begun == [id]
            await lobby.house.store.delete_game(id, [], lobby.house.now())
            assert await lobby.house.store.reviews.find(id) is None

    run(work())


def test_a_review_holds_nobodys_name(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path, thinks=looks()) as lobby:
            sat = await sitting(lobby, bots=("random",))
            await sat.play_on()
            found = await made(lobby, sat.table.id)
            assert "P1" not in found.body
            assert len(json.loads(found.body)["seats"]) == 3

    run(work())


def test_a_game_in_progress_is_never_looked_over(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path, thinks=looks()) as lobby:
            sat = await sitting(lobby)
            await sat.answer()
            status, told = await said(lobby, "POST", sat.table.id)
            assert (status, told["reason"]) == (409, "house:not-over")
            assert (await said(lobby, "GET", sat.table.id))[0] == 404
            assert await lobby.house.store.reviews.find(sat.table.id) is None
            assert (await said(lobby, "POST", "nowhere"))[0] == 404

    run(work())


def test_what_cannot_be_looked_over_is_told(quick_path: Path) -> None:
    """A log that is cut, of other rules or of a game that is gone; or a house where nobody looks games over."""
    text = log_for("minuit")
    lines = text.splitlines(keepends=True)

    async def work() -> None:
        async with lobby_in(quick_path, thinks=bots(Event())) as lobby:
            id = await kept(lobby, text)
            row = await lobby.finished(id)
            wrong = {
                "cut": ("log-unfinished", "".join(lines[:-1])),
                "torn": ("log-unfinished", "".join(lines[:-1]) + lines[-1][:8]),
                "other": (
                    "rules-moved-on",
                    text.replace('"rules":1', '"rules":99').replace('"rules": 1', '"rules": 99'),
                ),
                "none": ("rules-moved-on", "nothing at all"),
            }
            for name, (reason, log) in wrong.items():
                await lobby.house.store.finish(replace(row, id=name, log=log))
                with pytest.raises(Denied, match=reason):
                    await lobby.look_over(name)
                status, told = await said(lobby, "POST", name)
                assert (400 <= status < 500, told["reason"]) == (True, f"house:{reason}"), (name, status, told)
                assert told["words"]
                assert (await said(lobby, "GET", name))[0] == 404  # nothing was begun
            await lobby.house.store.finish(replace(row, id="gone", game="chess"))
            with pytest.raises(Denied, match="package-gone"):
                await lobby.look_over("gone")
            await lobby.look_over(id)  # nobody makes it: so it is not on its way any more
            while await lobby.house.store.reviews.find(id) is not None:
                await asyncio.sleep(0.01)

    run(work())


def test_one_caller_asks_for_few_at_once(quick_path: Path) -> None:
    def endless(*_: object) -> dict[str, Plain]:
        return {"done": 0, "total": 9, "review": None}

    async def work() -> None:
        async with lobby_in(quick_path, thinks=looks(endless)) as lobby:
            ids = [await kept(lobby, log_for("minuit", seed=seed)) for seed in range(MOST_EACH + 1)]
            for id in ids[:-1]:
                await lobby.look_over(id, "one")
            with pytest.raises(Denied, match="reviews-made"):
                await lobby.look_over(ids[-1], "one")
            await lobby.look_over(ids[-1], "another")

    run(work())


def test_a_review_that_was_broken_off_is_begun_anew(quick_path: Path) -> None:
    """By a house that closed in peace at once; by one that was killed, once it is clear that nobody goes on with it."""
    time = [1000.0]

    async def work() -> None:
        async with lobby_in(quick_path, thinks=looks(), now=lambda: time[0]) as lobby:
            id = await kept(lobby, log_for("minuit"))
            assert await lobby.house.store.reviews.begin(ReviewRow(id, 3, 9, 1000.0), 900.0), "and then it is killed"
            assert (await lobby.look_over(id)).done == 3
            assert lobby.reviews.making == {}
            time[0] += 120
            assert (await made(lobby, id)).body

    run(work())


def test_a_review_in_slices_is_the_same_as_one_made_in_one_go() -> None:
    text = log_for("minuit", 3)
    whole, slices = Slices(SHALLOW).go_on("x", text, 10**9), Slices(SHALLOW, clock=iter(range(10**6)).__next__)
    told = [slices.go_on("x", text, 1)]
    while told[-1]["review"] is None:
        told.append(slices.go_on("x", text, 1))
    assert told[-1] == whole
    assert len(told) > 20
    far = [one["done"] for one in told]
    assert far == sorted(far)


def test_a_bots_process_looks_games_over_between_its_other_turns() -> None:
    """As the house has it; and a log that it cannot use is told, and ends no process."""

    async def work() -> None:
        workers = BotProcesses(1, module="manoir.coach.process")
        try:
            with pytest.raises(NoAnswer, match=r"failed: WrongInput"):
                await workers.review(PastGame("a", WRONG, 1))
            text = log_for("booo", 2)
            found: Named = {"review": None}
            while found["review"] is None:
                found = await workers.review(PastGame("b", text, 1))
            assert found["review"]["seen"] == [one.plain() for one in review(text).sightings or ()]
            assert workers.replaced == 0
        finally:
            with suppress(ProcessLookupError):
                await workers.close()

    run(work())
