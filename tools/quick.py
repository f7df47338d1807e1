"""The checks before a commit, on any system: lint, types, layers, unit tests and some examples of each law a game.

`make quick` calls it; where there is no make: `python tools/quick.py`, with the dev group installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
LAYERS = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
CHECKS = (
    ("lint", ["-m", "ruff", "check", "--quiet", "."]),
    ("format", ["-m", "ruff", "format", "--check", "--quiet", "."]),
    ("types", ["-m", "mypy"]),
    ("layers", ["-c", LAYERS]),
)
# What computes and waits for nobody; `make test` has the rest, and two hundred examples of each law.
TESTS = (
    "tests/docs",
    "tests/games",
    "tests/kernel",
    "tests/laws/test_laws.py",
    "tests/cli/test_doctor.py",
    "tests/cli/test_home.py",
    "tests/cli/test_open.py",
    "tests/cli/test_games.py",
    "tests/packages/test_core.py",
    "tests/test_choices.py",
    "tests/test_clauses.py",
    "tests/test_readme.py",
    "tests/test_reasons.py",
    "tests/test_words.py",
)
EXAMPLES = "12"  # the fewest with which every law meets what it is about in every game
LONG = (
    "not castles and not whole_game and not every_moment and not slow_rules and not every_position and not random_games"
)


def main() -> int:
    """Run everything, and say at the end what failed."""
    begun = monotonic()
    os.environ.setdefault("MANOIR_EXAMPLES", EXAMPLES)
    pytest = ["-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", "not once and not pure", "-k", LONG, *TESTS]
    failed = []
    for name, words in (*CHECKS, ("tests", pytest)):
        if subprocess.run([sys.executable, *words], cwd=ROOT, check=False).returncode:
            failed.append(name)
    print(f"manoir: {'failed: ' + ', '.join(failed) if failed else 'all well'}, in {monotonic() - begun:.0f} seconds")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
