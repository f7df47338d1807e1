"""A bench says how far it is, and ends in time with as many rounds for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from manoir.cli import bench
from manoir.cli.benches.rate import Rate


class Slow:
    """A contender for whom the clock on the wall runs on by ten seconds a turn."""

    group = "slow"

    def __init__(self, name: str, wall: list[float]) -> None:
        self.name, self.wall = name, wall

    def measure(self, seconds: float) -> Rate:
        self.wall[0] += 10
        return Rate(1, 0, seconds)


@pytest.mark.parametrize(("within", "rounds"), [(1, 1), (25, 1), (35, 2), (600, 3)])
def test_a_round_cut_short_is_left_out_and_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], within: float, rounds: int
) -> None:
    wall = [0.0]
    monkeypatch.setattr(bench, "monotonic", lambda: wall[0])
    found = bench.measured([Slow("one", wall), Slow("other", wall)], 0.5, 3, within)
    assert [len(taken) for taken in found.values()] == [rounds, rounds]
    said = capsys.readouterr().err.splitlines()
    assert said[0].endswith(f"3 s of the processor at least, {within} s at most")
    assert said[1 : rounds + 1] == [f"round {made} of 3" for made in range(1, rounds + 1)]
    assert said[rounds + 1 :] == ([] if rounds == 3 else [f"{within} s are over: {rounds} of 3 rounds were made"])


@pytest.mark.parametrize("which", ["engine", "batch"])
def test_a_limit_that_is_none_is_refused(manoir: Callable[..., Any], which: str) -> None:
    ran = manoir("bench", which, "--within", "0")
    assert ran.code == 2
    assert "--within" in ran.err
