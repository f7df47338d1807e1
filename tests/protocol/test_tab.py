"""A house without a server: every game is played and looked at again, and nothing of a server is imported."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from installed import EVERY

HERE = Path(__file__).resolve().parent
SERVERS = ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite", "manoir.server", "manoir.bots")
EVERYTHING = """
import importlib, pkgutil, sys
for package in ("manoir.tables", "manoir.protocol"):
    found = importlib.import_module(package)
    for module in pkgutil.walk_packages(found.__path__, package + "."):
        importlib.import_module(module.name)
print(*sorted(sys.modules))
"""


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize("game", EVERY)
def test_a_whole_game_is_played_without_a_server(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = [os.environ["PYTHONPATH"], str(HERE.parent), str(HERE.parents[1] / "tools")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    done = subprocess.run([sys.executable, str(HERE / "tab.py"), game], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "changes kept" in done.stdout


def test_tables_and_protocol_import_no_server_no_database_and_no_bot() -> None:
    done = subprocess.run([sys.executable, "-c", EVERYTHING], capture_output=True, text=True, check=True)
    there = done.stdout.split()
    assert "manoir.protocol.answer" in there
    assert "manoir.tables.lobby" in there
    assert not [name for name in SERVERS if name in there]
