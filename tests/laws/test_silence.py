"""Silence tells nothing under older versions of the rules either; `trials.py` tries it under those of today."""

from __future__ import annotations

import pytest
from hypothesis import given

from manoir.games import TITLES
from manoir.kernel.title import Title
from manoir.testing import lawbook
from manoir.testing.chance import Position, positions

OLDER = [version for title in TITLES.values() for version in title.before]


@pytest.mark.laws
@pytest.mark.parametrize("title", OLDER, ids=lambda title: f"{title.name} {title.game.version}")
def test_silence_plays_a_move_and_shows_no_secret(title: Title) -> None:
    found = 0

    @given(positions(title))
    def law(at: Position) -> None:
        nonlocal found
        found += lawbook.silence_tells_nothing(at)

    law()
    assert found == 0 or not title.all_open, f"{found} secret choices were asked, and the title says that all is open"
