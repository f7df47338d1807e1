"""Opening the house: addresses and a code, a port that is taken, a machine without a screen."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from manoir.cli.banner import has_screen, taken, welcome

# As it was read by a reader of such codes (zxing) when it was written.
READ = """\
█████████████████████████████
██ ▄▄▄▄▄ █▀▄▄▄▀ ██▄█ ▄▄▄▄▄ ██
██ █   █ █ ▄ ▀▄▀▀▀ █ █   █ ██
██ █▄▄▄█ ████▄██▄█▀█ █▄▄▄█ ██
██▄▄▄▄▄▄▄█ █ ▀▄█▄█▄█▄▄▄▄▄▄▄██
██▄█▀█▀█▄█ ▀ ▀▄ █   ▄█▀   ███
█████▄▀▀▄█▄▀▀█▀▄█ ▀█▄▄▀ █▄ ██
██ ▀██▀▄▄▀▄▄██ ▀ ▀▄▄▄████▀▄██
██ █ ▀█▀▄ █▀██ █▀▄▀▄█▄▀▄▀▄ ██
██▄██▄▄█▄█▀███ ▄▀▀ ▄▄▄ █ ████
██ ▄▄▄▄▄ ██▀▄ █▄▄█ █▄█ ▄█▀ ██
██ █   █ ██▄    █▄▄▄  ▄ ▄▀▀██
██ █▄▄▄█ ███▄█ ██▀▀▄▀▀▀█▄█ ██
██▄▄▄▄▄▄▄█▄▄█▄██▄▄▄█▄██▄██▄██
█████████████████████████████"""


def test_the_code_holds_the_first_address_that_phones_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.cli.banner._can_draw", lambda: True)
    near = ["http://192.168.1.20:8080", "http://10.0.0.2:8080"]
    lines = list(welcome("http://localhost:8080/", near, host="0.0.0.0", code=True))
    assert lines[0] == "The house is open: http://localhost:8080/"
    assert [line.strip() for line in lines[2:5]] == ["http://192.168.1.20:8080/", READ, "http://10.0.0.2:8080/"]
    assert READ not in list(welcome("http://localhost:8080/", near, host="0.0.0.0", code=False))


def test_whoever_opens_the_house_reads_who_can_reach_it_and_how_to_change_that() -> None:
    open = "\n".join(welcome("http://localhost:8080/", ["http://192.168.1.20:8080"], host="0.0.0.0", code=False))
    assert "Whoever is on this network can come in" in open
    assert "make play HOST=127.0.0.1" in open
    alone = "\n".join(welcome("http://localhost:8080/", [], host="127.0.0.1", code=True))
    assert "network" not in alone
    assert "Nobody but this machine can reach it" in alone
    assert "--host 0.0.0.0" in alone


def test_a_port_that_is_taken_is_explained_and_the_house_does_not_open(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [sys.executable, "-m", "manoir", "serve", "--open", "--port", str(port)]
        command += ["--database", f"sqlite+aiosqlite:///{tmp_path}/house.db"]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert f"http://127.0.0.1:{port}/" in ended.stderr
    assert f"PORT={port + 1}" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "The house is open" not in ended.stdout
    assert taken("127.0.0.1", port) is None


def test_a_browser_is_opened_only_where_there_is_a_screen() -> None:
    assert not has_screen({}, "linux")
    assert has_screen({"DISPLAY": ":0"}, "linux")
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_screen({}, "darwin")
    assert not has_screen({"SSH_CONNECTION": "1"}, "darwin")
