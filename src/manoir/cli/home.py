"""Where the house of one person is kept: a folder of their own, where their system keeps what programs remember."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

FILE = "house.db"


def data_folder(environment: Mapping[str, str], platform: str = sys.platform, home: Path | None = None) -> Path:
    """The folder in which this system keeps the data of a person's programs, for ours; it need not exist yet."""
    home = home or Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Manoir"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Manoir"
    chosen = environment.get("XDG_DATA_HOME", "")
    return (Path(chosen) if chosen.startswith("/") else home / ".local" / "share") / "manoir"


def make_folder(folder: Path) -> None:
    """Make the folder, for its owner's eyes: the database holds the key of every table's chance."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def database_in(folder: Path) -> str:
    """The URL of the database in a folder, whatever letters the folder's name has."""
    from sqlalchemy.engine import URL

    return URL.create("sqlite+aiosqlite", database=str(folder / FILE)).render_as_string()
