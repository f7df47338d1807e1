"""The games of the house: what there is to play, by which rules, with which box."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from manoir.kernel.registry import package_of
from manoir.kernel.rulebook import LANGUAGES, Clause
from manoir.kernel.title import Title
from manoir.protocol import codec
from manoir.protocol.http_types import (
    ChapterSeen,
    ClauseSeen,
    EditionSeen,
    GameSeen,
    NoteSeen,
    OptionSeen,
    RulebookSeen,
)
from manoir.server.boards import BOARD, PICTURE, address_of, board_file
from manoir.server.pages import Asset, Sent, made_of, sent
from manoir.server.routes.keys import TheLobby
from manoir.tables.verdict import Denied
from manoir.words import files_of
from manoir.words.card import card_said

NOT_READ = ("-typed", "-card")  # what is typed in a terminal, and what the catalogue tells


@get("/api/games")
async def games(request: Request[Any, Any, Any], lobby: TheLobby) -> Response[list[GameSeen]]:
    """Every game in the order of the hall, with its card, its editions, options and bots."""
    seen = [_game(title, lobby.house.bots(title.name)) for title in lobby.house.titles.values()]
    # Every page waits for it: it is packed, and not sent again to whoever has it.
    return cast("Response[list[GameSeen]]", sent(request, _packed(codec.encoder.encode(seen))))


@lru_cache(maxsize=4)
def _packed(body: bytes) -> Asset:
    return made_of(body, "application/json", for_ever=False)


@get("/api/games/{game:str}/rulebook")
async def rulebook(lobby: TheLobby, game: FromPath[str]) -> RulebookSeen:
    """The rules of a game as its players read them."""
    title = _title(lobby, game)
    book = title.rulebook
    chapters = [ChapterSeen(part.id, part.title, [_clause(one) for one in part.clauses]) for part in book.chapters]
    return RulebookSeen(book.game, book.title, book.aim, *title.box().players, book.age, chapters)


@get("/api/games/{game:str}/editions/{edition:str}")
async def edition(lobby: TheLobby, game: FromPath[str], edition: FromPath[str]) -> dict[str, Any]:
    """Every number and drawing of a box."""
    title = _title(lobby, game)
    if edition not in title.editions:
        raise Denied("not-found")
    return title.box(edition).sheet.data


@get("/api/games/{game:str}/words/{language:str}", media_type=MediaType.TEXT)
async def words(lobby: TheLobby, game: FromPath[str], language: FromPath[str]) -> str:
    """What people read of a game, for the page: its Fluent files one after the other; none if it has no words."""
    title = _title(lobby, game)
    if language not in LANGUAGES:
        raise Denied("not-found")
    files = [file for file in files_of(title.folder, language) if not file.stem.endswith(NOT_READ)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@get("/api/games/{game:str}/board/{path:path}", include_in_schema=False)
async def board(request: Request[Any, Any, Any], lobby: TheLobby, game: FromPath[str], path: FromPath[str]) -> Sent:
    """A file of the board that a game brought along: the page loads its module, and the module what it needs."""
    asset = board_file(_title(lobby, game), path.strip("/"))
    if asset is None:
        raise Denied("not-found")
    return sent(request, asset)


def _title(lobby: TheLobby, game: str) -> Title:
    if game not in lobby.house.titles:
        raise Denied("not-found")
    return lobby.house.titles[game]


def _clause(clause: Clause) -> ClauseSeen:
    notes = [NoteSeen(note.question, note.answer) for note in clause.notes]
    return ClauseSeen(clause.name, clause.words, clause.ruling, notes)


def _game(title: Title, bots: tuple[str, ...]) -> GameSeen:
    book = title.rulebook
    boxes = [(file, title.box(file)) for file in title.editions]
    return GameSeen(
        game=title.name,
        package=package_of(title),
        title=book.title,
        short={language: _card(title, "short", language) or book.title[language] for language in LANGUAGES},
        line=book.line,
        pitch={language: _card(title, "line", language) or book.line[language] for language in LANGUAGES},
        minutes=title.card.minutes,
        solo=title.card.solo,
        race=title.race is not None,
        open=title.all_open,
        picture=address_of(title, PICTURE),
        board=address_of(title, BOARD),
        authors=book.authors,
        publisher=book.publisher,
        rules=title.game.version,
        aim="most" if title.game.aim > 0 else "fewest",
        editions=[EditionSeen(file, box.name, *box.players) for file, box in boxes],
        options=_options(title),
        bots=list(bots),
    )


def _card(title: Title, word: str, language: str) -> str | None:
    return card_said(title.folder, title.name, word, language)


def _options(title: Title) -> list[OptionSeen]:
    """What a table may decide; what holds otherwise may depend on how many sit there."""
    box = title.box()
    low, high = box.players
    tables = {seats: title.table(box, seats) for seats in range(low, high + 1)}
    return [
        OptionSeen(
            name=choice.name,
            clause=f"{title.name}:{choice.clause}",
            kind=choice.kind,
            values=list(choice.values(tables[low])),
            usual={str(seats): choice.usual(table) for seats, table in tables.items()},
            span=None if choice.span is None else list(choice.span),
        )
        for choice in title.choices
    ]
