"""Short codes over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from manoir.protocol.http_types import TableName
from manoir.server.routes.keys import TheCaller, TheLobby, TheQuotas
from manoir.tables.codes import typed

Code = Annotated[str, PathParameter(max_length=64, description="Four letters, large or small")]


@get("/api/codes/{code:str}")
async def find(lobby: TheLobby, quotas: TheQuotas, caller: TheCaller, code: Code) -> TableName:
    """The open table of a short code: its id, as its public link holds it."""
    letters = typed(code)
    with quotas.guess(caller):
        return TableName(await lobby.by_code(letters))
