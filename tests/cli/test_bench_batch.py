"""`manoir bench batch`: what it prints, what it leaves out, and what the docs show of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

from manoir.cli.benches import batch as bench
from manoir.games import TITLES

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "batch-speed.md"
FEW = ("--game", "minuit", "--games", "1", "--games", "5", "--seconds", "0.01", "--rounds", "1")


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "WEIGHED", (4, 3))


@pytest.mark.usefixtures("light")
def test_every_form_and_size_the_factor_and_the_memory_are_printed_as_they_are_written(
    manoir: Callable[..., Any], tmp_path: Path
) -> None:
    ran = manoir("bench", "batch", *FEW, "--no-peers", "--markdown", tmp_path / "page.md")
    assert ran.code == 0
    assert ran.out == (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "| form | game | 1 | 5 |" in ran.out
    for form in bench.FORMS:
        assert f"| {form} | minuit | " in ran.out
    assert "| factor | minuit | " in ran.out
    assert "| bytes a game | minuit | " in ran.out


@pytest.mark.usefixtures("light")
def test_peers_that_are_not_there_or_break_are_named_and_left_out(
    manoir: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError("no such table")

    monkeypatch.setattr(bench, "find_spec", lambda name: object() if name == "pyspiel" else None)
    monkeypatch.setattr(bench, "SpielVector", broken)
    ran = manoir("bench", "batch", *FEW, "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert {row["form"] for row in found["rates"]} == set(bench.FORMS)
    for name in ("pgx", "pettingzoo", "rlcard"):
        assert f"{name} is not installed (pip install 'manoir[peers]'): left out." in found["missing"]
    assert "pyspiel: backgammon does not run here: no such table" in found["missing"]
    assert len(found["missing"]) == len(set(found["missing"]))


@pytest.mark.parametrize(
    ("words", "part"),
    [(("--seconds", 0), "--seconds"), (("--rounds", 0), "--rounds"), (("--games", 0), "--games")],
)
def test_bad_input_is_said_before_anything_is_measured(
    manoir: Callable[..., Any], words: tuple[object, ...], part: str
) -> None:
    ran = manoir("bench", "batch", *words)
    assert ran.code == 2
    assert part in ran.err


def test_the_page_has_every_game_form_and_size() -> None:
    page = PAGE.read_text(encoding="utf-8")
    sizes = " | ".join(f"{size:,}" for size in bench.SIZES)
    assert f"| form | game | {sizes} |" in page
    for name in TITLES:
        for form in (*bench.FORMS, "factor", "bytes a game"):
            assert f"| {form} | {name} | " in page
