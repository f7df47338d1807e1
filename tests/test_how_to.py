"""The pages on adding a game, followed to the letter: their commands are run and their files are written."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from conftest import COMPILED

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "how-to"
BLOCK = re.compile(r"^```(sh|python)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)

PIP = """#!/bin/sh
# What `pip install` does for a person, into a folder of the test's own and without a network.
shift
exec "$PYTHON" -m pip -q install --no-deps --no-build-isolation --upgrade --target "$SITE" "$@"
"""

MAKE = """#!/bin/sh
# The targets of the Makefile that the page asks for, as far as they concern the new game.
case "$1" in
  setup) exec "$PYTHON" "$HERE/installed.py" ;;
  proofs) exec "$PYTHON" tools/proofs.py ;;
  test) MANOIR_EXAMPLES=10 exec "$PYTHON" -m pytest -p no:xdist -k feufollet \
    tests/games/feufollet tests/laws/test_laws.py tests/test_golden.py tests/test_clauses.py ;;
  *) exit 2 ;;
esac
"""

INSTALLED = """
import os, pathlib, tomllib
points = tomllib.loads(pathlib.Path("pyproject.toml").read_text())["project"]["entry-points"]["manoir.games"]
marks = pathlib.Path(os.environ["SITE"]) / "manoir-0.1.0.dist-info"
marks.mkdir(parents=True)
(marks / "METADATA").write_text("Metadata-Version: 2.1\\nName: manoir\\nVersion: 0.1.0\\n")
lines = [f"{name} = {value}" for name, value in points.items()]
(marks / "entry_points.txt").write_text("\\n".join(["[manoir.games]", *lines, ""]))
"""


@dataclass
class Reader:
    """Somebody who does what a page says, in a folder, with commands that go to this Python."""

    place: Path
    scratch: Path
    before: tuple[Path, ...] = ()  # looked at for modules first

    def __post_init__(self) -> None:
        (self.scratch / "bin").mkdir(parents=True)
        (self.scratch / "site").mkdir()
        (self.scratch / "installed.py").write_text(INSTALLED, encoding="utf-8")
        commands = {
            "manoir": '#!/bin/sh\nexec "$PYTHON" -m manoir "$@"\n',
            "pytest": '#!/bin/sh\nexec "$PYTHON" -m pytest -p no:xdist -q "$@"\n',
            "python": '#!/bin/sh\nexec "$PYTHON" "$@"\n',
            "pip": PIP,
            "make": MAKE,
        }
        for name, text in commands.items():
            (self.scratch / "bin" / name).write_text(text, encoding="utf-8")
            (self.scratch / "bin" / name).chmod(0o755)

    @property
    def means(self) -> dict[str, str]:
        path = [*map(str, self.before), str(self.scratch / "site"), *(one for one in sys.path if one)]
        return {
            **os.environ,
            "PATH": f"{self.scratch / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join(path),
            "PYTHON": sys.executable,
            "SITE": str(self.scratch / "site"),
            "HERE": str(self.scratch),
            "LC_ALL": "en_GB.UTF-8",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def follow(self, page: Path) -> Iterator[tuple[str, str]]:
        """Each command or program of a page with what it printed; a command that fails ends it."""
        for kind, file, text in BLOCK.findall(page.read_text(encoding="utf-8")):
            if file:
                (self.place / file).write_text(text, encoding="utf-8")
            elif kind == "python":
                yield text, self.run([sys.executable, "-c", text])
            else:
                for line in text.strip().split("\n"):
                    if line.startswith("cd "):
                        self.place = self.place / line.removeprefix("cd ")
                    else:
                        yield line, self.run(["sh", "-c", line])

    def run(self, command: list[str]) -> str:
        """What a command printed."""
        ran = subprocess.run(
            command, cwd=self.place, env=self.means, capture_output=True, text=True, check=False, timeout=580
        )
        assert ran.returncode == 0, f"{command[-1]}\n{ran.stdout}\n{ran.stderr}"
        return ran.stdout


@pytest.mark.once
def test_a_package_is_made_by_following_the_page(tmp_path: Path) -> None:
    followed = list(Reader(tmp_path, tmp_path / "scratch").follow(PAGES / "package-a-game.md"))
    first, second = [said for command, said in followed if command == "manoir check-game feufollet"]
    assert "optional  drawing.py" in first
    assert "drawing.py" not in second
    assert "nothing is wrong" in second
    said = dict(followed)
    assert said["manoir simulate feufollet --seats 3 --games 5"].count("won by seat") == 5
    assert len(said["manoir log golden feufollet tests/golden"].split()) == 5
    assert re.search(r"\b28 passed", said["pytest"])
    assert "○  0 You" in said["echo quit | manoir play feufollet --seats 2"]


@pytest.mark.pure
@pytest.mark.skipif(COMPILED, reason="the house is run from its sources")
def test_a_game_is_added_to_the_house_by_following_the_page(tmp_path: Path) -> None:
    house = tmp_path / "house"
    for part in ("src", "tests", "tools", "docs"):
        leave = shutil.ignore_patterns("__pycache__", "assets", "*.so", "node_modules")
        shutil.copytree(ROOT / part, house / part, ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", house)
    followed = dict(Reader(house, tmp_path / "scratch", (house / "src",)).follow(PAGES / "add-a-game.md"))
    assert "nothing is wrong" in followed["manoir check-game feufollet"]
    assert followed["manoir simulate feufollet --seats 3 --games 5"].count("won by seat") == 5
    assert re.search(r"^\.{20,} +\[100%\]", followed["make test"])
    assert "failed" not in followed["make test"]
    assert len(list((house / "tests/golden/feufollet").glob("*.log"))) == 5
    points = tomllib.loads((house / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    assert points["manoir.games"]["feufollet"] == "manoir.games.feufollet:TITLE"


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_every_page_that_a_how_to_names_is_there(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert link.startswith("http") or (page.parent / link).exists(), link


def test_the_page_on_mending_rules_names_folders_that_are_there() -> None:
    text = (PAGES / "mend-rules.md").read_text(encoding="utf-8")
    assert "`games/<game>/v1/`" in text
    for path in re.findall(r"`(games/\w+/v1/[\w.]+|tests/[\w/.]+\.py)`", text):
        assert (ROOT / path).is_file() or (ROOT / "src" / "manoir" / path).is_file(), path
