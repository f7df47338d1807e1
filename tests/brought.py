"""The example package as if it were installed: its folder and metadata on the path of processes that are started."""

from __future__ import annotations

from pathlib import Path

import pytest

from installed import distribution, on_the_path

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "menteur"
PACKAGE = "manoir-menteur"


def menteur_installed(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """From now on processes find *Le Menteur* as after `pip install examples/menteur`."""
    distribution(folder, PACKAGE, {"menteur": "manoir_menteur:TITLE"})
    on_the_path(patch, folder, EXAMPLE / "src")
