"""`manoir check-game`: everything that a package lacks, at once, in a process of its own as its author would see it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from manoir.cli.new_game import of_package

Manoir = Callable[..., Any]
CLEAN = "nothing is wrong"


@dataclass(frozen=True)
class Package:
    """A package of a new game, as if it were installed."""

    folder: Path

    @property
    def game(self) -> Path:
        return self.folder / "src" / "manoir_feufollet"

    def change(self, file: str, old: str, new: str) -> None:
        """Change a file of the game; what is changed must be there."""
        text = (self.game / file).read_text(encoding="utf-8")
        assert old in text
        (self.game / file).write_text(text.replace(old, new), encoding="utf-8")

    def check(self, *words: str) -> tuple[int, list[str]]:
        """What the command says, and how it exits."""
        path = [str(self.folder / "src"), *sys.path]
        ran = subprocess.run(
            [sys.executable, "-m", "manoir", "check-game", "feufollet", "--lang", "en", *words],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path)), "COLUMNS": "200"},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert ran.stderr == ""
        return ran.returncode, ran.stdout.strip().split("\n")


@pytest.fixture
def package(tmp_path: Path) -> Package:
    """A new game with the metadata that an installation leaves."""
    for path, text in of_package("feufollet", tmp_path).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    marks = tmp_path / "src" / "manoir_feufollet-0.1.0.dist-info"
    marks.mkdir()
    (marks / "METADATA").write_text("Metadata-Version: 2.1\nName: manoir-feufollet\nVersion: 0.1.0\n")
    (marks / "entry_points.txt").write_text("[manoir.games]\nfeufollet = manoir_feufollet:TITLE\n")
    return Package(tmp_path)


def test_a_new_game_lacks_only_what_is_optional(package: Package) -> None:
    code, lines = package.check()
    assert code == 0
    assert CLEAN in lines[-1]
    assert [line.split(":")[0] for line in lines[:-1]] == [
        "optional  schema.py",
        "optional  instincts.py",
        "optional  catalogue.py",
        "optional  lens.py",
        "optional  sight.py",
        "optional  drawing.py",
        "optional  stakes.py",
        "optional  measures.py",
        "optional  commands.py",
        "optional  puzzles.py",
        "optional  moments.json",
        "optional  sightings.py",
        "optional  peers.py",
        "optional  board",
        "optional  golden logs",
    ]


def test_everything_that_is_wrong_is_listed_at_once(package: Package) -> None:
    package.change("rulebook.toml", 'fr = "Une main fermée', 'de = "Une main fermée')
    package.change("rulebook.toml", 'en = "The wind puts', 'de = "The wind puts')
    package.change("words/fr.ftl", "feufollet-ask-hide", "feufollet-ask-show")
    package.change("words/fr.ftl", "feufollet-told-Blew", "feufollet-told-Blown")
    package.change("words/en.ftl", "{ $strength }", "{ $force }")
    package.change("words/en.ftl", "feufollet-typed-hide = hide", "feufollet-typed-hide hide")
    package.change("rules.py", '"hide.once"', '"hide.twice"')
    package.change("notation.py", 'return {"move": "hide", "candles": move}', 'return {"move": "hide", "candles": 1}')
    (package.game / "drawing.py").write_text("def drawn() -> None: ...\n", encoding="utf-8")
    (package.game / "measures.py").write_text("import nothing_of_that_name\n", encoding="utf-8")
    code, lines = package.check()
    said = "\n".join(line for line in lines if line.startswith("wrong"))
    assert code == 1
    for part in (
        "rulebook.toml: hide.once has no words in fr",
        "rulebook.toml: wind.out has no words in en",
        "words/fr.ftl: no words for the ask hide (feufollet-ask-hide)",
        "words/fr.ftl: no words for the event Blew (feufollet-told-Blew)",
        "words/en.ftl: no words for feufollet-told-Blown, which another language has",
        "words/en.ftl: Fluent cannot read 'feufollet-typed-hide hide",
        "words/en.ftl: Blew cannot be told",
        "rules: the move hide 2 is not read as it is written",
        "drawing.py: it does not define draw",
        "measures.py: it could not be loaded (ModuleNotFoundError",
    ):
        assert part in said, f"{part}\n\n{said}"
    assert f"{len(said.splitlines())} wrong" in lines[-1]


def test_a_refusal_that_names_no_clause_is_found(package: Package) -> None:
    package.change("rulebook.toml", 'slug = "hide.secret"', 'slug = "hide.secretly"')
    package.change("rules.py", "list(range(1, state.table.edition.candles + 1))", "list(range(1, 3 + seat))")
    code, lines = package.check()
    assert code == 1
    assert "is refused by hide.secret, which is no clause of the rulebook" in "\n".join(lines)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("__init__.py", "contract=2", "contract=1", "TITLE.contract: it is 1, and this house has 2"),
        (
            "__init__.py",
            "TITLE = Title(",
            "TITLE = dict(",
            "entry point: manoir_feufollet:TITLE is a dict, not a Title",
        ),
        ("__init__.py", "from .rules import", "from .rule import", "could not be loaded (ModuleNotFoundError"),
        ("rules.py", 'name = "feufollet"', 'name = "follet"', "is called feufollet, and the game calls itself follet"),
        ("rules.py", "def lapse(", "def collapse(", "rules: no lapse, which manoir.kernel.game.Game asks for"),
        ("notation.py", "def seen(", "def saw(", "notation: no seen, which manoir.kernel.notation.Notation asks for"),
        (
            "edition.toml",
            "candles = 3",
            "candles = 30",
            "edition.candles: found 30, expected a whole number from 2 to 9",
        ),
        ("rules.py", "state.over = True", "state.round = 1", "is not over after 120 answers"),
        ("rules.py", "best = max(state.points)", "best = max([])", "stops (ValueError"),
    ],
)
def test_what_keeps_a_game_out_is_said_with_its_place(
    package: Package, file: str, old: str, new: str, said: str
) -> None:
    package.change(file, old, new)
    code, lines = package.check()
    assert code == 1
    assert said in "\n".join(lines)


def test_golden_logs_that_do_not_hold_are_wrong(package: Package) -> None:
    (package.folder / "tests" / "golden").mkdir()
    (package.folder / "tests" / "golden" / "2-players.log").write_text("no log\n", encoding="utf-8")
    code, lines = package.check()
    assert code == 1
    assert sum(line.startswith("wrong     golden logs") for line in lines) == 6  # the broken one, and five missing


def test_a_game_that_nobody_installed_says_what_is_missing(manoir: Manoir) -> None:
    ran = manoir("check-game", "nobody")
    assert ran.code == 1
    assert 'no installed package has nobody = "PACKAGE:TITLE" under manoir.games' in ran.out
    assert manoir("check-game", "No Body").code == 2


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_last_line_is_said_in_either_language(manoir: Manoir, lang: str) -> None:
    assert ("faute" if lang == "fr" else "wrong") in manoir("check-game", "nobody", "--lang", lang).out.split("\n")[-2]
