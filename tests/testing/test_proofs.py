"""Every clause of a game has its test, in a package outside too."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.testing import check_proofs
from manoir.testing.proofs import proofs_in
from toy import VIGIL

TOY = Path(__file__).parent.parent / "toy"


def test_a_game_whose_clauses_are_all_proved() -> None:
    assert check_proofs(VIGIL, TOY) == len(VIGIL.rulebook.clauses())
    assert proofs_in(TOY)["vigil:end.winner"] == ["test_clauses.py::test_after_four_rounds_coins_and_cards_are_counted"]


def test_clauses_without_a_test_and_marks_without_a_clause_are_listed(tmp_path: Path) -> None:
    tests = (TOY / "test_clauses.py").read_text(encoding="utf-8").replace('"vigil:end.winner"', '"vigil:end.loser"')
    (tmp_path / "test_some.py").write_text(tests, encoding="utf-8")
    with pytest.raises(AssertionError) as wrong:
        check_proofs(VIGIL, tmp_path)
    assert str(wrong.value).split("\n") == [
        "vigil:end.winner: no test proves this clause",
        "vigil:end.loser: a mark that names no clause",
    ]
