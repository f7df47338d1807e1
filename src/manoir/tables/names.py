"""Names that people give themselves, cleaned before anybody else reads them."""

from __future__ import annotations

import unicodedata

LONGEST = 24


def cleaned(name: str) -> str:
    """A name in one line: composed, without controls, overrides or invisible characters, and not too long."""
    composed = unicodedata.normalize("NFC", name[: LONGEST * 8])
    # Cc controls, Cf formats (direction overrides, zero width), Cs lone surrogates, Co private, Cn unassigned.
    visible = [letter if unicodedata.category(letter)[0] != "C" else " " for letter in composed]
    marks = 0
    kept: list[str] = []
    for letter in visible:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= 2:  # accents, yes; towers of them over the next line, no
            kept.append(" " if letter.isspace() else letter)
    return " ".join("".join(kept).split())[:LONGEST].strip()
