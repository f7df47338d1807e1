"""Dice in a hand: who may say so, who is told, and that nothing waits for it but pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from live import Ear, lobby_in, run
from manoir.tables import answers
from manoir.tables.audience import Chair
from manoir.tables.document import Settings
from manoir.tables.messages import Around, Declined, InHand, Thrown
from manoir.tables.people import hosting, seats, throwing
from manoir.tables.verdict import Denied
from sitting import Sitting, sitting


def chair_of(sat: Sitting, ear: Ear) -> Chair:
    """The chair that a device sits on."""
    return next(chair for chair in sat.table.audience.chairs if chair.listener is ear)


def told(ear: Ear) -> list[InHand | Thrown]:
    """What a device was told of dice in hands."""
    return [frame for frame in ear.frames if isinstance(frame, (InHand, Thrown))]


def hands(ear: Ear) -> list[tuple[bool, int | None]]:
    """What the last frame about the table says of each seat's hand."""
    last = [frame for frame in ear.frames if isinstance(frame, Around)][-1]
    return [(seat.throws, seat.die) for seat in last.table.seats]


async def rolled(sat: Sitting) -> tuple[int, int]:
    """Play on until somebody has rolled: the seat, and the number of the event."""
    while True:
        for one in reversed(sat.ears[0].events):
            if one.event["event"] in ("Rolled", "RolledGhost"):
                seat = one.event["seat"]
                assert isinstance(seat, int)
                return seat - 1, one.number
        await sat.answer()


def test_a_die_is_in_a_hand_on_every_other_screen_until_it_is_thrown(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            watcher = await sat.come(None)
            seat, event = await rolled(sat)
            mine, other = sat.ears[seat], sat.ears[1 - seat]
            chair = chair_of(sat, mine)
            await sat.table.do(throwing.throws, chair, True)
            assert hands(other)[seat] == (True, None) == hands(watcher)[seat]
            assert hands(other)[1 - seat] == (False, None)
            await sat.table.do(throwing.hold, chair, event)
            late = await sat.come(None)  # whoever comes now learns it too
            assert hands(late)[seat] == (True, event)
            await sat.table.do(throwing.throw, chair, event)
            assert told(other) == [InHand(seat + 1, event), Thrown(seat + 1, event)] == told(watcher)
            assert told(mine) == []
            assert told(late) == [Thrown(seat + 1, event)]
            for _ in range(2):  # said again after a cut line
                await sat.table.do(throwing.throw, chair, event)
                await sat.table.do(throwing.hold, chair, event)
            assert len(told(other)) == 2

    run(work())


def test_only_the_hand_that_throws_may_say_so(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            watcher = await sat.come(None)
            seat, event = await rolled(sat)
            mine, other = chair_of(sat, sat.ears[seat]), chair_of(sat, sat.ears[1 - seat])
            for say in (throwing.hold, throwing.throw):
                with pytest.raises(Denied, match="not-by-hand"):
                    await sat.table.do(say, mine, event)
                with pytest.raises(Denied, match="not-by-hand"):
                    await sat.table.do(say, chair_of(sat, watcher), event)
            await sat.table.do(throwing.throws, mine, True)
            await sat.table.do(throwing.throws, other, True)
            for say in (throwing.hold, throwing.throw):
                with pytest.raises(Denied, match="no-such-die"):
                    await sat.table.do(say, other, event)  # not theirs
                for wrong in (0, event + 10_000, 2**53 - 1):
                    with pytest.raises(Denied, match="no-such-die"):
                        await sat.table.do(say, mine, wrong)
            assert told(watcher) == []

    run(work())


def test_a_device_that_is_gone_holds_nothing(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby)
            seat, event = await rolled(sat)
            other = sat.ears[1 - seat]
            chair = chair_of(sat, sat.ears[seat])
            await sat.table.do(throwing.throws, chair, True)
            await sat.table.do(throwing.hold, chair, event)
            await sat.leave(sat.ears[seat])
            assert hands(other)[seat] == (False, None)
            again = await sat.come(seat)  # a device says it anew
            assert hands(other)[seat] == (False, None)
            await sat.table.do(throwing.throws, chair_of(sat, again), True)
            assert hands(other)[seat] == (True, None)
            await sat.table.do(hosting.seat_bot, seat, "random", "")  # a bot has no hand
            assert hands(other)[seat] == (False, None)

    run(work())


def test_neither_the_game_nor_the_store_knows_of_hands(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, settings=Settings(clock=20, stand_in="random"))
            seat, event = await rolled(sat)
            store = lobby.house.store
            row, play = await store.table(sat.table.id), sat.table.play_now()
            bells = {key: due for key, (due, _) in sat.table.clock._bells.items()}
            assert bells
            before = sat.table.written, play.number
            chair = chair_of(sat, sat.ears[seat])
            await sat.table.do(throwing.throws, chair, True)
            await sat.table.do(throwing.hold, chair, event)
            assert (sat.table.written, play.number) == before
            assert {key: due for key, (due, _) in sat.table.clock._bells.items()} == bells
            assert await store.table(sat.table.id) == row
            moment = play.moment
            await sat.table.do(answers.answer, *sat.asked())  # the house goes on while a hand still holds its die
            assert sat.table.play_now().moment > moment

    run(work())


def test_who_wished_in_vain_is_told_by_whom(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, people=3)
            await sat.table.do(seats.propose, 1, "pause")
            assert sat.table.proposal is not None
            await sat.table.do(seats.agree, 2, sat.table.proposal.id, False)
            assert sat.ears[1].frames[-1] == Declined("pause", 2, 3)
            await sat.table.do(seats.propose, 1, "pause")
            await sat.table.do(seats.forget, sat.table.proposal.id)  # type: ignore[attr-defined]
            assert sat.ears[1].frames[-1] == Declined("pause", 2, None)

    run(work())
