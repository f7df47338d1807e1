"""`manoir hint` as a person calls it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.play import begin

LOG = Path(__file__).parent.parent / "golden" / "minuit" / "3-players.log"


def test_every_move_has_its_value_its_tries_and_a_line(manoir: Callable[..., Any]) -> None:
    found = json.loads(manoir("hint", LOG, "--entry", 20, "--simulations", 60, "--json").out)
    assert sum(one["visits"] for one in found) == 60
    assert all(-1 <= one["value"] <= 1 and one["line"] for one in found)
    assert "essais" in manoir("hint", LOG, "--entry", 20, "--simulations", 60, "--lang", "fr").out


def test_the_best_move_is_said_in_a_sentence_with_its_reason(manoir: Callable[..., Any]) -> None:
    for language, about in (("fr", "Hugo"), ("en", "Hugo")):
        said = " ".join(manoir("hint", LOG, "--entry", 20, "--simulations", 60, "--lang", language).out.split())
        assert about in said.split("60 simulations")[0], said


def test_a_game_that_is_over_has_no_hints(manoir: Callable[..., Any]) -> None:
    ran = manoir("hint", LOG)
    assert ran.code == 2
    assert "--entry: found the end of the game" in ran.err


def test_a_seat_that_is_not_asked_is_told_who_is(manoir: Callable[..., Any]) -> None:
    asked = manoir("hint", LOG, "--entry", 20, "--simulations", 10, "--lang", "en").out
    seat = int(asked.split("seat ")[1].split()[0])
    ran = manoir("hint", LOG, "--entry", 20, "--seat", seat % 3 + 1)
    assert ran.code == 2
    assert f"--seat: found {seat % 3 + 1}, expected a seat that is asked there: {seat}" in ran.err


def test_a_race_that_goes_on_is_not_looked_into_and_one_that_is_over_may_be(
    manoir: Callable[..., Any], tmp_path: Path
) -> None:
    whole = LOG.parent.parent / "booo" / "2-players.log"
    begun = tmp_path / "begun.log"
    begun.write_text("".join(whole.read_text().splitlines(keepends=True)[:100]))
    for language, words in (("en", "the machine knows"), ("fr", "la machine connaît")):
        ran = manoir("hint", begun, "--simulations", 10, "--lang", language)
        assert ran.code == 2
        assert "begun.log: found a game that goes on" in ran.err
        assert "[booo:machine.solvable]" in ran.err
        assert words in " ".join(ran.err.split())
    assert manoir("hint", begun, "--entry", 20, "--simulations", 10).code == 2
    assert json.loads(manoir("hint", whole, "--entry", 20, "--simulations", 10, "--json").out)


def test_the_simulations_named_are_those_that_the_moves_had(manoir: Callable[..., Any]) -> None:
    data = json.loads(manoir("hint", LOG, "--entry", 20, "--simulations", 1200, "--json").out)
    told = manoir("hint", LOG, "--entry", 20, "--simulations", 1200, "--lang", "en").out
    assert f"{sum(one['visits'] for one in data)} simulations" in told


def test_a_hint_remembers_no_token_for_a_person(manoir: Callable[..., Any], tmp_path: Path) -> None:
    line = "2 players; ghost red; blue at A2 keys red tower, green lion; tokens A1 {}; top blue cross; to act blue"
    title, said = title_of("macgregor"), []
    for aid in (False, True):
        for token in ("trap", "blue"):
            file = tmp_path / f"{token}-{aid}.log"
            names = ("P1", "P2")
            play, _ = begin(title, title.box(), names, {"memory": aid}, FastFate(1), line.format(token))
            play.log.save(file)
            said.append(manoir("hint", file, "--simulations", 200, "--json").out)
    assert said[0] == said[1]
    assert said[2] != said[3]
