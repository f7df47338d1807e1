"""The laws in one line: for a package outside, and for every game of the house."""

from __future__ import annotations

from manoir.kernel.laws import LawBroken
from manoir.kernel.title import Title
from manoir.testing.trials import ARRAYS, SENT, TIMES, TRIALS, TrialResult

EVERY = {**TRIALS, **TIMES, **ARRAYS, **SENT}
LAWS = tuple(EVERY)
"""Their names, for tests that try them one by one."""


def check_law(title: Title, law: str, examples: int | None = None) -> int:
    """Try one of `LAWS` on a game; returns how often it was tried, and raises LawBroken that says what is wrong."""
    return EVERY[law](TrialResult(title, examples=examples))


def check_laws(title: Title, examples: int | None = None) -> dict[str, int]:
    """Try every law on a game; returns how often each was tried, and raises LawBroken that lists all that are broken.

    Without a number, as many examples as Hypothesis is set to: a hundred, unless a profile says otherwise.
    """
    found: dict[str, int] = {}
    broken: list[str] = []
    for law in EVERY:
        try:
            found[law] = check_law(title, law, examples)
        except AssertionError as wrong:
            broken.append(f"{law}: {wrong}")
    if broken:
        raise LawBroken(f"{title.name} breaks {len(broken)} of {len(EVERY)} laws\n" + "\n".join(broken))
    return found
