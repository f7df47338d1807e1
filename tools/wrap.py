"""Wrap the prose of the docs at a hundred columns: `python tools/wrap.py` rewrites what is longer.

Tables, drawings, code and headings stay as they are, and so does every paragraph that fits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).resolve().parent.parent
COLUMNS = 100

APART = re.compile(r"\s*$|\s*\||#|\s*<|!\[|---")  # lines that belong to no paragraph
ITEM = re.compile(r"(\s*)([-*] |\d+\. |> )?")
CODE = re.compile(r"`[^`]+`")
OPENS = re.compile(r" (?=(?:\d+[.)]|[-+*#>|=]+)(?: |$))")  # at the start of a line these would mean something else


def pages(root: Path = ROOT) -> list[Path]:
    """What people read."""
    return [*sorted((root / "docs").rglob("*.md")), *sorted(root.glob("*.md"))]


def paragraphs(text: str) -> Iterator[tuple[list[str], bool]]:
    """The lines of a page, in groups: a paragraph or an item of a list, which may be wrapped, or whatever else."""
    group: list[str] = []
    code = False
    for line in text.split("\n"):
        fence = line.lstrip().startswith("```")
        if code or fence or APART.match(line):
            if group:
                yield group, True
                group = []
            yield [line], False
            code = code != fence
            continue
        begins = ITEM.match(line)
        if group and begins is not None and begins[2]:
            yield group, True
            group = []
        group.append(line)
    if group:
        yield group, True


def wrapped(group: list[str]) -> list[str]:
    """A paragraph in lines that fit."""
    begins = ITEM.match(group[0])
    assert begins is not None
    indent, mark = begins[1], begins[2] or ""
    words = " ".join([group[0][len(indent + mark) :], *(line.strip() for line in group[1:])])
    for keep in (CODE, OPENS):
        words = keep.sub(lambda found: found[0].replace(" ", "\0"), words)
    hang = indent + ("> " if mark == "> " else " " * len(mark))
    lines = wrap(
        words,
        COLUMNS,
        initial_indent=indent + mark,
        subsequent_indent=hang,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace("\0", " ") for line in lines]


def fitted(text: str) -> str:
    """A page whose prose fits."""
    lines: list[str] = []
    for group, prose in paragraphs(text):
        lines += wrapped(group) if prose and any(len(line) > COLUMNS for line in group) else group
    return "\n".join(lines)


if __name__ == "__main__":
    for page in pages():
        text = page.read_text(encoding="utf-8")
        if fitted(text) != text:
            page.write_text(fitted(text), encoding="utf-8")
            print(page.relative_to(ROOT))
