"""What stands on the shelf: the games, their rulebooks, and the table of clauses and tests."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Annotated

from cyclopts import Parameter
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from manoir.cli.given import console, words_for
from manoir.games import TITLES, title_of


def games(*, lang: str | None = None, as_json: Annotated[bool, Parameter(name="--json")] = False) -> None:
    """List the games of the house."""
    words = words_for(lang)
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
    book = title_of(game).rulebook
    out = console()
    out.print(Text(book.title[words.language], style="bold yellow"), Text(f"{book.authors}, {book.publisher}", "dim"))
    for chapter in book.chapters:
        out.print()
        out.print(Text(chapter.title[words.language], style="bold"))
        for clause in chapter.clauses:
            slug = clause.name.partition(":")[2]
            out.print(Padding(Text.assemble(clause.words[words.language], (f"  [{slug}]", "dim")), (0, 0, 0, 2)))


def clauses(
    game: str | None = None, *, lang: str | None = None, as_json: Annotated[bool, Parameter(name="--json")] = False
) -> None:
    """Print every clause with its words and the tests that prove it."""
    words = words_for(lang)
    titles = TITLES.values() if game is None else [title_of(game)]
    proofs = json.loads(files("manoir.games").joinpath("proofs.json").read_text(encoding="utf-8"))
    rows = [
        {"clause": clause.name, **clause.words, "ruling": clause.ruling, "tests": proofs.get(clause.name, [])}
        for title in titles
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
