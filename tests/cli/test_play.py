"""`manoir play`: a person at a table of bots, typing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from manoir.games import TITLES, title_of

Manoir = Callable[..., Any]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lines that the person will type, over and over the last one if more are asked for."""

    def lines(*typed: str) -> None:
        waiting = list(typed)

        def read(_prompt: str = "") -> str:
            if not waiting:
                raise EOFError
            return waiting[0] if len(waiting) == 1 and waiting[0] == "1" else waiting.pop(0)

        monkeypatch.setattr("builtins.input", read)

    return lines


SHORT = {"booo": ("--option", "bound=12"), "macgregor": ("--option", "bound=3")}
"""Games that random players can draw out, cut short by an option of the table."""


@pytest.mark.parametrize("name", sorted(TITLES))
def test_a_person_who_always_takes_the_first_move_plays_to_the_end(
    manoir: Manoir, typing: Callable[..., None], name: str
) -> None:
    typing("1")
    seats = title_of(name).box().players[0]
    ran = manoir("play", name, "--seats", seats, "--seed", 4, "--bots", "random", *SHORT.get(name, ()))
    assert ran.code == 0
    assert "Won by" in ran.out


def test_moves_are_typed_in_notation_and_a_refusal_names_its_clause(
    manoir: Manoir, typing: Callable[..., None]
) -> None:
    typing("choose lilac", "choose blue", "why place stairs", "why place 7", "place 7", "quit")
    ran = manoir("play", "minuit", "--seats", 2, "--seed", 1, "--option", "first=1")
    assert "[minuit:setup.colours]" in ran.out
    assert "[minuit:place.no-stairs]" in ran.out
    assert "Nothing forbids place 7" in ran.out
    assert "leave the table" in ran.out


def test_nonsense_is_answered_with_what_can_be_typed(manoir: Manoir, typing: Callable[..., None]) -> None:
    typing("dance", "", "go 99", "quit")
    out = manoir("play", "minuit", "--seats", 2).out
    assert "'dance'" in out
    assert "a gallery space from 1 to 28" in out
    assert "save FILE" in out


def test_a_game_that_was_saved_is_taken_up_where_it_was(
    manoir: Manoir, typing: Callable[..., None], tmp_path: Path
) -> None:
    file = tmp_path / "evening.log"
    typing("1", f"save {file}", "quit")
    typing("choose blue", "place 7", f"save {file}", "quit")
    manoir("play", "minuit", "--seats", 2, "--option", "first=1", "--name", "Zoé")
    assert '"Zoé"' in file.read_text(encoding="utf-8")
    typing("place 7", "place 9", "quit")
    ran = manoir("play", "minuit", "--resume", file)
    assert "[minuit:place.one-each]" in ran.out
    assert "leave the table" in ran.out


def test_the_rules_can_be_read_without_leaving_the_table(manoir: Manoir, typing: Callable[..., None]) -> None:
    typing("?", "quit")
    assert "[capture.same-space]" in manoir("play", "minuit", "--lang", "fr").out.replace("\n", " ")


@pytest.mark.parametrize(
    ("words", "part"),
    [(("--me", 5, "--seats", 4), "--me"), (("--seats", 1), "seats"), (("--resume", "none.log"), "none.log")],
)
def test_what_does_not_fit_is_named_and_exits_with_2(manoir: Manoir, words: tuple[object, ...], part: str) -> None:
    ran = manoir("play", "minuit", *words)
    assert (ran.code, part in ran.err) == (2, True)
