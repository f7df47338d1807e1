"""The README tells the truth: its example runs, and what it shows exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_example_of_the_readme_runs_as_printed() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried >= 5
    assert failed == 0


def test_every_file_and_picture_of_the_readme_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert link.startswith("http") or (ROOT / link).exists(), link
