"""The page on versions says what the code says."""

from __future__ import annotations

import re
from pathlib import Path

from manoir import __version__
from manoir.games import TITLES
from manoir.kernel.title import CONTRACT
from manoir.protocol.messages import PROTOCOL

PAGE = (Path(__file__).parent.parent.parent / "docs" / "reference" / "versions.md").read_text(encoding="utf-8")


def test_the_numbers_of_the_page_are_those_of_the_code() -> None:
    for what, number in (("the program", __version__), ("the contract", CONTRACT), ("the protocol", PROTOCOL)):
        assert re.search(rf"^\| {what}[^|]*\| {re.escape(str(number))} \|", PAGE, re.MULTILINE), what


def test_the_rules_of_each_game_are_at_the_version_that_the_page_says() -> None:
    told = {
        name: (now, old) for name, now, old in re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d, ]*)\|$", PAGE, re.MULTILINE)
    }
    real = {
        name: (str(title.game.version), ", ".join(str(old.game.version) for old in title.before))
        for name, title in TITLES.items()
        if title.package.startswith("manoir.")
    }
    assert {name: (now, old.strip()) for name, (now, old) in told.items()} == real
