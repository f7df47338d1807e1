"""Games found by entry point: a broken package is named with what to do, and the house opens with the others."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, distributions, entry_points
from pathlib import Path
from subprocess import run

import pytest

from installed import distribution, on_the_path
from manoir.games import TITLES
from manoir.kernel.registry import GROUP, Registry, gathered

TESTS = Path(__file__).parent.parent
GOOD = "from toy import VIGIL as TITLE\n"
ANOTHER = (
    "from dataclasses import replace\nfrom pathlib import Path\nfrom toy import VIGIL\nTITLE = replace(VIGIL, {})\n"
)
PACKAGE = "package=__name__, folder=Path(__file__).parent"


def written(folder: Path, package: str, code: str, name: str = "vigil", **files: str) -> list[EntryPoint]:
    """The entry points of a made-up package whose module holds that code, beside other files of it."""
    module = package.replace("-", "_")
    (folder / module).mkdir(parents=True)
    (folder / module / "__init__.py").write_text(code, encoding="utf-8")
    for file, text in files.items():
        (folder / module / file.replace("_", ".")).write_text(text, encoding="utf-8")
    distribution(folder, package, {name: f"{module}:TITLE"})
    return [point for found in distributions(path=[str(folder)]) for point in found.entry_points]


def house(*more: EntryPoint) -> Registry:
    """The house with a made-up package beside its own."""
    return gathered([*entry_points(group=GROUP), *more])


def toml(name: str) -> str:
    return (TESTS / "toy" / name).read_text(encoding="utf-8")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder from which packages are imported; what was imported from it is forgotten."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_a_package_outside_is_found_as_the_house_s_own_are(shelf: Path) -> None:
    found = house(*written(shelf, "a-vigil", GOOD))
    assert [*found.titles] == [*TITLES, "vigil"]
    assert (found.left_out, found.packages["vigil"], found.packages[next(iter(TITLES))]) == ((), "a-vigil", "manoir")


@pytest.mark.parametrize(
    ("code", "files", "why"),
    [
        ("raise RuntimeError('no dice')\n", {}, "could not be loaded (RuntimeError: no dice); update or uninstall bad"),
        ("from nowhere import TITLE\n", {}, "could not be loaded (ModuleNotFoundError: No module named 'nowhere')"),
        ("TITLE = 3\n", {}, "is a int, not a manoir.kernel.title.Title; update or uninstall bad"),
        (ANOTHER.format("contract=1"), {}, "an older contract (1; this house has 2): update bad"),
        (ANOTHER.format("contract=9"), {}, "a newer contract (9; this house has 2): update the house"),
        (ANOTHER.format(PACKAGE), {}, "rulebook.toml: found No such file or directory, expected"),
        (ANOTHER.format(PACKAGE), {"rulebook_toml": toml("rulebook.toml")}, "edition.toml: found No such file"),
        (
            ANOTHER.format(PACKAGE),
            {"rulebook_toml": toml("rulebook.toml"), "edition_toml": toml("edition.toml"), "instincts_py": "1/0\n"},
            "its part instincts could not be loaded (ZeroDivisionError: division by zero); update or uninstall bad",
        ),
        (ANOTHER.format("commands='nothing'"), {}, "speaks of commands, and has no part of that name"),
    ],
)
def test_a_package_that_cannot_be_played_is_named_with_what_to_do(
    shelf: Path, code: str, files: dict[str, str], why: str
) -> None:
    found = house(*written(shelf, "bad", code, **files))
    assert [*found.titles] == [*TITLES]
    (left,) = found.left_out
    assert (left.package, left.game) == ("bad", "vigil")
    assert str(left).startswith("bad: the game vigil is left out: ")
    assert why in str(left)


def test_a_game_is_called_as_its_entry_point_says(shelf: Path) -> None:
    (left,) = house(*written(shelf, "misnamed", GOOD, name="wake")).left_out
    assert "its name is 'vigil'" in left.why


def test_a_name_that_is_taken_stays_with_whoever_comes_first(shelf: Path) -> None:
    written(shelf, "one", GOOD)
    found = house(*written(shelf, "two", GOOD))
    assert found.packages["vigil"] == "one"
    (left,) = found.left_out
    assert str(left) == "two: the game vigil is left out: the name vigil is taken by one; uninstall one of the two"


def test_nobody_takes_the_name_of_a_game_of_the_house(shelf: Path) -> None:
    name = next(iter(TITLES))
    found = house(*written(shelf, "a-thief", f"from manoir.games.{name} import TITLE\n", name=name))
    assert found.packages[name] == "manoir"
    assert [left.package for left in found.left_out] == ["a-thief"]


def test_the_list_of_games_says_what_was_left_out_and_shows_the_others(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(shelf, "bad", "TITLE = 3\n")
    written(shelf, "lacking", "from toy import VIGIL as TITLE\n")
    on_the_path(monkeypatch, shelf, TESTS)
    ran = run([sys.executable, "-m", "manoir", "games"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0
    assert "manoir: bad: the game vigil is left out: bad:TITLE is a int" in ran.stderr
    for name in [*TITLES, "vigil"]:
        assert name in ran.stdout
