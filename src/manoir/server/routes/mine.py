"""The games that a device remembers: what the house shows of each, and how those who played one have it deleted."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from manoir.protocol.http_types import GameDeleted, GamesAsked
from manoir.server.routes.keys import TableId, TheLobby, TheSecret
from manoir.tables.deleting import delete_game
from manoir.tables.summaries import Summary
from manoir.tables.summaries import summaries as summaries_of
from manoir.tables.verdict import Denied


@post("/api/summaries", status_code=200)
async def summaries(lobby: TheLobby, data: JSONBody[GamesAsked]) -> list[Summary]:
    """Many games at once, in the order in which they were asked for; one that is gone says so."""
    return await summaries_of(lobby, data.tables)


@post("/api/tables/{id:str}/delete", status_code=200)
async def delete(lobby: TheLobby, secret: TheSecret, id: TableId) -> GameDeleted:
    """Who played: my name goes at once, and the game for everybody when all who played it have wished it."""
    if secret is None:
        raise Denied("not-played")
    found = await delete_game(lobby, id, secret)
    return GameDeleted(found.done, [seat + 1 for seat in found.waiting])
