"""Every page and state at 390x844 and 1440x900, in both languages: `make screenshots` writes build/screenshots."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests/web")]

from guests import DESK, PHONE, Guest, play  # noqa: E402

OUT = ROOT / "build" / "screenshots"
SIZES = {"phone": PHONE, "desk": DESK}


class Album:
    """One visitor's pictures: one size, one language, one theme."""

    def __init__(self, browser: Browser, house: str, size: str, language: str, theme: str) -> None:
        self.tail = f"{size}-{language}-{theme}"
        context = browser.new_context(viewport=SIZES[size], locale=language)
        likes = {"motion": "none", "handRoll": True, "theme": theme}
        self.guest = Guest(context, house, "Zoé", likes)

    @property
    def page(self) -> Page:
        return self.guest.page

    def take(self, name: str, whole: bool = False) -> None:
        """A picture, once nothing moves."""
        self.page.wait_for_timeout(500)
        self.page.screenshot(path=OUT / f"{name}-{self.tail}.png", full_page=whole, animations="disabled")

    def all(self) -> None:
        """Every page and state, in the order in which a visitor meets them."""
        guest, page = self.guest, self.page
        self.take_hall()
        for way in ("friends", "one", "tv"):
            guest.open(way=way)
            page.locator(".seats").wait_for()
            self.take(f"antechamber-{way}", whole=True)
        self.take_game()
        guest.go("/rules/minuit")
        page.locator(".clause").first.wait_for()
        self.take("rules")
        guest.go("/guide/minuit")
        page.locator(".coach").wait_for()
        self.take("guide")
        guest.go("/")
        page.locator(".mine").first.wait_for()
        self.take("hall-tables", whole=True)
        guest.context.close()

    def take_hall(self) -> None:
        """The hall of somebody who comes for the first time."""
        self.guest.go("/")
        self.page.locator("article").first.wait_for()
        self.take("hall")

    def take_game(self) -> None:
        """A game against bots, from the colours to the count."""
        guest, page = self.guest, self.page
        guest.open()
        for name, wanted in (("colour", ".acts"), ("place", ".target"), ("roll", ".die.tap"), ("move", ".groups")):
            self.until(wanted)
            self.take(f"table-{name}")
        self.until(".target.room")
        self.take("table-hide")
        page.locator("header button[aria-expanded]").last.click()
        self.take("table-menu")
        page.keyboard.press("Escape")
        play(guest, until=lambda: page.locator(".counted").count() > 0 or guest.over)
        self.take("table-round")
        play(guest)
        page.wait_for_timeout(2500)
        self.take("table-end")
        page.locator(".end a[href^='/replay']").click()
        page.locator("input[type=range]").wait_for()
        page.locator("input[type=range]").fill("60")
        page.mouse.click(5, 5)
        self.take("replay")

    def until(self, wanted: str) -> None:
        """Play until something is to be seen."""
        play(self.guest, until=lambda: self.page.locator(wanted).count() > 0 or self.guest.over)


def main() -> None:
    """A house of its own, every visitor, every picture."""
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
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
            wait_for(house)
            with sync_playwright() as tool:
                root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
                browser = tool.chromium.launch(executable_path=os.environ.get("MANOIR_CHROMIUM") or None, args=root)
                for language in ("fr", "en"):
                    for size in SIZES:
                        Album(browser, house, size, language, "night").all()
                Album(browser, house, "desk", "fr", "day").all()
                Album(browser, house, "phone", "en", "day").all()
                browser.close()
        finally:
            server.terminate()
            server.wait(20)
    print(f"manoir: {len(list(OUT.glob('*.png')))} pictures in {OUT.relative_to(ROOT)}")


def wait_for(house: str) -> None:
    """Until the house stands."""
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{house}/health", timeout=1)
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("manoir: the house did not open")


if __name__ == "__main__":
    main()
