"""`manoir arena` as a person calls it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def test_a_result_is_written_in_four_forms(tmp_path: Path, manoir: Callable[..., Any]) -> None:
    files = {kind: tmp_path / f"result.{kind}" for kind in ("json", "csv", "html", "markdown")}
    words = [word for kind, path in files.items() for word in (f"--{kind}", path)]
    ran = manoir("arena", "minuit", "--bots", "greedy,random", "--seats", 2, "--games", 40, "--processes", 1, *words)
    assert ran.code == 0
    assert "greedy beats random" in ran.out
    data = json.loads(files["json"].read_text())
    assert data["games"] == 40
    assert [row["bot"] for row in data["results"]] == ["greedy", "random"]
    assert len(files["csv"].read_text().splitlines()) == 81
    page = files["html"].read_text()
    assert page.count("<svg") == 3
    assert "http" not in page  # it needs nothing from elsewhere
    assert files["markdown"].read_text().startswith("minuit, 2 seats: 40 games")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "nobody", "--seats", "2"], "nobody"),
        (["--bots", "greedy,greedy,greedy", "--seats", "2"], "3 bots"),
        (["--bots", "random", "greedy", "--seats", "2"], "found greedy, expected nothing more"),
        (["--bots", "greedy", "--seats", "99"], "seats"),
        (["--bots", "search@x", "--seats", "2"], "simulations"),
        (["--bots", "greedy", "--seats", "2", "--games", "0"], "--games"),
    ],
)
def test_bad_input_is_answered_in_one_line(words: list[str], said: str, manoir: Callable[..., Any]) -> None:
    ran = manoir("arena", "minuit", *words)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert said in ran.err
