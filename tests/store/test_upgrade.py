"""A house of before protocol 2 is opened again: its games in progress go on where they stood."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from live import lobby_in, run
from manoir.kernel.plain import digest
from manoir.protocol import codec, messages
from manoir.protocol.conversation import Conversation
from manoir.protocol.rate_limit import RateLimit
from manoir.tables.messages import PROTOCOL
from manoir.tables.verdict import Word
from sitting import Sitting

FORMER = Path(__file__).parent / "protocol-1.sql"  # as a house of commit b446c09 left it: four games, six answers each
TABLES = {
    "minuit": ("rUL0KBV3H4YgjQsi", ["Fjfd2_Mn00oUzcgWFfoYoQ", "1zptb0PPheQEny1URxH6wg"], "82723fd20ee131ea"),
    "chasseurs": ("FuJv-xMaOGHoT5UF", ["8ilq3LKTNWf68kbZD1WuNw", "qpQ7CMpwCchTRO71Nldo8A"], "71c7d5a7b43b0e47"),
    "macgregor": ("JczLRFyl5PPRfL6z", ["LBjQWcnGgCAWOmxX9tZq2g", "XxXlybEfB7T6D2MMGwXC5A"], "44fb88f9bccbcf79"),
    "booo": ("4XaYW91mpamhzIVS", ["4bv3zmdKPd5cI2a1NMjtjA", "PsWpUQ-051d0kI_zG0tvWA"], "f1ccc8e96b20dc7e"),
}


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_table_in_progress_under_protocol_1_goes_on_after_an_upgrade(tmp_path: Path, game: str) -> None:
    id, secrets, position = TABLES[game]
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.executescript(FORMER.read_text(encoding="utf-8"))
    database.close()

    async def work() -> None:
        async with lobby_in(tmp_path) as lobby:
            said: list[bytes] = []
            page = Conversation(lobby, said.append, lambda: None, RateLimit(0, 0))
            await page.hear(codec.encoder.encode(messages.Hello(table=id, secret=secrets[0], protocol=PROTOCOL - 1)))
            assert b"house:other-protocol" in said[-1], "a page of before is told, and loads itself anew"
            sat = Sitting(lobby, await lobby.find(id, secrets[0]), secrets[0], secrets)
            play = sat.table.play_now()
            assert digest(play.notation.position(play.state)).startswith(position), "it stands where it stood"
            sat.ears = [await sat.come(seat) for seat in range(2)]
            assert (await sat.answer()).word is Word.TAKEN
            assert [ear.scene.moment for ear in sat.ears] == [7, 7]
            assert len(await lobby.house.store.journal(id)) == 8

    run(work())
