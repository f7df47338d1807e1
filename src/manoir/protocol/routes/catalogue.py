"""The games of the house: what there is to play, by which rules, with which box."""

from __future__ import annotations

from typing import Any

from manoir.kernel.moments import moments_of
from manoir.kernel.registry import package_of
from manoir.kernel.rulebook import LANGUAGES, Clause
from manoir.kernel.title import Title
from manoir.protocol import http_types as http
from manoir.protocol.request import Request
from manoir.tables.lobby import Lobby
from manoir.tables.verdict import Denied
from manoir.words import files_of
from manoir.words.card import card_said

FOLDER = "board"  # of a game, with the files that it brought along for the page; a server sends them
NOT_READ = ("-typed", "-card")  # what is typed in a terminal, and what the catalogue tells


async def games(request: Request) -> list[http.GameSeen]:
    """Every game in the order of the hall, with its card, its editions, options and bots."""
    house = request.lobby.house
    return [_game(title, house.bots(title.name)) for title in house.titles.values()]


async def rulebook(request: Request, game: str) -> http.RulebookSeen:
    """The rules of a game as its players read them."""
    title = title_in(request.lobby, game)
    book = title.rulebook
    chapters = [http.ChapterSeen(part.id, part.title, [_clause(one) for one in part.clauses]) for part in book.chapters]
    return http.RulebookSeen(book.game, book.title, book.aim, *title.box().players, book.age, chapters)


async def edition(request: Request, game: str, edition: str) -> dict[str, Any]:
    """Every number and drawing of a box."""
    title = title_in(request.lobby, game)
    if edition not in title.editions:
        raise Denied("not-found")
    return title.box(edition).sheet.data


async def words(request: Request, game: str, language: str) -> str:
    """What people read of a game, for the page: its Fluent files one after the other; none if it has no words."""
    title = title_in(request.lobby, game)
    if language not in LANGUAGES:
        raise Denied("not-found")
    files = [file for file in files_of(title.folder, language) if not file.stem.endswith(NOT_READ)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def title_in(lobby: Lobby, game: str) -> Title:
    """A game of the house; Denied if there is none of that name."""
    if game not in lobby.house.titles:
        raise Denied("not-found")
    return lobby.house.titles[game]


def _clause(clause: Clause) -> http.ClauseSeen:
    notes = [http.NoteSeen(note.question, note.answer) for note in clause.notes]
    return http.ClauseSeen(clause.name, clause.words, clause.ruling, notes)


def _game(title: Title, bots: tuple[str, ...]) -> http.GameSeen:
    book = title.rulebook
    boxes = [(file, title.box(file)) for file in title.editions]
    return http.GameSeen(
        game=title.name,
        package=package_of(title),
        title=book.title,
        short={language: _card(title, "short", language) or book.title[language] for language in LANGUAGES},
        line=book.line,
        pitch={language: _card(title, "line", language) or book.line[language] for language in LANGUAGES},
        minutes=title.card.minutes,
        solo=title.card.solo or moments_of(title) is not None,
        race=title.race is not None,
        open=title.all_open,
        picture=_address(title, "picture.svg"),
        board=_address(title, "board.js"),
        authors=book.authors,
        publisher=book.publisher,
        rules=title.game.version,
        aim="most" if title.game.aim > 0 else "fewest",
        editions=[http.EditionSeen(file, box.name, *box.players) for file, box in boxes],
        options=_options(title),
        bots=list(bots),
    )


def _address(title: Title, name: str) -> str | None:
    """Where the page finds a file of a game's board; None where there is none."""
    return f"/api/games/{title.name}/board/{name}" if (title.folder / FOLDER / name).is_file() else None


def _card(title: Title, word: str, language: str) -> str | None:
    return card_said(title.folder, title.name, word, language)


def _options(title: Title) -> list[http.OptionSeen]:
    """What a table may decide; what holds otherwise may depend on how many sit there."""
    box = title.box()
    low, high = box.players
    tables = {seats: title.table(box, seats) for seats in range(low, high + 1)}
    return [
        http.OptionSeen(
            name=choice.name,
            clause=f"{title.name}:{choice.clause}",
            kind=choice.kind,
            values=list(choice.values(tables[low])),
            usual={str(seats): choice.usual(table) for seats, table in tables.items()},
            span=None if choice.span is None else list(choice.span),
        )
        for choice in title.choices
    ]
