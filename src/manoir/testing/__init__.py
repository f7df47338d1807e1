"""What a game is tested with, in the house and outside: the laws, scenes, golden logs, proofs, positions by chance.

The laws need Hypothesis (`pip install manoir[testing]`), which is imported when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from manoir.kernel.laws import Hidden, LawBroken
from manoir.kernel.rulebook import rule
from manoir.testing.golden import check_golden, write_golden
from manoir.testing.proofs import check_proofs
from manoir.testing.scene import Scene

if TYPE_CHECKING:
    from manoir.testing.chance import Position, positions, reached
    from manoir.testing.check import LAWS, check_law, check_laws

__all__ = [
    "LAWS",
    "Hidden",
    "LawBroken",
    "Position",
    "Scene",
    "check_golden",
    "check_law",
    "check_laws",
    "check_proofs",
    "positions",
    "reached",
    "rule",
    "write_golden",
]

LATER = {
    "LAWS": "check",
    "check_law": "check",
    "check_laws": "check",
    "Position": "chance",
    "positions": "chance",
    "reached": "chance",
}


def __getattr__(name: str) -> object:
    """What needs Hypothesis, from its module."""
    if name not in LATER:
        raise AttributeError(f"manoir.testing has no {name}")
    try:
        return getattr(import_module(f"manoir.testing.{LATER[name]}"), name)
    except ModuleNotFoundError as missing:
        if missing.name != "hypothesis":
            raise
        raise ModuleNotFoundError(
            f"{name} needs Hypothesis: pip install 'manoir[testing]'", name="hypothesis"
        ) from None
