"""The laws of the house on Le Menteur, its golden logs, a test for every clause, and nothing that a game lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.kernel.registry import registry
from manoir.testing import LAWS, check_golden, check_law, check_proofs
from manoir.testing.inspection import inspected
from manoir_menteur import TITLE

HERE = Path(__file__).parent


@pytest.mark.parametrize("law", LAWS)
def test_the_law_is_kept(law: str) -> None:
    check_law(TITLE, law)


def test_golden_logs_replay_to_their_end() -> None:
    assert check_golden(TITLE, HERE / "golden") == 5


def test_every_clause_has_a_test() -> None:
    assert check_proofs(TITLE, HERE) == 18


def test_the_package_is_installed_and_lacks_no_part() -> None:
    assert registry().titles["menteur"] is TITLE
    found = inspected("menteur", HERE / "golden")
    assert [finding for finding in found if finding.wrong] == []
    lacking = {"commands.py", "moments.json", "puzzles.py", "sight.py", "sightings.py", "stakes.py"}
    assert {finding.place for finding in found} == lacking, "which no liar needs"
