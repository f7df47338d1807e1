"""The site as it was built: every address in it, and whether something is there."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote


class Page(HTMLParser):
    """What a page leads to, and the places in it that can be led to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.to: set[str] = set()
        self.ids: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the addresses and the name of an element."""
        for name, value in attrs:
            if name in ("href", "src") and value and tag != "base":
                self.to.add(value)
            elif name == "id" and value:
                self.ids.add(value)


def astray(site: Path, base: str = "/") -> list[str]:
    """Every address of the site that leads nowhere inside it; `base` is the path at which the site is served."""
    read = cache(Page)
    found = []
    for path in sorted(site.rglob("*.html")):
        for address in sorted(read(path).to):
            if re.match(r"[a-z]+:|//", address):
                continue
            name, _, anchor = unquote(address).partition("#")
            name = name.partition("?")[0]
            inside = site / name.removeprefix(base) if name.startswith(base) else path.parent / name
            there = inside if name else path
            there = there / "index.html" if there.is_dir() else there
            if not there.is_file() or (anchor and there.suffix == ".html" and anchor not in read(there.resolve()).ids):
                found.append(f"{path.relative_to(site)}: {address}")
    return found
