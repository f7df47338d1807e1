"""Moments of finished games at which one answer is clearly the best: a game's `moments.json`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from manoir.kernel.title import Title

FILE = "moments.json"


@dataclass(frozen=True, slots=True)
class AnswerWeight:
    """What the searches say of one answer, in shares of the victory."""

    share: float
    cost: float  # beside the best
    error: float  # of the cost: one standard error


@dataclass(frozen=True, slots=True)
class KeptMoment:
    """One moment: a log that ends where a seat is asked, and what that seat's answers are worth."""

    rating: str
    log: str
    seat: int  # from 0
    answers: Mapping[str, AnswerWeight]  # by their notation, the best first
    missed: int  # how often lower levels answered otherwise
    tries: int


@dataclass(frozen=True, slots=True)
class KeptMoments:
    """The moments of a game: one a day, which come again when all had theirs, and a ladder for each rating."""

    days: tuple[KeptMoment, ...]
    ladders: Mapping[str, tuple[KeptMoment, ...]]


def moments_of(title: Title) -> KeptMoments | None:
    """The moments of a game; None where it has none."""
    path = title.folder / FILE
    return _read(path) if path.is_file() else None


@lru_cache(maxsize=16)
def _read(path: Path) -> KeptMoments:
    data = json.loads(path.read_text(encoding="utf-8"))
    tries = int(data["tries"])
    days = tuple(_moment(one, one["rating"], tries) for one in data["days"])
    ladders = {name: tuple(_moment(one, name, tries) for one in rungs) for name, rungs in data["ladders"].items()}
    return KeptMoments(days, ladders)


def _moment(data: Mapping[str, Any], rating: str, tries: int) -> KeptMoment:
    log = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in data["log"])
    answers = {text: AnswerWeight(*weight) for text, weight in data["answers"].items()}
    return KeptMoment(rating, log, int(data["seat"]) - 1, answers, int(data["missed"]), tries)
