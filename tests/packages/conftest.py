"""The packages of a release, built once, and an empty environment for what is installed from them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from manoir.pure import form
from packages.empty import ROOT

FORM = form()  # a package of the form that is under test: what was compiled for it is used again
HOME = "https://example.org/manoir"  # where the packages are told to be at home
BUILD = {"MANOIR_COMPILE": "1" if FORM == "compiled" else "0", "MANOIR_CORE": str(ROOT / "build" / "core")}


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Both packages, built from the repository as a release builds them."""
    folder = tmp_path_factory.mktemp("dist")
    found = {}
    for kind in ("wheel", "sdist"):
        command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, **BUILD, "MANOIR_URL": HOME},
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        (found[kind],) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return found
