"""What the rulebooks answer: every note is proved, every question asks, and French is set as French is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from proofs import proofs

from manoir.games import TITLES

each_game = pytest.mark.parametrize("game", sorted(TITLES))


@each_game
def test_every_clause_with_notes_is_proved_again_beside_what_people_ask(game: str) -> None:
    proved = proofs()
    asked = [clause.name for clause in TITLES[game].rulebook.clauses() if clause.notes]
    assert asked
    file = f"tests/games/{game}/test_notes.py::"
    assert [name for name in asked if not any(test.startswith(file) for test in proved[name])] == []


@each_game
def test_every_question_asks_and_every_answer_is_a_sentence(game: str) -> None:
    for note in [note for clause in TITLES[game].rulebook.clauses() for note in clause.notes]:
        assert note.question["fr"].endswith("\u202f?")
        assert note.question["en"].endswith("?")
        assert {answer[-1] for answer in note.answer.values()} == {"."}


@each_game
def test_a_rulebook_is_set_as_its_language_is(game: str) -> None:
    """A narrow space before ; : ! ? and inside the marks of a quotation in French; curved apostrophes in both."""
    for text in said(game, "fr"):
        for before, mark in zip(" " + text, text + " ", strict=True):
            assert mark not in ";:!?»" or before in "\u202f!?", text
            assert before != "«" or mark == "\u202f", text
    for text in [*said(game, "fr"), *said(game, "en")]:
        assert "'" not in text, text
        assert '"' not in text, text
        assert text == text.strip()


def said(game: str, language: str) -> Iterator[str]:
    """All that a rulebook says in a language, but for the names of games."""
    book = TITLES[game].rulebook
    yield from (book.line[language], book.aim[language])
    for chapter in book.chapters:
        yield chapter.title[language]
        for clause in chapter.clauses:
            yield clause.words[language]
            for note in clause.notes:
                yield from (note.question[language], note.answer[language])
