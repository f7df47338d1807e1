"""Which test proves which clause: read off the `@rule` marks of the tests, and kept beside the games.

`python tools/proofs.py` writes src/manoir/games/proofs.json, so that an installed house can show it too; a test checks
that the file is up to date.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src" / "manoir" / "games" / "proofs.json"


def proofs() -> dict[str, list[str]]:
    """For each clause that a mark names, the tests that carry the mark."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "games").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in marks(node):
                    found.setdefault(clause, []).append(f"{path.relative_to(ROOT)}::{node.name}")
    return dict(sorted(found.items()))


def marks(test: ast.FunctionDef) -> list[str]:
    """The clauses of a test's `@rule` marks."""
    return [
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


if __name__ == "__main__":
    FILE.write_text(json.dumps(proofs(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
