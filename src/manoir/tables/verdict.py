"""What becomes of an answer: every one of them is answered with one of four words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Word(StrEnum):
    """The four words."""

    TAKEN = "taken"
    TOO_LATE = "too late"
    NOT_ASKED = "not asked"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Verdict:
    """One of the four words, with its reason."""

    word: Word
    reason: str | None = None  # a clause (`minuit:move.own`) or a reason of the house (`house:paused`)
    detail: str | None = None  # what was found and expected, where no clause can say it
    wait: int | None = None  # milliseconds until the ask takes answers
    again: bool = False  # the same answer had been taken before


TAKEN = Verdict(Word.TAKEN)
TOO_LATE = Verdict(Word.TOO_LATE)
NOT_ASKED = Verdict(Word.NOT_ASKED)


class Denied(Exception):
    """A wish that the house does not grant, with its reason: `house:...`."""

    def __init__(self, reason: str, detail: str | None = None, wait: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason if ":" in reason else f"house:{reason}"
        self.detail = detail
        self.wait = wait  # seconds after which it may be granted
