"""Houses in processes of their own, for the browsers of the tests."""

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

ROOT = Path(__file__).parent.parent.parent
ASSETS = Path(os.environ.get("MANOIR_ASSETS") or ROOT / "src/manoir/server/assets")


@contextmanager
def opened(folder: Path, *more: str) -> Iterator[str]:
    """The address of a house that keeps its database in a folder.

    With "mended", the toy's first rules are gone; with "named", it may also be asked as manoir.test; with "drawn", the
    toy brings along its own board, from the folder's `package`; with "bare", the toy is not there.
    """
    port = free_port()
    path = os.pathsep.join([str(ROOT / "tests"), *filter(None, [os.environ.get("PYTHONPATH")])])
    here = Path(__file__).parent
    server = subprocess.Popen(
        [sys.executable, str(here / "house.py"), str(port), str(folder), str(ASSETS), *more],
        env={**os.environ, "PYTHONPATH": path},
    )
    try:
        address = f"http://127.0.0.1:{port}"
        stands(address)
        yield address
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
    raise AssertionError("the house did not open")


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
