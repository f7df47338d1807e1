"""Seats: secret links, takeovers, leavers, spectators, and what only a host may do."""

from __future__ import annotations

from pathlib import Path

import pytest

from live import Ear, lobby_in, run
from manoir.kernel.wrong import WrongInput
from manoir.tables.document import Settings
from manoir.tables.messages import Around, Emoted, Welcome
from manoir.tables.people import hosting, seats
from manoir.tables.people.names import LONGEST, apart, cleaned, distinct, free_name
from manoir.tables.people.presence import played_by_bot
from manoir.tables.people.seat_secrets import fits, hashed, new_secret
from manoir.tables.verdict import Denied
from sitting import sitting


def test_a_secret_has_128_bits_and_only_its_hash_is_kept(any_path: Path) -> None:
    secret = new_secret()
    assert len(secret) >= 22
    assert fits(secret, hashed(secret))
    assert not fits(secret, None)
    assert not fits(new_secret(), hashed(secret))

    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby)
            row = await lobby.house.store.table(sat.table.id)
            assert row is not None
            for held in [sat.host, *sat.held]:
                assert held not in row.doc
                assert hashed(held) in row.doc

    run(work())


def test_names_are_cleaned() -> None:
    assert cleaned("  Zoé \n Dupont ") == "Zoé Dupont"
    assert cleaned("a\u202eb\u200bc\x00d") == "a b c d"
    assert cleaned("x" * 500) == "x" * 24
    assert cleaned("e" + "\u0301" * 50).startswith("é")
    assert len(cleaned("e" + "\u0301" * 50)) <= 3
    assert cleaned("\u202e\u200b") == ""


def test_two_bots_of_one_kind_have_two_names() -> None:
    assert apart(["greedy", "random", "greedy"]) == ("greedy 1", "random", "greedy 3")
    assert free_name("greedy", 1, ["random"]) == "greedy"
    assert free_name("greedy", 1, ["greedy"]) == "greedy 2"
    assert free_name("greedy", 1, ["greedy", "greedy 2"]) == "greedy 3"


def test_two_people_of_one_name_are_told_apart() -> None:
    assert distinct("Zoé", ["Papi"]) == "Zoé"
    assert distinct("zoé", ["Papi", "Zoé"]) == "zoé (2)"
    assert distinct("Zoé", ["Zoé (2)", "Zoé"]) == "Zoé (3)"
    long = distinct("x" * LONGEST, ["x" * LONGEST])
    assert long.endswith("x (2)")
    assert len(long) == LONGEST


def test_a_table_tells_its_people_apart_and_keeps_a_name_when_nothing_readable_is_given(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            table, _ = await lobby.create("vigil", 3)
            for name in ("Zoé", "ZOÉ"):
                await table.do(seats.sit, None, name, None)
            await table.do(hosting.seat_bot, 2, "random", "Zoé")
            assert [place.name for place in table.document.places] == ["Zoé", "ZOÉ (2)", "Zoé (3)"]
            await table.do(hosting.rename, 1, " \u200b ")
            assert table.document.places[1].name == "ZOÉ (2)"
            await table.do(hosting.rename, 1, "Ursule")
            await table.do(hosting.rename, 1, "Ursule")  # nobody else is called so
            assert table.document.places[1].name == "Ursule"

    run(work())


def test_two_bots_of_one_kind_have_two_names_in_the_log_of_a_table(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            table, _ = await lobby.create("vigil", 3)
            for seat in range(3):
                await table.do(hosting.seat_bot, seat, "random", "" if seat < 2 else "Ursule")
            await table.do(hosting.start)
            assert table.play is not None
            assert table.play.log.header.seats == ("random", "random 2", "Ursule")

    run(work())


def test_the_same_link_on_another_device_takes_the_seat_over(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby)
            other = await sat.come(0)
            assert sat.ears[0].dismissed == "taken over"
            told = len(sat.ears[0].frames)
            await sat.answer()
            assert len(sat.ears[0].frames) == told
            assert other.events

    run(work())


def test_a_foreign_secret_opens_nothing(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby)
            with pytest.raises(Denied, match="no-such-link"):
                await sat.table.do(seats.arrive, Ear(), new_secret(), None)
            assert not seats.is_host(sat.table, sat.held[1])
            assert not seats.is_host(sat.table, None)
            assert seats.is_host(sat.table, sat.host)

    run(work())


def test_a_leaver_is_played_by_a_bot_after_a_grace_and_handed_back(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby, settings=Settings(grace=0, stand_in="random"))
            await sat.leave(sat.ears[1])
            ear = sat.ears[0]

            def away() -> bool:
                return any(isinstance(frame, Around) and frame.table.seats[1].away for frame in ear.frames)

            await ear.until(away)
            while sat.table.play_now().moment < 6:
                if sat.asked()[0] == 0:
                    await sat.answer()
                else:
                    moment = sat.table.play_now().moment
                    await ear.until(lambda moment=moment: ear.scene.moment > moment)  # type: ignore[misc]
            back = await sat.come(1)
            assert not sat.table.document.places[1].away
            assert played_by_bot(sat.table, 1) is None
            assert isinstance(back.frames[0], Welcome)
            while sat.asked()[0] == 0:
                await sat.answer()
            assert back.scene.moves, "the person is asked again"

    run(work())


def test_after_a_restart_those_who_do_not_come_back_have_their_grace(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby, settings=Settings(grace=0, stand_in="random"))
            await lobby.close()
            sat.table = await lobby.find(sat.table.id)
            ear = await sat.come(0)
            await ear.until(lambda: any(isinstance(f, Around) and f.table.seats[1].away for f in ear.frames))

    run(work())


def test_getting_up_leaves_the_seat_to_a_bot(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby)
            await sat.table.do(seats.leave, 1)
            assert sat.table.document.places[1].kind == "bot"
            assert sat.ears[1].dismissed == "removed"
            await sat.come(1)
            assert sat.table.document.places[1].kind == "bot", "until they say that they want it back"

    run(work())


def test_spectators_see_the_public_view_only_and_later_if_the_host_says_so(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby, "vigil", people=2, settings=Settings(delay=1, stand_in="random"))
            ear = await sat.come(None)
            first = ear.frames[0]
            assert isinstance(first, Welcome)
            assert first.scene is None, "nothing may be seen yet"
            await sat.answer()
            assert not ear.events
            await ear.until(lambda: bool(ear.events))
            assert ear.chair is None
            assert ear.scene.moves == []
            assert ear.events[-1].event["card"] == "?"
            late = await sat.come(None)
            assert late.scene.number == ear.scene.number
            await sat.table.do(hosting.change_settings, Settings(spectators=False, stand_in="random"))
            assert ear.dismissed == "not watched"
            with pytest.raises(Denied, match="no-spectators"):
                await sat.come(None)

    run(work())


def test_a_host_s_wishes_for_seats_are_checked(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby, people=2)
            with pytest.raises(Denied, match="seat-taken"):
                await sat.table.do(hosting.invite, 1, "Thief")
            with pytest.raises(WrongInput):
                await sat.table.do(hosting.seat_bot, 1, "no such bot", "")
            for power in (hosting.rename, hosting.invite):
                with pytest.raises(WrongInput):
                    await sat.table.do(power, 9, "Nobody")
            with pytest.raises(WrongInput):
                await sat.table.do(hosting.seat_bot, 9, "random", "")
            assert sat.ears[1].dismissed is None

    run(work())


def test_before_the_start_seats_come_and_go_and_nobody_is_lost(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby, people=3, start=False)
            await sat.table.do(hosting.add_seat)
            with pytest.raises(Denied, match="seat-open"):
                await sat.table.do(hosting.start)
            await sat.table.do(hosting.remove_seat, 0)
            assert sat.ears[0].dismissed == "removed"
            last = sat.ears[1].frames[-1]
            assert isinstance(last, Around)
            assert last.chair == 1, "those behind move up"
            await sat.table.do(hosting.remove_seat, 2)
            await sat.table.do(hosting.start)
            assert sat.ears[1].chair == 1
            for late in (hosting.add_seat, hosting.start):
                with pytest.raises(Denied, match="started"):
                    await sat.table.do(late)
            with pytest.raises(Denied, match="started"):
                await sat.table.do(hosting.change_game, None, {})

    run(work())


def test_what_was_chosen_follows_the_seats(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby, people=4, start=False, game="booo")
            await sat.table.do(hosting.change_game, None, {"delays": [0, 5_000, 10_000, 0], "pause": 5_000})
            await sat.table.do(hosting.remove_seat, 1)
            assert sat.table.document.options["delays"] == [0, 10_000, 0]
            assert sat.table.document.options["pause"] == 5_000
            await sat.table.do(hosting.add_seat)
            assert sat.table.document.options["delays"] == [0, 10_000, 0, 0]
            await sat.table.do(hosting.change_game, None, {"trapdoors": "e2 b5", "transitions": "b2 e5"})
            await sat.table.do(hosting.remove_seat, 3)
            assert sat.table.document.options["trapdoors"] == "e2 b5", "what fits only together stays together"
            assert sat.table.document.options["transitions"] == "b2 e5"
            await sat.table.do(hosting.start)
            assert sat.table.document.stage == "playing"
            sat = await sitting(lobby, people=4, start=False, game="chasseurs")
            await sat.table.do(hosting.change_game, None, {"dealer": 4})
            await sat.table.do(hosting.remove_seat, 0)
            assert sat.table.document.options["dealer"] == 3, "those behind move up"
            await sat.table.do(hosting.remove_seat, 2)
            assert "dealer" not in sat.table.document.options, "and if the one who was chosen is gone it is as usual"
            await sat.table.do(hosting.start)
            assert sat.table.document.stage == "playing"

    run(work())


def test_options_are_checked_before_the_start(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby, start=False)
            await sat.table.do(hosting.change_game, None, {"rounds": 1})
            with pytest.raises(WrongInput):
                await sat.table.do(hosting.change_game, None, {"rounds": 99})
            with pytest.raises(WrongInput):
                await sat.table.do(hosting.change_game, "/etc/passwd", {})
            assert sat.table.document.options == {"rounds": 1}
            await sat.table.do(hosting.change_game, None, {"first": 2})
            assert sat.table.document.options == {"rounds": 1, "first": 2}, "what is not named stays"
            await sat.table.do(hosting.change_game, None, {"rounds": None})
            assert sat.table.document.options == {"first": 2}, "None is what is usual"

    run(work())


def test_being_host_is_handed_over(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby)
            await sat.table.do(hosting.hand_over, 1)
            assert seats.is_host(sat.table, sat.held[1])
            assert not seats.is_host(sat.table, sat.host)
            last = [frame for frame in sat.ears[1].frames if isinstance(frame, Welcome)][-1]
            assert last.host

    run(work())


def test_faces_reach_everybody_and_not_too_often(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby)
            await sat.table.do(seats.emote, 0, "ghost")
            assert sat.ears[1].frames[-1] == Emoted(1, "ghost")
            sat.table.emoted[0] = float("inf")
            with pytest.raises(Denied, match="too-fast"):
                await sat.table.do(seats.emote, 0, "ghost")
            with pytest.raises(Denied, match="no-such-emote"):
                await sat.table.do(seats.emote, 1, "<script>")

    run(work())


def test_a_personal_setting_follows_the_seat(any_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(any_path) as lobby:
            sat = await sitting(lobby)
            await sat.table.do(seats.prefer, 1, True)
            again = await sat.come(1)
            assert isinstance(again.frames[0], Welcome)
            assert again.frames[0].confirm

    run(work())
