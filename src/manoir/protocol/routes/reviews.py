"""Finished games looked over by the coach: on request, once, in the turns of whoever thinks here."""

from __future__ import annotations

import msgspec

from manoir.coach.depth import part_of
from manoir.protocol.request import Request, TableId
from manoir.protocol.review_types import ReviewDocument, ReviewSeen
from manoir.store.rows import ReviewRow
from manoir.tables.verdict import Denied

_decoder = msgspec.json.Decoder(ReviewDocument)


async def begin(request: Request, id: TableId) -> ReviewSeen:
    """The review of a finished game: made, on its way, or begun now."""
    return _seen(await request.lobby.look_over(id, request.caller))


async def look(request: Request, id: TableId) -> ReviewSeen:
    """How far the review of a finished game has come, and what it says; it begins nothing."""
    row = await request.lobby.house.store.reviews.find(id)
    if row is None:
        raise Denied("no-review")
    return _seen(row)


def _seen(row: ReviewRow) -> ReviewSeen:
    review = _decoder.decode(row.body) if row.body else None
    part = None if review is None or review.seen is not None else part_of(review.trials // 2)
    return ReviewSeen(row.done, row.total, review, part)
