"""Every page and state at 390x844 and 1440x900, in both languages: `make screenshots` writes build/screenshots.

`python tools/screenshots.py --docs` takes only those that the documentation shows, and writes docs/pictures.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from album import DOCS, OUT, ROOT, SIZES, Album, Guest
from opened import opened
from PIL import Image
from playwright.sync_api import Browser
from positions import table_at
from states import README, STATES, State

PRINTED_AS = {"desk": "table", "phone": "phone"}  # how the documentation calls the sizes


def visits(docs: bool) -> list[tuple[str, str, str]]:
    """Who comes: size, language, theme."""
    if docs:
        return [("desk", "en", "night"), ("phone", "en", "night")]
    nights = [(size, language, "night") for language in ("fr", "en") for size in SIZES]
    return [*nights, ("desk", "fr", "day"), ("phone", "en", "day")]


def position(browser: Browser, house: str, state: State, size: str, path: Path) -> None:
    """A position of a game, seen from its chair, once nothing moves."""
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


def main() -> None:
    """A house of its own, every visitor, every position, every picture."""
    docs = "--docs" in sys.argv[1:]
    if not docs:
        shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, house):
        for size, language, theme in visits(docs):
            Album(browser, house, size, language, theme, docs).all()
        for state in README if docs else STATES:
            for size in SIZES:
                name = f"{state.game}-{PRINTED_AS[size]}" if docs else f"{state.game}-{state.name}-{size}"
                position(browser, house, state, size, (DOCS if docs else OUT) / f"{name}.png")
    folder = DOCS if docs else OUT
    for picture in DOCS.glob("*.png") if docs else ():
        # Flat drawings lose nothing in 256 colours that an eye would miss, and two thirds of their weight.
        Image.open(picture).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(picture, optimize=True)
    print(f"manoir: {len(list(folder.glob('*.png')))} pictures in {folder.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
