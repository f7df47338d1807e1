"""The seed of a game, given or drawn."""

from __future__ import annotations

from secrets import randbits
from typing import Final

from manoir.research.whole import whole

LAST: Final = 2**62 - 1


def drawn_seed(seed: object) -> int:
    """The seed that was asked for, or any."""
    return randbits(48) if seed is None else whole(seed, "seed", 0, LAST)
