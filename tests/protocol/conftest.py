"""Where the houses under test keep their games."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def quick_path() -> Iterator[Path]:
    """A folder in memory where there is one: for tests of what is said, not of what is kept."""
    memory = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp(prefix="manoir-", dir=memory if memory.is_dir() else None))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)
