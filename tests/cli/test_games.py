"""`manoir games`, `manoir rules`, `manoir clauses`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
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


@pytest.mark.parametrize(
    ("language", "players", "age"), [("fr", "de 2 à 8 joueurs", "dès 8 ans"), ("en", "2 to 8", "8 and up")]
)
def test_rules_open_with_the_aim_the_players_and_the_age(manoir: Manoir, language: str, players: str, age: str) -> None:
    book = TITLES["minuit"].rulebook
    printed = " ".join(manoir("rules", "minuit", "--lang", language).out.split())
    top = printed[: printed.index(book.chapters[0].title[language])]
    assert book.aim[language] in top
    assert players in top
    assert age in top
    assert "8" not in manoir("rules", "booo").out.split("\n")[1]  # no age is printed, so none is told


@pytest.mark.parametrize("name", sorted(TITLES))
def test_rules_print_every_note_under_its_clause(manoir: Manoir, name: str) -> None:
    printed = " ".join(manoir("rules", name, "--lang", "fr").out.split())
    for clause in TITLES[name].rulebook.clauses():
        at = printed.index(f"[{clause.slug}]")
        for note in clause.notes:
            for text in (note.question["fr"], note.answer["fr"]):
                at = printed.index(" ".join(text.split()), at)


def test_clauses_as_json_has_the_notes_of_each(manoir: Manoir) -> None:
    rows = {row["clause"]: row["notes"] for row in json.loads(manoir("clauses", "--json").out)}
    for clause in [clause for title in TITLES.values() for clause in title.rulebook.clauses()]:
        assert rows[clause.name] == [{"question": note.question, "answer": note.answer} for note in clause.notes]


def test_a_rulebook_that_is_broken_is_named_with_its_clause_and_field(
    manoir: Manoir, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    minuit = TITLES["minuit"]
    for file in minuit.folder.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        (tmp_path / file.name).write_text(text.replace("answer.en", "answer.eng"), encoding="utf-8")
    monkeypatch.setitem(TITLES, "minuit", replace(minuit, folder=tmp_path))
    ran = manoir("rules", "minuit")
    assert ran.code == 2
    assert f"{tmp_path / 'rulebook.toml'}: minuit:setup.rounds: note[1].answer: found no words in en" in ran.err
