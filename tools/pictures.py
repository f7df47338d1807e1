"""The younger boards in pictures: `python tools/pictures.py` takes those of the README, `... states` every state."""

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
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests/web")]

from guests import DESK, PHONE, Guest  # noqa: E402
from palette import lighten  # noqa: E402
from positions import table_at  # noqa: E402
from states import README, STATES, State  # noqa: E402

SIZES = {"table": DESK, "phone": PHONE}


def take(browser: Browser, house: str, state: State, size: str, path: Path) -> None:
    """One state, seen from its chair, once nothing moves."""
    table, secrets = table_at(house, state.game, 4, state.line, people=(state.chair,), **state.options)
    context = browser.new_context(viewport=SIZES[size], locale="fr")
    guest = Guest(context, house, "Zoé", {"motion": "none", "handRoll": False})
    guest.go(f"/table/{table}#seat={secrets[state.chair]}")
    guest.page.locator(".ask, .end").first.wait_for()
    for tap in state.taps:
        guest.page.locator(tap).first.click(force=True)
        guest.page.wait_for_timeout(300)
    guest.page.wait_for_timeout(1500)
    guest.page.screenshot(path=path, animations="disabled")
    context.close()


@contextmanager
def opened() -> Iterator[str]:
    """The address of a house that stands as long as it is needed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assets = os.environ.get("MANOIR_ASSETS") or str(ROOT / "src/manoir/server/assets")
    with TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])}
        program = [sys.executable, str(ROOT / "tests/web/house.py"), str(port), folder, assets]
        server = subprocess.Popen(program, env=env)
        try:
            yield stands(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait(20)


def stands(house: str) -> str:
    """The address, once somebody answers there."""
    for _ in range(1200):
        try:
            urllib.request.urlopen(f"{house}/health", timeout=1)
            return house
        except OSError:
            time.sleep(0.1)
    raise SystemExit("manoir: the house did not open")


def main() -> None:
    """Every picture that was asked for, at a desk and on a phone."""
    everything = sys.argv[1:] == ["states"]
    folder = ROOT / "build" / "states" if everything else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with opened() as house, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=os.environ.get("MANOIR_CHROMIUM") or None, args=root)
        for state in STATES if everything else README:
            for size in SIZES:
                path = folder / (f"{state.game}-{state.name}-{size}.png" if everything else f"{state.game}-{size}.png")
                take(browser, house, state, size, path)
                if not everything:
                    lighten(path)
                print(f"manoir: {path.relative_to(ROOT)}, {path.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
