"""What takes long to make, made by one worker for all of a run."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

PATIENCE = 900.0  # seconds


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that `make` has filled, here or in another worker; nobody writes into it afterwards."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        folder = factory.mktemp(name)
        make(folder)
        return folder
    folder = factory.getbasetemp().parent / name
    done = folder.with_name(f"{name}.done")
    try:
        folder.mkdir()
    except FileExistsError:
        since = monotonic()
        while not done.exists():
            assert monotonic() - since < PATIENCE, f"nobody made {name}"
            sleep(0.2)
        assert not (why := done.read_text(encoding="utf-8")), why
        return folder
    why = "it could not be made: see the worker that tried"
    try:
        make(folder)
        why = ""
    finally:
        part = folder.with_name(f"{name}.part")
        part.write_text(why, encoding="utf-8")
        part.rename(done)  # which nobody sees half written
    return folder
