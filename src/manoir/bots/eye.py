"""How quickly, and how surely, somebody sees a way through coloured walls."""

from __future__ import annotations

from mypy_extensions import i64


class Eye:
    """One level's eye for Booo!."""

    __slots__ = ("misses", "patience", "slow", "spread", "wrong")

    def __init__(self, slow: i64, spread: i64, misses: i64, wrong: i64, patience: i64) -> None:
        self.slow = slow  # milliseconds for each thing that there is to follow on the way
        self.spread = spread  # by how much, of a hundred, a time may be off either way
        self.misses = misses  # of a hundred ways, how many go unseen for now
        self.wrong = wrong  # of a hundred calls, how many are made of a way that is none
        self.patience = patience  # milliseconds until a hand goes up when no way is seen
