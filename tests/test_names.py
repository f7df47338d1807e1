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


def _types(folder: Path) -> dict[str, set[str]]:
    """The types and classes of the page's TypeScript below a folder, each with the files that declare it."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".ts", ".svelte") and "node_modules" not in file.parts:
            text = file.read_text(encoding="utf-8")
            for name in re.findall(r"^\s*(?:export )?(?:default )?(?:interface|type|class) (\w+)", text, re.MULTILINE):
                if name != "Props":  # what a component is handed: the word of Svelte
                    found[name].add(str(file.relative_to(SOURCES.parent.parent)))
    return found


def test_a_type_of_the_page_has_one_meaning_and_no_board_uses_its_name_for_another() -> None:
    """What talks with a house in the same tab (`web/src/pocket`) stands on the other side of a wire."""
    page = _types(SOURCES.parent.parent / "web" / "src")
    own = {name: {file for file in files if "/pocket/" not in file} for name, files in page.items()}
    assert len(own) > 100
    assert {name: files for name, files in own.items() if len(files) > 1} == {}
    for folder in sorted((SOURCES / "games").glob("*/board")):
        board = _types(folder)
        assert {name: files for name, files in board.items() if own.get(name)} == {}, folder
