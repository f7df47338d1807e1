"""What the archive of a tab holds: every module that one of its modules imports, by whatever name."""

from __future__ import annotations

import sys
from pathlib import Path

import manoir
from manoir.pocket.imports import module_of, reached
from manoir.pocket.runtime import WHEELS
from manoir.pocket.sources import OPENED, asked_for, members

HOUSE = Path(manoir.__file__).parent
ELSEWHERE = {"fluent", "msvcrt"}  # asked for where a tab never comes: it has its sentences written out, and one process


def test_no_module_of_a_tab_imports_what_the_archive_left_out() -> None:
    found = members([])
    sources = {path: body for path, body in found.items() if path.endswith(".py")}
    asked = asked_for(found)
    ours = {module_of(f"manoir/{path.relative_to(HOUSE).as_posix()}") for path in HOUSE.rglob("*.py")}
    assert asked & ours <= {module_of(path) for path in sources}
    others = {name.partition(".")[0] for name in asked} - {"manoir"}
    assert others - sys.stdlib_module_names <= {*WHEELS, *ELSEWHERE}
    assert {f"{name.replace('.', '/')}.py" for name in OPENED} <= set(sources)


def test_what_nobody_imports_is_left_out_and_what_is_imported_further_in_is_not() -> None:
    files = {
        "a/__init__.py": b"",
        "a/first.py": b"def later():\n    from . import second\n    import a.third as third",
        "a/second.py": b"from .fourth import name",
        "a/third.py": b"",
        "a/fourth.py": b"from nowhere import name",
        "a/idle.py": b"import a.first",
    }
    assert reached(files, ["a.first"]) == set(files) - {"a/idle.py"}
