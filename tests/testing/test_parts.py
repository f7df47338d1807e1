"""The parts of a game, as the docs list them and as the code asks for them."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from manoir.testing import LAWS
from manoir.testing.parts import PARTS, table

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs" / "reference"
ASKED = re.compile(r"title\.part\(\"(\w+)\"\)|self\.part\(\"(\w+)\"\)")


def test_the_table_of_the_docs_is_that_of_the_code() -> None:
    assert f"\n{table()}\n" in (DOCS / "parts-of-a-game.md").read_text(encoding="utf-8")


def test_every_part_that_the_house_asks_for_is_in_the_table() -> None:
    asked = {
        name
        for file in (ROOT / "src" / "manoir").rglob("*.py")
        if "games" not in file.relative_to(ROOT / "src" / "manoir").parts
        for found in ASKED.findall(file.read_text(encoding="utf-8"))
        for name in found
        if name
    }
    assert {"instincts", "drawing", "measures", "secrets"} <= asked
    assert asked <= {part.module for part in PARTS}
    assert {part.module for part in PARTS if not part.required} - {""} <= asked | {"events", "commands"}


def test_the_page_on_testing_names_every_law_and_its_scene_plays_as_printed() -> None:
    page = DOCS / "testing.md"
    text = page.read_text(encoding="utf-8")
    assert [law for law in LAWS if law not in text] == []
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert (failed, tried) == (0, 9)
