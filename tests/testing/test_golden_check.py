"""Golden logs of any game: written once, never written over, and looked at all at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from manoir.testing import check_golden, write_golden
from manoir.testing.golden import golden_faults
from toy import VIGIL
from toy.mended import MENDED


def test_a_log_is_written_for_each_number_of_players_and_stays(tmp_path: Path) -> None:
    names = [f"{seats}-players.log" for seats in (2, 3, 4)]
    assert [path.name for path in write_golden(VIGIL, tmp_path)] == names
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert check_golden(VIGIL, tmp_path) == 3
    assert write_golden(VIGIL, tmp_path) == []
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_all_that_is_wrong_with_them_is_said_at_once(tmp_path: Path) -> None:
    write_golden(VIGIL, tmp_path)
    lines = (tmp_path / "2-players.log").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "2-players.log").write_text("".join(lines[:-2]), encoding="utf-8")
    (tmp_path / "3-players.log").unlink()
    text = (tmp_path / "4-players.log").read_text(encoding="utf-8")
    (tmp_path / "4-players.log").write_text(text.replace("seal ", "steal ", 1), encoding="utf-8")
    with pytest.raises(AssertionError) as wrong:
        check_golden(VIGIL, tmp_path)
    cut, changed, missing = str(wrong.value).split("\n")
    assert "2-players.log" in cut
    assert "over" in cut
    assert "4-players.log" in changed
    assert "steal" in changed
    assert missing.endswith("no golden log for 3 players under version 1 of the rules")


def test_every_version_of_the_rules_has_logs_of_its_own(tmp_path: Path) -> None:
    write_golden(VIGIL, tmp_path)
    assert len(golden_faults(MENDED, tmp_path)) == 3
    assert next(path.name for path in write_golden(MENDED, tmp_path)) == "2-players-v2.log"
    assert check_golden(MENDED, tmp_path) == 6
    assert "version" in golden_faults(replace(MENDED, before=()), tmp_path)[0]
