"""Short codes: what they stand for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from manoir.protocol.http_types import TableName
from manoir.protocol.request import Request
from manoir.tables.people.codes import typed

Code = Annotated[str, Meta(max_length=64, description="Four letters, large or small")]


async def find(request: Request, code: Code) -> TableName:
    """The open table of a short code: its id, as its public link holds it."""
    letters = typed(code)
    with request.quotas.guess(request.caller):
        return TableName(await request.lobby.by_code(letters))
