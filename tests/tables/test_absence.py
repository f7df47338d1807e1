"""Who is not here is missed, a bot plays for them after a while, and they come back: all of it is told."""

from __future__ import annotations

from pathlib import Path

from live import Ear, lobby_in, run
from manoir.tables.document import Settings
from manoir.tables.messages import Around
from manoir.tables.people import hosting, seats
from manoir.tables.people.presence import played_by_bot
from manoir.tables.scenes.scene import SeatSeen
from sitting import Sitting, sitting

A_DAY = 86_400


def changes(ear: Ear) -> list[tuple[str, str]]:
    """What was told about seats: the change, and about whom."""
    told = [one.event for one in ear.events if one.event["event"] == "house:SeatChanged"]
    return [(str(event["change"]), str(event["who"])) for event in told]


def seat_of(ear: Ear, seat: int) -> SeatSeen:
    """A seat as a device was shown it last."""
    return next(frame for frame in reversed(ear.frames) if isinstance(frame, Around)).table.seats[seat]


async def gone(sat: Sitting, seat: int, change: str = "missed") -> None:
    """A device is gone, and the first seat has been told what became of that."""
    await sat.leave(sat.ears[seat])
    await sat.ears[0].until(lambda: changes(sat.ears[0])[-1:] == [(change, f"P{seat + 1}")])


def test_one_who_is_gone_is_missed_and_everybody_knows_when_a_bot_will_play(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path, missing=0.0, now=lambda: 1000.0) as lobby:
            sat = await sitting(lobby, "vigil", 3, settings=Settings(grace=A_DAY, stand_in="random"))
            assert seat_of(sat.ears[0], 1).bot_at is None
            await gone(sat, 1)
            told = seat_of(sat.ears[0], 1)
            assert (told.kind, told.here, told.away, told.bot_at) == ("person", False, False, 1_000_000 + A_DAY * 1000)
            assert played_by_bot(sat.table, 1) is None
            back = await sat.come(1)
            for ear in (sat.ears[0], sat.ears[2]):
                assert changes(ear) == [("missed", "P2"), ("back", "P2")]
                assert seat_of(ear, 1).bot_at is None
            assert not changes(back), "who comes back is told the past when they ask for it"
            await sat.leave(back)
            await sat.ears[0].until(lambda: changes(sat.ears[0])[-1] == ("missed", "P2"))

    run(work())


def test_one_for_whom_a_bot_plays_at_once_is_not_missed_first(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path, missing=0.0) as lobby:
            sat = await sitting(lobby, "vigil", 3, settings=Settings(grace=0, stand_in="late"))
            await gone(sat, 1, "away")
            assert changes(sat.ears[0]) == [("away", "P2")]
            assert seat_of(sat.ears[0], 1).bot_at is None

    run(work())


def test_a_bot_that_takes_over_ends_that_somebody_is_missed(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path, missing=0.0) as lobby:
            sat = await sitting(lobby, "vigil", 3, settings=Settings(grace=A_DAY, stand_in="late"))
            await gone(sat, 1)
            await sat.table.do(hosting.change_settings, Settings(grace=0, stand_in="late"))
            await sat.ears[0].until(lambda: changes(sat.ears[0])[-1] == ("away", "P2"))
            await sat.come(1)
            assert changes(sat.ears[0]) == [("missed", "P2"), ("away", "P2"), ("back", "P2")]

    run(work())


def test_another_time_of_grace_begins_at_once_and_is_told(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path, now=lambda: 0.0) as lobby:
            sat = await sitting(lobby, "vigil", 3, settings=Settings(grace=A_DAY, stand_in="late"))
            await sat.leave(sat.ears[1])
            assert seat_of(sat.ears[0], 1).bot_at == A_DAY * 1000
            await sat.table.do(hosting.change_settings, Settings(grace=500, stand_in="late"))
            assert seat_of(sat.ears[0], 1).bot_at == 500_000
            await sat.table.do(hosting.pause, True)
            assert seat_of(sat.ears[0], 1).bot_at is None, "a table that is paused waits"

    run(work())


def test_nobody_is_missed_where_one_screen_goes_from_hand_to_hand(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path, missing=0.0) as lobby:
            sat = await sitting(lobby, "vigil", 3, settings=Settings(grace=A_DAY, stand_in="late"))
            sat.table.document.one_screen = True
            await sat.leave(sat.ears[1])
            sat.table.document.one_screen = False
            await gone(sat, 2)
            assert changes(sat.ears[0]) == [("missed", "P3")]

    run(work())


def test_one_who_left_may_take_the_seat_back_and_both_are_told(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, "vigil", 3, settings=Settings(stand_in="late"))
            await sat.table.do(seats.leave, 1)
            told = seat_of(sat.ears[0], 1)
            assert (told.kind, told.left, told.until, told.name) == ("bot", True, None, "P2")
            await sat.come(1)
            await sat.table.do(seats.come_back, 1)
            told = seat_of(sat.ears[0], 1)
            assert (told.kind, told.left) == ("person", False)
            assert changes(sat.ears[0]) == [("left", "P2"), ("back", "P2")]

    run(work())
