"""The page about the way of one answer says what the tool finds that follows one."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import one_answer
import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLLOW = "import json, dataclasses, walk; print(json.dumps([dataclasses.asdict(walk.follow(g)) for g in walk.BEFORE]))"
COUNTED = re.compile(r"[\d,]+ calls of \d+ functions in \d+ modules")


@dataclass(frozen=True)
class Told:
    """One answer, as the tool followed it."""

    game: str
    move: str
    legs: tuple[dict[str, str], ...]
    calls: int
    functions: int
    modules: int


@pytest.fixture(scope="module")
def ways() -> list[Told]:
    """The tool runs in a process of its own: it looks at functions that are not compiled."""
    run = [sys.executable, "-c", FOLLOW]
    done = subprocess.run(run, cwd=ROOT / "tools", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [Told(**{**one, "legs": tuple(one["legs"])}) for one in json.loads(done.stdout)]


def test_the_page_says_what_the_tool_finds(ways: list[Told]) -> None:
    there, found = one_answer.PAGE.read_text(encoding="utf-8"), one_answer.page(ways)  # type: ignore[arg-type]
    if sys.version_info[:2] != (3, 11):  # later ones call fewer functions for the same source
        there, found = COUNTED.sub("", there), COUNTED.sub("", found)
    assert there == found, "run `python tools/walk.py --write`"
    assert one_answer.PICTURE.read_text(encoding="utf-8") == one_answer.picture(ways[0])  # type: ignore[arg-type]


def test_every_way_begins_and_ends_where_people_and_disks_are(ways: list[Told]) -> None:
    for way in ways:
        tap, screen, bot = way.legs
        assert next(iter(tap)) == "MoveSeen (browser)"
        assert list(tap)[-1] == "row"
        assert list(screen)[-1] == "page (browser)"
        assert list(bot)[-1].endswith("unpacked")
        assert "dict" not in tap, "a move that was offered is known by its text, and not read again"
