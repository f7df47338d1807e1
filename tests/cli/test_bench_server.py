"""`manoir bench server`: what it prints."""

from __future__ import annotations

import json

import pytest

from manoir.cli import main

MEASURES = {"answers_per_second", "cpu_us_per_entry", "postgres_us_per_entry", "bytes_per_entry", "memory_kb_per_table"}


@pytest.mark.usefixtures("postgres", "redis")
def test_a_house_of_two_workers_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--tables", "2", "--sockets", "2", "--seconds", "0.5", "--warm", "0.2"]
    with pytest.raises(SystemExit) as ended:
        main(["bench", "server", "--workers", "2", *few, "--json"])
    assert not ended.value.code
    (row,) = json.loads(capsys.readouterr().out)
    assert row["workers"] == 2
    assert set(row) >= MEASURES
    assert row["answers_per_second"] > 0


def test_workers_that_cannot_be_measured_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bench", "server", "--workers", "0"])
    assert ended.value.code == 2
    assert "--workers" in capsys.readouterr().err
