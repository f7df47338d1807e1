"""The pictures by which the house is known elsewhere: `python tools/icons.py HOUSE` draws them from an open house.

Icons for a home screen, and what a messenger shows beside a link. They are kept in `web/public`, for a browser that can
draw them is not everywhere.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
ICON = """<body style="margin:0;width:100vw;height:100vh;display:grid;place-items:center;background:#0b1120">
<svg viewBox="0 0 64 70" style="height:62%">{ghost}</svg></body>"""
BARE = """() => {
  document.querySelector('#games').remove()
  document.querySelectorAll('.hero header > :not(.word), .choose, .pitch p').forEach((one) => one.remove())
  document.querySelector('.hero').style.height = '630px'
}"""


def main(house: str) -> None:
    """Draw them all."""
    ghost = (PUBLIC / "ghost.svg").read_text(encoding="utf-8").split(">", 1)[1].removesuffix("</svg>")
    with sync_playwright() as play:
        root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = play.chromium.launch(executable_path=os.environ["MANOIR_CHROMIUM"], args=root)
        for size in (192, 512):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(ICON.format(ghost=ghost))
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
        page = browser.new_page(
            viewport={"width": 1200, "height": 630}, locale="fr", color_scheme="dark", reduced_motion="reduce"
        )
        page.goto(house)
        page.locator(".hero").wait_for()
        page.evaluate(BARE)
        page.screenshot(path=PUBLIC / "preview.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
