"""The moves of The Vigil, but for one."""

from __future__ import annotations

from toy import catalogue as whole
from toy.edition import Options
from toy.moves import WAIT

VERSION = 1


def catalogue(table: Options) -> list[int]:
    """Nobody can wait."""
    return [move for move in whole.catalogue(table) if move != WAIT]
