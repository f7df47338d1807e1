"""Which test proves which clause: read off the `@rule` marks of the tests."""

from __future__ import annotations

import ast
from pathlib import Path

from manoir.kernel.title import Title


def proofs_in(folder: Path) -> dict[str, list[str]]:
    """For each clause that a mark names, the tests that carry the mark, by file and name."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in _marks(node):
                    found.setdefault(clause, []).append(f"{path.relative_to(folder).as_posix()}::{node.name}")
    return dict(sorted(found.items()))


def check_proofs(title: Title, folder: Path) -> int:
    """Every clause of a game has a test below a folder, and every mark there names a clause; returns how many have.

    Raises AssertionError that lists what is missing.
    """
    proved = set(proofs_in(folder))
    clauses = {clause.name for clause in title.rulebook.clauses()}
    wrong = [f"{name}: no test proves this clause" for name in sorted(clauses - proved)]
    wrong += [f"{name}: a mark that names no clause" for name in sorted(proved - clauses)]
    if wrong:
        raise AssertionError("\n".join(wrong))
    return len(clauses)


def _marks(test: ast.FunctionDef) -> list[str]:
    """The clauses of a test's `@rule` marks."""
    return [
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
