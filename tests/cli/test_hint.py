"""`manoir hint` as a person calls it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

LOG = Path(__file__).parent.parent / "golden" / "minuit" / "3-players.log"


def test_every_move_has_its_value_its_tries_and_a_line(manoir: Callable[..., Any]) -> None:
    found = json.loads(manoir("hint", LOG, "--entry", 20, "--simulations", 60, "--json").out)
    assert sum(one["visits"] for one in found) == 60
    assert all(-1 <= one["value"] <= 1 and one["line"] for one in found)
    assert "essais" in manoir("hint", LOG, "--entry", 20, "--simulations", 60, "--lang", "fr").out


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


def test_the_simulations_named_are_those_that_the_moves_had(manoir: Callable[..., Any]) -> None:
    data = json.loads(manoir("hint", LOG, "--entry", 20, "--simulations", 1200, "--json").out)
    told = manoir("hint", LOG, "--entry", 20, "--simulations", 1200, "--lang", "en").out
    assert f"{sum(one['visits'] for one in data)} simulations" in told
