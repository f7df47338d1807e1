"""Reviews as the database keeps them: one worker makes each, and every worker can say how far it has come."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import delete, insert, select, update
from sqlalchemy.sql import bindparam

from manoir.store.codes import Rows
from manoir.store.commits import Write
from manoir.store.rows import ReviewRow
from manoir.store.schema import reviews
from manoir.store.trouble import Twice, WriteLost
from manoir.store.writer import Writer

ADD = insert(reviews)
DROP = delete(reviews).where(reviews.c.id == bindparam("which"), reviews.c.body == bindparam("body"))
DROP_IDLE = delete(reviews).where(
    reviews.c.id == bindparam("which"), reviews.c.body == bindparam("body"), reviews.c.at < bindparam("before")
)
SAVE = (
    update(reviews)
    .where(reviews.c.id == bindparam("which"), reviews.c.body == bindparam("unmade"))
    .values(done=bindparam("done"), total=bindparam("total"), at=bindparam("at"), body=bindparam("made"))
)


class KeptReviews:
    """The reviews of a house."""

    def __init__(self, writer: Writer, rows: Rows) -> None:
        self.writer = writer
        self._rows = rows

    async def find(self, id: str) -> ReviewRow | None:
        """The review of a game, as far as it has come."""
        if "\0" in id:
            return None
        rows = await self._rows(select(reviews).where(reviews.c.id == id))
        return ReviewRow(**rows[0]) if rows else None

    async def begin(self, row: ReviewRow, before: float) -> bool:
        """Note that one is being made; False if it is made, or came further since then, or its game is gone."""
        idle = Write(DROP_IDLE, {"which": row.id, "body": "", "before": before})
        try:
            await self.writer.write(idle, Write(ADD, asdict(row)))
        except Twice:
            return False
        return True

    async def save(self, row: ReviewRow) -> bool:
        """Keep how far one has come, or what it says; False if nobody is making it any more."""
        values = {"which": row.id, "unmade": "", "done": row.done, "total": row.total, "at": row.at, "made": row.body}
        try:
            await self.writer.write(Write(SAVE, values, must=True))
        except WriteLost:
            return False
        return True

    async def drop(self, id: str) -> None:
        """Nobody makes one any more; one that is made stays."""
        await self.writer.write(Write(DROP, {"which": id, "body": ""}))
