"""`manoir log show` and `manoir log check`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairness import SECRET, played
from manoir.games import TITLES, title_of
from manoir.kernel.fair import sealed
from manoir.kernel.plain import digest

Manoir = Callable[..., Any]
GOLDEN = Path(__file__).parent.parent / "golden"
each_game = pytest.mark.parametrize("name", sorted(TITLES))


@pytest.fixture
def minuit_log(tmp_path: Path) -> Path:
    """A whole log that can be broken."""
    file = tmp_path / "game.log"
    file.write_bytes((GOLDEN / "minuit" / "3-players.log").read_bytes())
    return file


@each_game
def test_show_tells_a_whole_game_in_sentences_in_both_languages(manoir: Manoir, name: str) -> None:
    file = GOLDEN / name / "2-players.log"
    english, french = (manoir("log", "show", file, "--lang", lang).out for lang in ("en", "fr"))
    assert len(english.splitlines()) > 30
    assert english != french
    assert "{" not in english + french  # no variable was left without its value


@each_game
def test_show_as_json_has_moves_picks_events_asks_and_the_state_after(manoir: Manoir, name: str) -> None:
    file = GOLDEN / name / "2-players.log"
    lines = [json.loads(line) for line in manoir("log", "show", file, "--json").out.splitlines()]
    written = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    assert len(lines) == len(written)
    for line, entry in zip(lines, written, strict=True):
        assert line["n"] == entry["n"]
        assert line["picks"] == entry["picks"]
        assert isinstance(line["state"], dict)
        if entry["n"]:
            mine = next(ask for ask in line["asks"] if ask["seat"] == entry["seat"])
            assert entry["move"] in mine["moves"]
            assert line["data"]["move"]
        if "digest" in entry:
            assert digest(line["state"]) == entry["digest"]


@each_game
def test_a_seat_reads_its_own_moves_and_view_and_nobody_elses(manoir: Manoir, name: str) -> None:
    file = GOLDEN / name / "2-players.log"
    for printed in manoir("log", "show", file, "--json", "--seat", 1).out.splitlines():
        line = json.loads(printed)
        assert "state" not in line
        assert isinstance(line["view"], dict)
        assert line["picks"] == "?"
        assert line["seat"] in (None, 1) or line["move"] == "?"
        assert all(ask["moves"] == "?" for ask in line["asks"] if ask["seat"] != 1)


def test_a_whole_log_holds(manoir: Manoir, minuit_log: Path) -> None:
    ran = manoir("log", "check", minuit_log)
    assert ran.code == 0
    assert "played to its end" in ran.out.replace("\n", " ")


def test_a_log_cut_short_is_read_up_to_its_last_whole_entry_and_says_so(manoir: Manoir, minuit_log: Path) -> None:
    minuit_log.write_bytes(minuit_log.read_bytes()[:1500])
    for command in ("show", "check"):
        ran = manoir("log", command, minuit_log)
        assert ran.code == 0
        assert "cut short" in " ".join(ran.out.split()), "wherever the line breaks"


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ('"rules":1', '"rules":7', "version 7"),
        ('"game":"minuit"', '"game":"solitaire"', "'solitaire'"),
        ('"name":"1989"', '"name":"2031"', "'2031'"),
        ('"n":5,', '"n":6,', "line 7"),
        ('{"n":4,"seat":', '{"n":4,"sat":', "line 6: seat"),
        ('"move":"place', '"move":"drop', "entry"),
        ('"n":3,"seat":1', '"n":3,"seat":2', "entry 3"),
        ('{"n":7', "n:7", "line 9"),
        ('"log":1', '"log":2', "line 1: log"),
    ],
)
def test_what_is_wrong_with_a_log_is_named_by_file_and_line_or_entry(
    manoir: Manoir, minuit_log: Path, old: str, new: str, part: str
) -> None:
    text = minuit_log.read_text(encoding="utf-8")
    assert old in text
    minuit_log.write_text(text.replace(old, new, 1), encoding="utf-8")
    ran = manoir("log", "check", minuit_log)
    assert ran.code == 2
    assert "game.log" in ran.err
    assert part in ran.err


def test_a_changed_pick_is_found_at_its_entry_or_at_the_next_digest(manoir: Manoir, minuit_log: Path) -> None:
    lines = minuit_log.read_text(encoding="utf-8").splitlines()
    number = next(n for n in range(20, len(lines)) if json.loads(lines[n])["picks"])
    entry = json.loads(lines[number])
    entry["picks"][0] = (entry["picks"][0] + 1) % 6
    lines[number] = json.dumps(entry)
    minuit_log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    ran = manoir("log", "check", minuit_log)
    assert ran.code == 2
    assert "entry" in ran.err


def test_a_missing_file_or_seat_is_named(manoir: Manoir, minuit_log: Path) -> None:
    assert "nowhere.log" in manoir("log", "check", "nowhere.log").err
    ran = manoir("log", "show", minuit_log, "--seat", 4)
    assert (ran.code, "--seat" in ran.err) == (2, True)


@each_game
def test_every_position_of_a_game_is_written_and_read_back_as_it_was(name: str) -> None:
    from manoir.kernel.log import read_log
    from manoir.kernel.record import replay, stage_of

    log = read_log(GOLDEN / name / "3-players.log")
    stage = stage_of(title_of(name), log.header, "golden")
    for moment in replay(stage, log, "golden"):
        line = stage.notation.write(moment.state)
        assert "\n" not in line
        assert stage.notation.position(stage.notation.read(line)) == stage.notation.position(moment.state)


def test_fair_dice_hold_and_one_pick_that_was_changed_names_its_entry(manoir: Manoir, tmp_path: Path) -> None:
    file = tmp_path / "fair.log"
    log = played()
    log.save(file)
    ran = manoir("log", "check", file, "--fair", "--lang", "en")
    assert ran.code == 0
    assert "one share of the seats" in " ".join(ran.out.split())
    assert manoir("log", "check", file, "--commitment", sealed(SECRET)).code == 0
    assert manoir("log", "check", file, "--commitment", "0" * 64).code == 2
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    forged = next(line for line in lines[2:] if line["picks"] and "digest" not in line)
    forged["picks"][-1] = (forged["picks"][-1] + 1) % 6
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    ran = manoir("log", "check", file, "--fair")
    assert ran.code == 2
    assert f"entry {forged['n']}: picks" in ran.err


def test_a_log_of_before_says_that_it_carries_no_commitment(manoir: Manoir, minuit_log: Path) -> None:
    ran = manoir("log", "check", minuit_log, "--fair")
    assert ran.code == 2
    assert "carries no commitment" in ran.err
