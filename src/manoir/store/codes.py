"""Short codes as the database keeps them: each stands for one thing, at all workers, until its time is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.sql import Select, bindparam

from manoir.store.commits import Write
from manoir.store.schema import codes
from manoir.store.trouble import Twice, WriteLost
from manoir.store.writer import Writer

FREE = delete(codes).where(codes.c.purpose == bindparam("why"), codes.c.target == bindparam("what"))
FREE_OLD_ONE = delete(codes).where(codes.c.code == bindparam("which"), codes.c.until <= bindparam("now"))
FREE_OLD = delete(codes).where(codes.c.until <= bindparam("now"))
ADD = insert(codes)
TAKE = delete(codes).where(
    codes.c.code == bindparam("which"), codes.c.purpose == bindparam("why"), codes.c.until > bindparam("now")
)
KEEP = (
    update(codes)
    .where(codes.c.purpose == bindparam("why"), codes.c.target == bindparam("what"))
    .values(until=bindparam("until"))
)

Rows = Callable[[Select[Any]], Awaitable[list[dict[str, Any]]]]


def freed(purpose: str, target: str) -> Write:
    """The write that frees every code of a target, to be kept together with others."""
    return Write(FREE, {"why": purpose, "what": target})


class KeptCodes:
    """The codes of a house."""

    def __init__(self, writer: Writer, rows: Rows) -> None:
        self.writer = writer
        self._rows = rows

    async def add(self, code: str, purpose: str, target: str, now: float, until: float) -> bool:
        """Keep a code; False if it stands for something already, here or at another worker."""
        values = {"code": code, "purpose": purpose, "target": target, "until": until}
        try:
            await self.writer.write(Write(FREE_OLD_ONE, {"which": code, "now": now}), Write(ADD, values))
        except Twice:
            return False
        return True

    async def target(self, code: str, purpose: str, now: float) -> str | None:
        """What a code stands for."""
        wanted = (codes.c.code == code, codes.c.purpose == purpose, codes.c.until > now)
        rows = await self._rows(select(codes.c.target).where(*wanted))
        return rows[0]["target"] if rows else None

    async def of(self, purpose: str, target: str, now: float) -> str | None:
        """The code of a target."""
        wanted = (codes.c.purpose == purpose, codes.c.target == target, codes.c.until > now)
        rows = await self._rows(select(codes.c.code).where(*wanted).order_by(codes.c.until.desc()).limit(1))
        return rows[0]["code"] if rows else None

    async def take(self, code: str, purpose: str, now: float) -> str | None:
        """What a code stands for, told to one only: whoever comes second is told nothing."""
        target = await self.target(code, purpose, now)
        if target is None:
            return None
        try:
            await self.writer.write(Write(TAKE, {"which": code, "why": purpose, "now": now}, must=True))
        except WriteLost:
            return None
        return target

    async def keep(self, purpose: str, targets: Sequence[str], until: float) -> None:
        """Let the codes of targets last until then."""
        if targets:
            await self.writer.write(*(Write(KEEP, {"why": purpose, "what": one, "until": until}) for one in targets))

    async def free(self, purpose: str, target: str) -> None:
        """Let the codes of a target stand for nothing any more."""
        await self.writer.write(freed(purpose, target))

    async def free_old(self, now: float) -> None:
        """Forget codes whose time is over."""
        await self.writer.write(Write(FREE_OLD, {"now": now}))
