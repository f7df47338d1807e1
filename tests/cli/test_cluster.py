"""Games on a cluster: the same seed, the same result, wherever it runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from manoir.coach.depth import Depth

distributed = pytest.importorskip("distributed", reason="the extra `dask` is not installed: pip install 'manoir[dask]'")

Manoir = Callable[..., Any]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A scheduler and two workers of this machine, on the loopback."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as here:
        yield here.scheduler_address


def test_a_simulation_is_the_same_here_and_on_a_cluster(manoir: Manoir, cluster: str, tmp_path: Path) -> None:
    words = ("simulate", "minuit", "--seats", 3, "--games", 45, "--seed", 7, "--bots", "greedy,random", "--json")
    here = manoir(*words, "--logs", tmp_path / "here")
    there = manoir(*words, "--logs", tmp_path / "there", "--dask", cluster)
    assert there.code == 0, there.err
    assert there.out == here.out
    assert len(here.out.splitlines()) == 45
    for file in (tmp_path / "here").iterdir():
        assert (tmp_path / "there" / file.name).read_bytes() == file.read_bytes()


def test_a_review_is_the_same_here_and_on_a_cluster(
    manoir: Manoir, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "manoir.cli.review.USUAL", Depth(games=40, search=20, glances=5, looks=10, trials=20, openly=10)
    )
    logs = [Path(__file__).parent.parent / "golden" / "minuit" / f"{seats}-players.log" for seats in (2, 3)]
    here = manoir("review", *logs, "--processes", 1)
    there = manoir("review", *logs, "--dask", cluster)
    assert there.code == 0, there.err
    assert there.out == here.out
    assert len(here.out.splitlines()) == 2


def test_an_arena_is_the_same_here_and_on_a_cluster(manoir: Manoir, cluster: str, tmp_path: Path) -> None:
    words = ("arena", "minuit", "--bots", "greedy,random", "--seats", 2, "--games", 40, "--seed", 5)
    manoir(*words, "--processes", 1, "--csv", tmp_path / "here.csv")
    ran = manoir(*words, "--dask", cluster, "--csv", tmp_path / "there.csv")
    assert ran.code == 0, ran.err
    assert (tmp_path / "there.csv").read_text() == (tmp_path / "here.csv").read_text()


def test_a_scheduler_that_does_not_answer_is_said_in_one_line(manoir: Manoir) -> None:
    ran = manoir("simulate", "minuit", "--dask", "nowhere")
    assert ran.code == 2
    assert "--dask" in ran.err
