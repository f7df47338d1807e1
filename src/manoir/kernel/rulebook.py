"""The rulebook as part of the program: every clause with its words, every refusal with its clause."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from manoir.kernel.edition import Sheet, read_toml
from manoir.kernel.wrong import WrongInput

LANGUAGES = ("fr", "en")

Test = TypeVar("Test", bound=Callable[..., object])


@dataclass(frozen=True, slots=True)
class Note:
    """What people ask about a clause, and the answer: it explains the rules and adds none."""

    question: dict[str, str]  # by language
    answer: dict[str, str]


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of one game, in the words that a player reads."""

    name: str  # game:slug
    words: dict[str, str]  # by language
    ruling: bool  # decided by this house where the printed rule is silent
    notes: tuple[Note, ...] = ()

    @property
    def slug(self) -> str:
        """The name without the game before it."""
        return self.name.partition(":")[2]


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
    aim: dict[str, str]
    age: int | None  # the youngest for whom the box is meant, where that is printed
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
    sheet = read_toml(path, "a rulebook")
    sheet.only("rulebook", "chapter")
    head = sheet.part("rulebook")
    head.only("game", "title", "authors", "publisher", "line", "aim", "age")
    game = head.text("game")
    chapters = tuple([_chapter(part, game) for part in sheet.parts("chapter")])
    seen: set[str] = set()
    for clause in [clause for chapter in chapters for clause in chapter.clauses]:
        if clause.name in seen:
            raise WrongInput(f"{path}: {clause.name}", "the clause twice", "every clause once")
        seen.add(clause.name)
    title, line, aim = (_words(head.data.get(key), f"{path}: rulebook.{key}") for key in ("title", "line", "aim"))
    age = head.whole("age", 1, 99) if "age" in head.data else None
    return Rulebook(game, title, head.text("authors"), head.text("publisher"), line, aim, age, chapters)


def _chapter(part: Sheet, game: str) -> Chapter:
    part.only("id", "title", "clause")
    title = _words(part.data.get("title"), f"{part.place}: title of chapter {part.text('id')}")
    return Chapter(part.text("id"), title, tuple([_clause(row, game) for row in part.parts("clause")]))


def _clause(part: Sheet, game: str) -> Clause:
    name = f"{game}:{part.text('slug')}"
    row = Sheet(part.data, f"{part.place}: {name}")  # people look for the clause, not for the number of its row
    row.only("slug", *LANGUAGES, "ruling", "note")
    notes = tuple([_note(note) for note in row.parts("note")]) if "note" in row.data else ()
    return Clause(name, _words(row.data, row.place), row.yes("ruling"), notes)


def _note(row: Sheet) -> Note:
    row.only("question", "answer")
    question, answer = (_words(row.data.get(key), f"{row.place}: {row.prefix}{key}") for key in ("question", "answer"))
    return Note(question, answer)


def _words(row: object, place: str) -> dict[str, str]:
    """What a player reads, in every language."""
    found = row if isinstance(row, dict) else {}
    words = {language: text for language in LANGUAGES if isinstance(text := found.get(language), str) and text}
    missing = [language for language in LANGUAGES if language not in words]
    if missing:
        raise WrongInput(place, f"no words in {' or '.join(missing)}", f"words in {' and '.join(LANGUAGES)}")
    return words


def rule(*clauses: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of at most three clauses; the test run checks that every clause has one."""
    if not 1 <= len(clauses) <= 3:
        raise ValueError("a test proves one to three clauses")

    def mark(test: Test) -> Test:
        test.__clauses__ = clauses  # type: ignore[attr-defined]
        return test

    return mark
