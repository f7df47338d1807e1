"""Which tests prove which clauses; and which form of the core is running."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import settings
from proofs import proofs

import manoir.kernel.playout
from installed import distribution, on_the_path
from manoir.cli.benches.services import Missing, Postgres, Redis
from manoir.games import TITLES
from toy import VIGIL

TESTS = Path(__file__).parent
if "PYTEST_XDIST_WORKER" in os.environ:  # workers share the processors: each library has one thread
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    os.environ.setdefault("OMP_NUM_THREADS", "1")
COMPILED = not str(manoir.kernel.playout.__file__).endswith(".py")

# Laws: 200 examples a law and game compiled, 20 uncompiled, as the design asks; MANOIR_EXAMPLES overrides it.
EXAMPLES = int(os.environ.get("MANOIR_EXAMPLES", "200" if COMPILED else "20"))
settings.register_profile("house", max_examples=EXAMPLES, deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


# What is never compiled: what it stands on is tried in both forms, and so are the tests named below.
ONE_FORM = (
    "cli/",
    "coach/",
    "docs/",
    "packages/",
    "server/",
    "store/",
    "tables/test_reviews.py",
    "test_docs.py",
    "test_names.py",
    "test_notes.py",
    "test_trials_told.py",
    "test_words.py",
    "testing/",
)
BOTH_FORMS = (
    "cli/test_doctor.py",
    "cli/test_open.py",
    "cli/test_play.py",
    "cli/test_simulate.py",
    "coach/test_review.py::test_a_house_looks_games_over_with_half_the_usual_simulations_and_a_tab_with_a_twentieth",
    "server/test_bots.py",
    "testing/test_sent.py",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what asks nothing of the rules' form, before the marks are chosen from."""
    for item in items:
        if item.path.is_relative_to(TESTS):
            name = f"{item.path.relative_to(TESTS).as_posix()}::{item.name}"
            if name.startswith(ONE_FORM) and not name.startswith(BOTH_FORMS):
                item.add_marker(pytest.mark.formless)


def pytest_report_header() -> str:
    form = "compiled" if COMPILED else "uncompiled"
    return f"manoir: the core is {form}; {EXAMPLES} examples a law"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the tests that need one."""
    try:
        server = Postgres()
    except Missing as missing:
        _without(missing)
    with server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis for the tests that need one."""
    try:
        server = Redis()
    except Missing as missing:
        _without(missing)
    with server:
        yield server


@pytest.fixture
def toy_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is one of the games of the house, here and in every process that is started."""
    distribution(tmp_path / "installed", "toy-of-the-tests", {VIGIL.name: "toy:VIGIL"})
    on_the_path(monkeypatch, tmp_path / "installed", Path(__file__).parent)
    monkeypatch.setitem(TITLES, VIGIL.name, VIGIL)


def _without(missing: Missing) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(f"{missing}; `make services` installs it")
    pytest.skip(f"{missing}; `make services` installs it")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database: one of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/house.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_url()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The table of clauses and tests, a line a game; and loudly, what could not be tested here."""
    for words in sorted({str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", [])}):
        if "make services" in words:
            terminalreporter.write_line(f"NOT TESTED: {words}", red=True, bold=True)
    proved = proofs()
    for name, title in TITLES.items():
        clauses = [clause.name for clause in title.rulebook.clauses()]
        tests = {test for clause in clauses for test in proved.get(clause, [])}
        bare = [clause for clause in clauses if clause not in proved]
        line = f"{name}: {len(clauses)} clauses, {len(tests)} tests, {len(bare)} clauses without one"
        terminalreporter.write_line(f"{line}: {', '.join(bare)}" if bare else line)
