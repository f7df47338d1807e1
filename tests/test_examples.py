"""The drawn examples of the rulebooks are those that the golden games give now."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from examples import drawn, examples_in

from manoir.games import TITLES

BOARDS = Path(__file__).parent.parent / "src" / "manoir" / "games"
NAMED = sorted(path.parent.parent.name for path in BOARDS.glob("*/board/examples.toml"))


@pytest.mark.once
@pytest.mark.parametrize("game", NAMED)
def test_each_chapter_has_one_and_it_is_as_the_tool_writes_it(game: str) -> None:
    written = json.loads((BOARDS / game / "board" / "examples.json").read_text())
    assert list(written) == [chapter.id for chapter in TITLES[game].rulebook.chapters]
    for chapter, example in examples_in(BOARDS / game / "board" / "examples.toml").items():
        assert written[chapter] == json.loads(json.dumps(drawn(game, example))), f"{chapter}: run tools/examples.py"
