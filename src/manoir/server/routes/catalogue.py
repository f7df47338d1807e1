"""The games of the house: what there is to play, by which rules, with which box."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.params import FromPath

from manoir.kernel.title import Title
from manoir.server.bodies import ChapterSeen, ClauseSeen, EditionSeen, GameSeen, OptionSeen, RulebookSeen
from manoir.server.routes.keys import TheLobby
from manoir.tables.verdict import Denied


@get("/api/games")
async def games(lobby: TheLobby) -> list[GameSeen]:
    """Every game, with its editions, options and bots."""
    return [_game(title, lobby.house.thinks.names) for title in lobby.house.titles.values()]


@get("/api/games/{game:str}/rulebook")
async def rulebook(lobby: TheLobby, game: FromPath[str]) -> RulebookSeen:
    """The rules of a game as its players read them."""
    book = _title(lobby, game).rulebook
    chapters = [
        ChapterSeen(part.id, part.title, [ClauseSeen(one.name, one.words, one.ruling) for one in part.clauses])
        for part in book.chapters
    ]
    return RulebookSeen(book.game, book.title, chapters)


@get("/api/games/{game:str}/editions/{edition:str}")
async def edition(lobby: TheLobby, game: FromPath[str], edition: FromPath[str]) -> dict[str, Any]:
    """Every number and drawing of a box."""
    title = _title(lobby, game)
    if edition not in title.editions:
        raise Denied("not-found")
    return title.box(edition).sheet.data


def _title(lobby: TheLobby, game: str) -> Title:
    if game not in lobby.house.titles:
        raise Denied("not-found")
    return lobby.house.titles[game]


def _game(title: Title, bots: tuple[str, ...]) -> GameSeen:
    book = title.rulebook
    boxes = [(file, title.box(file)) for file in title.editions]
    return GameSeen(
        game=title.name,
        title=book.title,
        line=book.line,
        authors=book.authors,
        publisher=book.publisher,
        rules=title.game.version,
        aim="most" if title.game.aim > 0 else "fewest",
        editions=[EditionSeen(file, box.name, *box.players) for file, box in boxes],
        options=_options(title),
        bots=list(bots),
    )


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
        )
        for choice in title.choices
    ]
