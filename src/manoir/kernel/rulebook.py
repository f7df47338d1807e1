"""The rulebook as part of the program: every clause with its words, every refusal with its clause."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from manoir.kernel.wrong import WrongInput, shown

LANGUAGES = ("fr", "en")

Test = TypeVar("Test", bound=Callable[..., object])


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of one game, in the words that a player reads."""

    name: str  # game:slug
    words: dict[str, str]  # by language
    ruling: bool  # decided by this house where the printed rule is silent


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a rulebook, in the order in which it is read."""

    id: str
    title: dict[str, str]
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All clauses of one game."""

    game: str
    title: dict[str, str]
    authors: str
    publisher: str
    line: dict[str, str]
    chapters: tuple[Chapter, ...]

    def clauses(self) -> list[Clause]:
        """Every clause, in reading order."""
        return [clause for chapter in self.chapters for clause in chapter.clauses]

    def clause(self, name: str) -> Clause:
        """The clause of a name with or without the game before it; KeyError if there is none."""
        full = name if ":" in name else f"{self.game}:{name}"
        for clause in self.clauses():
            if clause.name == full:
                return clause
        raise KeyError(full)


@dataclass(frozen=True, slots=True)
class Refusal:
    """The answer to a move that the rules forbid: a value, never an exception."""

    clause: str

    def words(self, rulebook: Rulebook, language: str) -> str:
        """The reason, in the player's language."""
        return rulebook.clause(self.clause).words[language]


@cache
def read_rulebook(path: Path) -> Rulebook:
    """The rulebook of a file, checked: every clause once, with its words in every language."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    head = data["rulebook"]
    seen: set[str] = set()
    chapters = []
    for chapter in data["chapter"]:
        clauses = []
        for row in chapter["clause"]:
            name = f"{head['game']}:{row['slug']}"
            if name in seen:
                raise WrongInput(f"{path}: {name}", "the clause twice", "every clause once")
            seen.add(name)
            clauses.append(Clause(name, _words(row, f"{path}: {name}"), bool(row.get("ruling", False))))
        title = _words(chapter["title"], f"{path}: title of chapter {chapter['id']}")
        chapters.append(Chapter(chapter["id"], title, tuple(clauses)))
    title, line = (_words(head[key], f"{path}: rulebook.{key}") for key in ("title", "line"))
    return Rulebook(head["game"], title, head["authors"], head["publisher"], line, tuple(chapters))


def _words(row: dict[str, str], place: str) -> dict[str, str]:
    """What a player reads, in every language."""
    words = {language: row.get(language, "") for language in LANGUAGES}
    if not all(words.values()):
        raise WrongInput(place, shown(words), f"words in {' and '.join(LANGUAGES)}")
    return words


def rule(*clauses: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of at most three clauses; the test run checks that every clause has one."""
    if not 1 <= len(clauses) <= 3:
        raise ValueError("a test proves one to three clauses")

    def mark(test: Test) -> Test:
        test.__clauses__ = clauses  # type: ignore[attr-defined]
        return test

    return mark
