"""The tables of what was learned are those that the command made."""

from __future__ import annotations

import json

import learned


def test_the_page_is_what_was_measured() -> None:
    found = json.loads((learned.DOCS / "learned.json").read_text(encoding="utf-8"))
    assert (learned.DOCS / "learned.md").read_text(encoding="utf-8") == learned.page(found)


def test_a_bot_is_only_measured_where_its_game_carries_a_net() -> None:
    measured = {one["game"] for one in json.loads((learned.DOCS / "learned.json").read_text(encoding="utf-8")).values()}
    assert measured == {name for name, title in learned.TITLES.items() if (title.folder / learned.NAME).is_file()}
