"""What a silent person sees of bots in a race: docs/reference/booo-race.md, and a small form of what it measures."""

from __future__ import annotations

import re
from statistics import median

import pytest
from race import DOCS, Game, Visitor, play

from manoir.kernel.levels import LEVELS

AT_THE_MEDIAN = dict(zip(LEVELS, (45, 30, 20, 13, 8), strict=True))
"""Seconds that people have before a bot's first claim of an easy way."""


def visitors(games: list[Game]) -> list[Visitor]:
    return [visitor for game in games for visitor in game.visitors]


@pytest.mark.parametrize(("level", "games"), [("child", 4), ("regular", 12), ("countess", 8)])
def test_people_have_time_and_nothing_that_was_refuted_is_called_again(level: str, games: int) -> None:
    played = play(level, 3, games)
    seen = visitors(played)
    first = {one: [v.first for v in seen if v.rating == one and v.first is not None] for one in ("easy", "hard")}
    assert 0.75 * AT_THE_MEDIAN[level] < median(first["easy"]) < 1.5 * AT_THE_MEDIAN[level]
    assert median(first["hard"]) > median(first["easy"])
    assert sum(one.repeats for one in seen) == 0
    assert all(len(one.mistakes) <= 1 for one in seen), "one may err; nobody else does then"
    assert sum(len(one.mistakes) for one in seen) <= len(seen) / 2
    assert all(len(game.visitors) <= 12 and game.minutes < 40 for game in played), "no visitor is there for ever"


def test_a_person_alone_with_one_bot_is_not_stuck() -> None:
    assert all(one.taken or one.first is None for one in visitors(play("butler", 1, 6)))


def rows() -> dict[str, list[str]]:
    """The first table of the page: what was measured of each level with three bots at the table."""
    lines = (DOCS / "booo-race.md").read_text(encoding="utf-8").split("\n## One person and one bot")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return {row[0]: row[1:] for row in cells if row[0] in LEVELS}


def test_the_page_says_what_was_promised() -> None:
    found = rows()
    assert list(found) == list(LEVELS)
    for level, (easy, fair, hard, mistakes, repeats, *_) in found.items():
        seconds = [float(re.match(r"[\d.]+", cell)[0]) for cell in (easy, fair, hard)]  # type: ignore[index]
        assert AT_THE_MEDIAN[level] <= seconds[0] < 1.15 * AT_THE_MEDIAN[level]
        assert seconds == sorted(seconds)
        assert float(mistakes) <= 0.5
        assert repeats == "0"
