"""The pages of the site, gathered into one folder: those of `docs/` as they are, and those that are written out."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from links import HEADING, LINK, prose
from written import api_pages, az_page, game_pages, http_page, socket_page

PROJECT = ("CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md")
FOLDERS = {
    "en": {
        "tutorial": "Tutorial",
        "games": "The games",
        "how-to": "How to",
        "reference": "Reference",
        "reference/games": "What is sent of each game",
        "api": "Python",
        "explanation": "Explanation",
        "decisions": "Decisions",
        "project": "The project",
    },
    "fr": {"tutorial": "Premiers pas", "games": "Les jeux"},
}
FIRST = ("index.md", "in-the-browser.md", "television-and-phones.md", "in-a-pocket.md")  # of their folder; then by name
NAMED_FENCE = re.compile(r"^```(\w+) ([\w./-]+)$", re.MULTILINE)  # a file's name, as our tests read it
CSS = """:root, [data-md-color-scheme] { --md-primary-fg-color: #3b2a5c; --md-accent-fg-color: #9a7bd0; }
.md-typeset img { border-radius: 6px; max-width: 100%; }
.md-typeset .clause { display: block; font-size: .7em; opacity: .7; }
.md-typeset table:not([class]) { display: block; overflow-x: auto; }
.md-typeset td code { word-break: normal; white-space: nowrap; }
"""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the way through the site; without a title, pages that stand alone."""

    title: str
    pages: list[tuple[str, str]] = field(default_factory=list)


def gather(root: Path, target: Path, language: str) -> list[Section]:
    """Put every page of one language into a folder; returns the way through them."""
    docs = root / "docs" if language == "en" else root / "docs" / "fr"
    if language != "en":  # a picture that has no form in this language is the English one
        shutil.copytree(root / "docs" / "pictures", target / "pictures")
    shutil.copytree(docs, target, ignore=_left_out(root), dirs_exist_ok=True)
    (target / "manoir.css").write_text(CSS, encoding="utf-8")
    shutil.copy(root / "web" / "public" / "ghost.svg", target / "ghost.svg")
    if language == "en":
        (target / "project").mkdir()
        for name in PROJECT:
            shutil.copy(root / name, target / "project" / name.lower())
    for path in sorted(target.rglob("*.md")):
        path.write_text(_mended(path, target, root, language), encoding="utf-8")
    for name, text in _written(root, language):
        (target / name).parent.mkdir(exist_ok=True)
        (target / name).write_text(text, encoding="utf-8")
    sections = [Section("", [(title_of(target / "index.md"), "index.md")])]
    for folder, title in FOLDERS[language].items():
        files = sorted((target / folder).glob("*.md"), key=_place)
        sections.append(Section(title, [(title_of(path), f"{folder}/{path.name}") for path in files]))
    if language == "en":
        (target / "reference" / "a-z.md").write_text(az_page(target), encoding="utf-8")
        next(s for s in sections if s.title == FOLDERS["en"]["reference"]).pages.append(("A to Z", "reference/a-z.md"))
    return sections


def _place(path: Path) -> tuple[int, str]:
    return (FIRST.index(path.name) if path.name in FIRST else len(FIRST), path.name)


def title_of(path: Path) -> str:
    """The first heading of a page, in plain letters."""
    return re.sub(r"[`*]", "", HEADING.findall(prose(path))[0])


def _left_out(root: Path):  # type: ignore[no-untyped-def]
    def names(folder: str, found: list[str]) -> list[str]:
        return ["fr", "__pycache__"] if Path(folder) == root / "docs" and "fr" in found else []

    return names


def _written(root: Path, language: str) -> Iterator[tuple[str, str]]:
    yield from game_pages(root, language)
    if language == "en":
        yield from api_pages(root)
        yield "reference/http.md", http_page(root)
        yield "reference/socket.md", socket_page(root)


def _mended(path: Path, target: Path, root: Path, language: str) -> str:
    """A page whose links lead to where things are on the site; what is not on it is named without a link."""
    docs = root / "docs" if language == "en" else root / "docs" / "fr"
    inside = path.relative_to(target)
    home = root / inside.name.upper().replace(".MD", ".md") if inside.parts[0] == "project" else docs / inside

    def mend(found: re.Match[str]) -> str:
        whole, link = found.group(0), found.group(1)
        if re.match(r"[a-z]+:|#", link):
            return whole
        name, _, anchor = link.partition("#")
        there = (home.parent / name).resolve()
        anchor = f"#{anchor}" if anchor else ""
        up = "../" * (len(inside.parts) - 1)
        if there.is_relative_to(docs) and not there.is_relative_to(docs / "fr") and there.suffix != ".py":
            new = up + there.relative_to(docs).as_posix() + anchor
        elif there.parent == root and there.name in PROJECT and language == "en":
            new = f"{up}project/{there.name.lower()}{anchor}"
        elif there.is_relative_to(root / "docs" / "pictures"):
            new = up + there.relative_to(root / "docs").as_posix()
        elif there.is_relative_to(root / "docs") and there.suffix == ".md":  # a page of the other language
            new = _elsewhere(there.relative_to(root / "docs"), inside) + anchor
        else:
            return re.sub(r"^\[(.*)\]\([^)]*\)$", r"\1", whole, flags=re.DOTALL)
        return whole.replace(f"({link})", f"({new})")

    text = NAMED_FENCE.sub(r'```\1 title="\2"', path.read_text(encoding="utf-8"))
    return LINK.sub(mend, text)


def _elsewhere(there: Path, inside: Path) -> str:
    """The address of a page in the other language's site: French stands inside English."""
    folder = there.with_suffix("")
    folder = folder.parent if folder.name == "index" else folder
    here = inside.with_suffix("")
    depth = len(here.parts) - (here.name == "index")
    english = there.parts[0] != "fr"
    return "../" * (depth + english) + folder.as_posix().strip(".") + "/index.html"
