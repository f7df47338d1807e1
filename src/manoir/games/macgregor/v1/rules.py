"""Version 1 of the rules, kept for the games that were begun under it: who had not moved could turn over a token too.

All that differs is one value, which the version fixes and no table chooses; the rules and the notation read it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from manoir.games.macgregor import edition
from manoir.games.macgregor.edition import Edition, Options
from manoir.games.macgregor.rules import MacGregor


class MacGregor1(MacGregor):
    """The game as it was played until token.flip was mended."""

    version = 1


def options(box: Edition, seats: int, choices: Mapping[str, object]) -> Options:
    """The options of a table that was begun under version 1."""
    return replace(edition.options(box, seats, choices), flip_unmoved=True)
