"""Which test proves which clause, kept with each game.

`python tools/proofs.py` writes src/manoir/games/<game>/proofs.json, so that an installed house can show it too; a test
checks that the files are up to date.
"""

from __future__ import annotations

import json
from pathlib import Path

from manoir.testing.proofs import proofs_in

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "manoir" / "games"


def proofs() -> dict[str, list[str]]:
    """For each clause that a mark names, the tests that carry the mark."""
    return {
        clause: [f"tests/games/{test}" for test in tests]
        for clause, tests in proofs_in(ROOT / "tests" / "games").items()
    }


def by_game() -> dict[Path, dict[str, list[str]]]:
    """The same by the file that keeps it; a clause begins with the name of its game."""
    found: dict[Path, dict[str, list[str]]] = {
        book.with_name("proofs.json"): {} for book in GAMES.glob("*/rulebook.toml")
    }
    for clause, tests in proofs().items():
        found[GAMES / clause.partition(":")[0] / "proofs.json"][clause] = tests
    return found


if __name__ == "__main__":
    for file, proved in by_game().items():
        file.write_text(json.dumps(proved, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
