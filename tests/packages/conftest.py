"""The packages of a release, built once, and an empty environment for what is installed from them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from made_once import made_once
from manoir.pure import form
from packages.empty import ROOT

FORM = form()  # a package of the form that is under test: what was compiled for it is used again
HOME = "https://example.org/manoir"  # where the packages are told to be at home
BUILD = {"MANOIR_COMPILE": "1" if FORM == "compiled" else "0", "MANOIR_CORE": str(ROOT / "build" / "core")}


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Both packages, built from the repository as a release builds them."""
    folder = made_once(tmp_path_factory, "dist", build)
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return {"wheel": wheel, "sdist": sdist}


def build(folder: Path) -> None:
    """Both packages, into a folder."""
    for kind in ("wheel", "sdist"):
        command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
        environment = {**os.environ, **BUILD, "MANOIR_URL": HOME}
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
