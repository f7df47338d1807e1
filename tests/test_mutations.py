"""Whatever is changed in a log, a position or an edition, the answer is a clear one."""

from __future__ import annotations

import json

import pytest

from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.log import Log, log_of
from manoir.kernel.plain import digest
from manoir.kernel.play import begin
from manoir.kernel.record import replay, stage_of
from manoir.kernel.wrong import WrongInput
from mutations import GAMES, GOLDEN, PLAYERS, broken, judged, lines_of, logs

CHANGES = 150  # for each game; tools/mutate.py goes on from there


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_a_clear_answer_comes_of_broken_input(game: str) -> None:
    refused = 0
    for seed in range(CHANGES):
        refused += judged(broken(game, seed)) is not None
    assert refused > CHANGES // 2, "hardly anything was broken"


def complaint(lines: list[dict[str, object]]) -> str:
    """What is said of a log."""
    with pytest.raises(WrongInput) as wrong:
        replayed(lines)
    return str(wrong.value)


def replayed(lines: list[dict[str, object]]) -> Log:
    """The log of these lines, replayed to its end."""
    log = log_of("".join(json.dumps(line) + "\n" for line in lines), "night.log")
    list(replay(stage_of(title_of(log.header.game), log.header, "night.log"), log, "night.log"))
    return log


def golden(game: str) -> list[dict[str, object]]:
    """The lines of a golden log."""
    return lines_of(next(iter(sorted((GOLDEN / game).glob("*.log")))).read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_a_name_of_5000_letters_is_refused_in_a_log_and_at_a_new_game(game: str) -> None:
    lines = golden(game)
    seats = lines[0]["seats"]
    assert isinstance(seats, list)
    seats[0] = "a" * 5_000
    assert complaint(lines).startswith("night.log: line 1: seats: found ['aaaa")
    assert "200 letters at the most" in complaint(lines)
    title = title_of(game)
    names = ("a" * 5_000, *PLAYERS[1 : title.box().players[0]])
    with pytest.raises(WrongInput, match=r"^seats: found .* 200 letters at the most"):
        begin(title, title.box(), names, {}, FastFate(1))


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("minuit", '"red"'),
        ("minuit", '"library"'),
        ("chasseurs", '"mountains"'),
        ("macgregor", '"lion"'),
        ("macgregor", '"red"'),
        ("booo", '"red"'),
    ],
)
def test_a_name_of_5000_letters_is_refused_in_an_edition(game: str, change: str) -> None:
    lines = golden(game)
    data = json.loads(json.dumps(title_of(game).box().sheet.data))
    text = json.dumps(data)
    assert change in text
    long = json.loads(text.replace(change, json.dumps("a" * 5_000)))
    head = dict(lines[0])
    head["edition"] = {"name": "mine", "digest": digest(long), "data": long}
    said = complaint([head, *lines[1:]])
    assert said.startswith("night.log: line 1: edition.data: ")
    assert len(said) < 400


@pytest.mark.parametrize("row", [[4, "5", 6], [4, [5], 6], [4, True], [4, None], ["4"], [], [6, 5], [4, 4], [4, 1.5]])
def test_a_special_team_that_mixes_numbers_and_text_is_refused(row: list[object]) -> None:
    lines = golden("chasseurs")
    data = json.loads(json.dumps(title_of("chasseurs").box().sheet.data))
    data["yellow"]["special-team"][0] = row
    lines[0]["edition"] = {"name": "mine", "digest": digest(data), "data": data}
    place = r"night.log: line 1: edition.data: yellow.special-team[1]: "
    assert complaint(lines).startswith(place)
    assert complaint(lines).endswith("expected Force values that rise, of adventurers in the box")


@pytest.mark.parametrize("game", GAMES)
def test_half_a_letter_is_refused_by_its_line(game: str) -> None:
    lines = golden(game)
    lines[0]["game"] = "\ud83d"
    assert complaint(lines).startswith("night.log: line 1: found half a letter")
    lines = golden(game)
    lines[0]["seats"] = ["\U0001f47b", *PLAYERS[1 : title_of(game).box().players[0]]]
    assert replayed(lines).header.seats[0] == "\U0001f47b", "two halves are a letter"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_broken_was_whole_before(game: str) -> None:
    for lines in logs(game):
        assert replayed(lines).header.game == game
