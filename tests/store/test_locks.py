"""One house for one file, also where files are locked in another way: Windows, played by a stand-in for its module."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in locks by fcntl")

# As msvcrt does it: one byte where the file stands, for one process; what is locked cannot be read by others.
PROGRAM = """
import fcntl, os, sys, types
def locking(number, mode, count):
    fcntl.lockf(number, fcntl.LOCK_EX | fcntl.LOCK_NB, count, os.lseek(number, 0, os.SEEK_CUR))
import manoir.store.files as files
sys.modules["msvcrt"] = types.SimpleNamespace(locking=locking, LK_NBLCK=2)
files.sys = types.SimpleNamespace(platform="win32")
try:
    with files.held_alone(sys.argv[1]):
        print("held", flush=True)
        sys.stdin.read()
except files.Trouble as trouble:
    print(trouble)
"""


def house(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_a_second_house_is_refused_and_told_who_has_the_file(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    first = house(path)
    assert first.stdout is not None
    assert first.stdout.readline() == "held\n"
    said, _ = house(path).communicate("")
    assert f"open in another house (process {first.pid})" in said
    first.communicate("")
    said, _ = house(path).communicate("")
    assert said == "held\n", "the lock ends with its process"
    assert os.stat(f"{path}.lock").st_size < 20
