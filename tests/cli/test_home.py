"""Where a person's own house is kept, on each system."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.cli.home import data_folder, database_in, make_folder
from manoir.store.engine import sqlite_file

HOME = Path("/home/zoe")


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "/home/zoe/.local/share/manoir"),
        ("linux", {"XDG_DATA_HOME": "/data/zoe"}, "/data/zoe/manoir"),
        ("linux", {"XDG_DATA_HOME": "not/absolute"}, "/home/zoe/.local/share/manoir"),
        ("freebsd14", {}, "/home/zoe/.local/share/manoir"),
        ("darwin", {"XDG_DATA_HOME": "/data/zoe"}, "/home/zoe/Library/Application Support/Manoir"),
        ("win32", {}, "/home/zoe/AppData/Local/Manoir"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Manoir"),
    ],
)
def test_the_data_folder_is_where_the_system_keeps_such_things(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    assert data_folder(environment, platform, HOME) == Path(folder)


@pytest.mark.parametrize("name", ["a b", "Zoé", "50%", "a%20b", "what?", "#1", "a@b:c", "C:\\Users\\Zoé"])
def test_a_folder_of_any_name_is_found_again_by_its_url(name: str, tmp_path: Path) -> None:
    assert sqlite_file(database_in(tmp_path / name)) == str(tmp_path / name / "house.db")


def test_the_folder_is_for_its_owner_alone_and_what_is_there_stays(tmp_path: Path) -> None:
    folder = tmp_path / "share" / "manoir"
    make_folder(folder)
    assert folder.stat().st_mode & 0o077 == 0
    (folder / "house.db").write_bytes(b"games")
    make_folder(folder)
    assert (folder / "house.db").read_bytes() == b"games"
