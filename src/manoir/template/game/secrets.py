"""What Lueur hides (law 1): the closed hands of others, hide.secret."""

from __future__ import annotations

from manoir.kernel.laws import Hidden

from .state import State


def of_others(state: State, chair: int) -> list[int]:
    """The candles in every hand but one's own."""
    return [candles for seat, candles in enumerate(state.hidden) if seat != chair]


SECRETS = [Hidden("hands of others", of_others, lambda state, chair: any(of_others(state, chair)))]
