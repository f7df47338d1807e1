"""Finished games, kept as files: each must replay to its end for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.games import TITLES, title_of
from manoir.kernel.log import read_log
from manoir.kernel.record import replay, stage_of

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.log")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_log_replays_to_the_end_of_its_game(path: Path) -> None:
    log = read_log(path)
    title = title_of(log.header.game)
    *_, last = replay(stage_of(title, log.header, path.name), log, path.name)
    assert log.cut is None
    assert last.entry.digest is not None
    assert not title.game.asks(last.state)
    assert len(title.game.winners(last.state)) > 0


@pytest.mark.parametrize("name", sorted(TITLES))
def test_every_number_of_players_has_a_golden_log(name: str) -> None:
    low, high = title_of(name).box().players
    found = {path.name for path in (FOLDER / name).glob("*.log")}
    assert found >= {f"{seats}-players.log" for seats in range(low, high + 1)}
