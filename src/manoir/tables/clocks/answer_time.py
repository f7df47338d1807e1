"""When a bot answers where something is hidden: drawn before it thinks, from public facts alone (law 8)."""

from __future__ import annotations

from random import Random

SPREAD = 0.5  # of the least time, by which an answer may come later
WAY_BACK = 40  # milliseconds before its moment at which a thought must have ended: its answer has a way to go


def drawn(chance: Random, least: float, usual: int) -> float:
    """Milliseconds from a question to its answer: what the table wants and the bot needs, and up to half as much again.

    The spread is there because the house itself takes a little longer over one answer than over another: what that
    would tell is lost in it. Moments are never rounded, so no two of seats that are asked together are the same.
    """
    return max(least, usual) * (1 + SPREAD * chance.random())
