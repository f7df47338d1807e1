"""Work that is done step by step, so that whoever does it may stop between two steps."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Steps: TypeAlias = Generator[int, None, T]
"""Yields after each step how many of those that are counted it was."""


def finish(work: Steps[T]) -> T:
    """Do all of it at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
