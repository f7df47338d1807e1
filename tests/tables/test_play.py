"""The game of a table, without a table: verdicts, journals, undo and what was sealed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from live import ALL
from manoir.kernel.fate import FastFate, KeyedFate
from manoir.kernel.laws import seen_by
from manoir.kernel.play import NumberedEvent, Play
from manoir.kernel.record import replay
from manoir.tables.game import changes
from manoir.tables.game.journal import JournalEntry, read_entry, write_entry
from manoir.tables.game.resume import resumed, snapshot_of
from manoir.tables.verdict import Denied, Word
from sitting import KEY, begun, first

each_game = pytest.mark.parametrize("name", sorted(ALL))


def wander(play: Play, journal: list[JournalEntry], seed: int, far: int) -> None:
    """Random answers with an undo or a take-back now and then."""
    fate = FastFate(seed)
    for _ in range(far):
        asks = play.asks()
        if not asks:
            return
        what = int(fate.pick(12))
        if what == 0 and len(play.past) > 1:
            kept = len(play.log.entries) - 1
            if play.deny_undo(kept, seed) is None:
                journal.append(changes.undo(play, kept))
        elif what == 1:
            for seat in range(play.seats):
                if (ask := play.may_take_back(seat)) is not None:
                    journal.append(changes.take_back(play, seat, ask))
                    break
        elif what == 2:
            journal.append(changes.hint(play, 0))
        else:
            name, ask = asks[fate.pick(len(asks))]
            moves = play.moves(int(ask.seat))
            journal.append(changes.take(play, int(ask.seat), name, moves[fate.pick(len(moves))]))


def told(play: Play) -> list[NumberedEvent]:
    return list(play.told)


def everything(play: Play) -> Any:
    chairs = [seen_by(play.game, play.notation, play.state, seat) for seat in range(-1, play.seats)]
    names = [(name, int(ask.seat)) for name, ask in play.asks()]
    return play.number, play.moment, play.epochs, names, play.notation.position(play.state), chairs, play.log.entries


@each_game
def test_a_journal_leads_to_the_same_game_with_the_same_numbers(name: str) -> None:
    @given(st.integers(0, 2**40), st.integers(0, 120))
    def law(seed: int, far: int) -> None:
        play, journal = begun(name)
        wander(play, journal, seed, far)
        again = resumed(ALL[name], [read_entry(write_entry(entry)) for entry in journal], KEY, None)
        assert everything(again) == everything(play)
        assert told(again) == told(play)
        assert again.opened == play.opened
        fate, other = play.fate.inner, again.fate.inner
        assert isinstance(fate, KeyedFate)
        assert isinstance(other, KeyedFate)
        assert fate.count == other.count, "a table that was closed draws on where it was"

    law()


@each_game
def test_the_log_of_a_game_with_undos_replays(name: str) -> None:
    @given(st.integers(0, 2**40))
    def law(seed: int) -> None:
        play, journal = begun(name)
        wander(play, journal, seed, 80)
        *_, last = replay(play.stage, play.log, "log")
        assert play.notation.position(last.state) == play.notation.position(play.state)

    law()


@each_game
def test_an_ask_never_comes_again(name: str) -> None:
    @given(st.integers(0, 2**40))
    def law(seed: int) -> None:
        play, journal = begun(name)
        closed: set[tuple[int, str]] = set()
        before: set[tuple[int, str]] = set()
        for step in range(60):
            wander(play, journal, seed + step, 1)
            now = {(int(ask.seat), ask_name) for ask_name, ask in play.asks()}
            assert not now & closed
            closed |= before - now
            before = now

    law()


class Around:
    """As much of a table as a snapshot needs."""

    def __init__(self, play: Play, written: int) -> None:
        self.id = "t"
        self.play = play
        self.written = written

    def play_now(self) -> Play:
        return self.play


@each_game
def test_a_snapshot_and_the_tail_lead_where_the_whole_journal_leads(name: str) -> None:
    taken = 0

    @given(st.integers(0, 2**40), st.integers(0, 60), st.integers(0, 30))
    def law(seed: int, far: int, further: int) -> None:
        nonlocal taken
        play, journal = begun(name)
        wander(play, journal, seed, far)
        row = snapshot_of(Around(play, len(journal)))  # type: ignore[arg-type]
        if row is None:
            return
        play.past.clear()  # a snapshot remembers nothing that can be undone
        taken += 1
        wander(play, journal, seed + 1, further)
        again = resumed(ALL[name], journal, KEY, row)
        assert everything(again) == everything(play)
        assert again.opened == play.opened

    law()
    assert taken > 0, "no snapshot of this game ever held"


def test_every_answer_is_answered_with_one_of_four_words() -> None:
    play, _ = begun("minuit")
    name, seat, move = first(play)
    text = play.notation.text(move)
    assert changes.judge(play, seat, "0.99", text)[0].word is Word.NOT_ASKED
    assert changes.judge(play, (seat + 1) % 3, name, text)[0].word is Word.NOT_ASKED
    refused = changes.judge(play, seat, name, "place 1")[0]
    assert refused.word is Word.REFUSED
    assert refused.reason is not None
    assert refused.reason.startswith("minuit:")
    nonsense = changes.judge(play, seat, name, "fly away")[0]
    assert (nonsense.word, nonsense.reason) == (Word.REFUSED, "house:no-such-move")
    assert changes.judge(play, seat, name, {"move": 7})[0].word is Word.REFUSED
    verdict, number = changes.judge(play, seat, name, text)
    assert verdict.word is Word.TAKEN
    changes.take(play, seat, name, number)
    assert changes.judge(play, seat, name, text)[0].again
    assert changes.judge(play, seat, name, play.notation.structure(move))[0].again
    assert changes.judge(play, seat, name, "choose red")[0].word is Word.TOO_LATE


def test_the_loser_of_a_race_is_too_late() -> None:
    play, _ = race()
    (one, ask), (other, loser) = play.asks()[:2]
    changes.take(play, int(ask.seat), one, play.moves(int(ask.seat))[0])
    assert changes.judge(play, int(loser.seat), other, "coins")[0].word is Word.TOO_LATE


def race() -> tuple[Play, list[JournalEntry]]:
    """A game of the toy that has come to its bell."""
    for number in range(50):
        play, journal = begun("vigil", key=number.to_bytes(32, "big"))
        while play.asks() and play.asks()[0][1].kind == "seal":
            name, seat, move = first(play)
            journal.append(changes.take(play, seat, name, move))
        if play.asks() and play.asks()[0][1].kind == "rush":
            return play, journal
    raise AssertionError("no bell in fifty games")


def ghost() -> tuple[Play, list[JournalEntry]]:
    """A game of the toy that has come to its ghost, somebody holding a candle."""
    for number in range(200):
        play, journal = begun("vigil", key=number.to_bytes(32, "big"))
        while play.asks() and play.asks()[0][1].kind == "seal":
            name, seat, move = first(play)
            journal.append(changes.take(play, seat, name, move))
        if play.asks() and play.asks()[0][1].kind == "watch" and any(len(play.moves(n)) > 1 for n in range(3)):
            return play, journal
    raise AssertionError("no ghost in two hundred games")


def test_an_undo_goes_back_over_what_everybody_saw() -> None:
    play, _ = begun("minuit")
    before = play.notation.position(play.state)
    name, seat, move = first(play)
    changes.take(play, seat, name, move)
    assert play.deny_undo(1, 1) is None
    changes.undo(play, 1)
    assert play.notation.position(play.state) == before
    again, _, _ = first(play)
    assert again != name, "the ask has another name now"
    assert changes.judge(play, seat, name, play.notation.text(move))[0].again, "a resend is still answered"


def test_an_undo_does_not_go_past_a_pick() -> None:
    play, _ = begun("minuit")
    picked = False
    while not picked:
        name, seat, move = first(play)
        picked = bool(changes.take(play, seat, name, move).picks)
    assert play.deny_undo(len(play.log.entries) - 1, 1) == "house:undo-past-pick"


def test_an_undo_does_not_go_past_what_was_shown() -> None:
    play, _ = ghost()
    seat = next(n for n in range(3) if len(play.moves(n)) > 1)
    name = next(name for name, ask in play.asks() if ask.seat == seat)
    changes.take(play, seat, name, play.notation.move("light"))
    assert play.deny_undo(len(play.log.entries) - 1, 1) == "house:undo-past-shown"


def test_an_undo_of_what_anybody_could_have_done_is_no_secret() -> None:
    play, _ = ghost()
    name, ask = play.asks()[0]
    changes.take(play, int(ask.seat), name, play.notation.move("wait"))
    assert play.deny_undo(len(play.log.entries) - 1, 1) is None


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in() -> None:
    play, _ = begun("vigil")
    (one, ask), (two, other) = play.asks()[:2]
    mine, theirs = int(ask.seat), int(other.seat)
    before = play.notation.position(play.state)
    changes.take(play, mine, one, play.moves(mine)[0])
    assert play.may_take_back(mine) == one
    changes.take(play, theirs, two, play.moves(theirs)[0])
    after_theirs = play.moves(mine)
    assert after_theirs == []
    changes.take_back(play, mine, one)
    assert play.moves(mine) != []
    assert play.moves(theirs) == [], "what others answered stays"
    assert [entry.seat for entry in play.log.entries] == [None, theirs]
    changes.take_back(play, theirs, two)
    assert play.notation.position(play.state) == before
    while play.asks()[0][1].kind == "seal":
        name, seat, move = first(play)
        changes.take(play, seat, name, move)
    assert all(play.may_take_back(seat) is None for seat in range(play.seats)), "the last is in"
    with pytest.raises(Denied):
        changes.take_back(play, mine, one)


def test_an_open_answer_cannot_be_taken_back() -> None:
    play, _ = begun("minuit")
    name, seat, move = first(play)
    changes.take(play, seat, name, move)
    assert play.may_take_back(seat) is None
    with pytest.raises(Denied):
        changes.take_back(play, seat, name)


def test_who_comes_back_gets_the_tail_or_hears_that_it_is_gone() -> None:
    play, journal = begun("minuit")
    wander(play, journal, 1, 30)
    tail = play.since(3)
    assert tail is not None
    assert [one.number for one in tail] == list(range(4, play.number + 1))
    assert play.since(play.number) == []
    assert play.since(play.number + 1) is None, "a number from another house"
    play.told.popleft()
    assert play.since(0) is None
