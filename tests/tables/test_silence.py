"""A seat that does not answer: what is played for it is drawn by the table, beside the dice of its log."""

from __future__ import annotations

import itertools
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from live import ALL, lobby_in, run
from manoir.kernel.audit import audited
from manoir.kernel.fair import SILENT, Fair, key_of, sealed
from manoir.kernel.fate import KeyedFate
from manoir.kernel.log import log_of
from manoir.kernel.record import stage_of
from manoir.store.rows import EntryRow
from manoir.tables import answers
from manoir.tables.game.dice import silence_of
from manoir.tables.game.journal import AnswerEntry, read_entry
from manoir.testing.scene import Scene
from sitting import Sitting, sitting

FIRST = ["lay tower", "lay crown", "lay lion", "lay green-yellow"]
PLANNING = "ghost red; blue at A1; top red cross; to plan"


def key(number: int) -> bytes:
    """One of many secrets."""
    return sha256(number.to_bytes(8, "big")).digest()


def plan_of(secret: bytes) -> list[str]:
    """The plan that silence lays at a table of that secret, ask by ask."""
    scene = Scene("macgregor", 2, PLANNING)
    plan = []
    for number in range(4):
        fate = silence_of(secret, Fair(sealed(secret), (SILENT, SILENT)), ("Zoé", "Papi"), 0, f"0.{number}")
        plan.append(scene.notation.text(int(scene.game.lapse(scene.state, 0, fate))))
        scene.answer(0, plan[-1])
    return plan


def test_over_many_tables_silence_lays_every_plan_alike() -> None:
    plans = [plan_of(key(number)) for number in range(700)]
    for place in range(4):
        counts = Counter(plan[place] for plan in plans)
        assert len(counts) == 7
        assert 65 <= min(counts.values()) <= max(counts.values()) <= 135  # a hundred each, within 3.8 deviations
    assert len({tuple(plan) for plan in plans}) > 400  # of 840
    assert all(len(set(plan)) == 4 for plan in plans)


def test_the_same_table_and_ask_draw_the_same_and_any_other_secret_share_seat_or_ask_draws_anew() -> None:
    fair = Fair(sealed(key(1)), (SILENT, SILENT))

    def drawn(secret: bytes = key(1), given: Fair | None = fair, seat: int = 0, ask: str = "0.7") -> list[int]:
        fate = silence_of(secret, given, ("Zoé", "Papi"), seat, ask)
        return [int(fate.pick(1000)) for _ in range(4)]

    assert drawn() == drawn()
    others = [
        drawn(secret=key(2)),
        drawn(given=Fair(sealed(key(1)), (SILENT, "a-share-of-the-second-seat"))),
        drawn(given=None),
        drawn(seat=1),
        drawn(ask="1.7"),
        drawn(ask="0.8"),
        [int(KeyedFate(key_of(key(1), fair.shares)).pick(1000)) for _ in range(4)],  # the dice of the log
    ]
    assert drawn() not in others
    assert len({tuple(other) for other in others}) == len(others)


async def silent_game(sat: Sitting) -> list[EntryRow]:
    """Nobody says a word until the game is over; the journal of it."""
    table = sat.table
    while table.document.stage == "playing":
        name, ask = table.play_now().asks()[0]
        await table.do(answers.ring, (int(ask.seat), name))
    return await sat.lobby.house.store.journal(table.id)


@pytest.mark.parametrize("game", ["macgregor", "chasseurs", "vigil"])
def test_a_game_in_which_nobody_says_a_word_ends_with_dice_that_hold(quick_path: Path, game: str) -> None:
    async def main() -> None:
        leap = itertools.count(step=10)
        async with lobby_in(quick_path, ticks=lambda: float(next(leap))) as lobby:
            sat = await sitting(lobby, game, people=2)
            rows = await silent_game(sat)
            entries = [read_entry(row.body) for row in rows]
            said = [entry for entry in entries if isinstance(entry, AnswerEntry)]
            assert {entry.lapse for entry in said} == {"clock"}
            log = log_of((await lobby.finished(sat.table.id)).log, "log")
            moments = list(audited(stage_of(ALL[game], log.header, "log"), log, "log", sealed(sat.table.key)))
            assert len(moments) == len(said) + 1
            if game == "macgregor":
                laid = [entry.move for entry in said if entry.move.startswith("lay")]
                assert laid != FIRST * (len(laid) // 4)

    run(main())
