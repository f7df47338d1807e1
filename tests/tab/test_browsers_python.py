"""The browser's Python plays the same games: laws, golden logs and searches have the digests of this machine."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from manoir.games import TITLES
from manoir.pocket.runtime import node, runtime
from manoir.pocket.sources import HOUSE, archive, members

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "tests" / "tab" / "same_games.py"
GOLDEN = ROOT / "tests" / "golden"
MOST = 1 << 30 if os.environ.get("MANOIR_FULL") else 2  # golden logs of a game; `make long` replays all of them


CORE = ROOT / "build" / "wasm" / "lib"  # where `make pocket` leaves the compiled core


@pytest.mark.once
@pytest.mark.parametrize("form", ["uncompiled", "compiled"])
def test_laws_golden_logs_and_searches_are_the_same_in_the_browsers_python(tmp_path: Path, form: str) -> None:
    if form == "compiled":
        there = subprocess.run([sys.executable, "tools/wasm.py", "--there"], cwd=ROOT, capture_output=True, check=False)
        if there.returncode:
            pytest.skip("the compiled core of a tab was not built: make pocket")
    names = [name for name in TITLES if (GOLDEN / name).is_dir()]
    golden = tmp_path / "golden"
    for name in names:
        (golden / name).mkdir(parents=True)
        for path in sorted((GOLDEN / name).glob("*.log"))[:MOST]:
            (golden / name / path.name).write_bytes(path.read_bytes())
    here = subprocess.run(
        [sys.executable, str(PROGRAM), str(golden), *names], capture_output=True, text=True, check=True
    ).stdout
    fetched = runtime()
    house = members(fetched.wheels, CORE if form == "compiled" else None)
    (tmp_path / "house.zip").write_bytes(archive(house))
    with zipfile.ZipFile(tmp_path / "golden.zip", "w") as logs:
        for path in golden.rglob("*.log"):
            logs.write(path, path.relative_to(tmp_path).as_posix())
        for path in (HOUSE / "kernel").glob("*.py"):  # the laws themselves, which a tab does not need
            if f"manoir/kernel/{path.name}" not in house:
                logs.write(path, f"manoir/kernel/{path.name}")
    program = PROGRAM.read_text(encoding="utf-8").partition("if __name__")[0]
    running = f"from manoir.pure import form\nassert form() == {form!r}, form()\n"
    command = [node(), str(ROOT / "tools" / "pyodide.mjs"), str(fetched.pyodide)]
    played = subprocess.run(
        [*command, str(tmp_path / "house.zip"), str(tmp_path / "golden.zip")],
        input=f"{program}\n{running}main(Path('/house/golden'), {names!r})\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr[-2000:]
    assert len(here.splitlines()) == len(names)
    assert played.stdout == here
