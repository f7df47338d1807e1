"""The rulebook: every clause once, in every language; a test proves one to three of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.kernel.rulebook import Note, Refusal, read_rulebook, rule
from manoir.kernel.wrong import WrongInput
from toy import VIGIL

TEXT = """
[rulebook]
game = "vigil"
title = { fr = "La Veillée", en = "The Vigil" }
authors = "A"
publisher = "P"
line = { fr = "l", en = "l" }
aim = { fr = "b", en = "a" }
age = 7
[[chapter]]
id = "deal"
title = { fr = "La donne", en = "The deal" }
[[chapter.clause]]
slug = "deal.hand"
fr = "f"
en = "e"
[[chapter.clause.note]]
question.fr = "q ?"
question.en = "q?"
answer.fr = "r"
answer.en = "a"
[[chapter.clause]]
slug = "deal.purse"
fr = "f"
en = "e"
ruling = true
"""


HEAD = ("game", "title", "authors", "publisher", "line", "aim", "age")


def written(folder: Path, old: str = "", new: str = "") -> Path:
    path = folder / "rulebook.toml"
    path.write_text(TEXT.replace(old, new) if old else TEXT, encoding="utf-8")
    return path


def test_a_rulebook_is_read_in_its_order(tmp_path: Path) -> None:
    book = read_rulebook(written(tmp_path))
    assert [clause.name for clause in book.clauses()] == ["vigil:deal.hand", "vigil:deal.purse"]
    assert [clause.ruling for clause in book.clauses()] == [False, True]
    assert book.clause("deal.hand") == book.clause("vigil:deal.hand")
    with pytest.raises(KeyError):
        book.clause("deal.nothing")


def test_a_rulebook_opens_with_the_aim_and_the_age_if_one_is_printed(tmp_path: Path) -> None:
    book = read_rulebook(written(tmp_path))
    assert (book.aim, book.age) == ({"fr": "b", "en": "a"}, 7)
    (tmp_path / "ageless").mkdir()
    assert read_rulebook(written(tmp_path / "ageless", "age = 7\n", "")).age is None


def test_a_clause_may_have_notes_which_are_no_clauses(tmp_path: Path) -> None:
    hand, purse = read_rulebook(written(tmp_path)).clauses()
    assert hand.notes == (Note({"fr": "q ?", "en": "q?"}, {"fr": "r", "en": "a"}),)
    assert purse.notes == ()


@pytest.mark.parametrize(
    ("old", "new", "place", "expected"),
    [
        ('en = "e"\n[[chapter.clause.note', "[[chapter.clause.note", "vigil:deal.hand", "words in fr and en"),
        ('fr = "f"\nen = "e"\nruling', 'en = "e"\nruling', "vigil:deal.purse", "words in fr and en"),
        ('"deal.purse"', '"deal.hand"', "vigil:deal.hand", "every clause once"),
        (', en = "The deal"', "", "title of chapter deal", "words in fr and en"),
        (', en = "The Vigil"', "", "rulebook.title", "words in fr and en"),
        ('aim = { fr = "b", en = "a" }\n', "", "rulebook.aim", "words in fr and en"),
        ('question.en = "q?"\n', "", "vigil:deal.hand: note[1].question", "words in fr and en"),
        ('answer.fr = "r"\nanswer.en = "a"\n', "", "vigil:deal.hand: note[1].answer", "words in fr and en"),
        ("question.en", "question.eng", "vigil:deal.hand: note[1].question", "words in fr and en"),
        ("answer.fr", "reply.fr", "vigil:deal.hand: note[1].reply", "one of question, answer"),
        ("clause.note", "clause.notes", "vigil:deal.hand: notes", "one of slug, fr, en, ruling, note"),
        ('slug = "deal.purse"\n', "", "chapter[1].clause[2].slug", "a text"),
        ("ruling = true", 'ruling = "yes"', "vigil:deal.purse: ruling", "true or false"),
        ("age = 7", 'age = "8+"', "rulebook.age", "a whole number from 1 to 99"),
        ('authors = "A"\n', "", "rulebook.authors", "a text"),
        ('publisher = "P"', 'editor = "P"', "rulebook.editor", f"one of {', '.join(HEAD)}"),
        ("[rulebook]\n", "[book]\n", "book", "one of rulebook, chapter"),
    ],
)
def test_what_is_missing_in_a_rulebook_is_named(tmp_path: Path, old: str, new: str, place: str, expected: str) -> None:
    path = written(tmp_path, old, new)
    with pytest.raises(WrongInput) as wrong:
        read_rulebook(path)
    assert wrong.value.place == f"{path}: {place}"
    assert wrong.value.expected == expected


@pytest.mark.parametrize(("content", "found"), [(b"\xff", "not UTF-8"), (b"[rulebook", "not TOML"), (None, "No such")])
def test_a_file_that_is_no_rulebook_is_named(tmp_path: Path, content: bytes | None, found: str) -> None:
    path = tmp_path / "rulebook.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(WrongInput) as wrong:
        read_rulebook(path)
    assert wrong.value.place == str(path)
    assert found in wrong.value.found


def test_what_is_found_names_the_language_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(WrongInput, match=r"note\[1\]\.answer: found no words in en, expected words in fr and en"):
        read_rulebook(written(tmp_path, 'answer.en = "a"\n', ""))


def test_a_refusal_is_a_clause_in_the_words_of_the_reader() -> None:
    refusal = Refusal("vigil:seal.once")
    assert refusal.words(VIGIL.rulebook, "fr") == "Une carte posée ne se reprend pas."
    assert refusal.words(VIGIL.rulebook, "en") == "A card laid down is not taken back."


@pytest.mark.parametrize("count", [0, 4])
def test_a_test_proves_one_to_three_clauses(count: int) -> None:
    with pytest.raises(ValueError, match="one to three clauses"):
        rule(*("vigil:seal.once",) * count)


def test_a_mark_leaves_the_test_as_it_is() -> None:
    def proof() -> int:
        return 7

    marked = rule("vigil:seal.once")(proof)
    assert marked is proof
    assert marked.__clauses__ == ("vigil:seal.once",)  # type: ignore[attr-defined]
