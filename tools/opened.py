"""A house and a browser for the tools that take pictures."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from houses import opened as house_opened  # within reach because `album` put the browser tests on the path
from playwright.sync_api import Browser, sync_playwright


@contextmanager
def opened(*more: str) -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a house that stands as long as it is needed; with "bare", without the toy."""
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with TemporaryDirectory() as folder, house_opened(Path(folder), *more) as house, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=os.environ.get("MANOIR_CHROMIUM") or None, args=root)
        yield browser, house
        browser.close()
