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


def test_every_reader_has_one_screen() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    assert len(parts) == 3
    for part in parts:
        assert len(part.splitlines()) <= 45, part.splitlines()[0]


def test_every_package_of_the_house_is_in_the_guide_for_contributors() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for package in sorted((ROOT / "src" / "manoir").iterdir()):
        if package.is_dir() and package.name != "__pycache__":
            assert f"src/manoir/{package.name}/" in text
    for named in re.findall(r"^(?:src|web|tests|docs)\S*/", text, re.MULTILINE):
        assert (ROOT / named).is_dir()
