"""The bot of the docs, met in the arena by its name."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from manoir.bots.arena.contest import Contest
from manoir.bots.arena.run import run
from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.wrong import WrongInput

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "docs" / "examples"
MENTEUR = ROOT / "examples" / "menteur" / "src"


class Here(Executor):
    """Plays in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@pytest.mark.once
def test_the_bot_of_the_docs_beats_random_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    found = run(Contest("minuit", 2, ("my_bot:make", "random"), options={"rounds": 1}), 60, Here())
    (lead,) = found.leads()
    assert lead[0] == "my_bot:make"
    assert lead[2].sure
    assert lead[2].above


@pytest.mark.parametrize("name", ["nowhere:make", "my_bot:nothing", ":make"])
def test_a_bot_that_is_not_there_is_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    with pytest.raises(WrongInput, match="expected MODULE:MAKER of a module on the path"):
        run(Contest("minuit", 2, (name, "random")), 2, Here())


@pytest.mark.once
def test_the_examples_pass_the_strict_checks_of_mypy() -> None:
    files = [str(path) for path in sorted([*EXAMPLES.glob("*.py"), *(MENTEUR / "manoir_menteur").rglob("*.py")])]
    assert len(files) >= 3 + 20
    command = [sys.executable, "-m", "mypy", "--strict", *files]  # what `make lint` knows of the house is used again
    place = {**os.environ, "MYPYPATH": str(MENTEUR)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, cwd=ROOT, env=place)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.once
def test_a_net_that_taught_itself_for_a_moment_beats_random_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import train

    monkeypatch.setattr(train, "WEIGHTS", tmp_path / "weights.npz")
    train.save("minuit", 2, train.train("minuit", 2, rounds=12, games=64))
    found = run(Contest("minuit", 2, ("train:make", "random")), 100, Here())
    (lead,) = found.leads()
    assert lead[0] == "train:make"
    assert lead[2].sure
    assert lead[2].above
    with pytest.raises(SystemExit, match="weights of other spaces"):
        train.make(TITLES["booo"], FastFate(1))
