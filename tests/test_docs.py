"""The docs are prose that fits a screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from wrap import COLUMNS, fitted, pages, paragraphs

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", pages(ROOT), ids=lambda page: str(page.relative_to(ROOT)))
def test_no_line_of_prose_is_longer_than_a_hundred_columns(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert fitted(text) == text, "run tools/wrap.py"
    long = [line for group, prose in paragraphs(text) if prose for line in group if len(line) > COLUMNS and " " in line]
    assert not long


def test_prose_is_wrapped_and_tables_code_and_lists_stay_what_they_are() -> None:
    words = " ".join(["word"] * 30)
    text = f"# A page\n\n{words}\n\n- {words}\n  more\n- short\n\n| a | {words} |\n\n```\n{words}\n```\n"
    lines = fitted(text).split("\n")
    assert [line for line in lines if len(line) > COLUMNS] == [f"| a | {words} |", words]
    assert lines[2] == " ".join(["word"] * 20)
    assert [line[:6] for line in lines[5:9]] == ["- word", "  word", "- shor", ""]
    numbered = " ".join(["word"] * 19 + ["12345678", "-", "word"])
    assert not any(line.startswith("-") for line in fitted(numbered).split("\n"))
    assert "`a b`" in fitted(" ".join(["word"] * 19 + ["xx", "`a b`", "word"]))
