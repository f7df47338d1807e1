"""Every move that The Vigil can ever offer."""

from __future__ import annotations

from toy.edition import Options
from toy.moves import CARD, COINS, LIGHT, WAIT, seal

VERSION = 1


def catalogue(table: Options) -> list[int]:
    """Answers to the ghost and to the bell, and cards to seal."""
    return [LIGHT, WAIT, COINS, CARD, *(seal(card) for card in range(len(table.edition.names)))]
