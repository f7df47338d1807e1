"""Every clause has its test, and every mark names a clause."""

from __future__ import annotations

import json

import pytest
from proofs import by_game, proofs

from manoir.games import TITLES

OWN = [name for name, title in TITLES.items() if title.package.startswith("manoir.")]  # others test themselves
CLAUSES = {clause.name for name in OWN for clause in TITLES[name].rulebook.clauses()}


@pytest.mark.parametrize("name", OWN)
def test_every_clause_of_a_game_has_a_test(name: str) -> None:
    proved = proofs()
    missing = [clause.name for clause in TITLES[name].rulebook.clauses() if clause.name not in proved]
    assert not missing, f"{len(missing)} clauses without a test: {', '.join(missing)}"


def test_every_mark_names_a_clause() -> None:
    unknown = sorted(set(proofs()) - CLAUSES)
    assert not unknown, f"marks that name no clause: {', '.join(unknown)}"


def test_a_test_proves_three_clauses_at_most() -> None:
    of_test: dict[str, int] = {}
    for tests in proofs().values():
        for test in tests:
            of_test[test] = of_test.get(test, 0) + 1
    assert [test for test, count in of_test.items() if count > 3] == []


def test_the_table_that_ships_with_a_game_is_the_table_of_its_tests() -> None:
    for file, proved in by_game().items():
        assert json.loads(file.read_text(encoding="utf-8")) == proved, "run `make proofs`"
        assert proved
