"""Whole numbers that others hand in: an action, a seed, how many games."""

from __future__ import annotations

from operator import index

from manoir.kernel.wrong import WrongInput, quoted


def whole(value: object, place: str, low: int | None = None, high: int | None = None) -> int:
    """A whole number of any make, NumPy's too, within bounds where there are some; a truth is none, nor is a text."""
    expected = "a whole number" if low is None else f"a whole number from {low} to {high}"
    if isinstance(value, bool):
        raise WrongInput(place, quoted(value), expected)
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise WrongInput(place, quoted(value), expected) from None
    if low is not None and high is not None and not low <= number <= high:
        raise WrongInput(place, quoted(value), expected)
    return number
