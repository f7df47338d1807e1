"""Finished games, kept as files: each must replay to its end for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.games import TITLES, title_of
from manoir.testing import check_golden

FOLDER = Path(__file__).parent / "golden"


OWN = [name for name, title in TITLES.items() if title.package.startswith("manoir.")]  # a package keeps its own


@pytest.mark.parametrize("name", OWN)
def test_golden_logs_replay_to_the_end_and_every_number_of_players_and_version_has_one(name: str) -> None:
    assert check_golden(title_of(name), FOLDER / name) > 0
