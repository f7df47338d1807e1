"""Numbers as people type them."""

from __future__ import annotations

LONGEST = 10  # digits: Python itself refuses to read a number of more than 4,300


def is_numeral(word: str) -> bool:
    """Whether a word is a whole number in plain digits, short enough to be meant as one."""
    return word.isascii() and word.isdecimal() and len(word) <= LONGEST
