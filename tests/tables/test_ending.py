"""Finished games in numbers, against recorded ones: what was told adds up to what was counted."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from manoir.games import TITLES
from manoir.kernel.log import log_of
from manoir.tables.archive.finished import kept_game
from manoir.tables.scenes.ending import ending_of
from manoir.tables.scenes.scene import EndingSeen

GOLDEN = Path(__file__).parent.parent / "golden"
LOGS = sorted(GOLDEN.glob("*/*.log"))
each_log = pytest.mark.parametrize("path", LOGS, ids=[f"{path.parent.name}-{path.stem}" for path in LOGS])


def ended(path: Path) -> tuple[EndingSeen, list[dict[str, Any]]]:
    """A recorded game in numbers, and every event that was told in it."""
    title = TITLES[path.parent.name]
    row = kept_game(title, log_of(path.read_text(), "log"), "id", 12.0)
    return ending_of(title, row), [event["all"] for told in json.loads(row.told) for event in told["events"]]


@each_log
def test_points_by_where_they_came_from_add_up_to_the_totals(path: Path) -> None:
    ending, told = ended(path)
    last = told[-1]
    totals = last.get("totals", last.get("treasures"))
    start = {"chasseurs": told[0].get("purse", 0)}.get(ending.game, 0)  # everybody begins with a purse
    sums = Counter(dict.fromkeys(range(1, len(ending.seats) + 1), start))
    for gain in ending.gains:
        sums[gain.seat] += gain.points
    assert [sums[seat] for seat in range(1, len(ending.seats) + 1)] == totals
    assert ending.winners == last["winners"]
    assert ending.when == 12_000


@pytest.mark.parametrize("path", sorted((GOLDEN / "minuit").glob("*.log")), ids=lambda path: path.stem)
def test_the_fright_of_each_round_is_that_of_its_places(path: Path) -> None:
    ending, told = ended(path)
    for one in told:
        if one["event"] == "RoundEnded":
            mine = [gain for gain in ending.gains if gain.round == one["round"]]
            points = [sum(gain.points for gain in mine if gain.seat == seat + 1) for seat in range(len(ending.seats))]
            assert points == one["points"]


@each_log
def test_luck_is_what_the_log_says(path: Path) -> None:
    ending, told = ended(path)

    def times(name: str, seat: int) -> int:
        return sum(one["event"] == name and one["seat"] == seat for one in told)

    for seat, luck in enumerate(ending.luck, 1):
        if ending.game == "minuit":
            assert luck["rolls"] == times("Rolled", seat) + times("RolledGhost", seat) > 0
            assert luck["ghosts"] == times("RolledGhost", seat)
        if ending.game == "chasseurs":
            assert luck["treasures"] == times("TreasureTaken", seat)
            assert luck["won"] <= luck["ties"]
        if ending.game == "macgregor":
            assert (luck["found"], luck["traps"]) == (times("FoundTreasure", seat), times("SprungTrap", seat))
        if ending.game == "booo":
            assert luck["right"] == times("Took", seat) <= luck["calls"] == times("Called", seat)


@each_log
def test_the_turning_point_is_a_moment_of_a_winner(path: Path) -> None:
    ending, _ = ended(path)
    entries = len(log_of(path.read_text(), "log").entries)
    if ending.turning is not None:
        assert 0 < ending.turning.moment < entries
        assert ending.turning.seat in ending.winners
    else:
        assert len(ending.winners) == len(ending.seats)


def test_a_game_that_was_recorded_turned_where_its_log_says() -> None:
    ending, _ = ended(GOLDEN / "macgregor" / "3-players-v2.log")
    assert ending.turning is not None
    assert (ending.turning.seat, ending.turning.how) == (3, "ahead")
