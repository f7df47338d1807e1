"""A house and a browser for pictures, both gone when they are done."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a house that stands as long as it is needed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assets = os.environ.get("MANOIR_ASSETS") or str(ROOT / "src/manoir/server/assets")
    with TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])}
        program = [sys.executable, str(ROOT / "tests/web/house.py"), str(port), folder, assets]
        server = subprocess.Popen(program, env=env)
        try:
            house = f"http://127.0.0.1:{port}"
            stands(house)
            with sync_playwright() as tool:
                root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
                browser = tool.chromium.launch(executable_path=os.environ.get("MANOIR_CHROMIUM") or None, args=root)
                yield browser, house
                browser.close()
        finally:
            server.terminate()
            server.wait(20)


def stands(house: str) -> None:
    """Wait until somebody answers at an address."""
    for _ in range(1200):
        try:
            urllib.request.urlopen(f"{house}/health", timeout=1)
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("manoir: the house did not open")
