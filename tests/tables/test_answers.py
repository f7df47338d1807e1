"""The course of a game at a table: stored before told, bots and clocks, pauses, undo, the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest

from live import bots, lobby_in, run
from manoir.kernel.question import Question
from manoir.kernel.reason import Comparison
from manoir.store.trouble import Trouble
from manoir.tables import answers, hints
from manoir.tables.archive.finished import Excerpt, log_and_stage, moments
from manoir.tables.document import Settings
from manoir.tables.game.journal import AnswerEntry, read_entry
from manoir.tables.people import hosting, seats
from manoir.tables.people.presence import awake
from manoir.tables.table import Mistake, TableStopped
from manoir.tables.verdict import Denied, Word
from sitting import sitting


def test_an_answer_is_stored_before_it_is_acknowledged_and_told(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            store = lobby.house.store
            seen: list[tuple[int, int]] = []
            append = store.append

            async def slow(row: object) -> None:
                seen.append((len(sat.ears[0].events), len(sat.ears[1].events)))
                await append(row)  # type: ignore[arg-type]
                seen.append((len(sat.ears[0].events), len(sat.ears[1].events)))

            store.append = slow  # type: ignore[method-assign]
            told = len(sat.ears[0].events)
            assert (await sat.answer()).word is Word.TAKEN
            assert seen == [(told, told), (told, told)], "nobody was told before it was on the disk"
            assert len(sat.ears[0].events) == len(sat.ears[1].events) > told
            assert len(await store.journal(sat.table.id)) == 2

    run(work())


def test_what_could_not_be_stored_was_not_taken_and_the_table_goes_on_from_the_store(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            store = lobby.house.store
            append, told = store.append, len(sat.ears[0].events)

            async def full(_: object) -> None:
                raise Trouble("the disk is full")

            store.append = full  # type: ignore[method-assign]
            asked = sat.asked()
            with pytest.raises(Trouble):
                await sat.table.do(answers.answer, *asked)
            assert len(sat.ears[0].events) == told
            assert sat.ears[0].dismissed == "trouble"
            with pytest.raises(TableStopped):
                await sat.table.do(answers.answer, *asked)
            store.append = append  # type: ignore[method-assign]
            sat.table = await lobby.find(sat.table.id)
            assert sat.asked() == asked
            assert (await sat.answer()).word is Word.TAKEN

    run(work())


def test_a_mistake_of_ours_stops_the_table_and_keeps_its_log(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            await sat.answer()

            async def wrong(_: object) -> None:
                raise ZeroDivisionError

            with pytest.raises(Mistake):
                await sat.table.do(wrong)
            assert lobby.house.mistakes == 1
            again = await lobby.find(sat.table.id)
            assert again is not sat.table
            assert again.play is not None
            assert again.play.moment == 1

    run(work())


def test_bots_play_a_whole_game_and_it_is_kept(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            for game in lobby.house.titles:
                sat = await sitting(lobby, game, people=0, bots=("random",) * 3)
                ear = await sat.come(None)
                await ear.until(lambda sat=sat: sat.table.document.stage == "over")  # type: ignore[misc]
                assert ear.scene.end is not None
                row = await lobby.finished(sat.table.id)
                log, stage = log_and_stage(lobby.house.titles[game], row)
                seen = moments(stage, log, Excerpt("all", count=10_000), {}, live=False).moments
                assert len(seen) == len(log.entries)

    run(work())


@pytest.mark.parametrize(
    ("bot", "at_once"), [("broken", False), ("wrong", False), ("late", False), ("broken", True), ("wrong", True)]
)
def test_a_bot_that_fails_plays_the_lapse_and_the_table_says_so(quick_path: Path, bot: str, at_once: bool) -> None:
    async def work() -> None:
        async with lobby_in(quick_path, thinking=0.05) as lobby:
            lobby.house.thinks.thoughtless = (bot,) if at_once else ()
            sat = await sitting(lobby, people=1, bots=(bot,))
            ear = sat.ears[0]
            while sat.asked()[0] == 0:
                await sat.answer()
            await ear.until(lambda: "house:Lapsed" in ear.names)
            lapsed = next(event.event for event in ear.events if event.event["event"] == "house:Lapsed")
            assert (lapsed["seat"], lapsed["because"]) == (2, "bot")

    run(work())


def test_silence_plays_the_lapse_when_the_clock_rings(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, settings=Settings(clock=1, stand_in="random"))
            seat = sat.asked()[0]
            ear = sat.ears[seat]
            assert ear.scene.asks[0].due is not None
            await ear.until(lambda: "house:Lapsed" in ear.names)
            lapsed = next(event.event for event in ear.events if event.event["event"] == "house:Lapsed")
            assert (lapsed["seat"], lapsed["because"]) == (seat + 1, "clock")
            rows = [read_entry(row.body) for row in await lobby.house.store.journal(sat.table.id)]
            assert isinstance(rows[1], AnswerEntry)
            assert rows[1].lapse == "clock"

    run(work())


def test_a_pause_stops_clocks_and_answers(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, settings=Settings(clock=3600, stand_in="random"))
            await sat.table.do(hosting.pause, True)
            key = sat.asked()[:2]
            left = sat.table.clock.due_in(key)
            assert left is not None
            assert not sat.table.clock.running
            verdict = await sat.answer()
            assert (verdict.word, verdict.reason) == (Word.REFUSED, "house:paused")
            assert sat.table.clock.due_in(key) == left
            await sat.table.do(hosting.pause, False)
            assert sat.table.clock.running
            assert (await sat.answer()).word is Word.TAKEN

    run(work())


def test_an_answer_before_its_time_is_not_asked_for_yet(quick_path: Path) -> None:
    async def work() -> None:
        now = [1000.0]
        async with lobby_in(quick_path, ticks=lambda: now[0]) as lobby:
            while True:
                sat = await sitting(lobby, "vigil", people=2)
                while sat.ears[0].scene.asks[0].kind == "seal":
                    await sat.answer()
                if sat.ears[0].scene.asks[0].kind == "rush":
                    break
            assert sat.ears[0].scene.reveal == 1500
            verdict = await sat.answer()
            assert (verdict.word, verdict.reason, verdict.wait) == (Word.NOT_ASKED, "house:too-soon", 1500)
            now[0] += 1.5
            assert (await sat.answer()).word is Word.TAKEN

    run(work())


def test_an_undo_needs_everybody(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, people=3)
            seat = sat.asked()[0]
            others = [other for other in range(3) if other != seat]
            before = sat.ears[seat].scene.view
            await sat.answer()
            await sat.table.do(seats.propose, seat, "undo")
            proposal = sat.table.proposal
            assert proposal is not None
            with pytest.raises(Denied):
                await sat.table.do(seats.propose, others[0], "pause")
            await sat.table.do(seats.agree, others[0], proposal.id, True)
            assert "house:Undone" not in sat.ears[0].names
            await sat.table.do(seats.agree, others[1], proposal.id, True)
            assert sat.ears[0].names[-1] == "house:Undone"
            assert sat.ears[seat].scene.view == before
            await sat.answer()
            await sat.table.do(seats.propose, seat, "undo")
            assert sat.table.proposal is not None
            await sat.table.do(seats.agree, others[0], sat.table.proposal.id, False)
            assert sat.table.proposal is None
            assert sat.ears[0].names.count("house:Undone") == 1

    run(work())


def test_a_sealed_answer_is_taken_back_at_the_table(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, "vigil", people=3)
            seat, name, _ = sat.asked()
            await sat.answer()
            assert sat.ears[seat].scene.back == name
            assert all(ear.scene.back is None for n, ear in enumerate(sat.ears) if n != seat)
            await sat.table.do(answers.take_back, seat, name)
            assert sat.ears[seat].scene.moves
            assert sat.ears[seat].names[-1] == "house:TakenBack"
            id = sat.table.id
            position = sat.table.play_now().notation.position(sat.table.play_now().state)
            await lobby.close()
            again = (await lobby.find(id)).play_now()
            assert again.notation.position(again.state) == position

    run(work())


def test_a_hint_is_marked_for_everybody(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            seat = sat.asked()[0]
            move = (await hints.hint(sat.table, seat)).move
            assert move in [one.text for one in sat.ears[seat].scene.moves]
            assert sat.ears[1 - seat].names[-1] == "house:HintGiven"
            with pytest.raises(Denied):
                await hints.hint(sat.table, 1 - seat)

    run(work())


def test_a_hint_is_told_when_it_is_asked_for_and_not_when_it_was_thought_of(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        wake = Event()
        thinks = bots(wake)
        compare = thinks.compare

        async def late(question: Question) -> Comparison:
            await asyncio.to_thread(wake.wait)
            return await compare(question)

        monkeypatch.setattr(thinks, "compare", late)
        async with lobby_in(quick_path, thinks=thinks) as lobby:
            sat = await sitting(lobby, "vigil")
            seat = sat.asked()[0]
            other = sat.ears[1 - seat]
            wanted = asyncio.create_task(hints.hint(sat.table, seat))
            await other.until(lambda: "house:HintGiven" in other.names)
            assert not wanted.done()
            wake.set()
            assert (await wanted).move in [one.text for one in sat.ears[seat].scene.moves]
            assert other.names.count("house:HintGiven") == 1

    run(work())


def test_a_long_game_goes_on_from_a_snapshot(quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.tables.game.resume.SNAPSHOT_EVERY", 10)

    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            for _ in range(45):
                await sat.answer()
            while sat.table.snapshot == sat.table.written - 1:  # something is to be told that came after it
                await sat.answer()
            row = await lobby.house.store.snapshot(sat.table.id)
            assert row is not None
            assert row.number >= 10
            play = sat.table.play_now()
            view = sat.ears[0].scene.view
            await lobby.close()
            again = (await lobby.find(sat.table.id)).play_now()
            assert again.notation.position(again.state) == play.notation.position(play.state)
            assert (again.number, again.moment) == (play.number, play.moment)
            assert again.since(play.number - 1) is not None
            assert again.since(1) is None, "what came before the snapshot is a fresh view"
            sat.table = await lobby.find(sat.table.id)
            ear = await sat.come(0, have=1)
            assert ear.scene.view == view
            await sat.play_on()
            row_finished = await lobby.finished(sat.table.id)
            log, stage = log_and_stage(lobby.house.titles["minuit"], row_finished)
            assert len(moments(stage, log, Excerpt(None, count=10_000), {}, live=False).moments) == len(log.entries)

    run(work())


def test_nothing_goes_back_behind_a_snapshot(quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.tables.game.resume.SNAPSHOT_EVERY", 2)

    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            while sat.table.snapshot == 0:
                await sat.answer()
            with pytest.raises(Denied, match="undo-past-pick"):
                await sat.table.do(seats.propose, sat.asked()[0], "undo", sat.table.play_now().moment - 1)
            await sat.answer()
            play = sat.table.play_now()
            await lobby.close()
            again = (await lobby.find(sat.table.id)).play_now()
            assert again.notation.position(again.state) == play.notation.position(play.state)

    run(work())


def test_a_house_that_fell_after_the_last_answer_still_keeps_the_game(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            with monkeypatch.context() as patch:

                async def fall(_: object) -> None:
                    raise Trouble("the house fell")

                patch.setattr(lobby.house.store, "finish", fall)
                with pytest.raises(Trouble):
                    await sat.play_on()
            with pytest.raises(Denied, match="no-game"):
                await lobby.finished(sat.table.id)
            sat.table = await lobby.find(sat.table.id)
            assert sat.table.document.stage == "over"
            assert (await lobby.finished(sat.table.id)).game == "minuit"
            assert (await sat.come(0)).scene.end is not None

    run(work())


def test_nobody_there_means_that_nothing_happens(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, people=1, bots=("random",), settings=Settings(clock=3600, stand_in="random"))
            await sat.leave(sat.ears[0])
            assert not awake(sat.table)
            assert not sat.table.clock.running
            moment = sat.table.play_now().moment
            await asyncio.sleep(0)
            await sat.table.do(answers.carry_on)
            assert sat.table.play_now().moment <= moment + 1  # a thought under way may still arrive
            ear = await sat.come(0)
            assert awake(sat.table)
            assert ear.scene.asks

    run(work())
