"""`manoir bench server --peer`: what is made of the runs; the peer itself is only installed when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from manoir.cli.benches.beside import FILES, MEMORY, OTHER, OURS, Compared, as_markdown, compare, heading, verdicts
from manoir.games import TITLES


def run_of(moves: float, micros: float = 3.0) -> dict[str, float]:
    timed = {"p50_ms": 1.0, "p99_ms": 2.0, "cpu_us_per_stored": micros}
    return {"moves_per_second": moves, "stored_per_second": moves, **timed}


def compared(sockets: int, ours: list[float], memory: list[float]) -> Compared:
    runs = {OURS: ours, FILES: [100.0] * len(ours), MEMORY: memory}
    return Compared(sockets, {who: [run_of(moves) for moves in several] for who, several in runs.items()})


def test_the_median_of_the_runs_is_compared_with_the_peer_in_memory_and_the_aim_said() -> None:
    found = [compared(1, [900.0, 1000.0, 5000.0], [1000.0, 990.0, 1.0]), compared(4, [250.0], [300.0])]
    assert found[0].times(OURS, MEMORY) == pytest.approx(1000 / 990)
    said = verdicts([*found, compared(4, [230.0], [300.0])])
    assert [line for line in said if "in memory" in line] == [said[0], said[2], said[4]]
    assert "1.01 times as many stored moves" in said[0]
    assert "at the least 0.8: reached" in said[0]
    assert "10.0 times as many as boardgame.io with FlatFile" in said[1]
    assert "0.83 times" in said[2]
    assert "yet more than the least" in said[2]
    assert "0.77 times" in said[4]
    assert said[4].endswith("missed)")


@pytest.mark.parametrize(("ours", "said"), [(80.0, "0.50 times as much"), (88.0, "0.55 times as much")])
def test_beside_another_manoir_it_is_the_processor_that_is_compared(ours: float, said: str) -> None:
    found = Compared(4, {OURS: [run_of(10.0, ours)], OTHER: [run_of(10.0, 160.0)]})
    (line,) = verdicts([found])
    assert f"{ours:.0f} µs of the server's processor for a stored move, the other manoir 160" in line
    assert said in line
    assert line.endswith("reached)" if ours == 80.0 else "missed)")
    assert found.rows()[0][-1] == ""


def test_everybody_is_measured_by_turns() -> None:
    turns: list[tuple[str, int]] = []

    def measure(name: str) -> Callable[[int], dict[str, float]]:
        def once(each: int) -> dict[str, float]:
            turns.append((name, each))
            return run_of(len(turns))

        return once

    found = compare({"we": measure("we"), "they": measure("they")}, [1, 4], 2)
    assert turns == [(name, each) for each in (1, 4) for name in ("we", "they") * 2]
    assert [(one.sockets, one.middle("we", "moves_per_second")) for one in found] == [(1, 2.0), (4, 6.0)]


def test_the_report_names_both_storages_what_they_sync_and_the_load() -> None:
    one = compared(1, [10.0], [20.0])
    title = next(iter(TITLES.values()))
    text = as_markdown(heading(title, dict.fromkeys(one.runs, run_of), 50, 5.0, 3), [one])
    assert "synchronous=FULL" in text
    assert "never synced" in text
    assert "load before" in text
    assert "the other manoir" not in text
    assert f"| 1 | {OURS} | 10 | 10 | 10 | 1.0 | 2.0 | 3 | 0.50 |" in text


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--peer", "chess"), "boardgame.io"),
        (("--peer", "boardgame.io", "--runs", 0), "--runs"),
        (("--beside", "nowhere/python"), "another environment"),
    ],
)
def test_bad_input_is_answered_before_anything_is_installed(
    manoir: Callable[..., Any], words: tuple[object, ...], part: str
) -> None:
    ran = manoir("bench", "server", *words)
    assert ran.code == 2
    assert part in ran.err
