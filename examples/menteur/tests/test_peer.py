"""Le Menteur is the game that OpenSpiel calls `liars_dice`: every node of two small trees (README.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from manoir.kernel.fate import OutOfPicks, WrongPick
from manoir.kernel.plain import Plain
from peer import walked

WALKED = [(1, 6, 7, 147_456, 147_420, 294_840, 49_152), (2, 3, 40, 331_776, 331_695, 663_390, 49_152)]


@pytest.fixture(scope="module")
def pyspiel() -> Any:
    """OpenSpiel, where it is installed."""
    return pytest.importorskip("pyspiel", reason="open_spiel is not installed")


@pytest.mark.parametrize(
    ("dice", "faces", "chance", "decisions", "ends", "moves", "views"),
    WALKED,
    ids=["one die", "two dice"],
)
def test_every_node_of_both_games_is_the_same(
    pyspiel: Any, dice: int, faces: int, chance: int, decisions: int, ends: int, moves: int, views: int
) -> None:
    walk = walked(pyspiel, dice, faces)
    assert (walk.chance, walk.decisions, walk.ends, walk.moves) == (chance, decisions, ends, moves)
    assert len(walk.known) == len(walk.views) == views
    assert walk.sums[0] == walk.sums[1]


def test_the_table_of_the_readme_is_what_is_walked() -> None:
    text = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    for row in WALKED:
        assert f"| {' | '.join(f'{number:,}' for number in row)} |" in text


@pytest.mark.parametrize(
    "choices", [{"joker": "ones"}, {"joker": "none"}, {"exact": True}, {"single": False}, {"first": 2}, {"first": None}]
)
def test_under_any_other_rules_they_differ(pyspiel: Any, choices: dict[str, Plain]) -> None:
    walked(pyspiel, 2, 2)
    with pytest.raises((AssertionError, WrongPick, OutOfPicks)):
        walked(pyspiel, 2, 2, **choices)
