"""The laws of the house on Lueur, its golden logs, and a test for every clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.games import title_of
from manoir.testing import LAWS, check_golden, check_law, check_proofs

HERE = Path(__file__).parent
TITLE = title_of("lueur")


@pytest.mark.parametrize("law", LAWS)
def test_the_law_is_kept(law: str) -> None:
    check_law(TITLE, law)


def test_golden_logs_replay_to_their_end() -> None:
    assert check_golden(TITLE, HERE / "golden")


def test_every_clause_has_a_test() -> None:
    assert check_proofs(TITLE, HERE)
