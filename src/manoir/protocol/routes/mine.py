"""The games that a device remembers: what the house shows of each, and how those who played one have it deleted."""

from __future__ import annotations

from manoir.protocol.http_types import GameDeleted, GamesAsked
from manoir.protocol.request import Request, TableId
from manoir.tables.archive.deleting import delete_game
from manoir.tables.archive.summaries import Summary
from manoir.tables.archive.summaries import summaries as summaries_of
from manoir.tables.verdict import Denied


async def summaries(request: Request, data: GamesAsked) -> list[Summary]:
    """Many games at once, in the order in which they were asked for; one that is gone says so."""
    return await summaries_of(request.lobby, data.tables)


async def delete(request: Request, id: TableId) -> GameDeleted:
    """Who played: my name goes at once, and the game for everybody when all who played it have wished it."""
    if request.secret is None:
        raise Denied("not-played")
    found = await delete_game(request.lobby, id, request.secret)
    return GameDeleted(found.done, [seat + 1 for seat in found.waiting])
