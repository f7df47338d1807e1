"""Packages that are not there: made-up distributions whose entry points name games, for this process and for others."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from manoir.games import TITLES
from toy import VIGIL

EVERY = [*TITLES, VIGIL.name]
"""Every installed game, and the toy: what a generic test runs over, so that a game added later needs no line here."""


def distribution(folder: Path, package: str, points: dict[str, str]) -> None:
    """Write the metadata of a package with entry points, such as `{"vigil": "toy:VIGIL"}`, into a folder."""
    place = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    place.mkdir(parents=True, exist_ok=True)
    (place / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = ["[manoir.games]", *(f"{name} = {value}" for name, value in points.items())]
    (place / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def on_the_path(patch: pytest.MonkeyPatch, *folders: Path) -> None:
    """Let processes that are started from now on import from these folders."""
    before = os.environ.get("PYTHONPATH")
    patch.setenv("PYTHONPATH", os.pathsep.join([*map(str, folders), *([before] if before else [])]))
