"""A release: what is in its way, what it says of itself, and that systems and Pythons are named alike everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

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


def test_a_tree_that_is_not_clean_and_a_version_without_words_are_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n", encoding="utf-8")
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    found = list(release.before(tmp_path, "1.0"))
    assert [line.split(" ")[0] for line in found] == ["the", "CHANGELOG.md"]


def clone(folder: Path) -> Path:
    """A repository of its own, whose changelog is written."""
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(folder)], check=True)
    for name, value in (("user.name", "Zoé"), ("user.email", "zoe@example.org")):
        subprocess.run(["git", "config", name, value], cwd=folder, check=True)
    (folder / "CHANGELOG.md").write_text(
        f"# Changelog\n\n## Unreleased\n\n## {__version__}\n\nWords.\n", encoding="utf-8"
    )
    subprocess.run(["git", "commit", "-qam", "house: a release"], cwd=folder, check=True)
    return folder


def packed(target: str, compiled: str) -> None:
    """What hatchling makes, as far as the release looks at it."""
    release.DIST.mkdir(exist_ok=True)
    if target == "wheel":
        system = "py3-none-any" if compiled == "0" else "cp311-cp311-linux_x86_64"
        fields = "Summary License-Expression Requires-Python Classifier Keywords Description-Content-Type".split()  # noqa: SIM905
        with ZipFile(release.DIST / f"manoir-{__version__}-{system}.whl", "w") as wheel:
            wheel.writestr("manoir/server/assets/index.html", "")
            wheel.writestr("manoir/pocket/page/index.html", "")
            wheel.writestr(f"manoir-{__version__}.dist-info/METADATA", "".join(f"{one}: words\n" for one in fields))


@pytest.mark.once
def test_a_tag_is_made_once_where_all_is_well_and_only_if_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = clone(tmp_path / "clone")
    monkeypatch.setattr(release, "ROOT", there)
    monkeypatch.setattr(release, "DIST", there / "dist")
    monkeypatch.setattr(release, "build", packed)

    def released(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["release.py", *words])
        code = release.main()
        tags = subprocess.run(["git", "tag", "-n"], cwd=there, capture_output=True, text=True, check=True).stdout
        return code, capsys.readouterr().out, tags.strip()

    code, said, tags = released()
    assert (code, tags) == (0, "")
    assert f"`make release TAG=1` makes the tag v{__version__}" in said
    (there / "stray.txt").touch()
    code, said, tags = released("--tag")
    assert (code, tags) == (1, "")
    assert "in the way: the working tree is not clean" in said
    (there / "stray.txt").unlink()
    code, said, tags = released("--tag")
    assert (code, tags.split()) == (0, [f"v{__version__}", "Manoir", __version__])
    assert f"git push origin v{__version__}" in said
    code, said, _ = released("--tag")
    assert code == 1
    assert f"v{__version__} was released already" in said


def test_what_is_not_yet_under_a_version_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "CHANGELOG.md").write_text("## Unreleased\n\n- A change.\n\n## 1.0\n\nWords.\n", encoding="utf-8")
    assert any("Unreleased" in line for line in release.before(tmp_path, "1.0"))


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
