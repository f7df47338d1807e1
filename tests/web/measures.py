"""What an eye and a thumb find wrong with a page, measured in the browser: cut, too small to read, too small to tap."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

LEAST_TYPE = 12  # pixels on the screen, drawings included
LEAST_TARGET = 44
MEASURED = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def wrongs(page: Page, cut: bool = True) -> list[str]:
    """Everything that is cut, too small to read or too small to tap on a page as it stands."""
    found = page.evaluate(MEASURED, [LEAST_TYPE, LEAST_TARGET])
    return [*found["wrong"], *(found["cut"] if cut else [])]
