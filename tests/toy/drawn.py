"""The Vigil as a package that brings along a board, a picture and words: the page has never heard of them."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from manoir.kernel.title import Title
from toy import VIGIL

PARTS = Path(__file__).parent / "drawn"


def drawn_in(folder: Path) -> Title:
    """The toy with its parts laid out in a folder, unless they lie there already: a test may have changed them."""
    if not (folder / "rulebook.toml").exists():
        shutil.copytree(PARTS, folder, dirs_exist_ok=True)
        for file in VIGIL.folder.glob("*.toml"):
            shutil.copy(file, folder)
    return replace(VIGIL, folder=folder)
