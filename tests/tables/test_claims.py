"""Powers never show cards: in a running game nobody comes to a hand that the others did not agree to."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from live import Ear, lobby_in, run
from manoir.kernel.wrong import WrongInput
from manoir.tables import answers
from manoir.tables.document import Place, Settings, TableDocument, read_document, write_document
from manoir.tables.game.journal import SeatEntry, read_entry, write_entry
from manoir.tables.game.journal_log import log_of_journal
from manoir.tables.lobby import Lobby
from manoir.tables.messages import Around, Welcome
from manoir.tables.people import hosting, proposals, seats
from manoir.tables.people.presence import played_by_bot
from manoir.tables.people.seat_secrets import hashed, new_secret
from manoir.tables.scenes.public import table_seen
from manoir.tables.scenes.scene import ProposalSeen
from manoir.tables.verdict import Denied, Verdict, Word
from sitting import Sitting, sitting

HOST, B, C, BOT = range(4)
MINUTES = 60.0


async def four(lobby: Lobby, people: int = 3, keep: int = 600) -> Sitting:
    """A host and two more people who play a game with hidden cards beside a bot that takes its time."""
    settings = Settings(stand_in="late", keep=keep)
    sat = await sitting(lobby, "vigil", people, ("late",) * (4 - people), settings)
    sat.table.document.places[BOT].name = "Madame"
    return sat


def changes(ear: Ear) -> list[tuple[str, str]]:
    """What was told about seats: the change, and about whom."""
    told = [one.event for one in ear.events if one.event["event"] == "house:SeatChanged"]
    return [(str(event["change"]), str(event["who"])) for event in told]


def wish(ear: Ear) -> ProposalSeen | None:
    """The proposal that a device was shown last."""
    return next(frame for frame in reversed(ear.frames) if isinstance(frame, (Around, Welcome))).table.proposal


async def refused(sat: Sitting, secret: str) -> bool:
    """Whether a secret opens nothing: the one who has it is sent not a single frame."""
    ear = Ear()
    with pytest.raises(Denied, match="no-such-link"):
        await sat.table.do(seats.arrive, ear, secret, None)
    return not ear.frames and seats.seat_of(sat.table, secret) is None


async def agree(sat: Sitting, *people: int, yes: bool = True) -> None:
    for seat in people:
        assert sat.table.proposal is not None
        await sat.table.do(seats.agree, seat, sat.table.proposal.id, yes)


async def answer(sat: Sitting, seat: int) -> Verdict:
    """Answer what a seat is asked, as its person."""
    play = sat.table.play_now()
    name = next(name for name, ask in play.asks() if ask.seat == seat)
    return await sat.table.do(answers.answer, seat, name, play.text(play.moves(seat)[0]))


def test_a_host_cannot_open_invite_to_or_sit_on_the_seat_of_one_who_plays(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            for seat in (B, BOT):
                with pytest.raises(Denied, match="by-invitation"):
                    await sat.table.do(hosting.open_seat, seat)
                with pytest.raises(Denied, match="by-invitation"):
                    await sat.table.do(seats.sit, seat, "Second browser", None)
            with pytest.raises(Denied, match="seat-taken"):
                await sat.table.do(hosting.invite, B, "Second browser")
            with pytest.raises(WrongInput, match="name"):
                await sat.table.do(hosting.invite, BOT, "  ")
            assert sat.table.document.places[B].hash == hashed(sat.held[B])
            assert sat.table.proposal is None
            assert changes(sat.ears[C]) == []

    run(work())


def test_a_seat_that_was_left_open_by_an_older_house_is_not_free_either(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            sat.table.document.places[BOT] = Place(name="Madame")
            with pytest.raises(Denied, match="by-invitation"):
                await sat.table.do(seats.sit, None, "Second browser", None)
            assert played_by_bot(sat.table, BOT) == "late"

    run(work())


def test_one_who_is_replaced_by_a_bot_keeps_the_seat_and_takes_it_back(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            seen = sat.ears[B].scene.view
            await sat.table.do(hosting.seat_bot, B, "late", "Robot")
            assert sat.ears[B].dismissed is None
            for ear in sat.ears:
                assert changes(ear) == [("replaced", "P2")]
            event = sat.ears[C].events[-1].event
            assert (event["seat"], event["minutes"]) == (B + 1, 10), "everybody is told for how long"
            shown = table_seen(sat.table).seats[B]
            assert (shown.kind, shown.name, shown.bot, shown.here) == ("bot", "P2", "late", True)
            assert shown.until is not None
            with pytest.raises(Denied, match="seat-kept"):
                await sat.table.do(hosting.invite, B, "Second browser")
            verdict = await answer(sat, B)
            assert (verdict.word, verdict.reason) == (Word.REFUSED, "house:bot-plays")
            with pytest.raises(Denied, match="bot-plays"):
                await sat.table.do(seats.propose, B, "pause")
            ear = await sat.come(B)
            assert ear.scene.view == seen
            assert sat.table.document.places[B].kind == "bot", "a line that was cut is no wish to play"
            await sat.table.do(seats.come_back, B)
            assert changes(ear)[-1] == ("back", "P2")
            assert changes(sat.ears[C]) == [("replaced", "P2"), ("back", "P2")]
            assert (await answer(sat, B)).word is Word.TAKEN
            assert table_seen(sat.table).seats[B].until is None
            await sat.table.do(seats.come_back, B)  # a second tap changes nothing
            assert changes(sat.ears[C])[-1] == ("back", "P2")
            assert len(changes(sat.ears[C])) == 2

    run(work())


def test_a_host_who_is_alone_with_bots_reaches_no_hand_by_a_second_browser(quick_path: Path) -> None:
    async def work() -> None:
        now = [1e9]
        async with lobby_in(quick_path, now=lambda: now[0]) as lobby:
            sat = await four(lobby, people=1)
            with pytest.raises(Denied, match="nobody-to-agree"):
                await sat.table.do(hosting.invite, BOT, "Second browser")
            await sat.table.do(hosting.seat_bot, BOT, "late", "Other")
            with pytest.raises(Denied, match="nobody-to-agree"):
                await sat.table.do(hosting.invite, BOT, "Second browser")
            await sat.table.do(seats.leave, HOST)  # nor by getting up first
            with pytest.raises(Denied, match="nobody-to-agree"):
                await sat.table.do(hosting.invite, BOT, "Second browser")
            now[0] += 60 * MINUTES
            with pytest.raises(Denied, match="nobody-to-agree"):
                await sat.table.do(hosting.invite, HOST, "Second browser")

    run(work())


def test_a_host_alone_may_invite_where_nothing_is_hidden(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, "minuit", 1, ("late",), Settings(stand_in="late"))
            secret = await sat.table.do(hosting.invite, 1, "Guest")
            ear = Ear()
            await sat.table.do(seats.arrive, ear, secret, None)
            assert ear.chair == 2

    run(work())


def test_a_seat_given_to_a_bot_is_protected_as_before(quick_path: Path) -> None:
    async def work() -> None:
        now = [1e9]
        async with lobby_in(quick_path, now=lambda: now[0]) as lobby:
            sat = await four(lobby)
            await sat.table.do(hosting.seat_bot, B, "late", "")
            now[0] += 10 * MINUTES - 1
            with pytest.raises(Denied, match="seat-kept"):
                await sat.table.do(hosting.invite, B, "Second browser")
            with pytest.raises(Denied, match="started"):
                await sat.table.do(hosting.change_settings, Settings(stand_in="late", keep=60))
            await sat.table.do(hosting.seat_bot, B, "random", "")  # a second time does not begin the time anew
            now[0] += 1
            secret = await sat.table.do(hosting.invite, B, "Guest")
            shown = wish(sat.ears[C])
            assert shown is not None
            assert (shown.what, shown.by, shown.seat, shown.name) == ("seat", HOST + 1, B + 1, "Guest")
            assert shown.waiting == [C + 1], "the one who was away for so long is not asked"
            assert await refused(sat, secret)
            await agree(sat, C)
            assert changes(sat.ears[C])[-1] == ("given", "P2")
            assert sat.ears[B].dismissed == "removed"
            assert await refused(sat, sat.held[B]), "an old secret opens nothing once the seat was given away"

    run(work())


def test_one_who_is_replaced_is_still_asked_about_other_seats(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            await sat.table.do(hosting.seat_bot, B, "late", "")
            secret = await sat.table.do(hosting.invite, BOT, "Second browser")
            await agree(sat, C)
            assert await refused(sat, secret)
            shown = wish(sat.ears[B])
            assert shown is not None
            assert shown.waiting == [B + 1]
            await agree(sat, B, yes=False)
            assert wish(sat.ears[HOST]) is None
            assert await refused(sat, secret)

    run(work())


def test_replacing_those_who_would_refuse_does_not_help(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            secret = await sat.table.do(hosting.invite, BOT, "Second browser")
            await agree(sat, C)
            await sat.table.do(hosting.seat_bot, B, "late", "")
            shown = wish(sat.ears[C])
            assert shown is not None
            assert shown.waiting == [B + 1]
            assert await refused(sat, secret)

    run(work())


def test_one_whose_line_was_cut_is_asked_too(quick_path: Path) -> None:
    async def work() -> None:
        now = [1e9]
        async with lobby_in(quick_path, now=lambda: now[0]) as lobby:
            settings = Settings(stand_in="late", grace=0)
            sat = await sitting(lobby, "vigil", 3, ("late",), settings)
            secret = await sat.table.do(hosting.invite, BOT, "Second browser")
            await sat.leave(sat.ears[B])
            ear = sat.ears[C]
            await ear.until(lambda: ("away", "P2") in changes(ear))
            await agree(sat, C)
            assert await refused(sat, secret)
            with pytest.raises(Denied, match="seat-kept"):
                await sat.table.do(seats.offer, HOST, B, "Second browser")
            back = await sat.come(B)
            assert changes(ear)[-1] == ("back", "P2"), "who comes back by a link plays again at once"
            shown = wish(back)
            assert shown is not None
            assert shown.waiting == [B + 1]
            await agree(sat, B)
            assert changes(back)[-1] == ("given", "late")

    run(work())


def test_two_cannot_outvote_the_third(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            secret = await sat.table.do(hosting.invite, BOT, "Friend of P2")
            await agree(sat, B)
            with pytest.raises(Denied, match="proposal-open"):
                await sat.table.do(hosting.invite, BOT, "Friend of P2")
            assert await refused(sat, secret)
            await agree(sat, C, yes=False)
            assert await refused(sat, secret)
            assert changes(sat.ears[C]) == []

    run(work())


def test_a_wish_is_not_granted_because_everybody_else_went_away(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby, people=2)
            secret = await sat.table.do(hosting.invite, BOT, "Second browser")
            await sat.table.do(seats.leave, B)
            await sat.table.do(answers.carry_on)  # whatever was posted is done
            assert wish(sat.ears[HOST]) is None
            assert await refused(sat, secret)

    run(work())


def test_who_leaves_is_not_waited_for_while_others_remain(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            await sat.table.do(hosting.invite, BOT, "Guest")
            await agree(sat, C)
            await sat.table.do(seats.leave, B)
            ear = sat.ears[C]
            await ear.until(lambda: ("given", "Madame") in changes(ear))

    run(work())


def test_a_wish_that_nobody_answers_is_forgotten_and_its_link_opens_nothing(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "SECONDS", 0)
    assert proposals.SECONDS == 60

    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            secret = await sat.table.do(hosting.invite, BOT, "Guest")
            ear = sat.ears[C]
            await ear.until(lambda: wish(ear) is None)
            assert await refused(sat, secret)

    run(work())


def test_everybody_agrees_and_the_guest_is_sent_nothing_before(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            secret = await sat.table.do(hosting.invite, BOT, "Guest")
            assert await refused(sat, secret)
            await agree(sat, B)
            assert await refused(sat, secret)
            await agree(sat, C)
            assert table_seen(sat.table).seats[BOT].name == "Madame", "the bot plays on until the guest has come"
            assert played_by_bot(sat.table, BOT) == "late"
            ear = Ear()
            await sat.table.do(seats.arrive, ear, secret, 0)
            assert ear.chair == BOT + 1
            for one in (*sat.ears, ear):
                assert changes(one)[-2:] == [("given", "Madame"), ("sat", "Guest")]
            assert table_seen(sat.table).seats[BOT].name == "Guest"
            assert sat.table.play_now().log.header.seats[BOT] == "late", "the log keeps the names of the start"

    run(work())


def test_a_bot_keeps_its_level_and_its_name_when_a_guest_has_left(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            sat.table.document.settings.stand_in = "random"
            secret = await sat.table.do(hosting.invite, BOT, "Guest")
            await agree(sat, B, C)
            await sat.table.do(seats.arrive, Ear(), secret, None)
            assert played_by_bot(sat.table, BOT) is None
            await sat.table.do(seats.leave, BOT)
            shown = table_seen(sat.table).seats[BOT]
            assert (shown.kind, shown.bot, shown.name) == ("bot", "late", "Madame")
            assert changes(sat.ears[B])[-1] == ("left", "Guest")
            await sat.table.do(seats.come_back, BOT)
            assert table_seen(sat.table).seats[BOT].name == "Guest"

    run(work())


def test_one_who_left_may_come_back_until_the_seat_was_given_away(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            await sat.table.do(seats.leave, B)
            assert changes(sat.ears[C]) == [("left", "P2")]
            await sat.table.do(seats.leave, B)
            assert changes(sat.ears[C]) == [("left", "P2")], "told once"
            await sat.come(B)
            await sat.table.do(hosting.invite, B, "Guest")
            shown = wish(sat.ears[C])
            assert shown is not None
            assert shown.waiting == [C + 1]
            await sat.table.do(seats.come_back, B)
            assert wish(sat.ears[C]) is None, "who sits there again cannot be given away"
            assert changes(sat.ears[C])[-1] == ("back", "P2")
            await sat.table.do(seats.leave, B)
            await sat.table.do(hosting.invite, B, "Guest")
            await agree(sat, C)
            assert await refused(sat, sat.held[B])

    run(work())


def test_after_ten_minutes_a_seat_may_be_given_and_until_then_its_person_comes_back(quick_path: Path) -> None:
    async def work() -> None:
        now = [1e9]
        async with lobby_in(quick_path, now=lambda: now[0]) as lobby:
            sat = await four(lobby)
            await sat.table.do(hosting.seat_bot, B, "late", "")
            now[0] += 11 * MINUTES
            assert table_seen(sat.table).seats[B].until is None
            await sat.table.do(hosting.invite, B, "Guest")
            await sat.table.do(seats.come_back, B)
            assert sat.table.proposal is None
            with pytest.raises(Denied, match="seat-taken"):
                await sat.table.do(hosting.invite, B, "Guest")
            await sat.table.do(hosting.seat_bot, B, "late", "")
            with pytest.raises(Denied, match="seat-kept"):  # the time begins anew
                await sat.table.do(hosting.invite, B, "Guest")

    run(work())


def test_a_link_that_was_made_before_the_start_and_not_followed_opens_nothing_afterwards(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, "vigil", 2, ("late",), Settings(stand_in="late"), start=False)
            secret = await sat.table.do(hosting.invite, 2, "Second browser")
            await sat.table.do(hosting.start)
            assert await refused(sat, secret)
            assert table_seen(sat.table).seats[2].name == "late"

    run(work())


def test_a_link_that_an_older_house_gave_out_for_a_bot_s_seat_opens_nothing(quick_path: Path) -> None:
    async def work() -> None:
        secret = new_secret()
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            sat.table.document.places[BOT].hash = hashed(secret)
            await sat.table.do(seats.prefer, HOST, True)  # which keeps the table as it is
        async with lobby_in(quick_path) as lobby:
            sat.table = await lobby.find(sat.table.id)
            assert await refused(sat, secret)

    run(work())


def test_who_comes_back_while_a_wish_is_open_is_asked_too(quick_path: Path) -> None:
    async def work() -> None:
        now = [1e9]
        async with lobby_in(quick_path, now=lambda: now[0]) as lobby:
            sat = await four(lobby)
            await sat.table.do(hosting.seat_bot, B, "late", "")
            now[0] += 11 * MINUTES
            secret = await sat.table.do(hosting.invite, BOT, "Second browser")
            await sat.table.do(seats.come_back, B)
            await agree(sat, C)
            assert await refused(sat, secret)
            shown = wish(sat.ears[B])
            assert shown is not None
            assert shown.waiting == [B + 1]

    run(work())


def test_before_the_start_an_invited_guest_sits_down_at_once(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, "vigil", 2, ("late",), Settings(stand_in="late"), start=False)
            secret = await sat.table.do(hosting.invite, 2, "Guest")
            await sat.table.do(seats.arrive, Ear(), secret, None)
            shown = table_seen(sat.table).seats[2]
            assert (shown.kind, shown.name) == ("person", "Guest")
            await sat.table.do(hosting.open_seat, 2)
            secret = await sat.table.do(hosting.invite, 2, "Other")
            with pytest.raises(Denied, match="no-seat"):
                await sat.table.do(seats.sit, None, "Passer-by", None)
            await sat.table.do(seats.arrive, Ear(), secret, None)
            assert table_seen(sat.table).seats[2].name == "Other"

    run(work())


def test_a_device_takes_no_second_seat_unless_it_is_a_table_on_one_screen(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            for one_screen in (False, True):
                table, host = await lobby.create("vigil", 3, one_screen=one_screen)
                assert table_seen(table).one_screen == one_screen
                assert await table.do(seats.sit, 0, "Zoé", host) == (0, host)
                _, held = await table.do(seats.sit, 1, "Papi", None)
                for secret in (host, held):
                    if one_screen:
                        seat, _ = await table.do(seats.sit, 2, "Lucie", secret)
                        await table.do(hosting.open_seat, seat)
                    else:
                        with pytest.raises(Denied, match="one-seat"):
                            await table.do(seats.sit, 2, "Lucie", secret)

    run(work())


def test_after_a_restart_who_was_replaced_comes_back_and_a_wish_is_forgotten(quick_path: Path) -> None:
    async def work() -> None:
        now = [1e9]
        async with lobby_in(quick_path, now=lambda: now[0]) as lobby:
            sat = await four(lobby)
            await sat.table.do(hosting.seat_bot, B, "late", "")
            secret = await sat.table.do(hosting.invite, BOT, "Second browser")
            await agree(sat, C)
            number = sat.ears[C].scene.number
        now[0] += 9 * MINUTES
        async with lobby_in(quick_path, now=lambda: now[0]) as lobby:
            sat.table = await lobby.find(sat.table.id)
            assert sat.table.proposal is None
            assert await refused(sat, secret)
            host = await sat.come(HOST)
            with pytest.raises(Denied, match="seat-kept"):
                await sat.table.do(hosting.invite, B, "Second browser")
            ear = await sat.come(C, have=number - 1)
            assert changes(ear) == [("replaced", "P2")], "the journal has it"
            await sat.come(B)
            await sat.table.do(seats.come_back, B)
            assert changes(host) == [("back", "P2")]
            assert played_by_bot(sat.table, B) is None

    run(work())


def test_after_a_restart_a_guest_who_was_agreed_to_still_comes(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            secret = await sat.table.do(hosting.invite, BOT, "Guest")
            await agree(sat, B, C)
        async with lobby_in(quick_path) as lobby:
            sat.table = await lobby.find(sat.table.id)
            ear = Ear()
            await sat.table.do(seats.arrive, ear, secret, None)
            assert ear.chair == BOT + 1
        async with lobby_in(quick_path) as lobby:
            sat.table = await lobby.find(sat.table.id)
            ear = Ear()
            await sat.table.do(seats.arrive, ear, secret, None)
            assert ear.chair == BOT + 1, "it is their secret now"

    run(work())


def test_a_new_host_is_told_to_everybody(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await four(lobby)
            await sat.table.do(hosting.hand_over, B)
            for ear in sat.ears:
                assert changes(ear) == [("host", "P2")]
            await sat.table.do(hosting.seat_bot, C, "late", "")
            with pytest.raises(Denied, match="not-a-person"):
                await sat.table.do(hosting.hand_over, C)

    run(work())


def test_what_changed_about_seats_is_in_the_journal_and_not_in_the_log(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, "vigil", 2, ("random",))
            await sat.table.do(hosting.seat_bot, 1, "random", "")
            await sat.come(1)
            await sat.table.do(seats.come_back, 1)
            await sat.play_on()
            journal = [read_entry(row.body) for row in await lobby.house.store.journal(sat.table.id)]
            told = [entry for entry in journal if isinstance(entry, SeatEntry)]
            assert [(entry.seat, entry.change, entry.who) for entry in told] == [
                (1, "replaced", "P2"),
                (1, "back", "P2"),
            ]
            rest = [entry for entry in journal if not isinstance(entry, SeatEntry)]
            assert log_of_journal(journal).text() == log_of_journal(rest).text()
            row = await lobby.finished(sat.table.id)
            assert len(row.log.splitlines()) == 1 + len(rest)
            assert "replaced" not in row.log
            number = sat.ears[0].scene.number
        async with lobby_in(quick_path) as lobby:
            sat.table = await lobby.find(sat.table.id)
            assert sat.table.play_now().number == number

    run(work())


def test_documents_and_journals_of_an_older_house_are_read() -> None:
    old = (
        '{"game":"vigil","host":"h","places":[{"kind":"person","name":"P1","hash":"x","away":true}],"stage":"playing"}'
    )
    kept = read_document(old)
    assert kept.settings.keep == 600
    assert (kept.places[0].since, kept.places[0].left, kept.places[0].guest) == (None, False, None)
    assert read_document(write_document(kept)) == kept
    entry = SeatEntry(1, "given", "Papi", "Lucie")
    assert read_entry(write_entry(entry)) == entry
    assert read_entry('{"kind":"hinted","seat":1}') == read_entry(write_entry(read_entry('{"kind":"hinted","seat":1}')))


def test_a_wish_that_outlives_the_game_is_not_granted(quick_path: Path) -> None:
    async def work() -> None:
        async with lobby_in(quick_path) as lobby:
            sat = await sitting(lobby, "vigil", 2, ("random",))
            secret = await sat.table.do(hosting.invite, 2, "Guest")
            await sat.play_on()
            with pytest.raises(Denied, match="over"):
                await agree(sat, B)
            assert await refused(sat, secret)

    run(work())


def test_how_long_a_seat_is_kept_has_limits() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
    assert "`settings.keep` seconds (600; 60 to 86,400)" in page
    assert Settings().keep == 600
    for seconds in (59, 86_401):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(f'{{"keep": {seconds}}}'.encode(), type=Settings)


def test_at_a_rematch_who_was_replaced_is_a_person_again_and_who_left_is_not() -> None:
    places = [
        Place("bot", "P1", "late", "hash", since=1.0),
        Place("bot", "Guest", "late", "hash", since=1.0, left=True, bot_name="Madame"),
        Place("person", "P3", None, "hash", away=True, since=1.0),
    ]
    again = TableDocument("vigil", "host", [place.anew() for place in places]).places
    assert [(place.kind, place.name, place.hash) for place in again] == [
        ("person", "P1", "hash"),
        ("bot", "Madame", None),
        ("person", "P3", "hash"),
    ]
