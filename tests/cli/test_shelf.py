"""`manoir games`, `manoir rules`, `manoir clauses`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from manoir.games import TITLES

Manoir = Callable[..., Any]


def test_games_lists_every_game_in_the_language_of_the_person(manoir: Manoir) -> None:
    for name, title in TITLES.items():
        assert name in manoir("games").out
        assert title.rulebook.title["fr"] in manoir("games", "--lang", "fr").out


def test_a_locale_in_french_is_answered_in_french(manoir: Manoir, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "joueurs" in manoir("games").out


@pytest.mark.parametrize("name", sorted(TITLES))
def test_rules_prints_every_clause_with_its_slug(manoir: Manoir, name: str) -> None:
    printed = manoir("rules", name, "--lang", "fr").out.replace("\n", " ")
    assert TITLES[name].rulebook.title["fr"] in printed
    for clause in TITLES[name].rulebook.clauses():
        assert f"[{clause.name.partition(':')[2]}]" in printed


def test_clauses_as_json_has_words_in_both_languages_and_a_test_for_each(manoir: Manoir) -> None:
    rows = json.loads(manoir("clauses", "--json").out)
    assert [row["clause"] for row in rows] == [
        clause.name for title in TITLES.values() for clause in title.rulebook.clauses()
    ]
    for row in rows:
        assert row["fr"]
        assert row["en"]
        assert row["tests"], row["clause"]


def test_an_unknown_game_is_answered_with_the_list_of_games(manoir: Manoir) -> None:
    ran = manoir("rules", "minut")
    assert ran.code == 2
    assert "'minut'" in ran.err
    assert "minuit" in ran.err


def test_an_unknown_language_is_answered_with_the_list_of_languages(manoir: Manoir) -> None:
    ran = manoir("games", "--lang", "de")
    assert (ran.code, "fr, en" in ran.err) == (2, True)


def test_an_unknown_command_or_flag_exits_with_2(manoir: Manoir) -> None:
    assert manoir("haunt").code == 2
    assert manoir("games", "--loud").code == 2
