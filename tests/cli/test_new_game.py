"""`manoir new-game`: what it writes, and what it refuses to."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from manoir.cli.new_game import of_package

Manoir = Callable[..., Any]
ROOT = Path(__file__).parent.parent.parent
PARTS = {"__init__", "census", "edition", "events", "notation", "rules", "secrets", "state", "view"}


def files_below(folder: Path) -> dict[str, str]:
    """Every file below a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """As much of a checkout as the command looks at."""
    for part in ("src/manoir/games/minuit", "tests/games"):
        (tmp_path / part).mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def test_a_package_has_its_entry_point_its_game_and_its_tests(manoir: Manoir, tmp_path: Path) -> None:
    ran = manoir("new-game", "feufollet", "--package", "--into", tmp_path)
    assert ran.code == 0
    assert "pip install" in ran.out
    found = files_below(tmp_path / "manoir-feufollet")
    game = "src/manoir_feufollet/"
    assert {*found} == {
        "pyproject.toml",
        "tests/test_clauses.py",
        "tests/test_laws.py",
        *(f"{game}{part}.py" for part in PARTS),
        *(f"{game}{name}" for name in ("edition.toml", "rulebook.toml", "words/en.ftl", "words/fr.ftl")),
    }
    project = tomllib.loads(found["pyproject.toml"])["project"]
    assert project["entry-points"]["manoir.games"] == {"feufollet": "manoir_feufollet:TITLE"}
    assert not [name for name, text in found.items() if "lueur" in text.lower()]
    assert "class FeufolletRules:" in found[f"{game}rules.py"]


def test_a_game_in_the_house_names_the_contract_and_gets_one_line_in_the_project(manoir: Manoir, house: Path) -> None:
    before = files_below(house)["pyproject.toml"].split("\n")
    ran = manoir("new-game", "feufollet", "--into", house)
    assert ran.code == 0
    assert "make setup" in ran.out
    found = files_below(house)
    after = found["pyproject.toml"].split("\n")
    assert [line for line in after if line not in before] == ['feufollet = "manoir.games.feufollet:TITLE"']
    assert len(after) == len(before) + 1
    points = [line.partition(" ")[0] for line in after if ":TITLE" in line]
    assert points == sorted(points)
    assert "class FeufolletRules(Game[State, View, Options]):" in found["src/manoir/games/feufollet/rules.py"]
    assert "from manoir.kernel.game import Ask, Game\n" in found["src/manoir/games/feufollet/rules.py"]
    assert [name for name in found if name.startswith("tests")] == ["tests/games/feufollet/test_clauses.py"]


@pytest.mark.parametrize("name", ["Feu", "class", "f", "1feu", "feu follet", "../feu", "a" * 33, "é", ""])
def test_a_name_that_no_game_can_have_is_refused(manoir: Manoir, tmp_path: Path, name: str) -> None:
    ran = manoir("new-game", "--package", "--into", tmp_path, "--", name)
    assert ran.code == 2
    assert "NAME: found" in ran.err
    assert "small letters and digits" in ran.err
    assert not files_below(tmp_path)


@pytest.mark.parametrize(("name", "why"), [("minuit", "installed already"), ("page", "words of the house begin")])
def test_a_name_that_is_taken_is_refused(manoir: Manoir, tmp_path: Path, name: str, why: str) -> None:
    ran = manoir("new-game", name, "--package", "--into", tmp_path)
    assert (ran.code, why in ran.err) == (2, True)
    assert not files_below(tmp_path)


def test_nothing_is_ever_written_over(manoir: Manoir, house: Path) -> None:
    (house / "manoir-feufollet").mkdir()
    (house / "tests/games/feufollet").mkdir()
    before = files_below(house)
    for words in (["--package"], []):
        ran = manoir("new-game", "feufollet", "--into", house, *words)
        assert ran.code == 2
        assert "nothing was written" in ran.err
    assert files_below(house) == before


@pytest.mark.parametrize(("words", "why"), [([], "no checkout of the house"), (["--into", "nowhere"], "a folder")])
def test_a_place_that_does_not_fit_is_refused(
    manoir: Manoir, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = manoir("new-game", "feufollet", *words)
    assert (ran.code, why in ran.err) == (2, True)


@pytest.mark.parametrize("name", ["ab", "x" * 32, "state", "none", "rules"])
def test_every_name_that_is_taken_gives_files_that_can_be_read(name: str) -> None:
    for path, text in of_package(name, Path("there")).items():
        if path.suffix == ".py":
            ast.parse(text)
            assert max(map(len, text.split("\n"))) <= 120, path
        elif path.suffix == ".toml":
            tomllib.loads(text)


def lines(files: dict[Path, str], *names: str) -> int:
    """How many lines that are not empty the files of some names have."""
    return sum(line.strip() != "" for path, text in files.items() if path.name in names for line in text.split("\n"))


RULES = ("rulebook.toml", "edition.toml", "edition.py", "state.py", "events.py", "rules.py")
AROUND = ("__init__.py", "view.py", "notation.py", "census.py", "secrets.py", "en.ftl", "fr.ftl")


def test_a_new_game_has_no_more_lines_around_its_rules_than_in_them() -> None:
    files = of_package("feufollet", Path("there"))
    assert lines(files, *AROUND) <= lines(files, *RULES)
