"""`manoir doctor` and `manoir --version`: what this house is, lacks, and could do better."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Ran
from manoir import __version__
from manoir.cli import doctor
from manoir.kernel.registry import LeftOut, Registry
from manoir.pure import form
from manoir.server.settings import ServerSettings
from manoir.store.files import held_alone
from manoir.store.migrate import head


def settings_in(folder: Path) -> ServerSettings:
    return ServerSettings(database=f"sqlite+aiosqlite:///{folder}/house.db", assets=str(folder))


def test_the_version_names_the_form(manoir: Callable[..., Ran]) -> None:
    assert manoir("--version").out == f"{__version__} ({form()})\n"


def test_a_house_that_can_be_opened_is_told_so(
    manoir: Callable[..., Ran], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    monkeypatch.setenv("MANOIR_ASSETS", str(tmp_path))
    monkeypatch.setenv("MANOIR_HOST", "127.0.0.1")
    monkeypatch.setenv("MANOIR_DATABASE", settings_in(tmp_path).database)
    ran = manoir("doctor", "--port", 0)
    assert ran.code == 0, ran.out
    assert ran.out.endswith("The house can be opened.\n")
    assert list(tmp_path.iterdir()) == [tmp_path / "index.html"], "nothing is changed"


def test_a_page_that_is_missing_is_wrong_and_the_exit_code_says_so(
    manoir: Callable[..., Ran], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MANOIR_ASSETS", str(tmp_path / "none"))
    monkeypatch.setenv("MANOIR_DATABASE", settings_in(tmp_path).database)
    ran = manoir("doctor", "--port", 0)
    assert ran.code == 1
    assert "WRONG  page" in ran.out
    assert ran.out.endswith("1 to be mended before the house can be opened.\n")


@pytest.mark.parametrize(("version", "mark"), [((3, 10, 2), "WRONG"), ((3, 11, 7), "ok"), ((3, 15, 0), "note")])
def test_a_python_that_the_house_was_not_tested_with_is_named(version: tuple[int, ...], mark: str) -> None:
    assert doctor.python(version).mark == mark


def test_the_uncompiled_form_is_slow_and_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    note = tmp_path / "uncompiled.txt"
    note.write_text("no C compiler was found\n", encoding="utf-8")
    monkeypatch.setattr("manoir.pure.NOTE", note)
    monkeypatch.setattr("manoir.pure.form", lambda: "uncompiled")
    found = doctor.form_found()
    assert found.mark == "slow"
    assert "no C compiler was found" in found.words


def test_a_package_whose_game_is_left_out_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    left = LeftOut("manoir-rats", "rats", "it was written for an older contract")
    monkeypatch.setattr("manoir.kernel.registry.registry", lambda: Registry({}, (left,), {}))
    none, rats = doctor.games()
    assert none.mark == "WRONG"
    assert rats.mark == "note"
    assert "manoir-rats: the game rats is left out" in rats.words


def test_a_folder_that_cannot_be_written_to_and_a_full_disk_are_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert doctor.place(tmp_path / "not" / "yet").mark == "ok"
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert doctor.place(tmp_path / "file" / "manoir").mark == "WRONG"
    monkeypatch.setattr(doctor, "ROOM", 10**30)
    assert "the disk has" in doctor.place(tmp_path).words


def test_a_database_of_another_program_is_wrong_and_one_that_is_open_is_noted(
    tmp_path: Path, manoir: Callable[..., Ran]
) -> None:
    settings = settings_in(tmp_path)
    assert doctor.database(settings).mark == "ok"
    manoir("db", "up", "--database", settings.database)
    found = doctor.database(settings)
    assert (found.mark, head() in found.words) == ("ok", True)
    with held_alone(str(tmp_path / "house.db")):
        found = doctor.database(settings)
    assert (found.mark, "open in another house" in found.words) == ("note", True)
    manoir("db", "down", "base", "--database", settings.database)
    (tmp_path / "house.db").write_bytes(b"no database at all" * 99)
    assert doctor.database(settings).mark == "WRONG"


def test_a_port_that_is_taken_is_noted_with_another_door() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        found = doctor.door(ServerSettings(port=port))
    assert found.mark == "note"
    assert f"manoir open --port {port + 1}" in found.words


def test_a_terminal_without_accents_is_noted() -> None:
    assert doctor.letters("utf-8").mark == "ok"
    assert doctor.letters("cp1252").mark == "note"
    assert doctor.letters(None).mark == "note"
