"""Who is asking: what every route is handed besides the values of the address and the body."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from manoir.protocol.quotas import Quotas
from manoir.tables.lobby import Lobby
from manoir.tables.people.seats import is_host, seat_of
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

SeatInPath = Annotated[int, Meta(ge=1, le=12, description="A seat, from 1")]
TableId = Annotated[str, Meta(max_length=64, description="The table's id, as its link holds it")]


@dataclass(frozen=True, slots=True)
class Request:
    """A request, whichever way it came."""

    lobby: Lobby
    quotas: Quotas
    caller: str  # on whose behalf
    secret: str | None

    async def table(self, id: str) -> Table:
        """A table for whoever asks."""
        return await self.lobby.find(id, self.secret)

    async def as_host(self, id: str) -> Table:
        """A table for its host; Denied to anybody else."""
        table = await self.table(id)
        if not is_host(table, self.secret):
            raise Denied("not-host")
        return table

    async def seated(self, id: str) -> tuple[Table, int]:
        """A table for one who sits there, with their seat."""
        table = await self.table(id)
        seat = seat_of(table, self.secret)
        if seat is None:
            raise Denied("not-seated")
        return table, seat
