"""The rulebook: every clause once, in every language; a test proves one to three of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.kernel.rulebook import Refusal, read_rulebook, rule
from manoir.kernel.wrong import WrongInput
from toy import VIGIL

TEXT = """
[rulebook]
game = "vigil"
title = { fr = "La Veillée", en = "The Vigil" }
authors = "A"
publisher = "P"
line = { fr = "l", en = "l" }
[[chapter]]
id = "deal"
title = { fr = "La donne", en = "The deal" }
[[chapter.clause]]
slug = "deal.hand"
fr = "f"
en = "e"
[[chapter.clause]]
slug = "deal.purse"
fr = "f"
en = "e"
ruling = true
"""


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


@pytest.mark.parametrize(
    ("old", "new", "place", "expected"),
    [
        ('en = "e"\n[[', "[[", "vigil:deal.hand", "words in fr and en"),
        ('fr = "f"\nen = "e"\nruling', 'en = "e"\nruling', "vigil:deal.purse", "words in fr and en"),
        ('"deal.purse"', '"deal.hand"', "vigil:deal.hand", "every clause once"),
        (', en = "The deal"', "", "title of chapter deal", "words in fr and en"),
        (', en = "The Vigil"', "", "rulebook.title", "words in fr and en"),
    ],
)
def test_what_is_missing_in_a_rulebook_is_named(tmp_path: Path, old: str, new: str, place: str, expected: str) -> None:
    path = written(tmp_path, old, new)
    with pytest.raises(WrongInput) as wrong:
        read_rulebook(path)
    assert wrong.value.place == f"{path}: {place}"
    assert wrong.value.expected == expected


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
