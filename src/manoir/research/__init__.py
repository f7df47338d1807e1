"""For people who study games: spaces, batches, and the interfaces of the field over every game of the house.

Spaces need nothing more. `Batch` needs NumPy, `zoo` PettingZoo, `solo` Gymnasium: `pip install manoir[research]`.
`spiel` needs OpenSpiel: `pip install manoir[spiel]`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from manoir.research.spaces import Part, Spaces, spaces_for, spaces_of

if TYPE_CHECKING:
    from manoir.research.batch import Batch
    from manoir.research.shared import SharedBatch
    from manoir.research.single import SingleGame

__all__ = ["Batch", "Part", "SharedBatch", "SingleGame", "Spaces", "spaces_for", "spaces_of"]

LATER = {"Batch": "batch", "SharedBatch": "shared", "SingleGame": "single"}


def __getattr__(name: str) -> object:
    """What needs NumPy, from its module."""
    if name not in LATER:
        raise AttributeError(f"manoir.research has no {name}")
    try:
        return getattr(import_module(f"manoir.research.{LATER[name]}"), name)
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise ModuleNotFoundError(f"{name} needs NumPy: pip install 'manoir[research]'", name="numpy") from None
