"""Every command that README, CONTRIBUTING, the tutorials and the front pages show is run, or listed with a reason."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.cli.benches.services import free_port

ROOT = Path(__file__).parent.parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "docs" / "index.md",
    ROOT / "docs" / "how-to" / "containers.md",
    *sorted((ROOT / "docs" / "tutorial").glob("*.md")),
    *sorted((ROOT / "docs" / "fr").rglob("*.md")),
]
PROGRAMS = (
    "manoir",
    "make",
    "pip",
    "pipx",
    "docker",
    "cp",
    "python",
    "pre-commit",
    ".venv/bin/manoir",
    ".venv/bin/python",
)

# Not run here, and why: one reason a command. A pattern that no page shows any more fails the tests.
ELSEWHERE = {
    r"pip install manoir": "needs the network; tests/packages installs wheel and source package without it",
    r"pipx run manoir": "needs pipx and the network; it runs the program of the same wheel",
    r"pipx install pre-commit": "needs pipx and the network",
    r"manoir": "a house stays open; tests/packages opens one by the bare command and plays in it",
    r"manoir open --port 8090": "a house stays open; tests/cli/test_open.py",
    r"manoir open --host 127\.0\.0\.1": "a house stays open; tests/cli/test_open.py",
    r"manoir serve --host 0\.0\.0\.0": "a house stays open, to the network; tests/server/test_serve.py",
    r"manoir play minuit --resume \S+": "a file of one's own; tests/cli/test_play.py resumes games",
    r"manoir log show (evening|soirée)\.log": "a file of one's own; the README's is run",
    r"manoir new-game NAME": "a name of one's own; tests/cli/test_new_game.py",
    r"manoir check-game NAME": "a name of one's own; tests/cli/test_check_game.py",
    r"docker run .*": "needs a container engine; tests/packages/test_containers.py runs what the image runs",
    r"docker compose up -d": "needs a container engine; test_containers.py holds the file",
    r"docker compose -f compose\.many\.yaml --env-file house\.env up -d": "likewise",
    r"docker compose build --pull": "needs a container engine; test_context.py builds the wheel from what it is sent",
    r"docker compose -f compose\.many\.yaml exec postgres pg_dump .*": "needs a container engine that runs",
    r"cp deploy/house\.env\.example house\.env": "writes into the repository; test_containers.py holds the file",
    r"make play( \w+=\S+)?": "a house stays open; what it would run is looked at below, as of every target",
    r"make quick": "runs these tests",
    r"make test": "runs these tests",
    r"make lint": "minutes; `make test` begins with it",
    r"make docs": "tests/docs/test_site.py runs what it runs, on a copy",
    r"make release": "minutes; tests/packages/test_release.py makes one in a copy",
    r"make screenshots": "minutes of a browser; tests/web has the same pages open",
    r"make proofs": "writes into the repository; tests/test_clauses.py holds what it writes",
    r"make setup": "made what these tests run in",
    r"pre-commit install": "changes the repository's hooks",
    r"\.venv/bin/python -m pytest tests/games/minuit": "the tests run it anyway",
    r"\.venv/bin/python tools/protocol\.py": "writes into the repository; test_protocol.py holds its files",
}
TYPED = {"play": "quit\n"}


def shown(path: Path) -> Iterator[str]:
    """The commands of a page: whole lines of blocks, and what is quoted in a sentence."""
    text = path.read_text(encoding="utf-8")
    for block in re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        yield from (re.split(r"\s{2,}|\s+#", line.strip())[0] for line in block.splitlines())
    plain = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    yield from (re.sub(r"\s+", " ", one) for one in re.findall(r"`([^`]+)`", plain))


def commands(pages: list[Path] = PAGES) -> list[str]:
    """Every command once, in order: of our programs, and of any other that this machine has."""
    found = (one for path in pages for one in shown(path))
    return list(dict.fromkeys(one for one in found if one.split(" ")[0] in PROGRAMS or _is_program(one)))


def _is_program(line: str) -> bool:
    """Whether a line calls a program, by itself or with a variable before it."""
    word = re.sub(r"^(\$ |\w+=\S* )+", "", line).split(" ")[0]
    return shutil.which(word) is not None


def elsewhere(command: str) -> bool:
    return any(re.fullmatch(pattern, command) for pattern in ELSEWHERE)


RUN = [command for command in commands() if not elsewhere(command)]


@pytest.mark.once
@pytest.mark.parametrize("command", RUN)
def test_a_command_that_a_page_shows_does_what_it_says(command: str, tmp_path: Path) -> None:
    done = ran(command, MANOIR_DATABASE=f"sqlite+aiosqlite:///{tmp_path}/house.db", MANOIR_PORT=str(free_port()))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout


def ran(command: str, **given: str) -> subprocess.CompletedProcess[str]:
    """Run a command of ours from its sources, for a house of its own."""
    program, *words = shlex.split(command.removeprefix(".venv/bin/"))
    assert program == "manoir", f"run it, or say in ELSEWHERE why not: {command}"
    return subprocess.run(
        [sys.executable, "-m", "manoir", *words],
        input=TYPED.get(words[0], ""),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **given},
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize(
    "line", ["manoir no-such-command", "manoir play minuit --no-such-option", "git no-such-command", "A=1 git status"]
)
def test_a_command_that_does_not_work_is_found(line: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"Words, `{line}`, and `quoted.words`:\n\n```\n{line}    what it does\nplain words\n```\n")
    assert commands([page]) == [line]
    assert not elsewhere(line)
    if line.startswith("manoir"):
        assert ran(line).returncode == 2
    else:
        with pytest.raises(AssertionError, match="say in ELSEWHERE why not"):
            ran(line)


def test_there_are_commands_and_every_exception_is_still_shown() -> None:
    assert len(RUN) >= 5
    for pattern in ELSEWHERE:
        assert any(re.fullmatch(pattern, command) for command in commands()), f"no page shows {pattern}"


def targets() -> list[str]:
    """What the Makefile can be asked for."""
    (found,) = re.findall(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    return found.split()


def test_every_target_that_a_page_names_is_in_the_makefile() -> None:
    assert {command.split()[1] for command in commands() if command.startswith("make ")} <= set(targets())


@pytest.mark.once
@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
@pytest.mark.parametrize("target", targets())
def test_make_knows_what_it_would_do_for_every_target(target: str) -> None:
    done = subprocess.run(["make", "-n", target], capture_output=True, text=True, cwd=ROOT, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
