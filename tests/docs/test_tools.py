"""The tools that make pages, pictures and measures still fit the house that they import."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TOOLS = sorted(file.stem for file in (ROOT / "tools").glob("*.py"))
IMPORT = """
import importlib, sys, traceback
sys.path[:0], names, sys.argv[1:] = sys.argv[1:4], sys.argv[4:], []
for name in names:
    try:
        importlib.import_module(name)
    except Exception:
        traceback.print_exc()
"""


def faults(names: list[str], folder: Path) -> str:
    """What goes wrong where tools are imported, in a process of their own: some choose its form or its paths."""
    paths = [str(folder), str(ROOT / "tests"), str(ROOT / "tests" / "web")]
    line = [sys.executable, "-c", IMPORT, *paths, *names]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode == 0 else f"exit {done.returncode}: {done.stderr}"


def test_every_tool_can_be_imported() -> None:
    assert {"coach", "learned", "screenshots"} <= set(TOOLS)
    assert faults(TOOLS, ROOT / "tools") == ""


def test_a_tool_that_asks_for_a_name_that_is_gone_is_found(tmp_path: Path) -> None:
    (tmp_path / "stale.py").write_text("from manoir.coach.review import NoSuchName\n", encoding="utf-8")
    (tmp_path / "sound.py").write_text("from manoir.coach.review import review\n", encoding="utf-8")
    assert "cannot import name 'NoSuchName'" in faults(["sound", "stale"], tmp_path)
