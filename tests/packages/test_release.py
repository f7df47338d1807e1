"""A release: what is in its way, what it says of itself, and that systems and Pythons are named alike everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import release
import yaml

from manoir import __version__
from manoir.cli.doctor import NEWEST, OLDEST
from packages.empty import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_changelog_tells_of_the_version_that_the_program_has() -> None:
    assert release.version_of(ROOT) == __version__
    assert release.notes_of(ROOT, __version__)
    assert release.notes_of(ROOT, "99.0") is None
    assert "Unreleased" not in str(release.notes_of(ROOT, __version__))


def test_a_tree_that_is_not_clean_a_version_without_words_and_a_project_without_a_home_are_in_the_way(
    tmp_path: Path,
) -> None:
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    found = list(release.before(tmp_path, "1.0"))
    assert [line.split(" ")[0] for line in found] == ["the", "CHANGELOG.md", "pyproject.toml"]


def test_the_pythons_of_the_house_are_the_same_wherever_they_are_named() -> None:
    pythons = [f"3.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1)]
    named = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", line)]
    matrix = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
    tested = matrix["jobs"]["quick"]["strategy"]["matrix"]
    assert pythons == named == tested["python"]
    assert PROJECT["tool"]["cibuildwheel"]["build"].split() == [f"cp{one.replace('.', '')}-*" for one in pythons]
    assert PROJECT["project"]["requires-python"] == f">={pythons[0]}"
    assert [system.partition("-")[0] for system in tested["os"]] == ["ubuntu", "macos", "windows"]


@pytest.mark.parametrize("path", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda path: path.name)
def test_a_workflow_calls_only_what_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert isinstance(yaml.safe_load(text), dict)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"run: make (\w+)", text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for file in re.findall(r"run: python (tools/\S+)", text):
        assert (ROOT / file).is_file()


def built(folder: Path, **given: str) -> subprocess.CompletedProcess[str]:
    """A wheel, built where no compiler is."""
    environment = {key: value for key, value in os.environ.items() if key not in ("CC", "MANOIR_COMPILE")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**environment, "PATH": str(folder), **given},
        check=False,
    )


@pytest.mark.once
@pytest.mark.skipif(os.name == "nt", reason="the compiler of Windows is not found by the path")
def test_without_a_compiler_a_wheel_says_so_once_and_one_that_must_be_compiled_is_not_built(tmp_path: Path) -> None:
    done = built(tmp_path)
    assert done.returncode == 0, done.stderr
    assert (done.stdout + done.stderr).count("no C compiler was found; the house runs uncompiled") == 1
    assert [path.name for path in tmp_path.glob("*.whl")] == [f"manoir-{__version__}-py3-none-any.whl"]
    assert built(tmp_path, MANOIR_COMPILE="1").returncode != 0
