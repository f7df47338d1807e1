"""`manoir bench server --peer`: what is made of the runs; the peer itself is only installed when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from manoir.cli.benches.beside import FILES, MEMORY, OURS, Compared, as_markdown, heading, verdicts
from manoir.games import TITLES


def run_of(moves: float) -> dict[str, float]:
    timed = {"p50_ms": 1.0, "p99_ms": 2.0, "cpu_us_per_stored": 3.0}
    return {"moves_per_second": moves, "stored_per_second": moves, **timed}


def compared(sockets: int, ours: list[float], files: list[float]) -> Compared:
    runs = {OURS: ours, FILES: files, MEMORY: [1.0] * len(ours)}
    return Compared(sockets, {who: [run_of(moves) for moves in several] for who, several in runs.items()})


def test_the_median_of_the_runs_is_compared_and_the_goal_said() -> None:
    one, four = compared(1, [900.0, 1000.0, 5000.0], [100.0, 90.0, 1.0]), compared(4, [250.0], [100.0])
    assert one.times(OURS) == pytest.approx(1000 / 90)
    assert one.times(FILES) == 1.0
    first, second = verdicts([one, four])
    assert "11.1 times" in first
    assert "goal 10: reached" in first
    assert "2.5 times" in second
    assert "goal 3: missed" in second


def test_the_report_names_both_storages_what_they_sync_and_the_load() -> None:
    text = as_markdown(heading(next(iter(TITLES.values())), 50, 5.0, 3), [compared(1, [10.0], [1.0])])
    assert "synchronous=FULL" in text
    assert "never synced" in text
    assert "load before" in text
    assert f"| 1 | {OURS} | 10 | 10 |" in text


@pytest.mark.parametrize(
    ("words", "part"),
    [(("--peer", "chess"), "boardgame.io"), (("--peer", "boardgame.io", "--runs", 0), "--runs")],
)
def test_bad_input_is_answered_before_anything_is_installed(
    manoir: Callable[..., Any], words: tuple[object, ...], part: str
) -> None:
    ran = manoir("bench", "server", *words)
    assert ran.code == 2
    assert part in ran.err
