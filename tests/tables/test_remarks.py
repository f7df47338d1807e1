"""What the house told beside a game is read again by whoever comes later, at the moment to which it belongs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import httpx

from live import run, server_in
from manoir.tables.archive.remarks import remarks_of
from manoir.tables.game.journal import (
    AnswerEntry,
    HintEntry,
    JournalEntry,
    SeatEntry,
    StartEntry,
    TakeBackEntry,
    UndoEntry,
)


def told_at(journal: Sequence[JournalEntry]) -> dict[int, list[str]]:
    return {moment: [type(one).__name__ for one in told] for moment, told in remarks_of(journal).items()}


def test_what_happened_to_seats_outlives_an_undo_and_hints_do_not() -> None:
    start = StartEntry({}, (), "")
    one, two = (AnswerEntry(seat, f"0.{seat}", "move", lapse="clock" if seat else None) for seat in (0, 1))
    away = SeatEntry(1, "away", "Papi")
    assert told_at([start, away, one, HintEntry(1), two]) == {0: ["SeatChanged"], 1: ["HintGiven"], 2: ["Lapsed"]}
    journal = [start, one, HintEntry(1), two, away, UndoEntry(1)]
    assert told_at(journal) == {0: ["SeatChanged", "Undone"]}


def test_what_was_told_stays_with_its_moment_when_an_answer_before_it_is_taken_back() -> None:
    start, away = StartEntry({}, (), ""), SeatEntry(1, "away", "Papi")
    answers = [AnswerEntry(seat, f"0.{seat}", "move") for seat in (0, 1)]
    journal = [start, *answers, away, TakeBackEntry(0, "0.0")]
    assert told_at(journal) == {1: ["SeatChanged", "TakenBack"]}


def test_whoever_comes_later_reads_what_happened_to_seats_in_its_place(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            places = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Papi"}, {"kind": "bot", "bot": "late"}]
            body = {"game": "vigil", "seats": places, "settings": {"stand_in": "late"}, "start": True}
            made = (await client.post("/tables", json=body)).json()
            table, papi = made["table"]["id"], made["held"][1]["secret"]
            await client.post(f"/tables/{table}/leave", headers={"authorization": f"Bearer {papi}"})
            found = (await client.get(f"/tables/{table}/moments?chair=public&views=false")).json()["moments"]
            told = [event for moment in found for event in moment["events"]]
            assert told[-1] == {
                "event": "house:SeatChanged", "seat": 2, "change": "left", "who": "Papi", "to": "", "minutes": 0,
            }  # fmt: skip

    run(work())
