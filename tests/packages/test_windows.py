"""Our own branches for Windows, played here: data folder, locks, event loop, letters and the end by Ctrl+C.

What Windows itself does cannot be had here; the workflow of the forge runs the quick checks there.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from manoir.cli.benches.services import free_port
from packages.empty import ROOT

pytestmark = [pytest.mark.once, pytest.mark.skipif(sys.platform == "win32", reason="this is the stand-in for it")]
WINDOWS = [sys.executable, str(Path(__file__).with_name("windows.py"))]


def variables(folder: Path) -> dict[str, str]:
    """A person's variables, and letters that are not UTF-8."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MANOIR_", "SSH_"))}
    return {**kept, "LOCALAPPDATA": str(folder / "Zoé"), "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}


def ran(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*WINDOWS, *words], capture_output=True, text=True, encoding="cp1252", env=variables(folder), check=False
    )


def test_the_doctor_says_what_is_otherwise_there(tmp_path: Path) -> None:
    told = ran(tmp_path, "doctor", "--port", str(free_port()))
    assert "Traceback" not in told.stderr
    assert f"folder: {tmp_path / 'Zoé' / 'Manoir'}" in told.stdout
    assert "there is no uvloop for Windows" in told.stdout
    assert "letters: cp1252" in told.stdout


def test_a_port_cannot_be_shared_by_workers_and_that_is_said(tmp_path: Path) -> None:
    strong = ("--database", "postgresql+asyncpg://x@127.0.0.1:1/x", "--redis", "redis://127.0.0.1:1/0")
    told = ran(tmp_path, "serve", "--workers", "2", *strong)
    assert told.returncode == 2
    assert "1 on this system, which cannot share a port" in told.stderr


def test_a_house_is_opened_played_in_with_bots_and_closed_by_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    words = ("open", "--host", "127.0.0.1", "--port", str(port))
    house = subprocess.Popen(
        [*WINDOWS, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=variables(tmp_path)
    )
    try:
        opened(house, port)
        client = [sys.executable, str(ROOT / "docs" / "examples" / "client.py"), f"http://127.0.0.1:{port}"]
        played = subprocess.run(client, capture_output=True, text=True, timeout=300, check=False)
        assert "winners:" in played.stdout, played.stdout + played.stderr
        second = ran(tmp_path, "open", "--host", "127.0.0.1", "--port", str(free_port()))
        assert second.returncode == 2
        assert f"open in another house (process {house.pid})" in second.stderr
    finally:
        house.send_signal(signal.SIGINT)
        said = house.communicate(timeout=60)[0].decode("cp1252")
    assert house.returncode == 0, said
    assert f"The games are kept in {tmp_path / 'Zoé' / 'Manoir'}" in said
    assert f"A browser shows http://localhost:{port}/" in said
    assert "Traceback" not in said


def opened(house: subprocess.Popen[bytes], port: int) -> None:
    """Wait until a house answers."""
    for _ in range(600):
        try:
            with urlopen(f"http://127.0.0.1:{port}/health") as answer:
                assert answer.status == 200
            return
        except URLError:
            assert house.poll() is None, house.communicate()[0]
            sleep(0.1)
    raise AssertionError("the house did not open")
