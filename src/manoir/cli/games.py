"""What stands on the shelf: the games, their rulebooks, and the table of clauses and tests."""

from __future__ import annotations

import json
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from manoir.cli.arguments import console, say_left_out
from manoir.games import TITLES, title_of
from manoir.kernel.rulebook import Clause
from manoir.kernel.title import Title
from manoir.words import words_for


def games(*, lang: str | None = None, as_json: Annotated[bool, Parameter(name="--json")] = False) -> None:
    """List the games of the house; what is installed and left out is named on standard error."""
    words = words_for(lang)
    say_left_out()
    if as_json:
        rows = [
            {
                "game": title.name,
                "title": title.rulebook.title,
                "authors": title.rulebook.authors,
                "publisher": title.rulebook.publisher,
                "line": title.rulebook.line,
                "players": list(title.box().players),
                "editions": [title.box(edition).name for edition in title.editions],
                "options": list(title.option_names),
            }
            for title in TITLES.values()
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    table = Table(box=None, padding=(0, 2, 1, 0), show_header=False)
    for title in TITLES.values():
        book = title.rulebook
        low, high = title.box().players
        name = Text(title.name, style="bold yellow")
        about = Text.assemble(
            (book.title[words.language], "bold"),
            (f"  {book.authors}, {book.publisher}; ", "dim"),
            (words.say("players-from-to", low=low, high=high), "dim"),
            f"\n{book.line[words.language]}",
        )
        table.add_row(name, about)
    console().print(table)


def rules(game: str, *, lang: str | None = None) -> None:
    """Print the rulebook of a game, as people read it."""
    words = words_for(lang)
    title = title_of(game)
    book = title.rulebook
    out = console()
    out.print(Text(book.title[words.language], style="bold yellow"), Text(f"{book.authors}, {book.publisher}", "dim"))
    low, high = title.box().players
    suits = [words.say("players-from-to", low=low, high=high)]
    suits += [] if book.age is None else [words.say("page-age", age=book.age)]
    out.print(Text(", ".join(suits), "dim"))
    out.print()
    out.print(Text.assemble((words.say("page-aim"), "bold"), f"\n{book.aim[words.language]}"))
    for chapter in book.chapters:
        out.print()
        out.print(Text(chapter.title[words.language], style="bold"))
        for clause in chapter.clauses:
            words_of = Text.assemble(clause.words[words.language], (f"  [{clause.slug}]", "dim"))
            out.print(Padding(words_of, (0, 0, 0, 2)))
            print_notes(out, clause, words.language, 4)


def print_notes(out: Console, clause: Clause, language: str, indent: int) -> None:
    """What people ask about a clause, each question above its answer."""
    for note in clause.notes:
        text = Text.assemble((note.question[language], "italic"), f"\n{note.answer[language]}", style="dim")
        out.print(Padding(text, (0, 0, 0, indent)))


def proofs_of(title: Title) -> dict[str, list[str]]:
    """The tests that prove each clause, as a game keeps them; one that keeps none has none to show."""
    file = title.folder / "proofs.json"
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def clauses(
    game: str | None = None, *, lang: str | None = None, as_json: Annotated[bool, Parameter(name="--json")] = False
) -> None:
    """Print every clause with its words and the tests that prove it."""
    words = words_for(lang)
    titles = TITLES.values() if game is None else [title_of(game)]
    rows: list[dict[str, Any]] = [
        {
            "clause": clause.name,
            **clause.words,
            "ruling": clause.ruling,
            "notes": [{"question": note.question, "answer": note.answer} for note in clause.notes],
            "tests": proofs.get(clause.name, []),
        }
        for title in titles
        for proofs in [proofs_of(title)]
        for clause in title.rulebook.clauses()
    ]
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("clause", "words", "tests"):
        table.add_column(words.say(f"heading-{heading}"), justify="right" if heading == "tests" else "left")
    for row in rows:
        table.add_row(row["clause"], row[words.language], str(len(row["tests"])))
    console().print(table)
