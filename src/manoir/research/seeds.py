"""The seed of a game, given or drawn."""

from __future__ import annotations

from secrets import randbits

from manoir.kernel.wrong import WrongInput, quoted


def drawn_seed(seed: int | None) -> int:
    """The seed that was asked for, or any."""
    if seed is None:
        return randbits(48)
    if not 0 <= seed < 2**62:
        raise WrongInput("seed", quoted(seed), "a whole number from 0 to 2**62")
    return int(seed)
