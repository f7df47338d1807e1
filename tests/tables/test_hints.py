"""A hint is for a person: it is thought of from what their screen shows, and so it remembers nothing for them."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from live import bots, lobby_in, run
from manoir.bots.request import request, text_of
from manoir.bots.threads import ThreadThinks
from manoir.kernel.question import Question
from manoir.tables import hints
from manoir.tables.people import hosting, seats

LINE = "2 players; ghost red; blue at A2 keys red tower; tokens A1 {}, B2 {}, D1 green; top blue cross; to act blue"
TWO_WORLDS = (LINE.format("trap", "blue"), LINE.format("yellow", "trap"))


class Overheard(ThreadThinks):
    """Bots whose questions are written down as their processes would read them."""

    def __init__(self, asked: list[bytes]) -> None:
        inner = bots(Event())
        super().__init__(inner.names, inner.seat)
        self.asked = asked

    async def think(self, question: Question) -> int:
        self.asked.append(line_of(question))
        return await super().think(question)


def line_of(question: Question) -> bytes:
    """All that a bot is told, but for the name of its chair."""
    stage, view = question.stage, question.view
    return request(question.bot, stage, text_of(stage), view, question.ask, question.moves, question.budget, "", 1)


async def hinted(folder: Path, position: str, memory: bool) -> tuple[bytes, bytes]:
    """What a bot is asked for a hint, and what it would be asked if it played itself."""
    asked: list[bytes] = []
    folder.mkdir()
    async with lobby_in(folder, thinks=Overheard(asked)) as lobby:
        table, host = await lobby.create("macgregor", 2, options={"memory": memory})
        for seat in range(2):
            await table.do(seats.sit, seat, f"P{seat + 1}", None if seat else host)
        table.document.position = position
        await table.do(hosting.start)
        play = table.play_now()
        _, ask = play.asks()[0]
        assert (await hints.hint(table, int(ask.seat))).move in [play.text(move) for move in play.moves(int(ask.seat))]
        alone = line_of(Question.put("", play, ask, table.document.settings.stand_in, table.house.budget))
    return asked[0], alone


@pytest.mark.parametrize("memory", [False, True], ids=["alone", "aided"])
def test_in_worlds_that_differ_in_a_forgotten_token_a_hint_is_the_same_question(tmp_path: Path, memory: bool) -> None:
    (one, one_played), (other, other_played) = (
        run(hinted(tmp_path / str(number), world, memory)) for number, world in enumerate(TWO_WORLDS)
    )
    assert (one == other) is not memory
    assert one_played != other_played  # bots may remember


def test_a_hint_is_given_by_a_bot_that_has_not_sat_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(tmp_path) as lobby:
            table, host = await lobby.create("macgregor", 2)
            for seat in range(2):
                await table.do(seats.sit, seat, f"P{seat + 1}", None if seat else host)
            await table.do(hosting.start)
            seat = int(table.play_now().asks()[0][1].seat)
            _, question = await table.do(hints.question, seat)
            assert question.table != table.id  # a chair of a bot's own: what the stand-in remembers stays with it

    run(work())
