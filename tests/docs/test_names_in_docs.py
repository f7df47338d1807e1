"""Whatever the pages name in backticks is there: files and folders, modules, and what classes have."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SKIPPED = {"node_modules", ".venv", ".git", "__pycache__", "build", "dist"}
HISTORY = {"CHANGELOG.md", "docs/decisions/0009-names.md"}  # what was, and what it was called
MADE = {  # by a command, or by whoever follows the page
    "GameReport.txt",  # by another engine
    "manoir/uncompiled.txt",
    "src/manoir/games/feufollet/",
    "src/manoir_feufollet/",
    "tests/games/feufollet/",
}
ENDINGS = r"\.(py|ts|svelte|md|toml|ftl|js|css|yaml|sh|svg|json)"
NAMED = re.compile(r"`([^`\n]+)`")


def pages() -> list[Path]:
    """Every page that speaks of the house as it is."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return [page for page in found if str(page.relative_to(ROOT)) not in HISTORY]


@cache
def paths() -> frozenset[str]:
    """Every file and folder, by every end of its path: docs name a file as briefly as they can."""
    found = set()
    for path in ROOT.rglob("*"):
        parts = path.relative_to(ROOT).parts
        if not SKIPPED.intersection(parts):
            found.update("/".join(parts[start:]) for start in range(len(parts)))
    return frozenset(found)


@cache
def classes() -> dict[str, tuple[set[str], set[str]]]:
    """Every class of the house: what it has, and its bases."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for file in (ROOT / "src" / "manoir").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                has, bases = found.setdefault(node.name, (set(), set()))
                has.update(_members(node))
                bases.update(re.split(r"\W", ast.unparse(base))[0] for base in node.bases)
    return found


def _members(one: ast.ClassDef) -> Iterator[str]:
    for node in ast.walk(one):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def _has(name: str, member: str) -> bool:
    has, bases = classes().get(name, (set(), set()))
    return member in has or any(_has(base, member) for base in bases)


def _module(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    where, _, last = name.rpartition(".")
    for path in (f"src/{name}".replace(".", "/"), f"src/{where}".replace(".", "/")):
        if {path, f"{path}.py"} & paths():
            file = ROOT / (f"{path}.py" if f"{path}.py" in paths() else f"{path}/__init__.py")
            return path.endswith(last) or last in file.read_text(encoding="utf-8")
    return False


def is_there(name: str) -> bool:
    """Whether what a page names is there; what is no name of ours is taken for granted."""
    if name in MADE or name.startswith("build/"):
        return True
    if re.fullmatch(rf"[\w.-]+(/[\w.*-]+)*{ENDINGS}", name) or re.fullmatch(r"[\w-]+(/[\w.*-]+)+/?", name):
        if "*" in name:
            return any(True for _ in ROOT.glob(name)) or any(True for _ in ROOT.glob(f"src/manoir/{name}"))
        return bool({name.rstrip("/"), f"{name}.py"} & paths())
    if re.fullmatch(r"manoir(\.\w+)+", name):
        return _module(name)
    if member := re.match(r"([A-Z]\w*[a-z]\w*)\.([a-z_]\w*)\b(?!\.)", name):
        return _has(*member.groups())
    return True


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("kernel/levels.py", True),
        ("far_table.py", True),
        ("bots/levels.py", False),
        ("errands.py", False),
        ("protocol/conversation", True),
        ("kernel/told", False),
        ("games/booo/v1/", True),
        ("Bot.answer(view, ask, moves, budget)", True),
        ("FastSocket.say", True),
        ("Line.say", False),
        ("manoir.kernel.laws", True),
        ("manoir.Refused", True),
        ("manoir.kernel.errands", False),
        ("no name at all", True),
    ],
)
def test_a_name_of_nothing_is_found(name: str, there: bool) -> None:
    assert is_there(name) == there


def test_whatever_the_pages_name_is_there() -> None:
    named = [(page, name) for page in pages() for name in NAMED.findall(page.read_text(encoding="utf-8"))]
    assert len(named) > 1000
    assert [f"{page.relative_to(ROOT)}: {name}" for page, name in named if not is_there(name)] == []
