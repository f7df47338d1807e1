"""Where a game starts that goes on from a moment of another: the position as everybody sees it, and who sat there."""

from __future__ import annotations

import asyncio

import msgspec

from manoir.kernel.log import log_of
from manoir.kernel.plain import Plain
from manoir.kernel.record import stage_for
from manoir.kernel.wrong import WrongInput
from manoir.tables.document import TableDocument
from manoir.tables.game.resume import state_at
from manoir.tables.house import House
from manoir.tables.scenes.per_chair import view_of
from manoir.tables.verdict import Denied


class PositionSeen(msgspec.Struct, frozen=True):
    """A position to play on from. Seats count from 1."""

    source: str | None  # the finished game; null: a table made before that was noted
    moment: int | None
    names: list[str]  # who sat there then, by seat; empty: the game was deleted since, or is not known
    asked: list[int]  # whose turn it is
    view: Plain  # as a spectator sees it


async def position_of(house: House, document: TableDocument) -> PositionSeen:
    """The position from which a table starts; Denied if it starts from none."""
    if document.position is None:
        raise Denied("not-found")
    asked, view = await asyncio.to_thread(_looked_at, house, document, document.position)
    source, moment = document.source or (None, None)
    return PositionSeen(source, moment, await _names(house, source), asked, view)


def _looked_at(house: House, document: TableDocument, position: str) -> tuple[list[int], Plain]:
    title, box = house.title(document.game), house.box(document)
    stage = stage_for(title, box, len(document.places), document.options)
    state = state_at(stage, position)
    return [int(ask.seat) + 1 for ask in title.game.asks(state)], view_of(stage, state, None)


async def _names(house: House, source: str | None) -> list[str]:
    """Read from the game itself, and kept nowhere else: whoever has their name removed there is not named here."""
    row = None if source is None else await house.store.finished(source)
    try:
        return [] if row is None else list(log_of(row.log, "log").header.seats)
    except WrongInput:
        return []
