"""What a container engine is sent for the image: all that the build needs, and nothing that git does not keep."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from packages.empty import ROOT
from web import ASSETS, POCKET, built


def lines(name: str) -> list[str]:
    """The patterns of a file."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def pattern(line: str) -> re.Pattern[str]:
    """A line of .dockerignore as an expression: what it names, and all below."""
    parts = re.split(r"(\*\*/|\*)", line)
    words = {"**/": "(?:.*/)?", "*": "[^/]*"}
    return re.compile("".join(words.get(part, re.escape(part)) for part in parts) + "(?:/.*)?")


PATTERNS = [pattern(line) for line in lines(".dockerignore")]


def ignored(path: str) -> bool:
    return any(one.fullmatch(path) for one in PATTERNS)


def tracked() -> list[str]:
    """What git keeps."""
    said = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if said.returncode:
        pytest.skip("this is no clone")
    return [path for path in said.stdout.split("\0") if path and (ROOT / path).is_file()]


def test_what_git_does_not_keep_is_not_sent_to_the_engine() -> None:
    found = lines(".gitignore")
    assert "house.env" in found
    for line in found:
        assert "!" not in line
        name = line.rstrip("/").replace("*", "one")
        places = [name] if "/" in name else [name, f"src/manoir/{name}", f"a/b/{name}/c"]
        assert [place for place in places if not ignored(place)] == [], line
    assert ignored("house.db")
    assert ignored(".git/config")


def test_no_line_is_there_for_nothing_else_than_what_git_keeps() -> None:
    assert [path for path in tracked() if ignored(path)] == []


@pytest.mark.once
def test_what_is_sent_builds_the_wheel_that_the_repository_builds(made: dict[str, Path], tmp_path: Path) -> None:
    """With the built page laid beside, for the image builds it with Node from the net: its stamp must still fit."""
    root = tmp_path / "context"
    for path in tracked():
        if not ignored(path):
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, root / path)
    for page in (ASSETS, POCKET):
        shutil.copytree(ROOT / page, root / page)
    assert built(root), "some of the sources of the page are not sent"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    environment = {**os.environ, "MANOIR_COMPILE": "0"}
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, env=environment, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert contents(wheel) == contents(made["wheel"])


def contents(wheel: Path) -> set[str]:
    """What a wheel holds in either form."""
    names = (name for name in ZipFile(wheel).namelist() if not name.endswith((".so", "uncompiled.txt")))
    return {name for name in names if "__mypyc" not in name}
