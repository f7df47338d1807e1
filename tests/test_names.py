"""One class name has one meaning in the house; the folders of games speak the words of their own rulebooks."""

import ast
import re
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src" / "manoir"
OWN_WORDS = {"games", "template"}


def _classes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(SOURCES.rglob("*.py")):
        place = file.relative_to(SOURCES)
        if place.parts[0] not in OWN_WORDS:
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(str(place))
    return found


def test_a_class_name_is_used_once_in_the_house() -> None:
    found = _classes()
    assert len(found) > 300
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_tables_have_folders_of_a_dozen_files() -> None:
    tables = SOURCES / "tables"
    for folder in (tables, *(path for path in tables.iterdir() if path.is_dir())):
        files = [file for file in folder.glob("*.py") if file.name != "__init__.py"]
        assert len(files) <= 12, folder


def test_the_pieces_of_the_page_are_cut_along_files_that_there_are() -> None:
    web = SOURCES.parent.parent / "web"
    lists = re.findall(r"src\.(lib|parts|drawings)\.\(([\w|]+)\)", (web / "vite.config.ts").read_text(encoding="utf-8"))
    assert len(lists) >= 4
    for folder, names in lists:
        there = {file.name.partition(".")[0] for file in (web / "src" / folder).iterdir()}
        assert set(names.split("|")) <= there, folder
