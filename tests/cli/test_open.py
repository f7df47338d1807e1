"""`manoir` without a word: what it opens, where it keeps the games, what it says once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Ran
from manoir.cli import open as opening
from manoir.cli.home import data_folder, database_in
from manoir.server.settings import ServerSettings

Opened = list[tuple[ServerSettings, bool, str]]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Opened:
    """What would be opened, with a home of its own."""
    found: Opened = []
    for name in ("LOCALAPPDATA", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("MANOIR_DATABASE", "MANOIR_HOST", "MANOIR_PORT", "MANOIR_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("manoir.cli.serve.open_house", lambda *given: found.append(given))
    return found


def test_without_a_word_a_persons_own_house_is_opened_to_their_network(
    opened: Opened, manoir: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    ran = manoir()
    folder = data_folder({"XDG_DATA_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}, home=tmp_path)
    assert f"The games are kept in {folder}\n" in ran.out
    (settings, browser, command), *_ = opened
    assert (settings.host, settings.port, settings.database) == ("0.0.0.0", 8080, database_in(folder))
    assert (browser, command) == (True, "manoir open")
    assert folder.is_dir()


def test_flags_and_variables_win(
    opened: Opened, manoir: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MANOIR_HOST", "127.0.0.1")
    monkeypatch.setenv("MANOIR_DATABASE", "sqlite+aiosqlite:///mine.db")
    manoir("open", "--port", 8090)
    (settings, _, _), *_ = opened
    assert (settings.host, settings.port, settings.database) == ("127.0.0.1", 8090, "sqlite+aiosqlite:///mine.db")
    assert not list(tmp_path.iterdir())


def test_that_the_house_runs_uncompiled_is_said_once(
    opened: Opened, manoir: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("manoir.pure.form", lambda: "uncompiled")
    assert "runs uncompiled" in manoir("open").out
    (next(tmp_path.rglob("[Mm]anoir")) / "house.db").write_bytes(b"")
    assert "uncompiled" not in manoir("open").out
    assert len(opened) == 2


def test_a_folder_that_cannot_be_made_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        opening._own_database(tmp_path / "file" / "manoir")
    assert ended.value.code == 2
    assert "MANOIR_DATABASE" in capsys.readouterr().err


def test_a_word_that_is_no_command_is_still_named(manoir: Callable[..., Ran]) -> None:
    assert 'Unknown command "nonsense"' in manoir("nonsense").err
