"""Logs: written and read back, checked as they are replayed; whatever is wrong names its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from manoir.kernel.fate import FastFate
from manoir.kernel.log import Log, log_of, position_digest, read_log
from manoir.kernel.play import Play, begin, resume
from manoir.kernel.record import replay, stage_of
from manoir.kernel.wrong import WrongInput
from toy import VIGIL

SEATS = ("Ada", "Élise", "Zoé")


def answered(play: Play, fate: FastFate, answers: int = 1000) -> None:
    """Play on at random."""
    for _ in range(answers):
        if play.over:
            return
        asks = play.title.game.asks(play.state)
        ask = asks[fate.pick(len(asks))]
        moves = play.title.game.moves(play.state, ask.seat)
        play.answer(int(ask.seat), int(moves[fate.pick(len(moves))]))


def game(answers: int = 1000) -> Play:
    """A game of three, played for a while."""
    play, _ = begin(VIGIL, VIGIL.box(), SEATS, {}, FastFate(9))
    answered(play, FastFate(5), answers)
    return play


def text_of(log: Log) -> str:
    return "".join(line + "\n" for line in log.lines())


def replayed(log: Log, place: str = "night.log") -> Any:
    """The position at the end of a log."""
    state = None
    for moment in replay(stage_of(VIGIL, log.header, place), log, place):
        state = moment.state
    return state


def changed(number: int, change: Callable[[dict[str, Any]], object]) -> str:
    """The text of a whole game with one line changed; line 1 is the header."""
    lines = list(game().log.lines())
    data = json.loads(lines[number - 1])
    change(data)
    lines[number - 1] = json.dumps(data)
    return "".join(line + "\n" for line in lines)


def complaint(text: str) -> WrongInput:
    """What is wrong with a log."""
    with pytest.raises(WrongInput) as wrong:
        replayed(log_of(text, "night.log"))
    return wrong.value


# Written and read


def test_a_log_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    log = game().log
    log.save(tmp_path / "night.log")
    assert read_log(tmp_path / "night.log") == log
    assert [path.name for path in tmp_path.iterdir()] == ["night.log"]


def test_a_log_replays_to_the_position_that_was_played() -> None:
    play = game()
    assert play.over
    assert position_digest(play.notation, replayed(play.log)) == play.log.entries[-1].digest


def test_every_twentieth_entry_and_the_last_carry_a_digest() -> None:
    entries = game().log.entries
    assert len(entries) > 21
    assert [entry.number for entry in entries if entry.digest] == [0, 20, len(entries) - 1]
    assert [entry.number for entry in game(5).log.entries if entry.digest] == [0]


def test_seats_count_from_1_in_a_log_and_from_0_in_here() -> None:
    entry = game().log.entries[1]
    assert entry.seat is not None
    assert entry.plain()["seat"] == entry.seat + 1


def test_a_moment_shows_what_was_asked_before_it_and_stays_as_it_was() -> None:
    play = game()
    notation = play.notation
    moments = list(replay(stage_of(VIGIL, play.log.header, "log"), play.log, "log"))
    assert moments[0].asks == []
    assert [len(moment.asks) for moment in moments[1:4]] == [3, 2, 1]
    asked = {int(ask.seat): [notation.text(move) for move in moves] for ask, moves in moments[1].asks}
    assert moments[1].entry.move in asked[moments[1].entry.seat or 0]
    assert position_digest(notation, moments[0].state) == play.log.entries[0].digest


def test_a_game_is_taken_up_where_its_log_ends() -> None:
    play = game(7)
    log = log_of(text_of(play.log), "night.log")
    again = resume(stage_of(VIGIL, log.header, "night.log"), log, "night.log", FastFate(6))
    answered(again, FastFate(7))
    assert again.over
    assert again.log.entries[:8] == play.log.entries
    replayed(log_of(text_of(again.log), "night.log"))


def test_a_log_may_start_from_a_position() -> None:
    line = "round 3; hands candle / comb / mirror; bag ghost bell; now seal 1 2 3"
    play, _ = begin(VIGIL, VIGIL.box(), SEATS, {}, FastFate(1), line)
    answered(play, FastFate(2))
    log = log_of(text_of(play.log), "night.log")
    assert log.entries[0].position == line
    assert play.notation.position(replayed(log)) == play.notation.position(play.state)


def test_a_log_keeps_an_edition_that_somebody_brought() -> None:
    text = (VIGIL.folder / "edition.toml").read_text(encoding="utf-8").replace('"toy"', '"long nights"')
    box = VIGIL.box_of(text.replace("rounds = 4", "rounds = 5"), "my.toml")
    play, _ = begin(VIGIL, box, SEATS, {}, FastFate(4))
    answered(play, FastFate(5))
    assert play.state.round == 5
    log = log_of(text_of(play.log), "night.log")
    assert log == play.log
    assert play.notation.position(replayed(log)) == play.notation.position(play.state)
    brought = dict(log.header.edition_data or {})
    brought["bag"] = {"ghost": 0, "bell": 2}
    log.header = replace(log.header, edition_data=brought)
    with pytest.raises(WrongInput, match=r"night\.log: line 1: edition\.data: bag\.ghost"):
        replayed(log)


# Cut short


@pytest.mark.parametrize("left_out", [2, 9, 20])
def test_a_truncated_log_is_read_up_to_its_last_whole_entry_and_says_so(left_out: int) -> None:
    whole = game(7).log
    log = log_of(text_of(whole)[:-left_out], "night.log")
    assert log.entries == whole.entries[:-1]
    assert log.cut == "line 9 is cut short; read up to entry 6"
    replayed(log)


def test_a_log_that_lacks_only_its_last_line_end_is_whole() -> None:
    whole = game(7).log
    log = log_of(text_of(whole)[:-1], "night.log")
    assert (log.entries, log.cut) == (whole.entries, None)


def test_a_log_cut_in_the_middle_of_a_letter_is_read_too(tmp_path: Path) -> None:
    path = tmp_path / "night.log"
    path.write_bytes(text_of(game(7).log).encode() + '{"n":8,"seat":1,"move":"é'.encode()[:-1])
    log = read_log(path)
    assert len(log.entries) == 8
    assert log.cut == "line 10 is cut short; read up to entry 7"


# Wrong


@pytest.mark.parametrize(
    ("line", "change", "place", "found", "expected"),
    [
        (1, {"log": 2}, "line 1: log", "2", "1, the format"),
        (1, {"game": "chess"}, "line 1: game", "'chess'", "'vigil'"),
        (1, {"rules": 7}, "line 1: rules", "version 7 of the rules of vigil", "1, the version that this house plays"),
        (1, {"rules": True}, "line 1: rules", "True", "a rules version"),
        (1, {"seats": "Ada"}, "line 1: seats", "'Ada'", "a list of names"),
        (1, {"seats": ["Ada"]}, "line 1: seats", "1", "a whole number from 2 to 4"),
        (1, {"options": {"fog": 1}}, "line 1: option fog", "an option that this game does not have", "none"),
        (1, {"edition": {"name": "gold", "digest": "0"}}, "line 1: edition.name", "'gold'", "one of toy"),
        (1, {"edition": {"name": "toy", "digest": "0"}}, "line 1: edition.digest", "digest 0", "the edition of this"),
        (1, {"edition": {"name": "toy"}}, "line 1: edition: digest", "nothing", "a digest"),
        (1, {"edition": {"name": "toy", "digest": "0", "data": 3}}, "line 1: edition.data", "3", "the tables"),
        (2, {"picks": [99]}, "entry 0: picks", "pick 99 where the rules choose among 20", "the picks that the rules"),
        (2, {"picks": []}, "entry 0: picks", "holds 0 picks and the rules need more", "the picks that the rules took"),
        (2, {"picks": ["a"]}, "line 2: picks", "['a']", "a list of whole numbers"),
        (2, {"digest": "0" * 64}, "entry 0: digest", "digest 000000000000", "the position that the moves lead to"),
        (2, {"position": "now dance"}, "entry 0: position: now", "'dance'", "one of seal"),
        (3, {"picks": [1]}, "entry 1: picks", "holds 1 picks and the rules took 0", "the picks that the rules took"),
        (3, {"move": "dance"}, "entry 1: move", "'dance'", "'seal CARD'"),
        (3, {"move": "light"}, "entry 1: move", "'light'", "one of seal"),
        (3, {"seat": 4}, "entry 1: seat", "4", "a seat that is asked: 1, 2, 3"),
        (3, {"seat": 0}, "entry 1: seat", "0", "a seat that is asked: 1, 2, 3"),
        (3, {"seat": "1"}, "line 3: seat", "'1'", "the number of a seat, from 1"),
        (3, {"n": 2}, "line 3: n", "2", "1, the entries count from 0"),
    ],
)
def test_what_is_wrong_with_a_log_names_its_place(
    line: int, change: dict[str, Any], place: str, found: str, expected: str
) -> None:
    wrong = complaint(changed(line, lambda data: data.update(change)))
    assert wrong.place == f"night.log: {place}"
    assert found in wrong.found
    assert expected in wrong.expected


@pytest.mark.parametrize("key", ["n", "seat", "move", "picks"])
def test_an_entry_that_lacks_something_says_what(key: str) -> None:
    wrong = complaint(changed(4, lambda data: data.pop(key)))
    assert (wrong.place, wrong.found) == (f"night.log: line 4: {key}", "nothing")


@pytest.mark.parametrize("line", ["{", "three", "[3]", "", "9" * 5000, "[" * 100_000])
def test_a_line_in_the_middle_that_is_not_json_is_named(line: str) -> None:
    lines = list(game().log.lines())
    lines[4] = line
    wrong = complaint("\n".join(lines) + "\n")
    assert wrong.place == "night.log: line 5"
    assert wrong.expected == "one JSON object"
    assert len(str(wrong)) < 200


def test_an_answer_after_the_end_is_refused() -> None:
    log = game().log
    log.entries.append(replace(log.entries[1], number=len(log.entries)))
    with pytest.raises(WrongInput, match="no seat: the game is over"):
        replayed(log)


@pytest.mark.parametrize(
    ("content", "found"),
    [(b"", "an empty file"), (b"\n", "an empty file"), (b"\xff\xfe\n", "bytes that are not UTF-8"), (None, "No such")],
)
def test_a_file_that_is_no_log_is_named(tmp_path: Path, content: bytes | None, found: str) -> None:
    path = tmp_path / "night.log"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(WrongInput) as wrong:
        read_log(path)
    assert wrong.value.place == str(path)
    assert found in wrong.value.found


def test_a_header_without_entries_is_no_log() -> None:
    header = next(iter(game().log.lines()))
    for text in (header, header + "\n", header + '\n{"n":0,"pi'):
        assert complaint(text).expected == "entry 0, the set-up"


# A game in progress


def test_a_record_says_why_an_answer_cannot_be_taken() -> None:
    play = game(0)
    notation = play.notation
    refused = play.refusal(0, notation.move("light"))
    assert refused is not None
    assert refused.clause == "vigil:seal.hand"
    assert "face cachée" in refused.words(VIGIL.rulebook, "fr")
    assert play.refusal(0, int(VIGIL.game.moves(play.state, 0)[0])) is None
    ask = play.ask_of(2)
    assert ask is not None
    assert ask.plain() == {"id": 5, "seat": 3, "kind": "seal", "after": 0}
    assert play.ask_of(9) is None
