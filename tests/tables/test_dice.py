"""The dice of live tables: sealed first, shared once, hidden until the end, and right whatever happens in between."""

from __future__ import annotations

import base64
import itertools
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from live import ALL, lobby_in, run
from manoir.kernel.audit import audited
from manoir.kernel.fair import SILENT, sealed
from manoir.kernel.log import Log, log_of
from manoir.kernel.record import stage_of
from manoir.kernel.wrong import WrongInput
from manoir.tables import answers
from manoir.tables.lobby import Lobby
from manoir.tables.people import hosting, seats
from manoir.tables.people.presence import played_by_bot
from manoir.tables.scenes.public import table_seen
from manoir.tables.table import Table
from manoir.tables.verdict import Denied
from sitting import Sitting, sitting

SHARE = "a-share-of-the-first-seat"


def leaps() -> Callable[[], float]:
    """A clock by which no answer is too soon."""
    leap = itertools.count(step=10)
    return lambda: float(next(leap))


async def finished(lobby: Lobby, table: Table) -> Log:
    """The log of a game that is over, its dice checked against what the table showed."""
    log = log_of((await lobby.finished(table.id)).log, "log")
    list(audited(stage_of(ALL[table.document.game], log.header, "log"), log, "log", sealed(table.key)))
    return log


async def give(sat: Sitting, seat: int, share: str = SHARE) -> None:
    shown = table_seen(sat.table).fair
    assert shown is not None
    await sat.table.do(seats.share, seat, shown.commitment, share)


def test_a_share_is_given_once_before_the_start_by_one_who_saw_the_seal(quick_path: Path) -> None:
    async def main() -> None:
        async with lobby_in(quick_path, ticks=leaps()) as lobby:
            sat = await sitting(lobby, "vigil", people=2, start=False)
            table = sat.table
            shown = table_seen(table).fair
            assert shown is not None
            assert shown.shares is None
            assert shown.commitment == sealed(table.key)
            with pytest.raises(Denied, match="other-commitment"):
                await table.do(seats.share, 0, sealed(bytes(32)), SHARE)
            with pytest.raises(WrongInput, match="16 to 64"):
                await table.do(seats.share, 0, shown.commitment, "short")
            await give(sat, 0)
            await give(sat, 0)  # the same again, after a lost answer
            with pytest.raises(Denied, match="share-given"):
                await give(sat, 0, "another-share-of-mine")
            assert [seat.shared for seat in table_seen(table).seats] == [True, False]
            await table.do(hosting.start)
            with pytest.raises(Denied, match="started"):
                await table.do(seats.share, 1, shown.commitment, SHARE)
            after = table_seen(table).fair
            assert after is not None
            assert after.commitment == shown.commitment
            assert after.shares == [SHARE, SILENT]

    run(main())


def test_a_share_goes_with_the_person_who_gave_it(quick_path: Path) -> None:
    async def main() -> None:
        async with lobby_in(quick_path, ticks=leaps()) as lobby:
            sat = await sitting(lobby, "vigil", people=3, start=False)
            table = sat.table
            for seat in range(3):
                await give(sat, seat, f"the-share-of-seat-{seat}")
            await table.do(seats.leave, 0)
            await table.do(hosting.seat_bot, 1, "random", "")
            assert [place.share for place in table.document.places] == [None, None, "the-share-of-seat-2"]
            seal = sealed(table.key)
            await table.do(seats.sit, 0, "Zoé", None, (seal, "the-share-of-the-next-one"))
            await table.do(hosting.start)
            assert table.play is not None
            fair = table.play.log.header.fair
            assert fair is not None
            assert fair.shares == ("the-share-of-the-next-one", SILENT, "the-share-of-seat-2")

    run(main())


@pytest.mark.parametrize("game", ["vigil", "minuit", "chasseurs"])
def test_a_game_with_undos_kills_and_bots_ends_in_dice_that_hold(quick_path: Path, game: str) -> None:
    async def main() -> None:
        async with lobby_in(quick_path, ticks=leaps()) as lobby:
            sat = await sitting(lobby, game, people=2, bots=("random",), start=False)
            await give(sat, 1)
            await sat.table.do(hosting.start)
            id, held = sat.table.id, sat.held
            await wander(sat, 12)
        again = 0
        while True:  # the house falls, and is opened again in the same folder
            async with lobby_in(quick_path, ticks=leaps()) as lobby:
                table = await lobby.find(id)
                sat = Sitting(lobby, table, "", held)
                sat.ears = [await sat.come(seat) for seat in range(2)]
                again += 1
                if again < 4:
                    await wander(sat, 15)
                    continue
                await sat.play_on()
                log = await finished(lobby, table)
                assert log.header.fair is not None
                assert log.header.fair.shares == (SILENT, SHARE, SILENT)
                assert sum(len(entry.picks) for entry in log.entries) > 3
                return

    run(main())


async def wander(sat: Sitting, steps: int) -> None:
    """Some answers of the people, a few of them taken back or undone."""
    rng = random.Random(steps)
    table = sat.table
    for _ in range(steps):
        play = table.play_now()
        if play.over:
            return
        mine = [(name, int(ask.seat)) for name, ask in play.asks() if played_by_bot(table, int(ask.seat)) is None]
        if not mine:
            moment = sat.ears[0].scene.moment
            await table.do(answers.carry_on)
            await sat.ears[0].until(lambda moment=moment: sat.ears[0].scene.moment > moment)  # type: ignore[misc]
            continue
        name, seat = mine[0]
        await table.do(answers.answer, seat, name, play.notation.text(rng.choice(play.moves(seat))))
        if rng.random() < 0.5 and (back := play.may_take_back(seat)) is not None:
            await table.do(answers.take_back, seat, back)
        elif rng.random() < 0.5:
            try:
                await table.do(seats.propose, seat, "undo")
                if table.proposal is not None:
                    await table.do(seats.agree, 1 - seat, table.proposal.id, True)
            except Denied:
                continue


def test_a_rematch_and_a_fork_have_dice_of_their_own(quick_path: Path) -> None:
    async def main() -> None:
        async with lobby_in(quick_path, ticks=leaps()) as lobby:
            sat = await sitting(lobby, "vigil", people=2, start=False)
            await give(sat, 0)
            await sat.table.do(hosting.start)
            await sat.play_on()
            await finished(lobby, sat.table)
            rematch = await lobby.find(await sat.table.do(lobby.rematch))
            assert rematch.key != sat.table.key
            assert [place.share for place in rematch.document.places] == [None, None]
            fork, host = await lobby.fork(await lobby.finished(sat.table.id), 2)
            assert fork.key not in (sat.table.key, rematch.key)
            held = [(await fork.do(seats.sit, n, "", None if n else host))[1] for n in range(2)]
            forked = Sitting(lobby, fork, host, held)
            await give(forked, 1, "a-share-for-the-fork")
            forked.ears = [await forked.come(seat) for seat in range(2)]
            await fork.do(hosting.start)
            await forked.play_on()
            log = await finished(lobby, fork)
            assert log.entries[0].position is not None

    run(main())


def test_nothing_of_the_secret_is_told_before_the_end(quick_path: Path) -> None:
    async def main() -> None:
        async with lobby_in(quick_path, ticks=leaps()) as lobby:
            sat = await sitting(lobby, "vigil", people=2, start=False)
            await give(sat, 0)
            watcher = await sat.come(None)
            await sat.table.do(hosting.start)
            while not sat.table.play_now().over:
                await sat.answer()
            secret = sat.table.key
            header = sat.table.play_now().log.header
            assert header.fair is not None
            keys = (secret, header.fair.key(secret, header.seats))
            for ear in (*sat.ears, watcher):
                told = b"".join(msgspec.json.encode(frame) for frame in ear.frames)
                assert sealed(secret).encode() in told
                for key in keys:
                    for hidden in (key.hex(), base64.b64encode(key).decode()[:40], repr(key)[2:-1]):
                        assert hidden.encode() not in told
            journal = "".join(row.body for row in await lobby.house.store.journal(sat.table.id))
            assert secret.hex() not in journal
            assert secret.hex() in (await lobby.finished(sat.table.id)).log

    run(main())
