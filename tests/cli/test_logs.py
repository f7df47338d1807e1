"""`manoir log show` and `manoir log check`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairness import SECRET, played
from installed import EVERY
from manoir.games import title_of
from manoir.kernel.fair import sealed
from manoir.kernel.fate import FastFate
from manoir.kernel.log import read_log
from manoir.kernel.plain import digest
from manoir.kernel.play import begin
from manoir.kernel.record import replay, stage_of

Manoir = Callable[..., Any]
GOLDEN = Path(__file__).parent.parent / "golden"
each_game = pytest.mark.parametrize("name", EVERY)


pytestmark = pytest.mark.usefixtures("toy_installed")


@pytest.fixture
def some_log(manoir: Manoir, tmp_path: Path) -> Callable[[str], Path]:
    """A log of a game with its fewest players: one that was kept, or one that is played now."""

    def found(name: str) -> Path:
        seats = title_of(name).box().players[0]
        kept = GOLDEN / name / f"{seats}-players.log"
        if kept.is_file():
            return kept
        manoir("simulate", name, "--seats", seats, "--logs", tmp_path)
        return tmp_path / f"{name}-{seats}-1.log"

    return found


@pytest.fixture
def minuit_log(tmp_path: Path) -> Path:
    """A whole log that can be broken."""
    file = tmp_path / "game.log"
    file.write_bytes((GOLDEN / "minuit" / "3-players.log").read_bytes())
    return file


@each_game
def test_show_tells_a_whole_game_in_sentences_in_both_languages(
    manoir: Manoir, name: str, some_log: Callable[[str], Path]
) -> None:
    file = some_log(name)
    english, french = (manoir("log", "show", file, "--lang", lang).out for lang in ("en", "fr"))
    assert len(english.splitlines()) > len(read_log(file).entries)
    if (title_of(name).folder / "words" / "fr.ftl").is_file():
        assert english != french
    assert "{" not in english + french  # no variable was left without its value


@each_game
def test_show_as_json_has_moves_picks_events_asks_and_the_state_after(
    manoir: Manoir, name: str, some_log: Callable[[str], Path]
) -> None:
    file = some_log(name)
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
def test_a_seat_reads_its_own_moves_and_view_and_nobody_elses(
    manoir: Manoir, name: str, some_log: Callable[[str], Path]
) -> None:
    file = some_log(name)
    for printed in manoir("log", "show", file, "--json", "--seat", 1).out.splitlines():
        line = json.loads(printed)
        assert "state" not in line
        assert isinstance(line["view"], dict)
        assert line["picks"] == "?"
        assert line["seat"] in (None, 1) or line["move"] == "?"
        assert all(ask["moves"] == "?" for ask in line["asks"] if ask["seat"] != 1)


@pytest.mark.parametrize("aid", [False, True])
def test_an_open_log_does_not_remember_for_a_seat_what_its_table_agreed_to_remember_alone(
    manoir: Manoir, tmp_path: Path, aid: bool
) -> None:
    title = title_of("macgregor")
    play, _ = begin(title, title.box(), ("Zoé", "Papi"), {"memory": aid}, FastFate(4))
    while len(play.log.entries) < 12:
        ask = title.game.asks(play.state)[0]
        play.answer(int(ask.seat), int(title.game.moves(play.state, ask.seat)[0]))
    file = tmp_path / "open.log"
    play.log.save(file)
    whole = manoir("log", "show", file, "--json").out
    lines = [json.loads(line) for line in manoir("log", "show", file, "--json", "--seat", 1).out.splitlines()]
    told = [event["token"] for line in lines for event in line["events"] if event["event"] == "Showed"]
    seen = [token for line in lines for token in (line["view"]["shown"], *line["view"]["tokens"].values()) if token]
    assert len(told) >= 6
    assert len(seen) > 20
    assert set(told + seen) == {"?"} if not aid else "?" not in told + seen
    sentences = manoir("log", "show", file, "--seat", 1).out
    assert ("shows it to all:" in sentences) is aid
    assert '"token": "?"' not in whole  # a log's owner holds the whole truth


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
def test_every_position_of_a_game_is_written_and_read_back_as_it_was(
    name: str, some_log: Callable[[str], Path]
) -> None:
    for file in [some_log(name), *(GOLDEN / name).glob("3-players*.log")]:
        log = read_log(file)
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


def test_a_log_that_was_shortened_or_has_its_names_swapped_is_noticed(manoir: Manoir, tmp_path: Path) -> None:
    file = tmp_path / "fair.log"
    header, *entries = [json.loads(line) for line in played().text().splitlines()]

    def checked(header: dict[str, Any], entries: list[dict[str, Any]]) -> Any:
        file.write_text("".join(json.dumps(line) + "\n" for line in (header, *entries)), encoding="utf-8")
        return manoir("log", "check", file, "--fair", "--lang", "en")

    assert checked(header, entries).code == 0
    ran = checked({**header, "seats": header["seats"][::-1]}, entries)
    assert (ran.code, "picks" in ran.err) == (2, True)
    ran = checked(header, entries[:10])
    assert (ran.code, "not over after entry 9" in ran.err) == (2, True)
    ran = checked({**header, "fair": {**header["fair"], "given_up": 9}}, entries[:10])
    assert (ran.code, "ends at entry 9, before the game is over" in ran.out) == (1, True), "whoever cuts it may say so"


def test_a_log_of_before_says_that_it_carries_no_commitment(manoir: Manoir, minuit_log: Path) -> None:
    ran = manoir("log", "check", minuit_log, "--fair")
    assert ran.code == 2
    assert "carries no commitment" in ran.err
