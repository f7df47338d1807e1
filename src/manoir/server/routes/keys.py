"""Who is asking: the secret of a request, and what it may do."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter, SkipValidation

from manoir.server.callers import caller_of
from manoir.server.quotas import Quotas
from manoir.tables.lobby import Lobby
from manoir.tables.seats import is_host, seat_of
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

TheLobby = NamedDependency[SkipValidation[Lobby]]
TheSecret = NamedDependency[SkipValidation[str | None]]
TheCaller = NamedDependency[SkipValidation[str]]
TheQuotas = NamedDependency[SkipValidation[Quotas]]
SeatInPath = Annotated[int, PathParameter(ge=1, le=12, description="A seat, from 1")]
TableId = Annotated[str, PathParameter(max_length=64, description="The table's id, as its link holds it")]


def secret_of(request: Request[Any, Any, Any]) -> str | None:
    """The secret of a request: `Authorization: Bearer SECRET`. Never in an address, where it would be written down."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip()[:200] if kind.lower() == "bearer" and secret else None


def caller_in(request: Request[Any, Any, Any]) -> str:
    """On whose behalf a request is made."""
    return caller_of(request.client.host if request.client else "")


async def hosted(lobby: Lobby, id: str, secret: str | None) -> Table:
    """A table for its host; Denied to anybody else."""
    table = await lobby.find(id, secret)
    if not is_host(table, secret):
        raise Denied("not-host")
    return table


async def seated(lobby: Lobby, id: str, secret: str | None) -> tuple[Table, int]:
    """A table for one who sits there, with their seat."""
    table = await lobby.find(id, secret)
    seat = seat_of(table, secret)
    if seat is None:
        raise Denied("not-seated")
    return table, seat
