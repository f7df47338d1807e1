"""Which tests prove which clauses; and which form of the core is running."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings
from proofs import proofs

import manoir.kernel.playout
from manoir.games import TITLES

COMPILED = not str(manoir.kernel.playout.__file__).endswith(".py")

# Laws: 200 examples a law and game compiled, 20 uncompiled, as the design asks; MANOIR_EXAMPLES overrides it.
EXAMPLES = int(os.environ.get("MANOIR_EXAMPLES", "200" if COMPILED else "20"))
settings.register_profile("house", max_examples=EXAMPLES, deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


def pytest_report_header() -> str:
    form = "compiled" if COMPILED else "uncompiled"
    return f"manoir: the core is {form}; {EXAMPLES} examples a law"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The table of clauses and tests, a line a game."""
    proved = proofs()
    for name, title in TITLES.items():
        clauses = [clause.name for clause in title.rulebook.clauses()]
        tests = {test for clause in clauses for test in proved.get(clause, [])}
        bare = [clause for clause in clauses if clause not in proved]
        line = f"{name}: {len(clauses)} clauses, {len(tests)} tests, {len(bare)} clauses without one"
        terminalreporter.write_line(f"{line}: {', '.join(bare)}" if bare else line)
