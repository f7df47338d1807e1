"""The links of the documentation: every one in every Markdown file, and whether it leads somewhere.

`python tools/links.py` lists those that do not; the tests ask the same.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = {"node_modules", "build", "dist", ".git", "assets"}
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
FENCE = re.compile(r"^([ \t]*)(```|~~~).*?^\1\2[ \t]*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")
HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Link:
    """One link, in one file."""

    file: Path
    target: str

    def fault(self) -> str | None:
        """Why it leads nowhere; None if it does not, or leads out of the repository."""
        if re.match(r"[a-z]+:", self.target):
            return None
        path, _, anchor = self.target.partition("#")
        there = (self.file.parent / unquote(path)).resolve() if path else self.file
        if not there.exists():
            return "no such file"
        if anchor and (there.suffix != ".md" or unquote(anchor) not in anchors(there)):
            return "no such heading"
        return None


def pages(root: Path = ROOT) -> list[Path]:
    """Every Markdown file of the repository."""
    return sorted(
        path
        for path in root.rglob("*.md")
        if not any(part in SKIPPED or part.startswith(".venv") for part in path.relative_to(root).parts[:-1])
        and not any(parent.is_symlink() for parent in path.parents if parent.is_relative_to(root))
    )


def prose(path: Path) -> str:
    """The text of a file without what it quotes as code."""
    return FENCE.sub("", path.read_text(encoding="utf-8"))


def links(path: Path) -> Iterator[Link]:
    """The links of a file, pictures among them."""
    for target in LINK.findall(CODE.sub("`", prose(path))):
        yield Link(path, target)


@cache
def anchors(path: Path) -> frozenset[str]:
    """The anchors of a file's headings, as forges and the site make them."""
    found: dict[str, int] = {}
    for heading in HEADING.findall(prose(path)):
        slug = slug_of(heading)
        found[slug] = found.get(slug, -1) + 1
    return frozenset(
        slug if number == 0 else f"{slug}_{number}" for slug, n in found.items() for number in range(n + 1)
    )


def slug_of(heading: str) -> str:
    """The anchor of a heading: its words in small letters, with hyphens between them."""
    words = re.sub(r"[`*]|!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")


def faults(root: Path = ROOT) -> list[str]:
    """Every link that leads nowhere, with its file and the reason."""
    return [
        f"{link.file.relative_to(root)}: {link.target}: {fault}"
        for path in pages(root)
        for link in links(path)
        if (fault := link.fault()) is not None
    ]


if __name__ == "__main__":
    found = faults()
    print("\n".join(found) or "every link leads somewhere")
    sys.exit(1 if found else 0)
